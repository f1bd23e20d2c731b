; The installer for Windows: for one user, without an administrator, with what takes it away again.
;
; Defined from outside: VERSION, NUMBERS (four, with dots), PROCESSOR (amd64 or arm64) and PAYLOAD (the folder of the
; program), ICON, OUT.
; TARGET (what kind of Windows the installer itself is for, where NSIS knows more than one) may be defined, too.
; Silent: SETUP.exe /S [/D=FOLDER], Uninstall.exe /S. Games lie elsewhere and are never touched.

!ifdef TARGET
  Target ${TARGET}
!endif
Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "x64.nsh"

!define NAME "Hive & Den"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\HiveAndDen"
!define KIND "HiveAndDen.game"
!define PROGRAM "hive-and-den.exe"

Name "${NAME}" "Hive && Den"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Hive and Den"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} Setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "Hive & Den contributors, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_FINISHPAGE_RUN_TEXT "Start Hive && Den"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; An older version goes first: what a newer one no longer has must not stay. Other files in the folder are left alone.
!macro TakeAway
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\Uninstall.exe"
!macroend

; A file that is in use cannot be exchanged, and half of a program is none.
!macro RefuseWhileOpen
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "${NAME} is open. Close it first, and try again." /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

; Many a program keeps such a folder beside it. It is ours where our program is, or was before an update was broken off.
!macro RefuseForeign
  ReadRegStr $0 HKCU "${KEY}" "InstallLocation"
  ${If} $0 != $INSTDIR
  ${AndIf} ${FileExists} "$INSTDIR\_internal"
  ${AndIfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
    MessageBox MB_OK|MB_ICONEXCLAMATION "There is another program in $INSTDIR. Choose another folder." /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
!macroend

; What cannot run here must not take the place of what can. Windows on ARM runs both kinds.
!macro RefuseOtherProcessor
  !if ${PROCESSOR} == arm64
    ${IfNot} ${IsNativeARM64}
      MessageBox MB_OK|MB_ICONEXCLAMATION "This setup is for ARM processors. Yours takes the one named amd64." /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
  !endif
!macroend

Section "Install"
  SetShellVarContext current
  !insertmacro RefuseOtherProcessor
  !insertmacro RefuseForeign
  !insertmacro RefuseWhileOpen
  !insertmacro TakeAway
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}/*"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Hive and Den.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "Software\Classes\.hive" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\.hive\OpenWithProgids" "${KIND}" ""
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "${NAME} game"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'

  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "Publisher" "Hive & Den contributors"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
  ; The desktop learns of the file type: SHCNE_ASSOCCHANGED.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  SetShellVarContext current
  !insertmacro RefuseWhileOpen
  !insertmacro TakeAway
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Hive and Den.lnk"
  ReadRegStr $0 HKCU "Software\Classes\.hive" ""
  ${If} $0 == "${KIND}"
    DeleteRegValue HKCU "Software\Classes\.hive" ""
  ${EndIf}
  DeleteRegValue HKCU "Software\Classes\.hive\OpenWithProgids" "${KIND}"
  DeleteRegKey /ifempty HKCU "Software\Classes\.hive\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.hive"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  DeleteRegKey HKCU "${KEY}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

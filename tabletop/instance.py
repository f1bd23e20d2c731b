"""One window for one folder of games: a second start calls the first to the front and ends.

The lock is a file beside the games; the call goes through a local socket whose name comes from the folder's path. A
start that was given a file hands its name over and does not look into it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDeadlineTimer, QLockFile, QObject, QThread, Signal

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE = 4_000
"""Milliseconds to wait for the first window's answer."""
AGAIN = 50
"""Milliseconds after which it is called again."""
LONGEST = 65_536
"""Bytes of a call that are read; no system has longer names of files."""


class Instance(QObject):
    """``first`` tells whether this is the only one; ``called`` that another one was started, with the file that it was
    given (empty: none)."""

    called = Signal(object)  # a text of Qt's would lose what is no letter in a name of a file

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.first = True
        self._folder = folder
        self._server: QLocalServer | None = None
        self._callers: list[QLocalSocket] = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            self._lock = None
            return  # nothing can be written there, so nothing can be harmed by two
        self._lock = QLockFile(str(folder / "open.lock"))
        self._lock.setStaleLockTime(0)
        if not self._lock.tryLock(0):
            self.first = self._lock.error() != QLockFile.LockError.LockFailedError

    @property
    def _name(self) -> str:
        import hashlib  # not before the first painting

        return "hive-and-den-" + hashlib.sha256(str(self._folder).encode()).hexdigest()[:16]

    def call_first(self, file: Path | None = None) -> bool:
        """Asks the first window to come forward and to open ``file``; whether it heard. One that is just being started
        listens late."""
        from PySide6.QtNetwork import QLocalSocket

        socket = QLocalSocket()
        over = QDeadlineTimer(PATIENCE)
        socket.connectToServer(self._name)
        while not socket.waitForConnected(over.remainingTime()):
            if over.hasExpired():
                return False
            QThread.msleep(AGAIN)
            socket.connectToServer(self._name)
        socket.write(b"come\n" if file is None else b"open " + os.fsencode(file.absolute()))
        heard = socket.waitForBytesWritten(PATIENCE)
        socket.disconnectFromServer()
        return heard

    def listen(self) -> None:
        """Hears later starts from now on; a second call does nothing."""
        if self._lock is None or self._server is not None:
            return
        from PySide6.QtNetwork import QLocalServer

        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        QLocalServer.removeServer(self._name)  # what a killed program left behind
        self._server.newConnection.connect(self._hear)
        self._server.listen(self._name)

    def leave(self) -> None:
        """Gives the folder free."""
        if self._server is not None:
            self._server.close()
            self._server = None
        if self._lock is not None and self.first:
            self._lock.unlock()

    def _hear(self) -> None:
        if self._server is not None:
            socket = self._server.nextPendingConnection()
            if socket is not None:
                self._callers.append(socket)
                socket.disconnected.connect(self._obey)
                self._obey()  # it may have been quicker than this

    def _obey(self) -> None:
        """Does what those ask who have said all they had to say."""
        from PySide6.QtNetwork import QLocalSocket

        over = QLocalSocket.LocalSocketState.UnconnectedState
        for socket in [socket for socket in self._callers if socket.state() == over]:
            self._callers.remove(socket)
            said = bytes(socket.read(LONGEST).data())
            socket.deleteLater()
            self.called.emit(os.fsdecode(said[5:]) if said.startswith(b"open ") else "")

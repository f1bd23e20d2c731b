"""The bill of materials: what the program is made of, in CycloneDX's form. It only writes down what it is given."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

import facts
from components import UNTOLD, Component
from cyclonedx.factory.license import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component as Part
from cyclonedx.model.component import ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL


def write(found: Sequence[Component], system: str, moment: int, file: Path) -> None:
    """Writes the bill of the program for ``system`` (``linux-x86_64``) to ``file``; ``moment`` in seconds since 1970.

    The same components at the same moment give the same bytes.
    """
    licences = LicenseFactory()
    bill = Bom(serial_number=uuid5(NAMESPACE_URL, f"{facts.IDENTIFIER}/{facts.VERSION}/{system}/{moment}"))
    bill.metadata.timestamp = datetime.fromtimestamp(moment, UTC)
    whole = Part(
        type=ComponentType.APPLICATION,
        name=facts.PACKAGE,
        version=facts.VERSION,
        bom_ref=facts.PACKAGE,
        licenses=[licences.make_from_string("MIT")],
    )
    bill.metadata.component = whole
    parts = [
        Part(
            type=ComponentType.LIBRARY,
            name=component.name,
            version=component.version,
            bom_ref=component.purl,
            purl=PackageURL.from_string(component.purl),
            licenses=[licences.make_from_string(component.licence)] if component.licence != UNTOLD else [],
        )
        for component in found
    ]
    bill.components.update(parts)
    bill.register_dependency(whole, parts)
    text = make_outputter(bill, OutputFormat.JSON, SchemaVersion.V1_6).output_as_string(indent=2)
    fault = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if fault:
        raise SystemExit(f"The bill of materials is not as CycloneDX has it: {fault}")
    file.write_text(text + "\n", encoding="utf-8")

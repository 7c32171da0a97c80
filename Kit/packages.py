"""Packages with generated scenes, which are built, linted and tested as a user would."""
from __future__ import annotations

import functools
import platform
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

SCOOPS = Path(__file__).resolve().parent.parent
IS_MAC = platform.system() == "Darwin"
PRODUCTS = ["Scenery", "SceneUI", "StrictJSON"]


class Failure(Exception):
    """What ends the check."""


@dataclass
class Target:
    """A target for scenes, with a target for their tests."""

    name: str
    is_on_main_actor: bool = False
    catalog: str | None = None  # the name of the file
    folder: str | None = None  # instead of Sources/NAME; empty for that of the package

    @property
    def module(self) -> str:
        return self.name.replace("-", "_")

    @property
    def tests(self) -> str:
        return f"{self.module}Tests"

    @property
    def sources(self) -> str:
        return f"Sources/{self.name}" if self.folder is None else self.folder

    def known(self) -> list[str]:
        """The options with which the plugin tells the tool about the target."""
        return [
            f"--known-target=test:{self.tests}:Tests/{self.tests}:{self.module},SceneTesting",
            f"--known-target=source:{self.module}:{self.sources}:{','.join(PRODUCTS)}"]

    def manifest(self, library: str) -> str:
        """The targets in Package.swift, which depend on products of a package."""
        dependencies = [f'.product(name: "{product}", package: "{library}")' for product in PRODUCTS]
        testing = f'.product(name: "SceneTesting", package: "{library}")'
        settings = [".treatAllWarnings(as: .error)"]
        if not IS_MAC:
            dependencies.append('.product(name: "UIKit", package: "uikit")')
            # The toolchain looks for what Testing adds to UIKit.
            settings.append('.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])')
        if self.is_on_main_actor:
            settings.append(".defaultIsolation(MainActor.self)")
        resources = f'.embedInCode("Resources/{self.catalog}")' if self.catalog else ""
        place = f'path: "{self.sources}",'
        if self.folder == "":
            place = 'path: ".", exclude: ["Tests", "scene.json"],'
        return f"""
    .target(
      name: "{self.name}", dependencies: [{", ".join(dependencies)}], {place}
      resources: [{resources}], swiftSettings: [{", ".join(settings)}]),
    .testTarget(
      name: "{self.tests}", dependencies: ["{self.name}", {testing}], swiftSettings: [{", ".join(settings)}]),"""


class Package:
    """A new package, in a build folder that all packages share."""

    def __init__(self, folder: Path, name: str, targets: list[Target], is_standalone: bool = False):
        self.folder, self.build, self.log = folder / name, folder / "build", folder / f"{name}.log"
        self.targets, self.uses_plugin = targets, False
        self.library = "SceneLibrary" if is_standalone else scoops_with_stand_in(folder)
        shutil.rmtree(self.folder, ignore_errors=True)
        for target in targets:
            sources, tests = self.folder / (target.sources or "Scenes"), self.folder / "Tests" / target.tests
            for made in (sources, tests):
                made.mkdir(parents=True)
            (sources / "Empty.swift").write_text("")
            (tests / "RunTests.swift").write_text("import Testing\n\n@Test func `runs`() {}\n")
        self.write_manifest()
        shutil.copy(SCOOPS / ".swift-format", self.folder)
        shutil.copy(SCOOPS / "Kit/check-generator.json", self.folder / "scene.json")

    def write_manifest(self) -> None:
        stand_in = "" if IS_MAC else f'.package(path: "{SCOOPS}/Kit/StandIns/UIKit")'
        (self.folder / "Package.swift").write_text(f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "{self.folder.name}",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "{self.library}"), {stand_in}],
  targets: [{"".join(target.manifest(Path(self.library).name) for target in self.targets)}
  ]
)
""")

    def run(self, *command: str | Path) -> bool:
        """Runs a command in the package, with its output in the log; returns whether it succeeds."""
        with self.log.open("w") as log:
            return not subprocess.run(command, cwd=self.folder, stdout=log, stderr=log).returncode

    def must_run(self, *command: str | Path) -> None:
        if not self.run(*command):
            raise Failure(f"{' '.join(map(str, command))}\n{self.log.read_text()}")

    def swift(self, command: str, *arguments: str) -> list[str | Path]:
        return ["swift", command, "--scratch-path", self.build, *options(), *arguments]

    def scene(self, target: Target, *arguments: str) -> None:
        """Runs the tool as the plugin does, and once with the plugin, which builds the tool again."""
        command = [tool(), "--package-folder", self.folder, "--tools-version=6", *target.known(), *arguments]
        if self.uses_plugin:
            self.uses_plugin = False
            command = self.swift("package", "--allow-writing-to-package-directory", "scene", *arguments)
            command += ["--target", target.name]
        self.must_run(*command)

    def swift_files(self, *folders: str) -> list[Path]:
        return [file for folder in folders for file in sorted((self.folder / folder).rglob("*.swift"))]

    def check(self) -> None:
        """Builds, lints and tests the package, and type-checks its screens."""
        self.must_run(*self.swift("build", "--build-tests"))
        for target in self.targets:
            self.check_screens(target)
            # The formatter would write LF.
            if target.folder is None:
                files = self.swift_files(target.sources, f"Tests/{target.tests}")
                self.must_run("swift", "format", "lint", "--strict", "--parallel", *files)
        self.must_run(*self.swift("test", "--skip-build"))
        for line in re.findall("Test run with.*", self.log.read_text()):
            print(f"  {line}", flush=True)
        for target in self.targets:
            self.scene(target, "refresh", "--check")

    def check_screens(self, target: Target) -> None:
        """Type-checks what a build without SwiftUI leaves out."""
        files = self.swift_files(target.sources or "Scenes")
        if IS_MAC or not any("import SwiftUI" in file.read_text() for file in files):
            return
        library, modules = self.folder.parent / "screens", self.build / "debug/Modules"
        if not library.exists():
            self.must_run(SCOOPS / "Kit/StandIns/SwiftUI/library", modules, library)
        embedded = (self.build / f"debug/{target.module}.build").rglob("*.swift")
        self.must_run(
            "swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
            "-default-isolation", "MainActor" if target.is_on_main_actor else "nonisolated",
            "-module-name", target.module, "-package-name", target.module, "-I", library, "-I", modules,
            "-module-cache-path", self.build / "modules", *swiftui(), *files, *embedded)

    def change(
        self, target: Target, name: str, old: str, new: str, within: tuple[str, str] | None = None
    ) -> tuple[Path, str]:
        """Replaces a text in each line that has it of a target's file; returns the file and what it contained."""
        file = next(file for file in self.swift_files(target.sources) if file.stem == name)
        text = file.read_text()
        pattern, is_inside, lines = re.compile(re.escape(old).replace("…", "(.*)")), within is None, []
        for line in text.split("\n"):
            is_first = within and not is_inside and re.search(within[0], line)
            is_inside = is_inside or bool(is_first)
            if is_inside and (found := pattern.search(line)):
                text_between = found.group(1) if pattern.groups else "…"
                line = line[:found.start()] + new.replace("…", text_between) + line[found.end():]
            if within and is_inside and not is_first and re.search(within[1], line):
                is_inside = False
            lines.append(line)
        changed = "\n".join(lines)
        if changed == text:
            raise Failure(f"{file} has no {old} to break.")
        file.write_text(changed)
        return file, text

    def fault_after(self, what: str) -> str | None:
        """Returns what is wrong with the tests, which have to fail after a change."""
        if self.run(*self.swift("test")):
            return f"No test noticed {what}."
        output = self.log.read_text()
        if not re.search(r"with \d+ issues?\.", output):
            return f"It does not compile after {what}: " + next(iter(re.findall("error: .*", output)), output)
        if not re.search(r"Test run .* (failed|passed) after \d\.", output):
            return f"A test waits after {what}."
        return None


def with_stand_in(manifest: str) -> str:
    """Returns a manifest whose SceneUI depends on the stand-in for UIKit."""
    manifest = manifest.replace(
        "\n  targets: [", f'\n  dependencies: [.package(path: "{SCOOPS}/Kit/StandIns/UIKit")],\n  targets: [')
    return re.sub(
        r'(name: "SceneUI",\s*dependencies: \["Scenery")', r'\1, .product(name: "UIKit", package: "uikit")', manifest)


@functools.cache
def scoops_with_stand_in(folder: Path) -> str:
    """Returns where this package is, on a system without UIKit as a package whose SceneUI depends on the stand-in."""
    if IS_MAC:
        return str(SCOOPS)
    package = folder / "scoops"
    package.mkdir(parents=True, exist_ok=True)
    for part in SCOOPS.iterdir():
        if part.is_dir() and not part.name.startswith(".") and not (package / part.name).exists():
            (package / part.name).symlink_to(part)
    (package / "Package.swift").write_text(with_stand_in((SCOOPS / "Package.swift").read_text()))
    return str(package)


@functools.cache
def tool() -> Path:
    """The command `scene`."""
    return Path(subprocess.run([SCOOPS / "Kit/tool"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip())


@functools.cache
def options() -> list[str]:
    """The options to build packages."""
    return subprocess.run([SCOOPS / "Scripts/options"], stdout=subprocess.PIPE, text=True, check=True).stdout.split()


@functools.cache
def swiftui() -> list[str]:
    """The options to type-check screens on a system without SwiftUI."""
    options = SCOOPS / "Kit/StandIns/SwiftUI/options"
    return subprocess.run([options], stdout=subprocess.PIPE, text=True, check=True).stdout.split()

"""Checks the pages of the documentation: all of them by their data, and with --browser in Chromium those that were
written by hand and one of each other kind.

Fails where a page does not show its title, where something goes wrong in its console or with a request, where a
link leads nowhere, where a page is wider than a phone, a tablet or a screen, where the first column of a table is cut, and
where a listing is moved sideways on a screen.
"""

import argparse
import base64
import json
import pathlib
import sys
import threading
import time
import urllib.parse

from chromium import Chromium, find
from pages import Site, undocumented

DESKTOP, PHONE = (1280, 900), (390, 844)
SIZES = [PHONE, (768, 1024), (1920, 1080), DESKTOP]

# Waits until the title is there, and tells what the page has in it.
LOOK = """(async (title) => {
  const plain = (text) => text.replace(/[\\s\\u200b]/g, '');
  const shown = () => [...document.querySelectorAll('h1, h2')]
    .some((heading) => heading.getClientRects().length && plain(heading.textContent) === plain(title));
  const end = performance.now() + 20000;
  while (!shown() && performance.now() < end) await new Promise((next) => setTimeout(next, 4));
  return {
    shown: shown(),
    links: [...new Set([...document.querySelectorAll('a[href]')].map((link) => link.href))],
    anchors: [...document.querySelectorAll('[id]')].map((element) => element.id),
  };
})(%s)"""

# Goes to another page as a reader does who clicks on a link: without loading everything again.
GO = "history.pushState({}, '', %s); dispatchEvent(new PopStateEvent('popstate', { state: {} }))"

# Tells which tables have a first column that is cut, and which listings have to be moved sideways on a screen.
CUT = """[...document.querySelectorAll('main .container-general, main .table-wrapper')].filter((box) => {
  const first = box.querySelector('tr > :first-child');
  if (first) return first.getBoundingClientRect().right > box.getBoundingClientRect().right;
  return innerWidth >= 1280 && box.scrollWidth > box.clientWidth + 1;
}).map((box) => box.textContent.trim().slice(0, 40))"""

# Waits until a page of another size is drawn.
REDRAWN = "new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))"


class Visit:
    """A visit to pages of a site."""

    def __init__(self, site, browser):
        self.site, self.browser = site, browser
        self.server = site.serve()
        self.address = self.server + site.prefix
        self.faults, self.links, self.anchors, self.elsewhere = [], {}, {}, set()

    def see(self, path):
        """Goes to a page, and takes note of its links."""
        if path.count("/") == 1:
            # On the way from another page to that of all modules, the renderer throws an exception.
            self.browser.call("Page.navigate", url=self.address + path + "/")
        else:
            self.browser.evaluate(GO % json.dumps(self.address + path + "/"))
        page = self.browser.evaluate(LOOK % json.dumps(self.site.titles[path]))
        if not page["shown"]:
            self.faults.append(f"{path}: does not show its title, {self.site.titles[path]}")
            # What is left of it would go wrong on the next page again.
            self.browser.call("Page.navigate", url=self.address + path + "/")
        if path in self.site.prose:
            self.measure(path)
        self.take_trouble(path)
        self.anchors[path] = set(page["anchors"])
        for link in page["links"]:
            self.links.setdefault(link, path)

    def measure(self, path):
        """Notes a page that has to be moved sideways."""
        for size in SIZES:
            self.resize(size)
            # The page must be drawn before another takes its place.
            self.browser.evaluate(REDRAWN)
            width = self.browser.evaluate("document.documentElement.scrollWidth")
            if width > size[0]:
                self.faults.append(f"{path}: is {width} wide on a screen that has {size[0]}")
            for text in self.browser.evaluate(CUT):
                self.faults.append(f"{path}: is cut on a screen that has {size[0]}: {text}")

    def enter(self):
        """Opens the site at its root, which leads to its first page."""
        self.browser.call("Page.navigate", url=self.address + "/")
        end = time.monotonic() + 20
        while (place := self.place()) not in self.site.titles and time.monotonic() < end:
            time.sleep(0.02)
        if place in self.site.titles:
            self.browser.evaluate(LOOK % json.dumps(self.site.titles[place]))
        else:
            self.faults.append(f"/: leads to {place}, which is no page")
        self.take_trouble("/")

    def place(self):
        """Returns which page is open, or None while one page makes way for another."""
        try:
            history = self.browser.call("Page.getNavigationHistory")
        except RuntimeError:
            return None
        address = history["entries"][history["currentIndex"]]["url"]
        return address.removeprefix(self.address).rstrip("/")

    def take_trouble(self, path):
        self.faults += [f"{path}: {trouble}" for trouble in dict.fromkeys(self.browser.trouble)]
        self.browser.trouble.clear()

    def follow(self):
        """Notes the links that lead nowhere."""
        for link, origin in self.links.items():
            if not link.startswith(self.address + "/"):
                # On the same server, but not below the base path, there is nothing.
                if link.startswith(self.server):
                    self.faults.append(f"{origin}: the link {link} leads out of the site")
                self.elsewhere.add(link)
                continue
            parts = urllib.parse.urlsplit(link[len(self.address):])
            path = urllib.parse.unquote(parts.path)
            page = path.rstrip("/")
            anchor = urllib.parse.unquote(parts.fragment)
            if not self.site.leads_somewhere(path):
                self.faults.append(f"{origin}: the link {path} leads nowhere")
            elif anchor and page in self.anchors and anchor not in self.anchors[page]:
                self.faults.append(f"{origin}: the link {path} has no place #{anchor} to lead to")

    def take_pictures(self, folder, paths):
        """Takes a picture of some pages at both widths."""
        for path in paths:
            for name, size in ("desktop", DESKTOP), ("phone", PHONE):
                self.resize(size)
                self.browser.call("Page.navigate", url=self.address + path + "/")
                self.browser.evaluate(LOOK % json.dumps(self.site.titles[path]))
                self.browser.evaluate("new Promise((done) => setTimeout(done, 700))")
                picture = self.browser.call("Page.captureScreenshot", captureBeyondViewport=True)
                file = pathlib.Path(folder) / f"{path.strip('/').replace('/', '-')}-{name}.png"
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(base64.b64decode(picture["data"]))
                print(file)

    def resize(self, size):
        self.browser.call(
            "Emulation.setDeviceMetricsOverride", width=size[0], height=size[1],
            deviceScaleFactor=1, mobile=size == PHONE)


def main():
    parser = argparse.ArgumentParser(prog="Learn/site/pages")
    parser.add_argument("site", help="the folder of the site")
    parser.add_argument("--hosting-base-path", default="", help="path of the site on the server")
    parser.add_argument("--browser", action="store_true", help="also open pages in Chromium")
    parser.add_argument("--serve", action="store_true", help="only serve the site, until Ctrl-C")
    parser.add_argument("--pictures", metavar="FOLDER", help="where to put pictures of PAGE")
    parser.add_argument("pages", nargs="*", metavar="PAGE", help="such as /documentation/name")
    options = parser.parse_intermixed_args()
    site = Site(options.site, options.hosting_base_path)
    if options.serve:
        return serve(site)
    faults = site.faults() + list(undocumented(site.folder.parent / "symbols"))
    if options.browser or options.pictures:
        program = find()
        if program:
            faults += look(site, program, options)
        else:
            print("Skipped: opening the pages needs Chromium.")
    for fault in faults:
        print(fault)
    print(f"{len(site.titles)} pages checked by their data, {len(faults)} faults")
    return 1 if faults or not site.titles else 0


def serve(site):
    """Serves the site on a known port, or on a free one if another program has it."""
    try:
        address = site.serve(8000)
    except OSError:
        address = site.serve()
    print(f"Open {address}{site.prefix}/ and press Ctrl-C to stop.", flush=True)
    try:
        threading.Event().wait()
    except KeyboardInterrupt:
        print()
    return 0


def look(site, program, options):
    """Opens pages in Chromium, and returns what is wrong with them."""
    browser = Chromium(program)
    try:
        visit = Visit(site, browser)
        visit.resize(DESKTOP)
        if options.pictures:
            visit.take_pictures(options.pictures, options.pages)
            return []
        visit.enter()
        for path in site.prose + site.samples:
            visit.see(path)
        visit.follow()
    finally:
        browser.end()
    print(
        f"{len(site.prose)} pages written by hand, {len(site.samples)} of other kinds and "
        f"{len(visit.links)} links in Chromium; {len(visit.elsewhere)} links lead to other sites "
        "and were not followed")
    return visit.faults


sys.exit(main())

"""Opens every page of the documentation in Chromium, and follows every link in it.

Fails where a page does not show its title, where something goes wrong in its console or with a request,
where a link leads nowhere, and where a page is wider than a phone.
"""

import argparse
import base64
import json
import pathlib
import sys
import time
import urllib.parse

from chromium import Chromium, find
from pages import Site

DESKTOP, PHONE = (1280, 900), (390, 844)

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

# Goes to another page as a reader does who clicks on a link: without loading everything anew.
GO = "history.pushState({}, '', %s); dispatchEvent(new PopStateEvent('popstate', { state: {} }))"

# Waits until a page that got another size has drawn itself anew.
REDRAWN = "new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))"


class Visit:
    """A visit to all pages of a site."""

    def __init__(self, site, browser):
        self.site, self.browser = site, browser
        self.server = site.serve()
        self.address = self.server + site.prefix
        self.faults, self.links, self.anchors, self.elsewhere = [], {}, {}, set()

    def see(self, path):
        """Goes to a page, and takes note of its links."""
        if not self.site.leads_somewhere(path):
            self.faults.append(f"{path}: has no file of its own, and cannot be opened by itself")
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
        """Notes a page that has to be moved sideways on a phone."""
        self.resize(PHONE)
        self.browser.evaluate(REDRAWN)
        width = self.browser.evaluate("document.documentElement.scrollWidth")
        if width > PHONE[0]:
            self.faults.append(f"{path}: is {width} wide on a phone that has {PHONE[0]}")
        self.resize(DESKTOP)
        # The page draws itself anew, and must have done so before another takes its place.
        self.browser.evaluate(REDRAWN)

    def enter(self):
        """Opens the site at its root, which leads to the landing page."""
        self.browser.call("Page.navigate", url=self.address + "/")
        pages = [path for path in self.site.titles if path.startswith("/documentation")]
        landing = min(pages, key=len)
        end = time.monotonic() + 20
        while (place := self.place()) != landing and time.monotonic() < end:
            time.sleep(0.02)
        if place != landing:
            self.faults.append(f"/: leads to {place} in place of {landing}")
        else:
            self.browser.evaluate(LOOK % json.dumps(self.site.titles[landing]))
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


def is_major(path):
    """Returns whether a page is an article, a walkthrough or a type, and no member of one."""
    return path.count("/") <= 3


def main():
    parser = argparse.ArgumentParser(prog="Scripts/browse")
    parser.add_argument("site", help="the folder of the site")
    parser.add_argument("--hosting-base-path", default="", help="where the server has it")
    parser.add_argument(
        "--brief", action="store_true", help="open no members of types, such as properties")
    parser.add_argument("--pictures", metavar="FOLDER", help="where to put pictures of PAGE")
    parser.add_argument("pages", nargs="*", metavar="PAGE", help="such as /documentation/name")
    options = parser.parse_intermixed_args()
    program = find()
    if not program:
        print("Skipped: Chromium is not installed, so no page was opened.")
        return 0
    site = Site(options.site, options.hosting_base_path)
    browser = Chromium(program)
    try:
        visit = Visit(site, browser)
        visit.resize(DESKTOP)
        if options.pictures:
            visit.take_pictures(options.pictures, options.pages)
            return 0
        visit.enter()
        paths = [path for path in site.titles if not options.brief or is_major(path)]
        for path in paths:
            visit.see(path)
        visit.follow()
    finally:
        browser.end()
    for fault in visit.faults:
        print(fault)
    print(
        f"{len(paths)} of {len(site.titles)} pages and {len(visit.links)} links, "
        f"{len(visit.faults)} faults; "
        f"{len(visit.elsewhere)} links lead to other sites and were not followed")
    return 1 if visit.faults or not site.titles else 0


sys.exit(main())

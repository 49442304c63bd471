import { describe, expect, it } from "vitest";
import { checks } from "./checks";
import { findAll } from "./findings";
import { readPage } from "./reading/read-page";
import { joinSite } from "./site/links";
import type { Answer } from "./site/site";
import { summaryOf } from "./summary";

/** A small site without a fault, and the same with one planted: each check must find its own. */
const origin = "https://college.example";
const at = "2026-11-22T12:00:00.000Z";
const words = "Families ask what a year costs and what a college gives back. ".repeat(12);

interface Planned {
  readonly head?: string;
  readonly main?: string;
  readonly answer?: Partial<Answer>;
  readonly language?: string;
}

const crumbs = JSON.stringify({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ "@type": "ListItem", position: 1, name: "Home", item: `${origin}/` }],
});

const title = (path: string) => `<title>All about ${path === "/" ? "this site" : path.slice(1)}</title>`;
const description = (path: string) =>
  `<meta name="description" content="What families have to know about ${path}, with the figures and their year.">`;
const canonical = (path: string) => `<link rel="canonical" href="${origin}${path}">`;
const picture = `<meta property="og:image" content="${origin}/assets/social/x.png">`;
const data = `<script type="application/ld+json">${crumbs}</script>`;
const usualHead = (path: string) => title(path) + description(path) + canonical(path) + picture + data;
const usualMain =
  `<h1>About</h1><p>${words}</p><h2 id="more">More</h2><img src="/a.png" alt="">` +
  `<a href="/">Home</a><a href="/one#more">One</a><a href="/two?choice=x">Two</a><a href="#more">More</a>`;

const usual: Answer = {
  path: "/",
  status: 200,
  location: null,
  cacheControl: "public, max-age=0",
  robotsHeader: null,
  bytes: 5000,
  milliseconds: 20,
};

function siteWith(changes: Readonly<Record<string, Planned>>, listed = ["/", "/one", "/two"]) {
  const paths = [...new Set(["/", "/one", "/two", ...Object.keys(changes)])];
  const walked = paths.map((path) => {
    const { head = usualHead(path), main = usualMain, answer = {}, language = ' lang="en-US"' } = changes[path] ?? {};
    const html = `<!doctype html><html${language}><head>${head}</head><body><main>${main}</main></body></html>`;
    const whole = { ...usual, path, ...answer };
    return { ...whole, words: whole.status === 200 ? readPage({ html, address: origin + path }) : null };
  });
  const sitemap = new Map(listed.map((path) => [path, "2026-10-01"]));
  return joinSite(walked, { origin, at, whole: true, sitemap });
}

const foundIn = (site: ReturnType<typeof siteWith>) =>
  [...findAll(site)].flat().map(({ check, path }) => `${check} ${path}`);

const h = usualHead("/one");
/** The key of a check, and the site in which it finds something at /one. */
const planted: Readonly<Record<string, ReturnType<typeof siteWith>>> = {
  "broken-link": siteWith({
    "/one": { main: `${usualMain}<a href="/gone">x</a>` },
    "/gone": { answer: { status: 404 } },
  }),
  "broken-fragment": siteWith({ "/one": { main: `${usualMain}<a href="/two#nowhere">x</a>` } }),
  "redirected-link": siteWith({
    "/one": { main: `${usualMain}<a href="/old">x</a>` },
    "/old": { answer: { status: 301, location: "/two" } },
  }),
  "redirect-chain": siteWith({
    "/one": { answer: { status: 301, location: "/old" } },
    "/old": { answer: { status: 301, location: "/two" } },
  }),
  "sitemap-error": siteWith({ "/one": { answer: { robotsHeader: "noindex" } } }),
  "not-in-sitemap": siteWith({}, ["/", "/two"]),
  orphan: siteWith(
    Object.fromEntries(["/", "/two"].map((path) => [path, { main: `<h1>A</h1>${words}<a href="/two">x</a>` }])),
  ),
  deep: siteWith({
    ...Object.fromEntries(["/", "/two"].map((path) => [path, { main: `<h1>A</h1>${words}<a href="/s1">x</a>` }])),
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((step) => [
        `/s${step}`,
        { main: `<h1>A</h1><a href="${step === 10 ? "/one" : `/s${step + 1}`}">x</a>` },
      ]),
    ),
  }),
  "dead-end": siteWith({ "/one": { main: `<h1>A</h1>${words}` } }),
  "title-missing": siteWith({ "/one": { head: h.replace(title("/one"), "") } }),
  "title-length": siteWith({ "/one": { head: h.replace(title("/one"), `<title>${"x".repeat(90)}</title>`) } }),
  "title-same": siteWith({ "/one": { head: h.replace(title("/one"), title("/two")) } }),
  "description-missing": siteWith({ "/one": { head: h.replace(description("/one"), "") } }),
  "description-length": siteWith({ "/one": { head: h.replace(/content="What[^"]*"/, 'content="Short."') } }),
  "description-same": siteWith({ "/one": { head: h.replace(description("/one"), description("/two")) } }),
  "top-heading": siteWith({ "/one": { main: `${usualMain}<h1>Twice</h1>` } }),
  "heading-order": siteWith({ "/one": { main: `${usualMain}<h4>Far below</h4>` } }),
  canonical: siteWith({ "/one": { head: h.replace(canonical("/one"), "") } }),
  "image-alternative": siteWith({ "/one": { main: `${usualMain}<img src="/b.png">` } }),
  "structured-fault": siteWith({ "/one": { head: h.replace('"position":1', '"position":"first"') } }),
  "structured-missing": siteWith({ "/one": { head: h.replace(data, "") } }),
  "social-picture": siteWith({ "/one": { head: h.replace(picture, "") } }),
  thin: siteWith({ "/one": { main: '<h1>A</h1><p>Too little.</p><a href="/">x</a>' } }),
  "hard-to-read": siteWith({
    "/one": {
      main: `<h1>A</h1><p>${"Institutional methodology determinations necessitate verification ".repeat(12)}.</p><a href="/">x</a>`,
    },
  }),
  heavy: siteWith({ "/one": { answer: { bytes: 900_000 } } }),
  slow: siteWith({ "/one": { answer: { milliseconds: 4000 } } }),
  "cache-policy": siteWith({ "/one": { answer: { cacheControl: "private, no-store" } } }),
  stale: siteWith({
    "/one": {
      head: h + data.replace('"@type":"BreadcrumbList"', '"@type":"BreadcrumbList","dateModified":"2025-01-01"'),
    },
  }),
  language: siteWith({ "/one": { language: "" } }),
};

describe("the checks of a crawl", () => {
  it("find nothing on a site without a fault", () => {
    expect(foundIn(siteWith({}))).toEqual([]);
  });

  it("find no tool thin: its first page is a form", () => {
    const tool = '<script type="application/ld+json">{"@type":"WebApplication"}</script>';
    const main = '<h1>A</h1><p>Too little.</p><a href="/">x</a>';
    expect(foundIn(siteWith({ "/one": { head: h + tool, main } }))).not.toContain("thin /one");
  });

  it.each(checks.map(({ key }) => key))("%s finds a planted fault", (key) => {
    const site = planted[key];
    expect(site, "a check needs a planted fault in this test").toBeDefined();
    if (site !== undefined) expect(foundIn(site)).toContain(`${key} /one`);
  });
});

it("reads characters, lines and links as a browser does", () => {
  const { titles, headings, links, withChoices, outside, images, count } = readPage({
    html: `<!doctype html><html lang="en"><head><title>A &amp; B&#x27;s</title></head><body><nav><a href="/x?a=1&amp;page=2">n</a></nav>
      <main><h1>Cost<!-- --> of <b>it</b></h1><p>One<p>two<br>three <svg><title>no</title></svg><script>no()</script>
      <a href="?page=2">p</a><a href="https://else.example/y">e</a><a href="mailto:a@b.example">m</a><img src="a"></main></body></html>`,
    address: `${origin}/list`,
  });
  expect(titles).toEqual(["A & B's"]);
  expect(headings).toEqual([{ level: 1, words: "Cost of it" }]);
  expect(links).toEqual(["/list?page=2"]);
  expect(withChoices).toEqual(["/x"]);
  expect(outside).toEqual(["else.example"]);
  expect(images).toEqual([{ source: "a", alternative: null }]);
  expect(count).toBe(7);
});

it("a page with a narrower kind of structured data counts for the kind the product promises, and once", () => {
  const event = (type: string) => `<script type="application/ld+json">{"@type":"${type}","name":"SAT"}</script>`;
  const site = siteWith({
    "/one": { head: usualHead("/one") + event("EducationEvent") },
    "/two": { head: usualHead("/two") + event("EducationEvent") + event("Event") },
  });
  expect(summaryOf(site).kinds).toEqual({ BreadcrumbList: 3, EducationEvent: 2, Event: 2 });
});

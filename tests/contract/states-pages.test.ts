import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { stateGuides } from "~/library/addresses/paths";
import { statePage } from "~/library/states/pages.server";
import { type SharedSite, sharedSite } from "../setup/site";

/** The pages of states as they are served: small, whole without JavaScript, and told to machines as what they are. */
const mostBytes = 60_000;
const index = "/state-college-planning-guides";

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

const structuredIn = (html: string): { "@type": string }[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );

describe("a page of a state over HTTP", () => {
  it("is under 60 kB compressed, and written ones say what they are", async () => {
    const sizes: { path: string; bytes: number }[] = [];
    for (const path of stateGuides.map((guide) => `/${guide}`)) {
      const response = await site.get(path);
      expect(response.status, path).toBe(200);
      const html = await response.text();
      sizes.push({ path, bytes: gzipSync(html).length });
      const page = statePage(path, null);
      if (page === null) continue;
      const types = structuredIn(html).map((each) => each["@type"]);
      const collection = page.topic === null || page.topic === "colleges";
      expect(types, path).toContain("BreadcrumbList");
      expect(types, path).toContain(collection ? "CollectionPage" : "Article");
      expect(types.includes("FAQPage"), path).toBe(page.article.questions.length > 0);
      expect(types.includes("Course"), path).toBe(page.article.front.course !== undefined);
      // The words stand in the document once: as markup, and not again as data.
      const [heading = ""] = page.article.toc.map(({ id }) => `<h2 id="${id}">`);
      expect(html.split(heading).length, path).toBe(2);
    }
    sizes.sort((a, b) => b.bytes - a.bytes);
    for (const { path, bytes } of sizes.slice(0, 5)) console.info(`${path}: ${(bytes / 1000).toFixed(1)} kB`);
    expect(sizes.filter(({ bytes }) => bytes >= mostBytes)).toEqual([]);
  });

  it.each(["/college-planning-washington-dc", "/college-planning-wyoming", "/college-planning-new-jersey"])(
    "%s, made from the tables, is small, says what it is, and its words stand in the document once",
    async (path) => {
      const response = await site.get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toContain("public");
      const html = await response.text();
      expect(gzipSync(html).length).toBeLessThan(mostBytes);
      expect(html).toContain(`<link rel="canonical" href="${site.origin}${path}"/>`);
      expect(structuredIn(html).map((each) => each["@type"])).toEqual(
        expect.arrayContaining(["BreadcrumbList", "Article"]),
      );
      expect(html.split('<h2 id="answers">').length).toBe(2);
      expect(await (await site.get("/sitemap.xml")).text()).toContain(`<loc>${site.origin}${path}</loc><lastmod>`);
    },
  );

  it("keeps one address for every order of its colleges", async () => {
    const html = await (await site.get("/college-planning-texas/colleges?sort=price30")).text();
    expect(html).toContain(`<link rel="canonical" href="${site.origin}/college-planning-texas/colleges"/>`);
  });

  it.each(["/college-planning-texas/nothing", "/college-planning-ohio/timeline", "/college-planning-nevada/colleges"])(
    "%s is a 404 that nobody keeps",
    async (path) => {
      const response = await site.get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
    },
  );
});

describe("the index of states over HTTP", () => {
  it("is a collection of the fifteen guides and 36 pages from the tables, small enough with four states too", async () => {
    for (const path of [index, `${index}?state=CA&state=NY&state=TX&state=NV`, `${index}?state=MA`]) {
      const html = await (await site.get(path)).text();
      const bytes = gzipSync(html).length;
      console.info(`${path}: ${(bytes / 1000).toFixed(1)} kB`);
      expect(bytes, path).toBeLessThan(mostBytes);
      expect(html.split('id="compare-title"').length, path).toBe(2);
      const [collection] = structuredIn(html);
      expect(collection).toMatchObject({ "@type": "CollectionPage", mainEntity: { itemListElement: { length: 51 } } });
      expect(html).toContain(`<link rel="canonical" href="${site.origin}${index}"/>`);
    }
  });

  it("has one short address for what a form sends", async () => {
    const sent = await site.get(`${index}?state=tx&state=&state=NV&state=`);
    expect(sent.status).toBe(302);
    expect(sent.headers.get("location")).toBe(`${index}?state=TX&state=NV`);
  });

  it.each(["state=ZZ", "state=TX&state=CA&state=OH&state=NV&state=UT"])(
    "says what is wrong with ?%s",
    async (query) => {
      const response = await site.get(`${index}?${query}`);
      expect(response.status).toBe(400);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(await response.text()).toMatch(/role="alert"[^>]*>Choose/);
    },
  );
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { cache } from "~/http/cache";
import { redirects } from "~/library/addresses/redirects.server";
import { comparedWords, hardestGrade, mostAlike, sharedPart, shingles } from "~/library/checks/alike";
import { checkFiles } from "~/library/checks/check.server";
import { readAgainInWords, toReadAgain } from "~/library/checks/figures-read";
import { figuresRead, figuresToday } from "~/library/checks/figures-read.server";
import { linkIndex } from "~/library/checks/link-index.server";
import { blocksOfState } from "~/library/checks/link-targets.server";
import { provenanceOf } from "~/library/figures/facts.server";
import { openPageList } from "~/library/pages/pages.server";
import { drawnFolder } from "~/library/pages/social.server";
import { articleAt, checkArticle, listings, pageFileAt } from "~/library/writing/articles/articles.server";
import { pageFiles } from "~/library/writing/files/files.server";
import { socialImageSlug } from "~/seo/social-image";
import { faultsOf } from "~/seo/structured-kinds";
import { libraryAddresses } from "../setup/addresses";
import { type SharedSite, sharedSite } from "../setup/site";
import { structuredIn } from "../setup/structured-data";
import { visibleText } from "./visible-text";

/** The pages of words: every file is checked as `npm run words` checks it, then every page as it is served. */
const files = pageFiles().filter(({ front }) => front !== null);
const reports = checkFiles("", await linkIndex());
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const kindsIn = (html: string) => structuredIn(html).map((thing) => thing["@type"]);

describe("the files of the library", () => {
  it("have no fault: schema, figures, links, fragments, headings, facts, words", () => {
    for (const { file, reading } of reports) {
      if (reading) console.info(`${file}: ${reading.words} words, grade ${reading.grade}, ${reading.minutes} min`);
    }
    const faults = reports.flatMap(({ file, problems }) => problems.map((problem) => `${file}: ${problem}`));
    expect(faults).toEqual([]);
  });

  it("have titles and descriptions of their own, neither too short nor too long", () => {
    for (const what of ["title", "description"] as const) {
      const all = files.map(({ front }) => front?.[what] ?? "");
      expect(all.filter((words, i) => all.indexOf(words) !== i)).toEqual([]);
    }
    const odd = files.filter(({ front }) => (front?.title.length ?? 0) > 75 || (front?.title.length ?? 0) < 20);
    expect(odd.map(({ file }) => file)).toEqual([]);
  });

  it("name the source of every figure that a reference brings", () => {
    const bare = files.flatMap((file) => {
      const others = file.state === null ? undefined : blocksOfState(file.state, file.path);
      const { names, article } = checkArticle(file, undefined, others);
      return names.flatMap((name) => {
        if (/^(example|site|counselor)\./.test(name)) return [];
        const from = provenanceOf(name);
        const shown = article.sources.some((one) => one.title === from?.title && one.publisher === from?.publisher);
        return shown && from?.year ? [] : [`${file.file}: ${name}`];
      });
    });
    expect(bare).toEqual([]);
  });

  it("have been read with the figures that stand in them: a changed table names the pages to read again", () => {
    expect(toReadAgain(figuresRead(), figuresToday()).map(readAgainInWords)).toEqual([]);
  });

  it("are no copies of each other", () => {
    const texts = reports
      .filter(({ prose }) => prose !== "")
      .map(({ file, prose }) => ({
        file,
        runs: shingles(comparedWords(prose)),
      }));
    const pairs = texts.flatMap((a, i) =>
      texts.slice(i + 1).map((b) => ({ a: a.file, b: b.file, shared: sharedPart(a.runs, b.runs) })),
    );
    pairs.sort((a, b) => b.shared - a.shared);
    console.info(`Runs of five words that two pages share, at most ${percent(mostAlike)} of the shorter one:`);
    for (const { a, b, shared } of pairs.slice(0, 5)) console.info(`  ${percent(shared)} ${a} and ${b}`);
    expect(pairs.filter(({ shared }) => shared > mostAlike)).toEqual([]);
  });

  it("read at a grade that a family can bear", () => {
    const hard = reports.filter(({ reading }) => reading !== null && reading.grade > hardestGrade);
    expect(hard.map(({ file, reading }) => `${file}: ${reading?.grade}`)).toEqual([]);
  });
});

describe("the pages of the library over HTTP", () => {
  let site: SharedSite;
  const bodies = new Map<string, string>();
  const read = async (path: string) => {
    const known = bodies.get(path);
    if (known !== undefined) return known;
    const response = await site.get(path);
    const body = response.status === 200 ? await response.text() : "";
    bodies.set(path, body);
    return body;
  };
  beforeAll(async () => {
    site = await sharedSite();
  });

  it("are found with the sentences that answer under their title, word for word, and the way to where they stand", async () => {
    const search = (q: string) => site.get(`/search?${new URLSearchParams({ q })}`);
    // The first search begins to read the library. Until it's read, pages are found without passages, and what was
    // found is kept for a minute: so each look asks something new.
    let looks = 0;
    await expect
      .poll(async () => (await search(`appeal letter ${looks++}`)).headers.get("cache-control"))
      .toBe(cache.everyone);
    for (const [asked, path] of [
      ["what happens if I never finish verification", "/help/fafsa-verification"],
      ["does the css profile count home equity", "/help/css-profile-line-by-line"],
      ["do homeschoolers need a ged", "/help/homeschool-ged-adult-starters"],
      ["padres separados quién va en la fafsa", "/es/fafsa-para-familias"],
    ] as const) {
      const html = await (await search(asked)).text();
      const pages = /<section id="pages"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
      const found = pages.split("<li").find((item) => item.includes(`href="${path}"`)) ?? "";
      const [title = "", under = ""] = found.split("</a><span");
      expect(title, asked).toContain(`href="${path}"`);
      const [said = "", way = ""] = under.split("<a ");
      const id = /href="([^"#]*)#([^"]+)"/.exec(way)?.[2] ?? "";
      expect(way, asked).toContain(`href="${path}#${id}"`);
      const section = (await read(path)).split(`id="${id}"`)[1] ?? "";
      const sentences = visibleText(`<span${said}`)
        .split(/(?<=[.!?])\s+/)
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence !== "");
      expect(sentences.length, asked).toBeGreaterThan(0);
      const page = visibleText(`<p id="${id}"${section}`);
      expect(
        sentences.filter((sentence) => !page.includes(sentence)),
        asked,
      ).toEqual([]);
    }
  });

  it("answer at every promised address, to be kept by anybody, without a cookie, and with 304 when nothing changed", async () => {
    for (const path of libraryAddresses) {
      const first = await site.get(`/${path}`);
      expect(first.status, path).toBe(200);
      expect(first.headers.get("cache-control"), path).toBe(cache.everyone);
      expect(first.headers.get("set-cookie"), path).toBeNull();
      const etag = first.headers.get("etag") ?? "";
      expect(etag, path).toMatch(/^W\/"/);
      bodies.set(`/${path}`, await first.text());
      const again = await site.get(`/${path}`, { headers: { "If-None-Match": etag } });
      expect(again.status, path).toBe(304);
    }
  });

  it("show their text whole: no open reference, no mark of the machinery", async () => {
    for (const { path } of files) {
      const body = visibleText(await read(path));
      expect(body, path).not.toMatch(/\{\{|\}\}|⚠|\{site\}|:::|undefined|NaN|\0|\ufffd/);
      const h1 = pageFileAt(path)?.front;
      expect(body, path).toContain(h1?.heading ?? h1?.title);
    }
  });

  it("have headings in order, one h1, and every id once", async () => {
    for (const path of libraryAddresses.map((address) => `/${address}`)) {
      const body = await read(path);
      const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
      const levels = [...main.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
      expect(levels[0], path).toBe(1);
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      const skips = levels.filter((level, i) => i > 0 && level > (levels[i - 1] ?? 1) + 1);
      expect(skips, path).toEqual([]);
      const ids = [...main.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(
        ids.filter((id, i) => ids.indexOf(id) !== i),
        path,
      ).toEqual([]);
    }
  });

  it("are each linked to by another page", async () => {
    const linked = new Set<string>();
    const start = [
      "/",
      "/tools",
      "/resources",
      "/help",
      "/blog",
      "/es",
      "/state-college-planning-guides",
      "/college-match-quiz",
    ];
    for (const path of [...start, ...libraryAddresses.map((address) => `/${address}`)]) {
      const body = await read(path);
      for (const [, href = ""] of body.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)) if (href !== path) linked.add(href);
    }
    const orphans = files.filter(({ path }) => !linked.has(path)).map(({ path }) => path);
    expect(orphans).toEqual([]);
  });

  it("say to machines what they are, and nothing that a reader does not see", async () => {
    const found = new Map<string, number>();
    const others = [
      "/",
      "/help",
      "/es",
      "/blog",
      "/resources",
      "/college-match-quiz",
      "/state-college-planning-guides",
    ];
    for (const path of [...others, ...libraryAddresses.map((address) => `/${address}`)]) {
      const body = await read(path);
      const seen = visibleText(body);
      for (const data of structuredIn(body)) {
        found.set(String(data["@type"]), (found.get(String(data["@type"])) ?? 0) + 1);
        expect(faultsOf(data), path).toEqual([]);
        for (const words of saidAloud(data)) expect(seen, `${path}, ${String(data["@type"])}`).toContain(words);
      }
    }
    console.info([...found].map(([kind, times]) => `${kind} × ${times}`).join(", "));
    const always = [
      "Organization",
      "WebSite",
      "Article",
      "FAQPage",
      "HowTo",
      "Service",
      "BreadcrumbList",
      "Quiz",
      "CollectionPage",
      "Review",
    ];
    expect(always.filter((kind) => !found.has(kind))).toEqual([]);
  });

  it("are shared with a picture of their own", async () => {
    const pictures = new Map<string, string>();
    for (const { path } of files) {
      const [, picture = ""] = /property="og:image" content="([^"]+)"/.exec(await read(path)) ?? [];
      expect(await read(path), path).toContain('name="twitter:card" content="summary_large_image"');
      pictures.set(picture, path);
    }
    expect(pictures.size).toBe(files.length);
    const college = catalogue().byUnitid.get(166683);
    const some = [...pictures.keys()].filter((_, i) => i % 12 === 0);
    for (const picture of [
      ...some,
      `${site.origin}/assets/social/colleges--${college?.unitid}-massachusetts-institute-of-technology.0.png`,
    ]) {
      const response = await site.get(new URL(picture).pathname);
      expect(response.status, picture).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(response.headers.get("cache-control")).toContain("immutable");
      const png = Buffer.from(await response.arrayBuffer());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect((await site.get("/assets/social/help--no-such-page.0.png")).status).toBe(404);
    // The crawl asks for heads alone.
    const head = await site.get("/assets/social/help.0.png", { method: "HEAD" });
    expect([head.status, head.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect((await site.get("/assets/social/help--no-such-page.0.png", { method: "HEAD" })).status).toBe(404);
  });

  it("have that picture from the build, as has every open page", async () => {
    const drawn = openPageList().map(({ path }) => `${socialImageSlug(path)}.png`);
    expect(readdirSync(drawnFolder).sort()).toEqual(drawn.sort());
    const served = await site.get("/assets/social/divorced-parents-guide.0.png");
    const file = readFileSync(join(drawnFolder, "divorced-parents-guide.png"));
    expect(Buffer.from(await served.arrayBuffer()).equals(file)).toBe(true);
  });

  it("are in the sitemap with the day they changed, in llms.txt, and articles of the blog in its feed", async () => {
    const sitemap = await read("/sitemap.xml");
    const llms = await read("/llms.txt");
    const feed = await read("/blog/feed.xml");
    for (const { to, family, updated } of listings()) {
      expect(sitemap).toContain(`<loc>${site.origin}${to}</loc><lastmod>${updated}</lastmod>`);
      expect(llms).toContain(`(${site.origin}${to})`);
      expect(feed.includes(`<id>${site.origin}${to}</id>`), to).toBe(family === "blog");
    }
    expect(await read("/blog")).toContain('type="application/atom+xml"');
    expect(await read("/robots.txt")).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  });

  it("say their language, and lead to the same subject in the other one", async () => {
    let pairs = 0;
    for (const { path, front } of files) {
      const body = await read(path);
      const spanish = path.startsWith("/es/");
      expect(body, path).toContain(`<html lang="${spanish ? "es" : "en-US"}">`);
      if (!spanish) continue;
      expect(body, path).toContain("Saltar al contenido");
      expect(body, path).toContain('<header id="bar" lang="en-US"');
      if (front?.english === undefined) {
        expect(body, path).not.toContain('hrefLang="x-default"');
        continue;
      }
      pairs += 1;
      for (const page of [path, front.english]) {
        const both = { en: front.english, es: path, "x-default": front.english };
        for (const [language, to] of Object.entries(both)) {
          const link = `<link rel="alternate" hrefLang="${language}" href="${site.origin}${to}"/>`;
          expect(await read(page), page).toContain(link);
        }
        expect(await read(page), page).toContain(`href="${page === path ? front.english : path}">`);
      }
    }
    expect(pairs).toBeGreaterThan(3);
  });

  it("answer in Spanish below /es, also where there is no page, and filter the glossary without a script", async () => {
    const gone = await site.get("/es/no-such-page");
    expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, cache.closed]);
    expect(await gone.text()).toMatch(/<html lang="es">[\s\S]*No encontramos esta página/);
    const found = await read("/es/glosario?q=Pell");
    expect(found).toContain('<h3 id="pell">');
    expect(found).toContain('<meta name="robots" content="noindex"/>');
    expect(found).not.toContain('<h3 id="ferpa">');
    expect(await read("/es/glosario")).toContain('<h3 id="ferpa">');
    expect(await read("/es/glosario?q=zzzz")).toContain("No encontramos “zzzz”");
  });

  it("have one page for paper in both languages, without a script, and not for machines", async () => {
    for (const [path, said] of [
      ["/help/turning-18", "To print this page, use your browser’s menu."],
      ["/es/becas", "Para imprimir esta hoja, use el menú de su navegador."],
    ] as const) {
      expect(await read(path), path).toContain(`href="${path}?sheet"`);
      expect(kindsIn(await read(path)), path).toContain("FAQPage");
      const sheet = await read(`${path}?sheet`);
      expect(sheet, path).toContain(said);
      expect(sheet, path).toContain('<meta name="robots" content="noindex"/>');
      expect(kindsIn(sheet), path).not.toContain("FAQPage");
    }
    expect(await read("/es/glosario")).not.toContain("?sheet");
  });

  it("give the season's days for a grade and a state, and the same days as a calendar", async () => {
    const calendarOf = async (chosen: string) => {
      const file = await site.get(`/deadlines/calendar.ics?${chosen}`);
      expect(file.headers.get("content-type")).toMatch(/^text\/calendar/);
      return file.text();
    };
    for (const state of ["CA", "OH"]) {
      const chosen = `grade=12&state=${state}`;
      const page = await read(`/deadlines?${chosen}`);
      const calendar = await calendarOf(chosen);
      expect(page).toContain(`${site.origin}/deadlines/calendar.ics?${chosen.replace("&", "&amp;")}`);
      const shown = page.match(/<time dateTime=/g)?.length ?? 0;
      expect(shown).toBeGreaterThan(0);
      expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(shown);
      expect(calendar.includes("UID:state-ca-"), state).toBe(state === "CA");
    }
    expect(await read("/deadlines?grade=9")).toContain("No day on this calendar is one you have to keep yet.");
  });

  it("are reached from their old addresses, in one step", async () => {
    for (const [from, to] of redirects) {
      const response = await site.get(from);
      expect([response.status, response.headers.get("location")], from).toEqual([301, to]);
      expect((await site.get(to)).status, to).toBe(200);
    }
  });

  it("have one true copy each", async () => {
    const copies = pageFiles().filter(({ front }) => front === null);
    for (const { path, canonical } of [...copies, { path: "/help-center", canonical: "/help" }]) {
      expect(await read(path), path).toContain(`<link rel="canonical" href="${site.origin}${canonical}"/>`);
    }
    for (const { path } of files) {
      expect(await read(path), path).toContain(`<link rel="canonical" href="${site.origin}${path}"/>`);
      expect(articleAt(path)?.canonical).toBe(path);
    }
  });
});

/** Words of structured data that must stand on the page. */
function saidAloud(data: Record<string, unknown>): string[] {
  const names = (list: unknown) =>
    Array.isArray(list) ? list.map((each) => String((each as { name: string }).name)) : [];
  switch (data["@type"]) {
    case "Review":
      return [String(data.reviewBody)];
    case "Article":
      return [String(data.headline)];
    case "FAQPage":
      return names(data.mainEntity);
    case "HowTo":
      return names(data.step);
    case "Service":
      return [String(data.name), String(data.description)];
    case "BreadcrumbList":
      return names(data.itemListElement);
    case "CollectionPage":
      return [String(data.name)];
    case "Course":
      return [String(data.name)];
    default:
      return [];
  }
}

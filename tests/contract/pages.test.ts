import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { openPageList, writtenPage, writtenPages } from "~/library/pages.server";
import { resourceGroups } from "~/library/resources.server";
import { tools } from "~/library/tools.server";
import { pageFileAt } from "~/library/writing/articles.server";
import { type Address, everyAddress, stateModule, wordsModule } from "../setup/addresses";

/**
 * Holds the lists of `content/pages/` to the URL table and to each other. When a page gets a route of its own, this
 * test says what to list in `open.json` and `tools.json`; a page of words is listed by its file.
 */
const short = "a short page";

/** A page of words or of a state whose full text is not written yet shows its short one. */
function answeredBy({ path, file }: Address): Address {
  const unwritten = (file === stateModule || file === wordsModule) && pageFileAt(`/${path}`) === null;
  return { path: `/${path}`, file: unwritten ? short : file };
}

const all = (await everyAddress()).map(answeredBy);
const fileOf = (path: string) => all.find((address) => address.path === path)?.file;
const isPattern = (path: string) => /[:*]/.test(path);
const pages = [...writtenPages().values()];
const open = openPageList;

/** Addresses that are pages for readers but belong in no list: results, one's own area, machines. */
const unlisted =
  /^\/(api\/|assets\/|admin|auth\/|account$|account\/|receipt$|plan$|plan\/|calendar\/|reminders\/|search$|robots|sitemap|llms|blog\/feed|site\.webmanifest|college-match-quiz\/results|college-cost-calculator\/grid|application-timeline\/|timeline-success|trip-results|subscription-|waitlist\/yours|webhooks\/)/;

/** Whether a path of this site leads somewhere: a fixed address, or a college that exists. */
function leadsSomewhere(target: string): boolean {
  const path = target.replace(/[?#].*$/, "") || "/";
  if (fileOf(path)) return true;
  const college = /^\/colleges\/(\d{6})-/.exec(path);
  return college !== null && catalogue().byUnitid.has(Number(college[1]));
}

describe("the pages of the library", () => {
  it("has every page that the URL table sends to it, and no other", () => {
    const routed = all.filter(({ path, file }) => file === short && !isPattern(path)).map(({ path }) => path);
    expect(pages.map(({ path }) => path).sort()).toEqual(routed.sort());
  });

  it("lists every finished page", () => {
    const finished = all
      .filter(({ path, file }) => file !== short && !isPattern(path) && !unlisted.test(path))
      // The same page at another address is listed where it counts.
      .filter(({ path }) => path !== "/help-center" && pageFileAt(path)?.front !== null)
      .map(({ path }) => path);
    expect(open.map(({ path }) => path).sort()).toEqual(finished.sort());
  });

  it("calls a tool open exactly when its page is finished", () => {
    for (const { path, open: isOpen } of tools) {
      expect(fileOf(path), path).toBeDefined();
      expect(isOpen, path).toBe(fileOf(path) !== short);
    }
  });

  it("gives every page a title and a description of its own", () => {
    const heads = [...pages, ...open];
    for (const what of ["title", "description"] as const) {
      const twice = heads.filter((page, i) => heads.findIndex((other) => other[what] === page[what]) !== i);
      expect(twice.map(({ path }) => path)).toEqual([]);
    }
    for (const { path, description } of heads) {
      expect(description.length, path).toBeGreaterThanOrEqual(50);
      expect(description.length, path).toBeLessThanOrEqual(160);
    }
  });

  it("says two to five true sentences on each page", () => {
    for (const { path, text } of pages) {
      const sentences = text.join(" ").split(/[.?!:](?=\s|$)/).length - 1;
      expect(sentences, path).toBeGreaterThanOrEqual(2);
      expect(text.join(" "), path).not.toMatch(/[Cc]oming soon|[Ll]orem|TODO|\{\w+\}|undefined|NaN/);
    }
  });

  it("links only to addresses that exist", () => {
    const targets = pages.flatMap(({ path, above, links, lists, related }) =>
      [above, ...links, ...(related?.links ?? []), ...lists.flatMap(({ entries }) => entries)].flatMap((link) =>
        link ? [{ path, to: link.to }] : [],
      ),
    );
    const broken = targets.filter(({ to }) => (to.startsWith("/") ? !leadsSomewhere(to) : !to.startsWith("https://")));
    expect(broken).toEqual([]);
    for (const { canonical } of pages) expect(leadsSomewhere(canonical), canonical).toBe(true);
  });

  it("links no page to itself", () => {
    const self = pages.filter(({ path, links }) => links.some(({ to }) => to === path));
    expect(self.map(({ path }) => path)).toEqual([]);
  });

  it("shows everything on the page of resources", () => {
    const shown = new Set(resourceGroups().flatMap(({ entries }) => entries.map(({ to }) => to)));
    const hidden = pages.filter(
      ({ path, canonical, above }) =>
        path === canonical &&
        !shown.has(path) &&
        !unlisted.test(path) &&
        above?.label !== "State guides" &&
        !/^\/college-planning-/.test(path),
    );
    // Reached from the bar, the footer or another page, and of no use in a list of things to read.
    expect(hidden.map(({ path }) => path)).toEqual(hidden.length > 0 ? ["/waitlist"] : []);
  });

  it("finds a page with or without a slash at the end, and nothing else", () => {
    expect(pageFileAt("/about/")?.path).toBe("/about");
    for (const path of [
      "/blog/no-such-article",
      "/college-planning-nowhere",
      "/college-planning-ohio/timeline",
      "/",
      "/__proto__",
    ]) {
      expect(writtenPage(path), path).toBeNull();
    }
  });

  it("shows no figure that is not one", () => {
    const odd = pages.flatMap(({ path, figures }) =>
      figures.filter(({ value }) => /not reported|NaN|undefined/.test(value)).map(({ what }) => `${path}: ${what}`),
    );
    expect(odd).toEqual([]);
  });
});

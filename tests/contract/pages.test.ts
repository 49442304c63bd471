import { describe, expect, it } from "vitest";
import { lightStateAt } from "~/library/guides/light-states";
import { openPageList } from "~/library/pages/pages.server";
import { tools } from "~/library/tools/tools.server";
import { pageFileAt } from "~/library/writing/articles/articles.server";
import { type Address, articleModule, everyAddress, spanishModule, stateModule, wordsModule } from "../setup/addresses";

/**
 * Holds the lists of `content/pages/` to the URL table and to each other. When a page gets a route of its own, this
 * test says what to list in `open.json` and `tools.json`; a page of words is listed by its file.
 */
const missing = "no page";

/** A page of words or of a state has a file. */
function answeredBy({ path, file }: Address): Address {
  const unwritten =
    [articleModule, stateModule, wordsModule, spanishModule].includes(file) && pageFileAt(`/${path}`) === null;
  return { path: `/${path}`, file: unwritten ? missing : file };
}

const all = (await everyAddress()).map(answeredBy);
const fileOf = (path: string) => all.find((address) => address.path === path)?.file;
const isPattern = (path: string) => /[:*]/.test(path);
const open = openPageList();

/** Addresses that are pages for readers but belong in no list: results, one's own area, machines. */
const unlisted =
  /^\/(api\/|assets\/|admin|auth\/|account$|account\/|receipt$|plan$|plan\/|calendar\/|reminders\/|search$|robots|sitemap|llms|\.well-known\/|blog\/feed|site\.webmanifest|(es\/)?college-match-quiz\/results|college-cost-calculator\/grid|colleges\/(compare\.csv|map\.svg)|essay-coach\/(college|names)\.json|application-timeline\/|deadlines\/calendar\.ics$|essay-coach\/questions$|counselor\/(plan|threads)|timeline-success|trip-results|subscription-|waitlist\/yours|webhooks\/|college-list$|counselor\/stream$|mcp$)/;

describe("the pages of the library", () => {
  it("has a text for every page that the URL table sends to it", () => {
    const without = all.filter(({ path, file }) => file === missing && !isPattern(path)).map(({ path }) => path);
    expect(without).toEqual([]);
  });

  it("lists every finished page", () => {
    const finished = all
      .filter(({ path, file }) => file !== missing && !isPattern(path) && !unlisted.test(path))
      // The same page at another address is listed where it counts.
      .filter(({ path }) => path !== "/help-center" && pageFileAt(path)?.front !== null)
      .map(({ path }) => path);
    // States without a guide are made from the tables and have no file: `states-pages.test.ts` asks for some.
    const listed = open.map(({ path }) => path).filter((path) => lightStateAt(path) === null);
    expect(listed.sort()).toEqual(finished.sort());
  });

  it("calls a tool open exactly when its page is finished", () => {
    for (const { path, open: isOpen } of tools) {
      expect(fileOf(path), path).toBeDefined();
      expect(isOpen, path).toBe(fileOf(path) !== missing);
    }
  });

  it("gives every page a title and a description of its own", () => {
    for (const what of ["title", "description"] as const) {
      const twice = open.filter((page, i) => open.findIndex((other) => other[what] === page[what]) !== i);
      expect(twice.map(({ path }) => path)).toEqual([]);
    }
    for (const { path, description } of open) {
      expect(description.length, path).toBeGreaterThanOrEqual(50);
      expect(description.length, path).toBeLessThanOrEqual(160);
    }
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
      expect(pageFileAt(path), path).toBeNull();
    }
  });
});

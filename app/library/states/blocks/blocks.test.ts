import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { stateBlockHtml } from "../../../../tests/setup/state-block";
import { collegesOf } from "../figures/state-colleges";
import { stateBlockNames } from "./blocks";

const texas = { slug: "texas", path: "/college-planning-texas/colleges" };
const needed: Readonly<Record<string, Record<string, string>>> = {
  "state-facts": { group: "aid" },
  "state-example": { family: "low" },
};
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ");

describe("the blocks of a state page", () => {
  it.each(stateBlockNames)("::%s speaks of its state and names no thing that is not there", (name) => {
    const html = stateBlockHtml(name, texas, needed[name]);
    expect(text(html)).toMatch(/Texas|TX/);
    expect(html).not.toMatch(/NaN|undefined|Infinity|\bnull\b/);
  });

  it("lists every public and nonprofit college of the state once", () => {
    const html = stateBlockHtml("state-colleges", texas);
    const listed = [...html.matchAll(/href="\/colleges\/(\d{6})-/g)].map(([, unitid]) => Number(unitid));
    const expected = collegesOf("TX", catalogue().all).map(({ unitid }) => unitid);
    expect(listed.toSorted()).toEqual(expected.toSorted());
    expect(expected.length).toBeGreaterThan(150);
  });

  it("writes no price of 0 where none is reported", () => {
    const silent = collegesOf("TX", catalogue().all).filter(
      ({ cost, outcomes }) => cost.netPrice === null && outcomes.graduationRate === null,
    );
    expect(silent.length).toBeGreaterThan(0);
    const html = stateBlockHtml("state-colleges", texas);
    for (const { unitid } of silent) {
      const row = new RegExp(`<tr><th[^>]*><a href="/colleges/${unitid}-.*?</tr>`).exec(html)?.[0] ?? "";
      expect(row).toContain("not reported");
      expect(row).not.toMatch(/\$0|>0%/);
    }
  });

  it("sorts by the address and says so in the head of the column", () => {
    const html = stateBlockHtml("state-colleges", { ...texas, sort: "price30" });
    const prices = [...html.matchAll(/<tr><th scope="row">.*?<\/tr>/g)].map(([row]) =>
      Number(/<td class="by">\$([\d,]+)/.exec(row)?.[1]?.replaceAll(",", "") ?? Number.NaN),
    );
    const first = prices.slice(0, 20);
    expect(first).toEqual(first.toSorted((a, b) => a - b));
    expect(html).toMatch(/aria-sort="ascending"[^>]*><a href="[^"]*sort=price30/);
    expect(stateBlockHtml("state-colleges", { ...texas, sort: "<script>" })).toEqual(
      stateBlockHtml("state-colleges", texas),
    );
  });

  it("shows a confirmed fact with its source, year and day, and a recalled one only as a question", () => {
    const aid = text(stateBlockHtml("state-facts", texas, { group: "aid" }));
    expect(aid).toContain("UT System Promise Plus");
    expect(aid).toContain("checked November 21, 2026");
    const savings = text(stateBlockHtml("state-facts", texas, { group: "savings" }));
    expect(savings).toMatch(/questions for the office:.*Texas Comptroller of Public Accounts/);
    expect(savings).not.toMatch(/\$|%|20\d\d/);
  });

  it("says the year of an old source of a law, and no day of checking", () => {
    const arizona = { slug: "arizona", path: texas.path.replace("texas", "arizona") };
    const law = text(stateBlockHtml("state-facts", arizona, { group: "residency", only: "parent" }));
    expect(law).toContain("Source of 2015.");
    expect(law).not.toMatch(/checked/i);
  });

  it("collects the rules that changed, and says nothing of what other sites print", () => {
    const changed = text(stateBlockHtml("state-facts", texas, { changed: "" }));
    expect(changed).toContain("UT Austin's line is 5%");
    expect(changed).not.toMatch(/out of date|pages that/i);
    expect(changed).not.toContain("Hazlewood");
  });

  it("chooses facts by id and refuses what it does not have", () => {
    const one = text(stateBlockHtml("state-facts", texas, { group: "aid", only: "teg" }));
    expect(one).toContain("$5,810");
    expect(one).not.toContain("TEXAS Grant");
    const refused: [string, Record<string, string>][] = [
      ["state-facts", { group: "aid", only: "no-such-grant" }],
      ["state-facts", { group: "pets" }],
      ["state-facts", {}],
      ["state-map", { zoom: "3" }],
      ["state-example", { family: "rich" }],
      ["state-example", { family: "median" }],
      ["state-example", { family: "low", colleges: "166683" }],
      ["state-nothing", {}],
      ["constructor", {}],
    ];
    for (const [name, attributes] of refused) {
      expect(() => stateBlockHtml(name, texas, attributes), `${name} ${JSON.stringify(attributes)}`).toThrow();
    }
    expect(() => stateBlockHtml("state-map", { slug: "nowhere", path: "/" })).toThrow();
  });

  it("says what a dash stands for in the example that has one", () => {
    const maryland = { slug: "maryland", path: "/college-planning-maryland/financial-aid" };
    const dash = "A dash: not reported, or for fewer than 20 students.";
    expect(text(stateBlockHtml("state-example", maryland, { family: "middle" }))).toContain(dash);
    expect(text(stateBlockHtml("state-example", maryland, { family: "low" }))).not.toContain(dash);
  });

  it("works an example out with the aid formula and the state's own prices", () => {
    const low = text(stateBlockHtml("state-example", texas, { family: "low" }));
    expect(low).toMatch(/Student Aid Index −\d/);
    expect(low).toMatch(/Pell Grant \$7,395/);
    const chosen = text(
      stateBlockHtml("state-example", texas, { family: "middle", income: "68000", colleges: "228778" }),
    );
    expect(chosen).toContain("$68,000 earned");
    expect(chosen).toContain("The University of Texas at Austin");
    expect(chosen).toContain("$68,000 is a round example and not the median income of Texas");
    expect(low).not.toContain("median");
    expect(stateBlockHtml("state-example", texas, { family: "middle" })).toContain('href="/tools/fafsa-calculator"');
  });
});

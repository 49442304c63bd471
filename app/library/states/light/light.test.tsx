import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import type { states } from "~/geography/states";
import { stateAidPrograms } from "~/season/aid/state-aid-dates";
import { guideOf } from "../../guides/guides";
import { lightStateAt, lightStateOf, lightStates } from "../../guides/light-states";
import { statePage } from "../pages.server";
import { aidWords, firstAidDate, whyNow } from "./aid-words";
import { LightBody } from "./body";
import { lightPageOf, lightStatePage } from "./light.server";
import { admissionAnswer, optionAnswer, priceAnswer } from "./words";

const pages = lightStates.map((state) => [state.name, lightPageOf(state)] as const);
const htmlOf = (page: (typeof pages)[number][1]) => renderToStaticMarkup(<LightBody page={page} />);
const wordsIn = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

describe("the states without a guide", () => {
  it("are 35 and the District of Columbia, each at an address of its own", () => {
    expect(lightStates).toHaveLength(36);
    expect(new Set(lightStates.map(({ path }) => path)).size).toBe(36);
    expect(lightStateAt("/college-planning-new-hampshire/")?.state).toBe("NH");
    expect(lightStateAt("/college-planning-washington-dc")?.state).toBe("DC");
    expect(lightStateOf("PR")).toBeNull();
    for (const state of Object.keys(guideOf)) expect(lightStateOf(state as keyof typeof states)).toBeNull();
    for (const path of ["/college-planning-texas", "/college-planning-nevada/colleges", "/college-planning-guam"])
      expect(lightStateAt(path)).toBeNull();
  });

  it("have titles and descriptions as long as search pages show", () => {
    for (const { title, description } of lightStates) {
      expect(title.length).toBeGreaterThanOrEqual(20);
      expect(title.length).toBeLessThanOrEqual(75);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });
});

describe.each(pages)("the page of %s", (name, page) => {
  const { figures, state } = page;
  const html = htmlOf(page);
  const text = wordsIn(html);

  it("prints nothing that isn't there, and no 0 for what isn't reported", () => {
    expect(text).not.toMatch(/undefined|NaN|null|\[object|Infinity/);
    // A price of $0 is one that was reported: grants above the price. Every other 0 would be a gap.
    const prices = [
      ...figures.kinds.flatMap((kind) => kind.prices),
      ...figures.options.flatMap(({ price30, price75 }) => [price30, price75]),
      ...figures.local.map(({ price }) => price),
    ];
    expect(text.match(/\$0(?![\d,]|:)/g)?.length ?? 0).toBe(prices.filter((price) => price === 0).length);
    const { byUnitid } = catalogue();
    const reported = (path: string) => byUnitid.get(Number(/\d{6}/.exec(path)?.[0]))?.cost;
    for (const { path, price } of figures.local)
      if (price === 0) expect(reported(path)?.netPrice).toBeLessThanOrEqual(0);
    for (const { path, price30 } of figures.options)
      if (price30 === 0) expect(reported(path)?.netPriceByIncome[0]).toBeLessThanOrEqual(0);
    const shares = [...figures.options, ...figures.publics].map(({ admits }) => admits);
    expect([...shares, ...figures.options.map(({ graduation }) => graduation)]).not.toContain(0);
  });

  it("answers first, and names the year and source of every table", () => {
    const { kinds } = figures;
    expect(text.indexOf("What does college cost in")).toBeLessThan(text.indexOf("What to do this week"));
    expect(priceAnswer(figures, page.nation, "2022-23")).toMatch(/2022-23|not reported/);
    expect(kinds.length).toBeGreaterThan(0);
    expect(optionAnswer(figures)).toMatch(/[.]$/);
    expect(admissionAnswer(figures)).toMatch(/[.]$/);
    const tables = html.split("<table").length - 1;
    expect(html.split("Source: U.S. Department of Education").length - 1).toBe(tables);
  });

  it("names each aid program with its date and source, and states no day that no source lists", () => {
    const programs = stateAidPrograms(state.state);
    expect(programs.length).toBeGreaterThan(0);
    expect(text).toContain("federal list of state deadlines");
    for (const [i, words] of aidWords(programs).entries()) {
      const program = programs[i];
      expect(text).toContain(words.replace("'", "&#x27;"));
      if (program?.listed.length === 0) expect(words).not.toMatch(/\d{4}-\d\d|, 202\d/);
      else if (program?.confidence === "recalled" && program.kind !== "asap") expect(words).toContain("not confirmed");
    }
  });

  it("leads to the tools with the state filled in, and to its own colleges alone", () => {
    for (const tool of ["/college-match-quiz", "/college-cost-calculator", "/application-timeline", "/deadlines"])
      expect(html).toContain(`href="${tool}?state=${state.state}"`);
    const { byUnitid } = catalogue();
    const unitids = [...html.matchAll(/href="\/colleges\/(\d{6})/g)].map(([, unitid]) => Number(unitid));
    expect(unitids.length).toBeGreaterThan(0);
    expect(unitids.filter((unitid) => byUnitid.get(unitid)?.state !== state.state)).toEqual([]);
    expect(text).toContain(name);
  });
});

describe("what differs from state to state", () => {
  it("is most of the page: no two share their answers", () => {
    const answers = pages.map(([, { figures, nation }]) =>
      [priceAnswer(figures, nation, "2022-23"), optionAnswer(figures), admissionAnswer(figures)].join(" "),
    );
    expect(new Set(answers).size).toBe(36);
  });

  it("is the date to plan on", () => {
    const first = (state: string, today = "2026-11-23") => firstAidDate(stateAidPrograms(state), 2027, today);
    expect(first("IN")).toMatchObject({ kind: "day", date: "2027-04-15" });
    expect(first("NJ")).toMatchObject({ kind: "day", date: "2027-09-15" });
    expect(first("WA").kind).toBe("asap");
    expect(first("AL").kind).toBe("ask");
    // Recalled alone: no source lists a day.
    expect(first("UT").kind).toBe("ask");
    expect(first("LA").kind).toBe("none");
    expect(first("MT", "2027-01-01").kind).toBe("none");
    for (const state of ["IN", "WA", "AL", "LA"]) expect(whyNow(first(state), "it")).toMatch(/[.]$/);
  });

  it("is said of the District of Columbia, whose public college reports too few prices", () => {
    const dc = lightStateOf("DC");
    if (dc === null) throw new Error("no page");
    const { figures, nation } = lightPageOf(dc);
    expect(priceAnswer(figures, nation, "2022-23")).toContain("not reported");
    expect(figures.local).toEqual([]);
    expect(figures.admission.publicFour).toBe(1);
  });
});

describe("the layout of such a page", () => {
  it("is that of the guides, with its own sections and no other topics", () => {
    const page = statePage("/college-planning-nevada", null);
    expect(page).toBe(lightStatePage("/college-planning-nevada/"));
    expect(page?.topics).toEqual([]);
    expect(page?.article.toc.map(({ id }) => id)).toContain("answers");
    expect(page?.article.sources.every(({ year }) => /20\d\d/.test(year))).toBe(true);
    expect(statePage("/college-planning-guam", null)).toBeNull();
  });
});

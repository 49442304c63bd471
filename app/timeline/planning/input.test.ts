import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Answers, parseAnswers, toSearch } from "./input";

const today = "2026-11-21";
const known = (unitid: number) => unitid >= 100_000 && unitid < 100_100;
const parse = (query: string) => parseAnswers(new URLSearchParams(query), today, known);
const good = (query: string): Answers => {
  const parsed = parse(query);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.messages));
  return parsed.answers;
};
const bad = (query: string) => {
  const parsed = parse(query);
  return parsed.ok ? {} : parsed.messages;
};

describe("the form", () => {
  it("needs nothing but a class year", () => {
    expect(good("year=2028")).toEqual({
      year: 2028,
      path: "first",
      colleges: [],
      tests: "sat",
      aid: ["fafsa"],
      recommenders: 2,
      arts: "no",
      state: null,
      from: today,
    });
  });

  it("reads colleges with their round and day, from one value or several, without doubles", () => {
    const { colleges } = good("year=2027&unitids=100001,100002&unitids=100001&plan-100002=ed1&date-100002=1/3/2027");
    expect(colleges).toEqual([
      { unitid: 100_001, plan: null, date: null, sent: false },
      { unitid: 100_002, plan: "ed1", date: "2027-01-03", sent: false },
    ]);
  });

  it("reads what is sent already, college by college", () => {
    const { colleges } = good("year=2027&unitids=100001,100002&sent-100002=yes&sent-100003=yes&sent-100001=");
    expect(colleges.map(({ sent }) => sent)).toEqual([false, true]);
  });

  it.each([
    ["", "Enter the year you finish"],
    ["year=", "Enter the year you finish"],
    ["year=soon", "Enter the year you finish"],
    ["year=2009", "birth year"],
    ["year=11", "looks like a grade"],
    ["year=2024", "choose the gap year"],
    ["year=2032", "starts in 8th grade"],
    ["year=20270", "from 2027 to 2031"],
    ["year=0", "from 2027 to 2031"],
    ["path=transfer", "start at the new college"],
    ["path=transfer&year=2026", "start at the new college"],
  ])("says what is wrong with ?%s", (query, words) => {
    expect(bad(query).year?.join(" ")).toContain(words);
  });

  it("takes a graduate who did not apply yet", () => {
    expect(good("year=2024&path=gap").year).toBe(2024);
    expect(good("year=2027&path=transfer").path).toBe("transfer");
  });

  it.each([
    ["unitids=999999", "q", "a college with the number"],
    ["unitids=harvard", "q", "a college with the number"],
    [`unitids=${Array.from({ length: 21 }, (_, i) => 100_001 + i)}`, "q", "up to 20"],
    ["unitids=100001&plan-100001=often", "plan-100001", "application round"],
    ["unitids=100001&sent-100001=no", "sent-100001", "Check this"],
    ["unitids=100001&sent-100001=1", "sent-100001", "Check this"],
    ["unitids=100001&date-100001=soon", "date-100001", "such as 11/1/2026"],
    ["unitids=100001&date-100001=2027-11-01", "date-100001", "between August 1, 2026 and August 31, 2027"],
    ["state=Nowhere", "state", "state"],
    ["tests=gre", "tests", "test"],
    ["aid=gold", "aid", "aid"],
    ["recommenders=99", "recommenders", "letters"],
    ["arts=maybe", "arts", "portfolio"],
    ["path=sideways", "path", "how you apply"],
    ["from=2040-01-01", "from", "plan from today"],
    ["from=yesterday", "from", "plan from today"],
  ])("says what is wrong with %s", (query, field, words) => {
    expect(bad(`year=2027&${query}`)[field]?.join(" ")).toContain(words);
  });

  it("keeps reading after the first mistake", () => {
    expect(Object.keys(bad("year=x&state=x&unitids=1&tests=x")).sort()).toEqual(["q", "state", "tests", "year"]);
  });

  it("judges a class year by the day the plan was made, so that an old link still opens", () => {
    const parsed = parseAnswers(new URLSearchParams("year=2026&from=2026-02-01"), "2026-10-01", known);
    expect(parsed.ok).toBe(true);
  });

  it("never throws, whatever comes", () => {
    const names = [
      "year",
      "path",
      "unitids",
      "plan-100001",
      "date-100001",
      "from",
      "state",
      "aid",
      "tests",
      "sent-100001",
    ];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: "binary" }))), (pairs) => {
        expect(parseAnswers(new URLSearchParams(pairs), today, known)).toHaveProperty("ok");
      }),
    );
  });
});

describe("a link", () => {
  it("says nothing about a family's money, and an old one that did still opens", () => {
    for (const old of ["waiver=yes", "waiver=", "waiver=%00", "waiver=yes&waiver=no"]) {
      const answers = good(`year=2028&${old}`);
      expect(answers).toEqual(good("year=2028"));
      expect(toSearch(answers)).not.toContain("waiver");
    }
  });

  it("opens the same plan again, and is the shortest one", () => {
    expect(toSearch(good("year=2028&path=&tests=sat&aid=fafsa&aid=no&state=oh&from="))).toBe(
      "year=2028&state=OH&from=2026-11-21",
    );
    for (const query of [
      "year=2028&path=gap&aid=no&recommenders=0&arts=audition&tests=none",
      "year=2027&unitids=100001,100002&plan-100002=ed1&date-100002=1/3/2027&sent-100001=yes&aid=css&from=2026-10-01",
    ]) {
      const search = toSearch(good(query));
      expect(good(search)).toEqual(good(query));
      expect(toSearch(good(search))).toBe(search);
    }
  });
});

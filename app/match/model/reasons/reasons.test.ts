import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import type { StudentPrice } from "~/colleges/price/student-price";
import { spanishFaults } from "~/library/spanish/faults";
import { translatorOf } from "~/translation";
import { method } from "../../method/method";
import { matchMessages } from "../../spanish/messages";
import { type Answers, noAnswers } from "../answers/input";
import { wishScore } from "../answers/preferences";
import { modelOf, rank, rankOne, studentOf } from "../list/rank";
import { chanceReasons } from "./chance-reasons";
import { reasonsOf, whyThisOne } from "./fit-reasons";
import { sayReason } from "./reasons";

const model = modelOf(catalogue().all);
const student = (part: Partial<Answers>) => studentOf({ ...noAnswers(), ...part }, null);

function required<T>(found: T | undefined): T {
  if (found === undefined) throw new Error("no such college");
  return found;
}

const item = (unitid: number) => required(model.byUnitid.get(unitid));

const vanderbilt = item(221999);
const berkeley = item(110635);
const mit = item(166683);
const [ohioState, caltech, alabama] = [item(204796), item(110404), item(100751)];
const kinds = (college: typeof mit, part: Partial<Answers>) => chanceReasons(college, student(part)).map((r) => r.kind);

describe("reasons of a chance", () => {
  it("advise whether to send a score by where it stands among those sent", () => {
    const advice = (sat: number) =>
      chanceReasons(vanderbilt, student({ sat })).flatMap((r) => (r.kind === "send" ? [r.advice] : []));
    expect(advice(1600)).toEqual(["send"]);
    expect(advice(1000)).toEqual(["keep"]);
    expect(kinds(mit, { sat: 1600 })).not.toContain("send");
  });

  it("never tells a student to leave out a score that's required", () => {
    for (const college of [ohioState, caltech, mit]) {
      const said = chanceReasons(college, student({ gpa: 3.6, sat: 900, state: "OH" }))
        .map((reason) => sayReason(reason))
        .join(" ");
      expect(said).toContain("For students entering in fall 2027, SAT or ACT scores are required.");
      expect(said).not.toMatch(/optional|leave it out|need not/);
    }
    const said = (gpa: number | null) =>
      chanceReasons(alabama, student({ gpa, sat: 900 }))
        .map((reason) => sayReason(reason))
        .join(" ");
    expect(said(2.8)).toContain("you need SAT or ACT scores here");
    expect(said(3.4)).toContain("you can apply without scores here");
    expect(said(null)).toContain("Check where you fall");
    for (const { college } of model.items) {
      const words = chanceReasons(item(college.unitid), student({ gpa: 3, sat: 900 }))
        .map((reason) => sayReason(reason))
        .join(" ");
      expect(words).not.toContain("need not");
    }
  });

  it("say test-blind, very selective, out of state and what is missing", () => {
    expect(kinds(berkeley, { sat: 1500, state: "OH" })).toEqual(
      expect.arrayContaining(["testBlind", "verySelective", "residency", "noGrades"]),
    );
    expect(kinds(berkeley, { gpa: 4, state: "CA" })).toContain("residency");
    expect(kinds(mit, { gpa: 4, state: "MA" })).not.toContain("residency");
    expect(kinds(mit, {})).toContain("testPolicy");
  });

  it("say open admission and nothing else at an open college", () => {
    const open = model.items.find(({ prepared }) => prepared.pool.kind === "open");
    expect(open && kinds(open, { gpa: 3 })).toEqual(["open"]);
  });

  it("flag a rate that is not reported", () => {
    const peers = model.items.find(({ prepared }) => prepared.pool.kind === "peers");
    expect(peers && kinds(peers, {})).toContain("noRate");
  });
});

describe("words in Spanish", () => {
  const t = translatorOf(matchMessages);
  const everyone = [
    student({}),
    student({
      gpa: 2.3,
      state: "CA",
      zip: null,
      fields: ["5138", "0101"],
      budget: 9000,
      income: "0",
      sizes: ["small"],
    }),
    student({ gpa: 3.4, sat: 1200, state: "TX", rank: 4, fields: ["50"], controls: ["public"], missions: ["hsi"] }),
    student({ gpa: 3.9, act: 31, state: "MS", tests: "plan", religion: "catholic" }),
    student({ gpa: 3, state: "abroad", sat: 1050 }),
  ];

  /** Names of programs and agreements that are their own, and names of the field beside their Spanish. */
  const names =
    /“[^”]*”|\((?:early decision|Computer Science|class rank|UC GPA|One Click College Admit)\)|Western Undergraduate Exchange \(WUE\)|Midwest Student Exchange Program \(MSEP\)|Academic Common Market|New England tuition break \(NEBHE\)|NC College Connect|CaliforniaColleges\.edu|Talented Twenty|Georgia Match|SUNY Top 10% Promise|Information Systems|Mellon Science|Fine Arts/g;
  const english =
    /\b(?:the|and|of|to|is|are|or|your|you|its|it|with|from|for|that|they|not|who|which|each|year|college|students?|state|grants?|aid|price|chance|score|scores|applicants|other|than|more|under|over|about|fall|ask|below|above)\b/i;

  it("are a sentence without an English word or a hole, for every reason of every college", () => {
    const said = new Map<string, string>();
    // Each student at every third college: together they meet all of them, and it stays quick.
    for (const [turn, one] of everyone.entries())
      for (const college of model.items.filter((_, at) => at % 3 === turn % 3))
        for (const reason of Object.values(reasonsOf(college, rankOne(model, college, one), one)).flat()) {
          const words = sayReason(reason, t);
          said.set(`${reason.kind} ${words.replace(/[\d.,$%]+/g, "0")}`, words);
        }
    const wrong = [...said.values()].filter((words) => {
      const own = words.replace(names, "");
      return english.test(own) || !/^[A-ZÁÉÍÓÚ¿“].*\.$/u.test(words) || /NaN|undefined|null|\{|Field \d/.test(words);
    });
    expect(wrong).toEqual([]);
    expect([...said.values()].flatMap(spanishFaults).filter((fault) => !fault.startsWith("an amount"))).toEqual([]);
    expect(new Set([...said.keys()].map((key) => key.split(" ")[0])).size).toBeGreaterThan(22);
  });

  it("hold the figures of the English ones", () => {
    const figures = (words: string) => (words.match(/\$?\d[\d,.]*\d%?|\d%?/g) ?? []).sort();
    const one = student({ gpa: 3.4, sat: 1200, state: "OH", fields: ["11"], income: "1", budget: 15_000 });
    for (const college of model.items.slice(0, 400))
      for (const reason of Object.values(reasonsOf(college, rankOne(model, college, one), one)).flat())
        if (reason.kind !== "grades" && reason.kind !== "testPolicy")
          expect(figures(sayReason(reason, t)), sayReason(reason)).toEqual(figures(sayReason(reason)));
  });
});

describe("words", () => {
  it("are a sentence for every reason of every college, without holes in them", () => {
    const everyone = [
      student({}),
      student({ gpa: 3.4, sat: 1200, state: "OH", fields: ["11", "50"], budget: 9000, income: "0", sizes: ["small"] }),
    ];
    const said = new Set<string>();
    for (const one of everyone) {
      for (const college of model.items) {
        const reasons = reasonsOf(college, rankOne(model, college, one), one);
        for (const reason of Object.values(reasons).flat()) {
          said.add(reason.kind);
          const words = sayReason(reason);
          if (!/^[A-Z“0-9].*[.]$/.test(words) || /NaN|undefined|null|Infinity|Field \d/.test(words))
            throw new Error(`${reason.kind}: ${words}`);
        }
      }
    }
    expect(said.size).toBeGreaterThan(18);
  });

  it("deny no major to a college whose programs aren't listed, and its wish for one isn't counted", () => {
    const one = student({ fields: ["5138"] });
    const pennState = item(214777);
    const [field] = reasonsOf(pennState, rankOne(model, pennState, one), one).preferences;
    expect(field).toEqual({ kind: "fieldUntold", field: "5138" });
    expect(wishScore(pennState.college, one.answers, null, null)).toBeNull();
    const family = student({ fields: ["51"] });
    expect(reasonsOf(pennState, rankOne(model, pennState, family), family).preferences[0]?.kind).toBe("field");
  });

  it("say whose price it is out of state, and what is over the budget", () => {
    const one = student({ state: "OH", budget: 10_000 });
    const [price] = reasonsOf(berkeley, rankOne(model, berkeley, one), one).price;
    expect(price && sayReason(price)).toMatch(/students from other states.*over your budget/);
  });

  const priced = (price: Partial<StudentPrice>, budget: number, exchanges: readonly string[] = []) => {
    const whole: StudentPrice = {
      low: 28_000,
      mid: 30_000,
      high: 33_000,
      year: "2027-28",
      basis: "average",
      residency: "unknown",
      forResidents: 10_000,
      living: "onCampus",
      students: null,
      made: { published: 40_000, grants: null, from: null },
      ...price,
    };
    return sayReason({ kind: "price", price: whole, budget, part: 0, exchanges });
  };

  it("say that a price is within the budget only where it is, whatever the home state turns out to be", () => {
    expect(priced({}, 30_000)).toMatch(/within your budget\.$/);
    expect(priced({}, 22_000)).toContain("within your budget for residents of its state only.");
    expect(priced({}, 8000)).toContain("$2,000 over your budget for residents of its state, and $22,000 for others.");
    expect(priced({ residency: "inState", mid: 10_000, forResidents: null }, 12_000)).toMatch(/within your budget\.$/);
    expect(priced({ basis: "published" }, 22_000)).toContain("before aid");
    expect(priced({ residency: "abroad", forResidents: null }, 22_000)).toMatch(/full price.*\$8,000 over/);
  });

  it("name an agreement between states only as something to ask about", () => {
    expect(priced({ residency: "outOfState" }, 22_000, ["Western Undergraduate Exchange (WUE)"])).toContain(
      "Ask whether the Western Undergraduate Exchange (WUE) lowers it",
    );
    expect(priced({ residency: "outOfState" }, 22_000)).toContain("ask the admission office");
    expect(priced({ residency: "inState" }, 22_000)).not.toContain("Agreements between states");
  });

  it("call a very selective college a reach for everyone only where the student's own range says so", () => {
    const words = (unlikely: boolean) => sayReason({ kind: "verySelective", rate: 0.1, unlikely });
    expect(words(true)).toContain("a reach for everyone");
    expect(words(false)).toBe("It admits fewer than 15% of its applicants, so we always call it a reach.");
    const strong = student({ gpa: 4, rigor: "most", advanced: 10, sat: 1600 });
    for (const college of model.items) {
      for (const one of [strong, student({})]) {
        const reason = chanceReasons(college, one).find((r) => r.kind === "verySelective");
        if (reason) expect(reason.unlikely).toBe(rankOne(model, college, one).chance.high < 0.5);
      }
    }
  });

  it("say that a score was converted where the college reports only the other test", () => {
    const { college } = required(
      model.items.find(
        ({ college: { admission }, prepared }) =>
          prepared.pool.kind === "rate" && prepared.mode === "optional" && admission.act === null && admission.satMath,
      ),
    );
    const said = (part: Partial<Answers>) =>
      chanceReasons(item(college.unitid), student(part))
        .filter((r) => r.kind === "test" || r.kind === "send")
        .map((reason) => sayReason(reason));
    expect(said({ act: 25 })).toHaveLength(2);
    for (const words of said({ act: 25 })) expect(words).toContain("converted from its SAT scores");
    for (const words of said({ sat: 1200 })) expect(words).not.toContain("converted");
  });

  it("give no advice on sending a score against a guess", () => {
    const guessed = required(
      model.items.find(
        ({ prepared }) =>
          prepared.pool.scores === "estimated" && prepared.pool.kind === "rate" && prepared.mode === "optional",
      ),
    );
    expect(kinds(guessed, { sat: 1200 })).not.toContain("send");
  });

  it("count graduates in people, and fewer than one a year in words", () => {
    const graduates = (n: number) => sayReason({ kind: "field", field: "11", graduates: n, share: null });
    expect(graduates(0)).toMatch(/^Fewer than one student a year graduates in /);
    expect(graduates(1)).toMatch(/^About one student a year graduates in /);
    expect(graduates(1200)).toMatch(/^About 1,200 students a year graduate in /);
  });

  it("give up to three reasons why this one", () => {
    const one = student({ gpa: 4, sat: 1560, state: "CA", fields: ["14"] });
    for (const ranked of rank(model, one).list.slice(0, 30)) {
      const why = whyThisOne(reasonsOf(item(ranked.college.unitid), ranked, one), ranked);
      expect(why.length >= 1 && why.length <= 3).toBe(true);
    }
  });
});

describe("the method", () => {
  it("says that it is not validated, and states its rule", () => {
    expect(method.limits[0]).toContain("n’t been validated on a representative sample");
    expect(method.labelRuleText).toContain("Safety");
    for (const line of [...method.uses, ...method.steps, ...method.limits]) expect(line).toMatch(/^[A-Z].*[.]$/);
  });
});

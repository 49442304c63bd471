import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stateMessages } from "~/geography/state-names";
import { translatorOf } from "~/translation";
import { noGrades, typedGrades, typedNumbers, typedYears, typedZips } from "~/typed/typed-number.fixture";
import { chipsAt, chipsOf } from "./chips";
import {
  answerFor,
  editorPath,
  fieldsAt,
  isOwnSearch,
  learn,
  matchMoney,
  matchNames,
  matchSearch,
  type Profile,
  readProfile,
} from "./profile";
import { profileMessages } from "./spanish";

const sent = (fields: Record<string, string>) => new Map(Object.entries(fields));
const quiz = "/college-match-quiz";
const cost = "/college-cost-calculator";
const fafsa = "/tools/fafsa-calculator";

describe("what is remembered of a student", () => {
  it("learns from one tool what another asks", () => {
    const known = learn({}, quiz, sent({ gpa: "3.4", scale: "4", state: "OH", income: "2" }));
    expect(known).toEqual({ gpa: "3.4", scale: "4", state: "OH", band: "2" });
    expect(answerFor(known, cost, "state")).toBe("OH");
    expect(answerFor(known, cost, "band")).toBe("2");
    expect(answerFor(known, "/application-timeline", "state")).toBe("OH");
    expect(answerFor(known, "/college-visit-planner", "from")).toBeNull();
  });

  it("remembers nothing of a form that was sent with what it came with", () => {
    expect(learn({}, quiz, sent({ gpa: "", scale: "4", state: "" }))).toEqual({});
    expect(learn({}, "/application-timeline", sent({ year: "", path: "first", state: "" }))).toEqual({});
    expect(learn({}, "/contact", sent({ state: "OH" }))).toEqual({});
  });

  it("forgets what was made empty, and keeps what the form did not ask", () => {
    const known = { gpa: "3.4", scale: "4", state: "OH", sat: "1180" };
    expect(learn(known, quiz, sent({ gpa: "", scale: "4" }))).toEqual({ state: "OH", sat: "1180" });
  });

  it("does not carry the scale of one GPA over to another", () => {
    expect(learn({ gpa: "92", scale: "100" }, quiz, sent({ gpa: "3.4" }))).toEqual({ gpa: "3.4" });
    expect(learn({ gpa: "92", scale: "100" }, quiz, sent({ gpa: "92" }))).toEqual({ gpa: "92", scale: "100" });
  });

  it("does not remember what cannot be", () => {
    const wrong = { gpa: "very good", state: "Bavaria", zip: "4300", sat: "36", act: "1180", income: "9", year: "12" };
    expect(learn({}, quiz, sent(wrong))).toEqual({});
    expect(learn({ gpa: "3.4" }, quiz, sent({ gpa: "very good" }))).toEqual({ gpa: "3.4" });
  });

  it.each(typedNumbers.filter(({ text }) => text !== ""))("reads $text as the tool does that was told it", (typed) => {
    const { text, dollars, whole } = typed;
    const before = { sat: "1200", budget: "9000" };
    const isBudget = dollars !== null && dollars >= 0;
    const isScore = whole !== null && whole >= 400 && whole <= 1600 && whole % 10 === 0;
    expect(learn(before, quiz, sent({ sat: text, budget: text }))).toEqual({
      sat: isScore ? String(whole) : "1200",
      budget: isBudget ? String(dollars) : "9000",
    });
  });

  it("reads grades, years and ZIP codes as the tool does that was told them", () => {
    for (const [text, value, outOf] of typedGrades) {
      const taken = outOf === null || outOf === 4 || outOf === 100;
      expect(learn({ gpa: "2.9" }, quiz, sent({ gpa: text, scale: "" })), text).toEqual({
        gpa: String(taken ? value : 2.9),
        ...(outOf === 100 && { scale: "100" }),
      });
    }
    for (const text of noGrades) expect(learn({ gpa: "2.9" }, quiz, sent({ gpa: text })), text).toEqual({ gpa: "2.9" });
    for (const [text, year] of typedYears)
      expect(learn({ year: "2026" }, quiz, sent({ year: text })), text).toEqual({
        year: year === 2027 ? "2027" : "2026",
      });
    for (const [text, zip] of typedZips)
      expect(learn({ zip: "90001" }, quiz, sent({ zip: text })), text).toEqual({ zip: zip ?? "90001" });
  });

  it("keeps a GPA with the decimals that were typed", () => {
    expect(["4.0", "3,40", "3.80 / 4.0"].map((gpa) => learn({}, quiz, sent({ gpa })).gpa)).toEqual([
      ...["4.0", "3.40", "3.80"],
    ]);
  });

  it("knows the band of an income in dollars, and drops the dollars when a band says otherwise", () => {
    const exact = learn({}, cost, sent({ income: "$61,500", band: "" }));
    expect(exact).toEqual({ amount: "61500", band: "2" });
    expect(answerFor(exact, cost, "band")).toBeNull();
    expect(answerFor(exact, cost, "income")).toBe("61500");
    expect(learn(exact, quiz, sent({ income: "2" }))).toEqual(exact);
    expect(learn(exact, quiz, sent({ income: "4" }))).toEqual({ band: "4" });
    expect(learn(exact, quiz, sent({ income: "" }))).toEqual({});
  });

  it("says it in a few words", () => {
    expect(chipsOf({ gpa: "3.4", state: "OH", band: "2", year: "2027" })).toEqual([
      "GPA 3.4",
      "Ohio",
      "$48–75k",
      "class of 2027",
    ]);
    expect(chipsOf({})).toEqual([]);
  });

  it("says a class rank, harder courses and a plan for tests, in Spanish too", () => {
    const t = translatorOf({ ...stateMessages, ...profileMessages });
    const known: Profile = { rank: "7.5", advanced: "1", tests: "without" };
    expect(chipsOf(known)).toEqual(["top 7.5% of the class", "without test scores", "1 AP, IB or college course"]);
    expect(chipsOf(known, undefined, t)).toEqual([
      "entre el 7.5% superior de la clase",
      "sin puntajes de examen",
      "1 curso AP, IB o universitario",
    ]);
  });

  it("says first what the page works with, and what a chance was made from alone", () => {
    const known: Profile = {
      gpa: "3.4",
      state: "OH",
      amount: "61500",
      band: "2",
      size: "4",
      parents: "one",
      first: "yes",
    };
    const at = (path: string, posted = {}) =>
      chipsAt(known, path, { search: "", posted }).map(({ text, used }) => (used ? text : `(${text})`));
    expect(at(fafsa)).toEqual([
      ...["Ohio", "income $61,500", "one parent", "family of 4"],
      ...["(GPA 3.4)", "(first in the family)"],
    ]);
    expect(at(cost).slice(0, 3)).toEqual(["Ohio", "income $61,500", "(GPA 3.4)"]);
    // The kitchen table says which income it counts: another one is tried out.
    const table = "/college-cost-calculator/kitchen-table";
    expect(at(table, { income: "61500" }).slice(0, 2)).toEqual(["Ohio", "income $61,500"]);
    expect(at(table, { income: "153000" })).toEqual(expect.arrayContaining(["Ohio", "(income $61,500)"]));
    expect(at("/colleges/204796-ohio-state").every((chip) => chip.startsWith("("))).toBe(true);
    expect(at("/colleges/204796-ohio-state", { yours: "1" }).slice(0, 4)).toEqual([
      "GPA 3.4",
      "Ohio",
      "income $61,500",
      "(one parent)",
    ]);
    expect(at("/colleges").every((chip) => chip.startsWith("("))).toBe(true);
    expect(chipsOf(known, matchNames)).toEqual(["GPA 3.4", "Ohio", "income $61,500"]);
  });

  it("says of a page that was made before only what it was made from", () => {
    const known: Profile = {
      gpa: "3.4",
      rank: "10",
      state: "OH",
      zip: "43022",
      amount: "61500",
      band: "2",
      budget: "15000",
    };
    const at = (path: string, search: string, posted = {}) =>
      chipsAt(known, path, { search, posted }).flatMap(({ text, used }) => (used ? text : []));
    const results = "/es/college-match-quiz/results";
    expect(at(results, "?gpa=3.4&state=OH&rank=34+of+340")).toEqual(["GPA 3.4", "Ohio", "top 10% of the class"]);
    expect(at(results, "?gpa=3.9&state=OH&income=2")).toEqual(["Ohio"]);
    expect(at(results, "?gpa=3.4", { income: "2", budget: "$15,000" })).toEqual([
      ...["GPA 3.4", "income $61,500", "can pay $15,000"],
    ]);
    expect(at(results, "", { income: "", budget: "" })).toEqual([]);
    expect(at("/colleges/compare", "?unitids=204796&state=OH")).toEqual(["Ohio"]);
    expect(at("/colleges/compare", "?unitids=204796", { income: "2" })).toEqual(["income $61,500"]);
    expect(at("/majors/5138-nursing", "?zip=43022")).toEqual(["ZIP 43022"]);
    expect(at("/colleges/crossed-off", "", { income: "3", state: "OH" })).toEqual(["Ohio"]);
  });

  it("knows from the FAFSA who is independent, and how parents live", () => {
    const dependent = sent({ state: "OH", grounds: "", situation: "married", family_size: "4" });
    expect(learn({}, fafsa, dependent)).toEqual({ state: "OH", parents: "married", size: "4" });
    const known = learn({}, fafsa, sent({ grounds: "born,children", situation: "", family_size: "2" }));
    expect(known).toEqual({ standing: "independent", size: "2" });
    expect(answerFor(known, cost, "dependency")).toBe("independent");
    expect(learn(known, cost, sent({ dependency: "dependent" }))).toEqual({ size: "2" });
    expect(learn({}, cost, sent({ dependency: "dependent" })), "what the form comes with").toEqual({});
  });

  it("does not take the people of one home for those of the other", () => {
    expect(learn({ size: "4" }, fafsa, sent({ situation: "apart", family_size: "3" }))).toEqual({ parents: "apart" });
    const apart: Profile = { parents: "apart" };
    expect(learn(apart, fafsa, sent({ family_size: "3" })), "left before the form was sent").toEqual(apart);
  });

  it("puts an income typed for the cost of college into the FAFSA, and takes none away there", () => {
    const known = learn({}, cost, sent({ income: "$62,000" }));
    expect(answerFor(known, fafsa, "parents.agi")).toBe("62000");
    expect(answerFor(known, fafsa, "student.agi")).toBeNull();
    const independent: Profile = { ...known, standing: "independent" };
    expect(answerFor(independent, fafsa, "parents.agi")).toBeNull();
    expect(answerFor(independent, fafsa, "student.agi")).toBe("62000");
    // Of parents apart the FAFSA takes one home's return, which a family income isn't.
    const apart: Profile = { ...known, parents: "apart" };
    expect(answerFor(apart, fafsa, "parents.agi")).toBeNull();
    expect(chipsAt(apart, fafsa, { search: "", posted: {} })).toContainEqual(
      expect.objectContaining({ text: "income $62,000", used: false }),
    );
    expect(learn(known, fafsa, sent({ "parents.agi": "", "student.agi": "" }))).toEqual(known);
  });

  it("takes the AGI of the FAFSA for the family’s income only where it's all of it", () => {
    const returns = { "parents.agi": "$62,000", "student.agi": "3,000" };
    for (const situation of ["married", "together", "one"])
      expect(learn({}, fafsa, sent({ situation, ...returns }))).toEqual({
        parents: situation,
        amount: "62000",
        band: "2",
        agi: "parents",
      });
    expect(learn({}, fafsa, sent({ situation: "apart", ...returns })), "one home’s").toEqual({ parents: "apart" });
    expect(learn({}, fafsa, sent({ situation: "", ...returns })), "nobody’s yet").toEqual({});
    expect(learn({}, fafsa, sent({ grounds: "born", situation: "married", ...returns }))).toMatchObject({
      standing: "independent",
      amount: "3000",
      band: "0",
    });
    const below = { situation: "married", "parents.agi": "−4,000", "student.agi": "" };
    expect(learn({ band: "0" }, fafsa, sent(below)), "prices begin at an income of 0").toEqual({
      parents: "married",
      band: "0",
    });
  });

  it("takes the income of the FAFSA back once the answer that made it the family’s is corrected", () => {
    const married = sent({ situation: "married", "parents.agi": "62,000" });
    const apart = sent({ situation: "apart", "parents.agi": "62,000" });
    const corrected = (before: Profile) => learn(learn(before, fafsa, married), fafsa, apart);
    expect(corrected({ size: "4" })).toEqual({ parents: "apart" });
    expect(learn(learn({}, fafsa, married), editorPath, sent({ parents: "apart", income: "2" })), "on top").toEqual({
      parents: "apart",
    });
    expect(learn(corrected({}), fafsa, married), "and back").toEqual(learn({}, fafsa, married));
    // What another tool was told stays, or comes back.
    expect(corrected({ band: "2" })).toEqual({ parents: "apart", band: "2" });
    expect(corrected({ band: "0" })).toEqual({ parents: "apart", band: "0" });
    for (const income of ["62000", "90000"]) {
      const told = learn({}, cost, sent({ income }));
      expect(corrected(told)).toEqual({ ...told, parents: "apart" });
    }
    const since = learn(learn({}, fafsa, married), cost, sent({ income: "70000" }));
    expect(learn(since, fafsa, sent({ situation: "apart" }))).toEqual({ parents: "apart", amount: "70000", band: "2" });
    const alone = learn({}, fafsa, sent({ grounds: "born", "student.agi": "24,000" }));
    expect(alone).toMatchObject({ standing: "independent", amount: "24000" });
    expect(learn(alone, fafsa, sent({ grounds: "", "student.agi": "24,000" }))).toEqual({});
  });

  it("knows the first year of college from the class year", () => {
    expect(answerFor({ year: "2027" }, cost, "entry")).toBe("2027-28");
    expect(answerFor({ year: "2026", path: "gap" }, cost, "entry")).toBe("2027-28");
    expect(answerFor({}, cost, "entry")).toBeNull();
    expect(learn({ year: "2027" }, cost, sent({ entry: "2026-27" }))).toEqual({ year: "2027" });
  });

  it("changes every answer from the form on top", () => {
    const known: Profile = { gpa: "3.4", scale: "4", first: "yes", path: "gap", year: "2027", fields: "51" };
    const form = { gpa: "3.4", year: "2027", path: "first", first: "", parents: "together", income: "1", size: "5" };
    expect(learn(known, editorPath, sent(form))).toEqual({
      gpa: "3.4",
      scale: "4",
      year: "2027",
      path: "first",
      fields: "51",
      parents: "together",
      band: "1",
      size: "5",
    });
  });

  it("says it in Spanish too", () => {
    const t = translatorOf({ ...stateMessages, ...profileMessages });
    const known = { gpa: "92", scale: "100", state: "NM", band: "0", year: "2027", fields: "11,5138", first: "yes" };
    expect(chipsOf(known, undefined, t)).toEqual([
      "calificaciones: 92%",
      "Nuevo México",
      "hasta $30 mil",
      "termina en 2027",
      "2 campos de estudio",
      "primera generación",
    ]);
  });

  it("is the same for a tool in Spanish as for the one in English", () => {
    const known = learn({}, `/es${quiz}`, sent({ gpa: "3.4", scale: "4", state: "OH", income: "2" }));
    expect(known).toEqual({ gpa: "3.4", scale: "4", state: "OH", band: "2" });
    expect(answerFor(known, `/es${cost}`, "band")).toBe("2");
    expect(answerFor({ ...known, amount: "61500" }, `/es${cost}`, "band")).toBeNull();
    expect(fieldsAt("/es/tools/fafsa-calculator")).toEqual(fieldsAt("/tools/fafsa-calculator"));
    expect(fieldsAt("/es/becas")).toEqual({});
  });

  it("puts no money into an address", () => {
    const all: Profile = { gpa: "3.4", state: "OH", band: "2", amount: "61500", budget: "15000", fields: "11,5138" };
    expect(matchSearch(all)).toBe("gpa=3.4&state=OH&fields=11&fields=5138");
    const record: Profile = { gpa: "3.4", rank: "7.5", advanced: "4", tests: "without" };
    expect(matchSearch(record)).toBe("advanced=4&gpa=3.4&rank=7.5&tests=without");
    expect(matchMoney(all)).toEqual({ income: "61500", budget: "15000" });
    expect(matchMoney({ ...all, amount: "20000" }), "an older amount of another band").toMatchObject({ income: "2" });
    expect(matchMoney({ band: "0", amount: "7" }), "a number that may be a band").toMatchObject({ income: "0" });
    expect(matchMoney({ gpa: "3.4" })).toBeNull();
  });

  it("tells a list of one’s own from another student’s", () => {
    const known = { gpa: "3.40", state: "OH", band: "2" };
    expect(isOwnSearch(known, "gpa=3.4&state=OH&sat=1200")).toBe(true);
    expect(isOwnSearch(known, "")).toBe(true);
    expect(isOwnSearch(known, "gpa=2.9&state=OH")).toBe(false);
    expect(isOwnSearch({ sat: "1450" }, "sat=1,450")).toBe(true);
    expect(isOwnSearch(known, "gpa=3.4&state=CA")).toBe(false);
  });

  it("reads whatever is stored, and only what it knows", () => {
    expect(readProfile('{"gpa":"3.4","name":"Ann","sat":1200,"zip":"<b>"}')).toEqual({ gpa: "3.4" });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const profile = readProfile(text);
        expect(readProfile(JSON.stringify(profile))).toEqual(profile);
      }),
    );
  });

  it("asks for nothing on a page that is no tool", () => {
    expect(fieldsAt("/about")).toEqual({});
    expect(fieldsAt("constructor")).toEqual({});
  });
});

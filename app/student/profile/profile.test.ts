import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stateMessages } from "~/colleges/state-names";
import { translatorOf } from "~/translation";
import { answerFor, chipsOf, fieldsAt, learn, matchMoney, matchSearch, type Profile, readProfile } from "./profile";
import { profileMessages } from "./spanish";

const sent = (fields: Record<string, string>) => new Map(Object.entries(fields));
const quiz = "/college-match-quiz";
const cost = "/college-cost-calculator";

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

  it("says it in Spanish too", () => {
    const t = translatorOf({ ...stateMessages, ...profileMessages });
    const known = { gpa: "92", scale: "100", state: "NM", band: "0", year: "2027", fields: "11,5138", first: "yes" };
    expect(chipsOf(known, t)).toEqual([
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
    expect(matchMoney(all)).toEqual({ income: "2", budget: "15000" });
    expect(matchMoney({ gpa: "3.4" })).toBeNull();
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

import names from "virtual:college-names";
import fields from "virtual:match-fields";
import table from "virtual:match-table";
import zips from "virtual:zip-places";
import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { matcher } from "~/match/live/answer";
import { guaranteedChance } from "~/match/model/guarantee";
import { noAnswers, parseAnswers } from "~/match/model/input";
import { modelOf, rankOne, studentOf } from "~/match/model/rank";
import { learn, matchSearch } from "~/student/profile/profile";
import { questionOf } from "~/student/profile/your-college";
import { inEnglish } from "~/translation";
import { yourCollege } from "./your-college.server";

const today = "2026-11-22";
const ohioState = 204796;
const ask = (profile: Parameters<typeof questionOf>[0], unitid = ohioState) =>
  yourCollege(new URLSearchParams(questionOf(profile, unitid)), today);

const utAustin = 228778;

describe("chance and price on a college's page", () => {
  it("are those of the match list for the same student", () => {
    const model = modelOf(catalogue().all);
    const item = model.byUnitid.get(ohioState);
    if (item === undefined) throw new Error("Ohio State is not in the model");
    const answers = { ...noAnswers(), gpa: 3.4, state: "OH", income: "2" } as const;
    const { chance, label, price } = rankOne(model, item, studentOf(answers, null, today));
    const yours = ask({ gpa: "3.4", state: "OH", band: "2", amount: "61500" });
    expect(yours).toMatchObject({ record: true, label, price: price?.mid });
    expect(yours?.chance).toMatchObject({ low: chance.low, high: chance.high });
  });

  it("are those of the match list and of the kept list where a class rank decides", async () => {
    const typed = new Map([
      ...Object.entries({ gpa: "3.2", scale: "", rank: "34 of 850", advanced: "5", state: "TX" }),
    ]);
    const profile = learn({}, "/college-match-quiz", typed);
    expect(profile).toEqual({ gpa: "3.2", rank: "4", advanced: "5", state: "TX" });
    const parsed = parseAnswers(new URLSearchParams([...typed]), 2026);
    const model = modelOf(catalogue().all);
    const item = model.byUnitid.get(utAustin);
    if (item === undefined || !parsed.ok) throw new Error("UT Austin is not in the model");
    const { chance, label } = rankOne(model, item, studentOf(parsed.answers, null, today));
    expect(chance.mid).toBe(guaranteedChance.mid);
    expect(ask(profile, utAustin)).toMatchObject({ label, chance: { low: chance.low, high: chance.high } });
    const kept = await matcher({
      ...{ table, names, fields: async () => fields, places: async () => zips, spanish: async () => inEnglish },
      page: () => import("./page-of-list"),
      pageInSpanish: async () => inEnglish,
    })({ fields: matchSearch(profile), today, unitids: [utAustin] });
    expect(kept).toMatchObject({ kind: "lines", record: true, lines: [{ label, chance }] });
  });

  it("say that no record is known", () => {
    expect(ask({ state: "OH" })).toMatchObject({ record: false });
  });

  it("are refused where the answers or the college cannot be", () => {
    expect(ask({ gpa: "34" })).toBeNull();
    expect(ask({ gpa: "3.4" }, 999_999)).toBeNull();
    expect(yourCollege(new URLSearchParams("gpa=3.4"), today)).toBeNull();
  });
});

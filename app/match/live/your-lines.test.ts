import names from "virtual:college-names";
import fields from "virtual:match-fields";
import table from "virtual:match-table";
import zips from "virtual:zip-places";
import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { noMeans, priceFor } from "~/colleges/price/student-price";
import { cardsFor } from "~/colleges/surprise/cards";
import { compare, readComparison } from "~/match/compare/comparison.server";
import { withOwnPrices } from "~/match/compare/own-price";
import { mistakesOf } from "~/student/profile/editor-mistakes";
import { bandNames } from "~/student/profile/income-bands";
import { editorPath, learn, type Profile } from "~/student/profile/profile";
import { inEnglish } from "~/translation";
import { parseAnswers } from "../model/answers/input";
import { guaranteedChance } from "../model/chance/guarantee";
import { modelOf, rankOne, studentOf } from "../model/list/rank";
import { matcher } from "./answer";
import { answersOf } from "./answers-of";

const today = "2026-11-22";
const ohioState = 204796;
const utAustin = 228778;

const match = matcher({
  table,
  names,
  fields: async () => fields,
  places: async () => zips,
  spanish: async () => inEnglish,
  page: () => import("~/match/results/page-of-list"),
  pageInSpanish: async () => inEnglish,
});

/** What a page of a college or a kept list asks the device. */
const ask = (profile: Profile, unitid: number) => match({ fields: answersOf(profile) ?? "", today, unitids: [unitid] });

/** The same as the server ranks it for a match list. */
function ranked(typed: URLSearchParams, unitid: number) {
  const parsed = parseAnswers(typed, 2026);
  const model = modelOf(catalogue().all);
  const item = model.byUnitid.get(unitid);
  if (item === undefined || !parsed.ok) throw new Error(`${unitid} can't be ranked`);
  return rankOne(model, item, studentOf(parsed.answers, null, today));
}

describe("chance and price for the student of a device", () => {
  it("are those of the match list for the same student", async () => {
    const { chance, label, price } = ranked(new URLSearchParams("gpa=3.4&state=OH&income=2"), ohioState);
    expect(await ask({ gpa: "3.4", state: "OH", band: "2", amount: "61500" }, ohioState)).toMatchObject({
      kind: "lines",
      record: true,
      lines: [{ label, chance, price: price?.mid }],
    });
  });

  it("count the dollars that another tool was told, as the cost calculator does", async () => {
    const college = catalogue().byUnitid.get(ohioState);
    if (college === undefined) throw new Error("Ohio State is missing");
    const priced = (income: number) => priceFor(college, { home: "OH", means: { ...noMeans, income } })?.mid;
    expect(priced(74_000)).not.toBe(priced(61_500));
    for (const amount of ["61500", "74000"])
      expect(await ask({ gpa: "3.4", state: "OH", band: "2", amount }, ohioState)).toMatchObject({
        lines: [{ price: priced(Number(amount)) }],
      });
  });

  it("come for every grade and score that the form of the answers takes", () => {
    const texts = ["0", "2,9", "3.4", "4", "4.4", "5", "5.1", "6", "6.1", "12", "39", "40", "87.5", "100", "B+"];
    const taken = texts.flatMap((gpa) =>
      ["", "4", "w", "100"].flatMap((scale) => {
        const typed = new Map(Object.entries({ gpa, scale, sat: "1260", act: "27" }));
        if (Object.keys(mistakesOf(typed)).length > 0) return [];
        const answers = answersOf(learn({}, editorPath, typed)) ?? "";
        return [{ gpa, scale, ok: parseAnswers(new URLSearchParams(answers), 2026).ok }];
      }),
    );
    expect(taken.length).toBeGreaterThan(20);
    expect(taken.filter(({ ok }) => !ok)).toEqual([]);
  });

  it("are those of the match list where a class rank decides", async () => {
    const typed = { gpa: "3.2", scale: "", rank: "34 of 850", advanced: "5", state: "TX" };
    const profile = learn({}, "/college-match-quiz", new Map(Object.entries(typed)));
    expect(profile).toEqual({ gpa: "3.2", rank: "4", advanced: "5", state: "TX" });
    const { chance, label } = ranked(new URLSearchParams(typed), utAustin);
    expect(chance.mid).toBe(guaranteedChance.mid);
    expect(await ask(profile, utAustin)).toMatchObject({ kind: "lines", record: true, lines: [{ label, chance }] });
  });

  it("say that no record is known, and nothing where nothing is", async () => {
    expect(await ask({ state: "OH" }, ohioState)).toMatchObject({ kind: "lines", record: false });
    expect(answersOf({})).toBeNull();
  });
});

describe("what the device puts in place of a page without an income", () => {
  it.each(["state=OH&gpa=3.4", "state=abroad", ""])(
    "is the comparison that the form would have made, row by row: %s",
    async (search) => {
      const ids = [204796, 203535, 202134, 201885];
      const address = new URLSearchParams(`unitids=${ids.join(",")}&${search}`);
      const now = new Date(`${today}T12:00:00Z`);
      const made = (form: string | null) =>
        compare(readComparison(address, form === null ? null : new URLSearchParams(form), now), today);
      const answer = await match({ fields: `${search}&income=1`, today, unitids: ids });
      const prices = answer.kind === "lines" ? answer.lines : [];
      expect(withOwnPrices(made(null).lines, prices, bandNames[1])).toEqual(made("income=1").lines);
    },
  );

  it.each(["", "state=OH", "state=OH&near=yes"])("are the cards that the form would have shown: %s", async (cards) => {
    for (const band of ["0", "2", "4"]) {
      const shown = cardsFor(catalogue().all, new URLSearchParams(cards), band, today);
      expect(shown.cards.length).toBeGreaterThan(0);
      expect(await match({ fields: `income=${band}`, today, cards })).toEqual({ kind: "cards", cards: shown });
    }
  });
});

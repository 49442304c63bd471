import { brotliCompressSync } from "node:zlib";
import names from "virtual:college-names";
import fields from "virtual:match-fields";
import table from "virtual:match-table";
import zips from "virtual:zip-places";
import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { unpackTable } from "~/colleges/packed/packed-table";
import { studentPriceTrace } from "~/colleges/price/price-trace";
import { placesAround } from "~/colleges/zip/places.server";
import { homeOf } from "~/match/results/home.server";
import { lineOf } from "~/match/results/line";
import { pageOfList } from "~/match/results/page-of-list";
import { deviceMessages } from "~/match/spanish/device";
import { matchMessages } from "~/match/spanish/messages";
import type { MatchTranslate } from "~/match/words";
import { inEnglish, translatorOf } from "~/translation";
import budgets from "../../../content/budgets/page-weights.json";
import { parseAnswers } from "../model/answers/input";
import type { Student } from "../model/fit/fit";
import { balance } from "../model/list/balance";
import { openAtHome } from "../model/list/open-at-home";
import { type Model, modelOf, rank, rankOne, studentOf } from "../model/list/rank";
import { chanceTrace } from "../model/reasons/chance-trace";
import { matcher } from "./answer";
import { placesIn } from "./read-places";
import { readMatchTable } from "./read-table";

const { all } = catalogue();

/** What a list prints, for one student, from these colleges. */
function listed(colleges: readonly College[], search: string) {
  const parsed = parseAnswers(new URLSearchParams(search), 2026);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.messages));
  const model = modelOf(colleges);
  const student = studentOf(parsed.answers, homeOf(parsed.answers.zip), "2026-11-23");
  const ranking = rank(model, student);
  const { list, atLeastOne } = balance(ranking.list, student.home.state, () => openAtHome(model, student));
  return {
    all: ranking.list.map(({ college, chance, score, label, price }) => [
      college.unitid,
      chance,
      score,
      label,
      price?.mid ?? null,
    ]),
    filters: ranking.filters,
    shown: list.map((ranked) => ({
      ...lineOf(model, ranked, student),
      ...tracesOf(model, ranked.college.unitid, student),
    })),
    atLeastOne,
  };
}

/** How the chance and the price at a college were worked out, as its own page says it. */
function tracesOf(model: Model, unitid: number, student: Student, t?: MatchTranslate) {
  const item = model.byUnitid.get(unitid);
  if (item === undefined) throw new Error(`no college ${unitid}`);
  const { price } = rankOne(model, item, student);
  return { trace: chanceTrace(item, student, t), priceTrace: price && studentPriceTrace(price, t) };
}

const sorted = (home: ReturnType<typeof homeOf>) => home && { state: home.state, lat: home.lat, lon: home.lon };

describe("the match in the browser", () => {
  const match = matcher({
    table,
    names,
    fields: async () => fields,
    places: async () => zips,
    spanish: async () => translatorOf(deviceMessages),
    page: () => import("~/match/results/page-of-list"),
    pageInSpanish: async () => translatorOf(matchMessages),
  });
  const ask = (fields: string, unitids?: readonly number[]) => match({ fields, today: "2026-11-23", unitids });

  it("names what cannot be read, and what is beyond its tables", async () => {
    expect(await ask("gpa=lots")).toMatchObject({ kind: "mistakes", messages: { gpa: [expect.any(String)] } });
    expect(await match({ fields: "fields=5138", today: "2026-11-23", view: "" })).toEqual({ kind: "beyond" });
    expect(await ask("fields=51&state=OH")).toMatchObject({ kind: "found", roughly: false });
  });

  it.each([
    "fields=5138&gpa=3.4&state=OH",
    "fields=1107",
    "fields=5138,52&state=OH",
    "fields=5009&regions=new-england",
  ])("counts single programs by their whole fields, never fewer than the list has: %s", async (search) => {
    const answer = await ask(search);
    const total = answer.kind === "atMost" ? answer.total : Number.NaN;
    expect(total).toBeGreaterThanOrEqual(listed(all, search).all.length);
    expect(total).toBeGreaterThan(0);
  });

  it.each(["zip=43022&miles=100&gpa=3.4", "zip=99701&miles=500", "zip=43022&gpa=3.1&income=1", "zip=20252&state=VA"])(
    "counts by ZIP code and miles as the list does: %s",
    async (search) => {
      const { all: whole, shown } = listed(all, search);
      expect(await ask(search)).toMatchObject({ kind: "found", total: whole.length, roughly: false, list: shown });
    },
  );

  it("goes by the state alone while the table of ZIP codes cannot be had, says so, and asks for it again", async () => {
    let answers = 0;
    const without = matcher({
      table,
      names,
      fields: async () => fields,
      spanish: async () => translatorOf(deviceMessages),
      page: () => import("~/match/results/page-of-list"),
      pageInSpanish: async () => translatorOf(matchMessages),
      places: async () => {
        answers += 1;
        if (answers < 4) throw new Error("no connection");
        return zips;
      },
    });
    const asked = (search: string) => without({ fields: search, today: "2026-11-23" });
    expect(await asked("zip=43022&miles=100")).toEqual({ kind: "beyond" });
    expect(await without({ fields: "zip=43022", today: "2026-11-23", view: "" })).toEqual({ kind: "beyond" });
    expect(await asked("zip=43022")).toMatchObject({ kind: "found", roughly: true });
    expect(await asked("zip=43022&miles=100")).toMatchObject({ kind: "found", roughly: false });
  });

  it.each([
    "gpa=3.4&state=OH&income=1",
    "sat=1280&state=TX&rank=5&fields=51&fields=11",
    "zip=43022&miles=300&gpa=3.1&religion=no",
    "gpa=3.9&rigor=most&advanced=6&state=CA&sizes=large&settings=city&budget=20000&missions=hbcu",
    "",
  ])("makes the page of a list, word for word as the server does, in both languages: %s", async (search) => {
    const view = "sort=price&label=target&page=2";
    const answer = await match({ fields: search, today: "2026-11-23", view });
    const parsed = parseAnswers(new URLSearchParams(search), 2026);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.messages));
    const student = studentOf(parsed.answers, homeOf(parsed.answers.zip), "2026-11-23");
    const listing = pageOfList(modelOf(all), student, new URLSearchParams(view), inEnglish);
    expect(answer).toEqual({ kind: "listing", listing });

    const inSpanish = await match({ fields: search, today: "2026-11-23", view, language: "es" });
    const there = pageOfList(modelOf(all), student, new URLSearchParams(view), translatorOf(matchMessages));
    expect(inSpanish).toEqual({ kind: "listing", listing: there });
  });

  it("says in Spanish what a page in Spanish asks", async () => {
    const inSpanish = (fields: string) => match({ fields, today: "2026-11-23", language: "es" });
    expect(await inSpanish("gpa=lots")).toMatchObject({
      messages: { gpa: ["Escriba su promedio (GPA) como número o letra, por ejemplo 3.4, 92 o B+."] },
    });
    const [english, spanish] = [await ask("gpa=3.4&state=OH"), await inSpanish("gpa=3.4&state=OH")];
    if (english.kind !== "found" || spanish.kind !== "found") throw new Error("no list");
    expect(spanish.list.map(({ unitid, chance }) => [unitid, chance])).toEqual(
      english.list.map(({ unitid, chance }) => [unitid, chance]),
    );
    expect(new Set(spanish.list.map(({ kind }) => kind.split(",")[0]))).toEqual(new Set(["Pública", "Privada"]));
  });

  it("says chance and price of colleges that are asked for, whatever the answers rule out", async () => {
    const answer = await ask("gpa=3.4&state=OH&income=1&sizes=tiny&fields=5138", [204796, 1, 166027]);
    expect(answer).toMatchObject({ kind: "lines", record: true });
    const lines = answer.kind === "lines" ? answer.lines : [];
    expect(lines.map(({ unitid, label }) => [unitid, label])).toEqual([
      [204796, expect.any(String)],
      [166027, "reach"],
    ]);
  });
});

describe("the table of the match in the browser", () => {
  const collegesWith = readMatchTable(table, names);
  const plain = collegesWith();

  it.each([
    "gpa=3.4&state=OH&income=2",
    "gpa=3.9&sat=1450&state=CA&budget=20000&income=3&rank=5&rigor=most&advanced=9",
    "gpa=2.6&act=19&state=TX&income=0&levels=4&levels=2&broad=yes",
    "gpa=92&state=abroad&tests=without&sizes=small&sizes=large&settings=city&missions=hbcu&soft=missions&soft=sizes",
    "state=WY&controls=public,nonprofit&states=CA,WA,CO&budget=9000",
    "gpa=4.3&state=UT&religion=catholic&affordability=3&outcomes=0",
    "levels=2&state=PR",
  ])("makes the lists of the whole table: %s", (search) => {
    expect(listed(plain, search)).toEqual(listed(all, search));
  });

  it.each([
    "gpa=3.4&state=OH",
    "sat=1280&state=TX&rank=5",
    "act=31&gpa=3.9&state=CA&fields=5138",
    "tests=without&state=NC&gpa=2.7",
    "state=abroad",
    "state=KY&income=1",
    "",
  ])(
    "says step by step how every chance and price was worked out as the whole table does, in both languages: %s",
    (search) => {
      const parsed = parseAnswers(new URLSearchParams(search), 2026);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.messages));
      const student = studentOf(parsed.answers, null, "2026-11-23");
      const [here, there] = [modelOf(plain), modelOf(all)];
      const [device, server] = [translatorOf(deviceMessages), translatorOf(matchMessages)];
      let steps = 0;
      for (const { unitid } of all) {
        const traces = tracesOf(there, unitid, student);
        steps += traces.trace?.steps.length ?? 0;
        expect(tracesOf(here, unitid, student), String(unitid)).toEqual(traces);
        expect(tracesOf(here, unitid, student, device)).toEqual(tracesOf(there, unitid, student, server));
      }
      expect(steps).toBeGreaterThan(all.length);
    },
  );

  it("makes them for fields with the shares of fields", () => {
    const whole = collegesWith(fields);
    for (const search of ["gpa=3.4&state=NY&fields=51,11&income=1", "gpa=3.1&state=GA&fields=39&levels=2&levels=4"])
      expect(listed(whole, search)).toEqual(listed(all, search));
  });

  it("knows every ZIP code's place as the server does", () => {
    const placeOf = placesIn(zips);
    let known = 0;
    for (const zip of unpackTable(zips).code ?? []) {
      const code = String(zip).padStart(5, "0");
      if (JSON.stringify(placeOf(code)) === JSON.stringify(sorted(homeOf(code)))) known += 1;
    }
    expect(known).toBe(placesAround({ lat: 0, lon: 0 }, { lat: 91, lon: 181 }).length);
    expect(placeOf("20252"), "a code of its own for one office").toEqual(homeOf("20252"));
  });

  it("is at most 250 kB with the names, compressed; fields and ZIP codes come for who names some", () => {
    const sizeOf = (...parts: readonly unknown[]) =>
      parts.reduce((sum: number, part) => sum + brotliCompressSync(JSON.stringify(part)).length, 0);
    expect(sizeOf(table, names)).toBeLessThan(budgets.firstTouch.data);
    expect(sizeOf(fields)).toBeLessThan(75_000);
    expect(sizeOf(zips)).toBeLessThan(105_000);
    console.info(`table ${sizeOf(table)}, names ${sizeOf(names)}, fields ${sizeOf(fields)}, ZIP codes ${sizeOf(zips)}`);
  });
});

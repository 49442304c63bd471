import { describe, expect, it } from "vitest";
import { cssProfiles } from "~/season/dates/plan-facts.server";
import { translatorOf } from "~/translation";
import { cssTask } from "./css-profile";
import { stateAidMessages } from "./spanish";
import { programsInWords, programWords } from "./state-aid";
import { stateAidDates, stateAidPrograms } from "./state-aid-dates";

describe("state aid dates for 2027-28", () => {
  it("state what was found, and call the rest expected and not confirmed, with the last year known", () => {
    const california = stateAidDates("CA", "2027-28").map(programWords);
    expect(california[0]).toContain("Cal Grant and most state programs, due March 2, 2027 for 2027-28.");
    expect(california[1]).toContain(
      "around September 2, 2027 for 2027-28, not confirmed. For 2026-27 it was September 2, 2026.",
    );
    expect(stateAidDates("TX", "2027-28").map(programWords).join()).toContain("priority date around January 15, 2027");
    expect(stateAidDates("IL", "2027-28").map(programWords).join()).toContain("file as soon as you can");
  });

  it("leave a day out where the state has none, and know no other year", () => {
    const alabama = stateAidDates("AL", "2027-28");
    expect(alabama.map(programWords)).toEqual(["State grants: no state date. Ask each college’s aid office."]);
    expect(alabama.map(({ date }) => date)).toEqual([null]);
    expect(stateAidDates("CA", "2028-29")).toEqual([]);
    expect(stateAidDates(null, "2027-28")).toEqual([]);
  });

  it("lend no day to another award year: only what was published for that very year is said", () => {
    const said = (state: string, award: string) => programsInWords(stateAidPrograms(state), award);
    expect(said("MD", "2026-27")).toEqual(["Guaranteed Access and Educational Assistance: March 1, 2026 for 2026-27."]);
    expect(said("IL", "2026-27")).toEqual([
      "Monetary Award Program: for 2026-27, forms received after April 23, 2026 came too late.",
    ]);
    expect(said("OH", "2026-27")).toEqual([]);
    expect(said("OH", "2027-28").join()).toContain("not confirmed. For 2025-26 it was October 1, 2025.");
  });

  it("carry no date that was moved off a weekend: Missouri's February 3, 2025 is February 1", () => {
    const missouri = stateAidDates("MO", "2027-28")[0];
    expect(missouri).toMatchObject({ date: "2027-02-01", confidence: "recalled" });
  });
});

describe("the CSS Profile", () => {
  const known = cssProfiles("2026-11-22");

  it("is sent where it was found to be asked for, asked about where it was only recalled, and never else", () => {
    const [brown, dartmouth, princeton, ucla, unknown] = [217156, 182670, 186131, 110662, 100654];
    expect([brown, dartmouth, princeton, ucla, unknown].map((unitid) => cssTask(known.get(unitid)))).toEqual([
      "send",
      "ask",
      null,
      null,
      null,
    ]);
    expect([...known.values()].filter(({ confidence, dates }) => confidence === "recalled" && dates !== null)).toEqual(
      [],
    );
  });

  it("is only asked about once the table has expired", () => {
    expect(cssTask(cssProfiles("2027-07-01").get(217156))).toBe("ask");
  });
});

it("says a state's programs in Spanish with the same days", () => {
  const said = (state: string) =>
    programsInWords(stateAidPrograms(state), "2027-28", { language: "es", translate: translatorOf(stateAidMessages) });
  expect(said("CA")[0]).toBe(
    "Cal Grant y la mayoría de los programas del estado, fecha límite: 2 de marzo de 2027 para 2027-28. Para ese día la escuela también tiene que haber certificado el promedio (GPA).",
  );
  expect(said("TX").join()).toContain(
    "fecha de prioridad: alrededor del 15 de enero de 2027 para 2027-28, sin confirmar",
  );
  expect(said("AL")).toEqual([
    "Becas del estado: el estado no fija fecha. Pregunte en la oficina de ayuda económica de cada universidad.",
  ]);
});

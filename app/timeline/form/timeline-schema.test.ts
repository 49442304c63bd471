import { expect, it } from "vitest";
import { readWith } from "~/forms/schema/read-with";
import { parseAnswers } from "~/timeline/planning/input";
import { tripSchema } from "~/visits/planner/trip-schema";
import { timelineSchema } from "./timeline-schema";

const today = "2026-11-24";
const read = (typed: string) => {
  const form = new URLSearchParams(typed);
  return readWith(timelineSchema(form, today), form);
};

it("the form of the timeline says beside its fields what its reader says of the same answers", () => {
  for (const typed of ["", "year=1999", "year=2027&unitids=204796&date-204796=soon&tests=none", "year=2027&state=ZZ"]) {
    const parsed = parseAnswers(new URLSearchParams(typed), today, () => true);
    expect(read(typed), typed).toMatchObject({ ok: false, messages: parsed.ok ? {} : parsed.messages });
  }
  expect(read("year=2027&unitids=204796&date-204796=2026-11-01").ok).toBe(true);
});

it("whoever types the name of a college looks for it, and is told of nothing else", () => {
  expect(read("q=Kenyon").ok).toBe(true);
  const trip = (typed: string) => {
    const form = new URLSearchParams(typed);
    return readWith(tripSchema(form), form);
  };
  expect(trip("q=Kenyon&asked=").ok).toBe(true);
  expect(trip("q=Kenyon&asked=Kenyon")).toMatchObject({ ok: false, messages: { unitids: [expect.any(String)] } });
});

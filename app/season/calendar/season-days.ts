import { type Day, writeDay } from "~/calendar/day";
import { stateName } from "~/geography/states";
import { programWords, type StateAidDate } from "../aid/state-aid";
import { type Confidence, seasonFall } from "../fact";
import type { Sitting } from "../tests/sitting";
import type { Grade, SeasonDay } from "./season-day";

/** How many colleges close one way to apply on a day, of those whose date for this fall was found. */
export interface Closing {
  readonly day: Day;
  readonly round: "early" | "regular";
  readonly colleges: number;
}

export interface SeasonFacts {
  readonly sittings: readonly Sitting[];
  readonly fafsaOpened: Day;
  readonly cssOpened: Day;
  readonly stateAid: readonly StateAidDate[];
  readonly closings: readonly Closing[];
  /** What isn't confirmed may be shown no more: the tables have expired. */
  readonly expired: boolean;
}

const award = `${seasonFall}-${(seasonFall + 1) % 100}`;
const seniors: readonly Grade[] = [12];
/** Scores of a sitting from this day on come too late for the class of the season. */
const forJuniors = `${seasonFall}-01-15`;
const found = (confidence: Confidence) => confidence !== "recalled";
/** A day on which fewer colleges close is no day of the season. */
export const fewestColleges = 40;

/** Every day of this season that is the same for everyone, from the tables of the season. */
export function seasonDays(facts: SeasonFacts): readonly SeasonDay[] {
  return [
    ...facts.sittings.filter(({ confidence }) => found(confidence)).flatMap(sittingDays),
    ...aidDays(facts),
    ...facts.stateAid.flatMap((row) => stateDay(row, facts.expired)),
    ...facts.closings.filter(({ colleges }) => colleges >= fewestColleges).map(closingDay),
    {
      ...everyone("reply", `${seasonFall}-05-01`),
      title: "Most colleges want your answer",
      detail: "Say yes to one college and pay its deposit. Ask yours: some have another day.",
      grades: seniors,
      certainty: "usual",
      event: null,
    },
  ];
}

const everyone = (id: string, day: Day) => ({ id, day, state: null }) as const;

const maker = { sat: "collegeboard.org", act: "act.org" } as const;

function sittingDays({ test, day, register, late, lateUnsure, scores }: Sitting): readonly SeasonDay[] {
  const name = test.toUpperCase();
  const who: readonly Grade[] = day >= forJuniors ? [10, 11] : [11, 12];
  const out = scores === null ? "" : ` First scores: ${writeDay(scores)}.`;
  return [
    {
      ...everyone(`${test}-register-${day}`, register),
      title: `Last day to register for the ${name} of ${writeDay(day)}`,
      detail: `Late registration, for a fee: until ${writeDay(late)}.`,
      grades: who,
      certainty: "published",
      event: null,
    },
    {
      ...everyone(`${test}-late-${day}`, late),
      title: `Last day to register late for the ${name} of ${writeDay(day)}`,
      detail: lateUnsure
        ? `It costs a fee. One calendar gives ${writeDay(lateUnsure)}: look on ${maker[test]}.`
        : "It costs a fee. After that, registration is closed.",
      grades: who,
      certainty: "published",
      event: null,
    },
    ...(lateUnsure
      ? [
          {
            ...everyone(`${test}-late-unsure-${day}`, lateUnsure),
            title: `Late registration for the ${name} of ${writeDay(day)} may close`,
            detail: `One calendar gives this day; by the usual count it was ${writeDay(late)}. Look on ${maker[test]} today.`,
            grades: who,
            certainty: "expected" as const,
            event: null,
          },
        ]
      : []),
    {
      ...everyone(`${test}-${day}`, day),
      title: `${name} test day`,
      detail: `For those who registered.${out}`,
      grades: who,
      certainty: "published",
      event: { name: `${name}, national test day`, place: "Test centers across the United States" },
    },
  ];
}

/** The June 30 that ends the award year: the last day of its FAFSA by law. */
const fafsaCloses = `${seasonFall + 1}-06-30`;

function aidDays({ fafsaOpened, cssOpened }: SeasonFacts): readonly SeasonDay[] {
  return [
    {
      ...everyone("fafsa-opens", fafsaOpened),
      title: `The FAFSA for ${award} opened`,
      detail: "File it as soon as you can: some state and college money goes to whoever files first.",
      grades: seniors,
      certainty: "published",
      event: { name: `FAFSA for ${award} opens`, place: "https://studentaid.gov" },
    },
    {
      ...everyone("css-opens", cssOpened),
      title: `The CSS Profile for ${award} opened`,
      detail: "There’s no national deadline: each college that asks for it sets its own day.",
      grades: seniors,
      certainty: "published",
      event: { name: `CSS Profile for ${award} opens`, place: "https://cssprofile.collegeboard.org" },
    },
    {
      ...everyone("fafsa-closes", fafsaCloses),
      title: `Last day of all for the FAFSA for ${award}`,
      detail: "States and colleges want it long before. By then most of their money is gone.",
      grades: seniors,
      certainty: "published",
      event: { name: `FAFSA for ${award} closes`, place: "https://studentaid.gov" },
    },
  ];
}

function stateDay(row: StateAidDate, expired: boolean): readonly SeasonDay[] {
  const { state, program, date, confidence } = row;
  const published = found(confidence);
  if (date === null || row.award !== award || (expired && !published)) return [];
  const name = stateName(state);
  return [
    {
      id: `state-${state} ${program}`.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
      day: date,
      title: published ? `${name}: state aid is due` : `${name}: state aid, around this day, not confirmed`,
      detail: programWords(row),
      grades: seniors,
      state,
      certainty: published ? "published" : "expected",
      event: published ? { name: `${name}: ${program}, deadline for ${award}`, place: "https://studentaid.gov" } : null,
    },
  ];
}

function closingDay({ day, round, colleges }: Closing): SeasonDay {
  return {
    ...everyone(`${round}-${day}`, day),
    title: `${round === "early" ? "Early rounds close" : "Regular decision closes"} at ${colleges} colleges or more`,
    detail: `Counted over colleges whose day for fall ${seasonFall} we found. Look up yours: each sets its own.`,
    grades: seniors,
    certainty: "published",
    event: null,
  };
}

import { z } from "zod";
import { tablesFor } from "~/aid/formula/tables";
import { stateAgency } from "~/aid/state-agency";
import { type Evidence, type Finding, found, type Statement, say, unknown } from "~/counselor/answer/evidence";
import { type Words, wordsIn } from "~/counselor/sentences/sentences";
import { isState, stateName } from "~/geography/states";
import { statePagePath } from "~/library/guides/guides";
import { programWords } from "~/season/aid/state-aid";
import { stateAidDates } from "~/season/aid/state-aid-dates";
import opening from "../../../content/facts/words/fafsa-opening.json";
import { tool } from "./tool";

const testMakers = { sat: "College Board, SAT calendar 2026-27", act: "ACT, test dates 2026-27" } as const;

/** The national days of the SAT or the ACT that are still ahead, with their last days to register. */
export const testDays = tool({
  name: "test_dates",
  description: "National SAT or ACT days still ahead, with the last day to register for each.",
  input: z.object({
    test: z.enum(["sat", "act"]),
    next: z.boolean().default(false),
    month: z.int().min(1).max(12).nullable().default(null),
  }),
  run({ test, next, month }, ground): Finding {
    const { say: write, day: date } = wordsIn(ground);
    const ahead = ground.sittings.filter(
      ({ test: of, day }) =>
        of === test && day >= ground.today && (month === null || Number(day.slice(5, 7)) === month),
    );
    const open = ahead.filter(({ late }) => late >= ground.today);
    const name = test.toUpperCase();
    const evidence = (figures: Evidence["figures"]): Evidence => ({
      url: "/application-timeline#you",
      title: `${name} dates`,
      source: testMakers[test],
      year: "2026-27",
      figures,
    });
    // Who asks for the December test hears that it's still to come and that they're too late, before what is next.
    const [closed] = ahead.filter(({ late }) => late < ground.today);
    const tooLate =
      closed === undefined
        ? []
        : [
            closed.lateUnsure !== undefined && closed.lateUnsure >= ground.today
              ? say(
                  write("test perhaps open", {
                    test: name,
                    day: date(closed.day),
                    register: date(closed.register),
                    late: date(closed.late),
                    unsure: date(closed.lateUnsure),
                  }),
                  evidence({
                    day: closed.day,
                    register: closed.register,
                    late: closed.late,
                    late_unsure: closed.lateUnsure,
                  }),
                )
              : say(
                  write("test closed", {
                    test: name,
                    day: date(closed.day),
                    late: date(closed.lateUnsure ?? closed.late),
                  }),
                  evidence({ day: closed.day, late: closed.lateUnsure ?? closed.late }),
                ),
          ];
    const [first] = open;
    if (first === undefined) return unknown(...tooLate, say(write("no test day", { test: name }), evidence({})));
    const until = write(first.register >= ground.today ? "register" : "register late", {
      register: date(first.register),
      late: date(first.late),
    });
    const scores = first.scores === null ? "" : write("scores", { day: date(first.scores) });
    const soonest = say(
      write(month === null ? "next test" : "test of the month", { test: name, day: date(first.day), until, scores }),
      evidence({ day: first.day, register: first.register, late: first.late, scores: first.scores }),
    );
    const later = open.slice(1, next ? 2 : 6);
    if (later.length === 0) return found(...tooLate, soonest);
    const list = later
      .map(({ day, register }) => write("later test", { day: date(day), register: date(register) }))
      .join("; ");
    return found(
      ...tooLate,
      soonest,
      say(
        write("later tests", { list }),
        evidence(
          Object.fromEntries(
            later.flatMap(({ day, register }, i) => [
              [`day_${i}`, day],
              [`register_${i}`, register],
            ]),
          ),
        ),
      ),
    );
  },
});

/** When the FAFSA opened and when it closes, and what a state wants earlier. */
export const fafsaDates = tool({
  name: "fafsa_dates",
  description: "When the FAFSA of an award year opens and closes, and the dates of a state's own aid.",
  input: z.object({
    awardYear: z.enum(["2026-27", "2027-28"]),
    state: z
      .string()
      .refine((code): boolean => isState(code))
      .nullable()
      .default(null),
    about: z.enum(["opens", "closes"]),
  }),
  run({ awardYear, state, about }, ground): Finding {
    const federal = federalDates(awardYear, about, wordsIn(ground));
    if (state === null) return found(...federal);
    const own = stateDates(state, awardYear, ground.stateFacts(state));
    return found(...own, ...federal.slice(0, 1));
  },
});

function federalDates(
  awardYear: "2026-27" | "2027-28",
  about: "opens" | "closes",
  { say: write, day: date }: Words,
): Statement[] {
  const { deadlines } = tablesFor(awardYear);
  const day = awardYear === "2027-28" ? opening["2027-28"] : null;
  const opened =
    day === null
      ? []
      : [
          say(write("fafsa opened", { year: awardYear, day: date(day.value) }), {
            url: "/help/fafsa-completion-guide",
            title: "FAFSA guide",
            source: `${day.source.publisher}: ${day.source.title}`,
            year: awardYear,
            figures: { opened: day.value },
          }),
        ];
  const closes = say(
    write("fafsa closes", { year: awardYear, day: date(deadlines.submitBy), note: deadlines.submitByNote }),
    {
      url: "/tools/fafsa-calculator",
      title: "FAFSA dates",
      source: deadlines.source.replace(/\.$/, ""),
      year: awardYear,
      figures: { submit_by: deadlines.submitBy },
    },
  );
  return about === "opens" ? [...opened, closes] : [closes, ...opened];
}

type Facts = ReturnType<import("~/counselor/ground/ground").Ground["stateFacts"]>;

/** What is known of a state's own dates: its confirmed fact where we have a guide, else the table with its doubt. */
export function stateDates(state: string, awardYear: string, facts: Facts): readonly Statement[] {
  const fact = facts?.facts.fafsa?.deadline;
  if (facts && fact?.confidence === "confirmed") {
    const { title, publisher, year } = fact.source;
    return [
      say([fact.statement, fact.deadline].filter(Boolean).join(" "), {
        url: `${statePagePath(facts.slug, "financial-aid")}`,
        title: `${facts.name}: state aid dates`,
        source: `${publisher}: ${title} (${year})`,
        year: fact.year,
        figures: Object.fromEntries(Object.entries(fact.dates ?? {}).map(([id, date]) => [id, date.value])),
      }),
    ];
  }
  const rows = stateAidDates(state, awardYear);
  const agency = stateAgency(state);
  const office = agency === null ? "" : ` Confirm with the ${agency.agency}.`;
  return rows.map((row) =>
    say(`${stateName(state)}: ${programWords(row)}${office}`, {
      url: "/application-timeline#you",
      title: `${stateName(state)}: state aid dates`,
      source: "Federal Student Aid, list of state deadlines",
      year: row.confidence === "recalled" ? `${row.listedFor}; not confirmed for ${awardYear}` : awardYear,
      figures: { date: row.date, ...Object.fromEntries(row.listed.map((day, i) => [`listed_${i}`, day])) },
    }),
  );
}

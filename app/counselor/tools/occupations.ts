import { z } from "zod";
import { educations, type Occupation } from "~/colleges/majors/occupation";
import { majorsPath } from "~/colleges/majors/path";
import { wageWords } from "~/colleges/majors/words";
import { type Evidence, type Finding, found, type Statement, say, unknown } from "~/counselor/answer/evidence";
import type { Ground } from "~/counselor/ground/ground";
import { type Words, wordsIn } from "~/counselor/sentences/sentences";
import { count, dollars } from "~/design/figures";
import { isState, stateName } from "~/geography/states";
import { occupationNames } from "../understand/occupations";
import { plainText } from "../words/words";
import { tool } from "./tool";

const wages = {
  source: "U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics",
  year: "May 2025",
};
const projections = { source: "U.S. Bureau of Labor Statistics, Employment Projections", year: "2024-34" };

/** The page where an occupation stands: that of the field which prepares for it, else the list of all fields. */
function evidenceOf(
  occupation: Occupation,
  of: typeof wages,
  figures: Evidence["figures"],
  ground: Ground,
  state: string | null = null,
): Evidence {
  const field = ground.fieldOfWork(occupation.code);
  const asked = state === null ? "" : `?state=${state}`;
  return {
    url: field === null ? `${majorsPath}?q=${encodeURIComponent(occupation.title)}#jobs` : `${field.path}${asked}#work`,
    title: field === null ? occupation.title : `${occupation.title}: the work that ${field.name} prepares for`,
    ...of,
    figures,
  };
}

function payOf(occupation: Occupation, ground: Ground, { say: write }: Words): Statement {
  const { title, wages: paid, per } = occupation;
  if (paid === null) return say(write("no occupation pay", { title }), evidenceOf(occupation, wages, {}, ground));
  const { low, mid, high } = paid;
  const spread =
    low === null || high === null || per === "hour"
      ? ""
      : write("occupation spread", { low: dollars(low), high: dollars(high) });
  const pay = per === "hour" ? wageWords(occupation) : write("a year", { pay: dollars(mid) });
  return say(
    write("occupation pay", { title, pay, spread }),
    evidenceOf(occupation, wages, { low, mid, high, per }, ground),
  );
}

function stateOf(occupation: Occupation, state: string, ground: Ground, { say: write }: Words): Statement | null {
  const pay = occupation.byState.get(state);
  if (pay === undefined || !isState(state)) return null;
  return say(
    write("occupation state", { title: occupation.title, state: stateName(state), pay: dollars(pay) }),
    evidenceOf(occupation, wages, { [state]: pay }, ground, state),
  );
}

function entryOf(occupation: Occupation, ground: Ground, { say: write }: Words): Statement {
  const { title, education } = occupation;
  if (education === null)
    return say(write("no occupation entry", { title }), evidenceOf(occupation, projections, {}, ground));
  const level = educations.indexOf(education) as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
  return say(
    write("occupation entry", { title, education: write(`education ${level}`) }),
    evidenceOf(occupation, projections, { education }, ground),
  );
}

function outlookOf(occupation: Occupation, ground: Ground, { say: write }: Words): Statement | null {
  const { title, growth, openings, employment } = occupation;
  if (growth === null || openings === null || employment === null) return null;
  const change =
    growth === 0
      ? write("occupation steady")
      : write(growth > 0 ? "occupation grows" : "occupation shrinks", { by: Math.abs(growth) });
  return say(
    write("occupation outlook", { title, change, openings: count(openings), employment: count(employment) }),
    evidenceOf(occupation, projections, { growth, openings, employment }, ground),
  );
}

/** What an occupation pays in the middle, what one needs to enter it, and how many openings are expected. */
export const occupationFigures = tool({
  name: "occupation_figures",
  description:
    "What an occupation pays (median and middle half, by state too), the education to enter it, its growth and openings, by the Bureau of Labor Statistics.",
  input: z.object({
    code: z
      .string()
      .regex(/^\d\d-\d{4}$/)
      .describe("SOC code, from find_occupation"),
    about: z.enum(["pay", "entry", "outlook"]).default("pay"),
    state: z.string().nullable().default(null).describe("Postal code, for the median there"),
  }),
  run({ code, about, state }, ground): Finding {
    const occupation = ground.occupations().get(code);
    if (occupation === undefined) return { known: false, statements: [] };
    const words = wordsIn(ground);
    const entry = entryOf(occupation, ground, words);
    const outlook = outlookOf(occupation, ground, words);
    const there = state === null ? null : stateOf(occupation, state, ground, words);
    const all: Readonly<Record<typeof about, readonly (Statement | null)[]>> = {
      pay: [payOf(occupation, ground, words), there],
      entry: [entry],
      outlook: [outlook],
    };
    const told = { pay: occupation.wages !== null, entry: occupation.education !== null, outlook: outlook !== null };
    const statements = all[about].filter((one) => one !== null);
    return told[about] ? found(...statements) : unknown(...statements);
  },
});

/** Occupations by what people call them, with the code that the tool for them takes. */
export const findOccupation = tool({
  name: "find_occupation",
  description: "Finds the code of an occupation by its name: “nurse”, “software engineer”, “electrician”.",
  input: z.object({ name: z.string().min(2).max(80).describe("An occupation in people’s words") }),
  run({ name }, ground): Finding {
    const asked = plainText(name);
    const all = ground.occupations();
    const near = [...all.values()].filter(({ title }) => plainText(title).includes(asked)).map(({ code }) => code);
    const codes = [...new Set([...(occupationNames(all).get(asked) ?? []), ...near])].slice(0, 8);
    const occupations = codes.flatMap((code) => all.get(code) ?? []);
    if (occupations.length === 0)
      return unknown(say("No occupation of the Bureau of Labor Statistics goes by that name."));
    return found(
      ...occupations.map((occupation) =>
        say(
          `${occupation.title}: occupation ${occupation.code}.`,
          evidenceOf(occupation, wages, { code: occupation.code }, ground),
        ),
      ),
    );
  },
});

import { z } from "zod";
import { majorsPath } from "~/colleges/majors/path";
import { type Finding, found, say } from "~/counselor/answer/evidence";
import { wordsIn } from "~/counselor/sentences/sentences";
import table from "../../../content/facts/fields/interests.json";
import { tool } from "./tool";

/** Majors that are named of those that go with an interest. */
const mostNamed = 5;
/** Bachelor's degrees a year in the country below which a major is hard to find. */
const fewDegrees = 50;

const names = table.interests.map(({ name }) => name);

/** Majors that go with what somebody likes, to start from. */
export const fieldsForInterest = tool({
  name: "fields_for_interest",
  description: "Majors to look at for somebody who likes something: animals, building things, helping people.",
  input: z.object({
    interest: z.enum(names).describe("what somebody likes"),
    without: z
      .array(z.string().regex(/^\d{2,4}$/))
      .default([])
      .describe("beginnings of CIP codes that are ruled out"),
  }),
  run({ interest, without }, ground): Finding {
    const row = table.interests.find(({ name }) => name === interest);
    const { byCode } = ground.majors();
    const majors = (row?.fields ?? [])
      .filter((code) => !without.some((one) => code.startsWith(one)))
      .flatMap((code) => byCode.get(code) ?? [])
      .filter(({ figures }) => (figures.bachelor.awards ?? 0) >= fewDegrees)
      .slice(0, mostNamed);
    if (row === undefined || majors.length === 0) return { known: false, statements: [] };
    const { say: write, language } = wordsIn(ground);
    return found(
      say(
        write("interest", {
          interest: language === "es" ? row.es : row.name,
          list: majors.map(({ name }) => name).join("; "),
        }),
        ...majors.map(({ name, path }) => ({
          url: path,
          title: name,
          source: table.source,
          year: "2020",
          figures: {},
        })),
        { url: majorsPath, title: "Majors", source: table.source, year: "2020", figures: {} },
      ),
    );
  },
});

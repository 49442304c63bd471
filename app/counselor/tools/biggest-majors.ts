import { z } from "zod";
import { collegePath } from "~/colleges/address";
import type { Program } from "~/colleges/college";
import { sourceOf } from "~/colleges/facts/provenance";
import { type Finding, found, say } from "~/counselor/answer/evidence";
import { wordsIn } from "~/counselor/sentences/sentences";
import { count } from "~/design/figures";
import { nameFirst } from "./college-evidence";
import { tool, unitid } from "./tool";
import { biggestFamilies, hasNoList } from "./unlisted-programs";

/** Majors that are named of all that a college has. */
const mostNamed = 5;

/** The majors in which a college awards most degrees, by its own report: the table that its page shows. */
export const biggestMajors = tool({
  name: "biggest_majors",
  description: "The majors in which a college awards the most degrees, with the number of degrees in a year.",
  input: z.object({ unitid }),
  run({ unitid }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    if (hasNoList(college, ground)) return biggestFamilies(college, ground);
    const all = ground.programsOf(unitid).filter(({ awards }) => awards !== null && awards > 0);
    const level: Program["level"] = all.some((one) => one.level === "bachelor") ? "bachelor" : "associate";
    const biggest = all
      .filter((one) => one.level === level)
      .sort((a, b) => (b.awards ?? 0) - (a.awards ?? 0))
      .slice(0, mostNamed)
      .map(({ title, awards }): [string, number] => [title.replace(/\.$/, ""), awards ?? 0]);
    if (biggest.length === 0) return { known: false, statements: [] };
    const { source, year } = sourceOf("programAwards");
    const list = biggest.map(([title, awards]) => `${title} (${count(awards)})`).join("; ");
    return found(
      say(wordsIn(ground).say(`biggest majors ${level}`, { name: nameFirst(college), list, year }), {
        url: `${collegePath(college)}#programs`,
        title: `${college.name}: what you can study`,
        source,
        year,
        figures: Object.fromEntries(biggest),
      }),
    );
  },
});

import { z } from "zod";
import { collegePath } from "~/colleges/address";
import { searchColleges } from "~/colleges/search/search";
import { type Finding, found, say, unknown } from "~/counselor/answer/evidence";
import { stateName } from "~/geography/states";
import { collegeOfPlace } from "../understand/college-of-place";
import { fieldNames } from "../understand/fields";
import { plainText } from "../words/words";
import { tool } from "./tool";

/** Colleges by name, nickname, spelling or place, the likeliest first, with the id that the other tools take. */
export const findCollege = tool({
  name: "find_college",
  description:
    "Finds colleges by name, nickname, misspelling, city or state, and gives the UNITID that the other tools ask for.",
  input: z.object({ name: z.string().min(1).max(120).describe("What people call the college: “Ohio State”, “UCLA”") }),
  run({ name }, ground): Finding {
    const ofPlace = collegeOfPlace(plainText(name), ground.colleges)?.unitid;
    const place = ground.byUnitid.get(ofPlace ?? 0);
    const named = searchColleges(ground.index, name, 6).filter(({ unitid }) => unitid !== ofPlace);
    const all = place === undefined ? named : [place, ...named];
    if (all.length === 0) return unknown(say("No college in the federal files goes by that name. Check the spelling."));
    return found(
      ...all.map((college) =>
        say(`${college.name}, ${college.city}, ${stateName(college.state)}: UNITID ${college.unitid}.`, {
          url: collegePath(college),
          title: college.name,
          source: "U.S. Department of Education, IPEDS",
          year: "current list",
          figures: { unitid: college.unitid },
        }),
      ),
    );
  },
});

/** Fields of study by name, with the code that the tools for majors take. */
export const findField = tool({
  name: "find_field_of_study",
  description: "Finds the code of a major or field of study that the tools for majors ask for.",
  input: z.object({ name: z.string().min(2).max(80).describe("A major in people’s words: “nursing”, “comp sci”") }),
  run({ name }): Finding {
    const asked = plainText(name);
    const names = fieldNames();
    const exact = names.get(asked);
    const near = [...names].filter(([known]) => known.includes(asked)).map(([, field]) => field);
    const all = [...new Map([...(exact ? [exact] : []), ...near].map((one) => [one.code, one])).values()].slice(0, 8);
    if (all.length === 0) return unknown(say("No field of study in the federal list goes by that name."));
    return found(
      ...all.map(({ code, label }) =>
        say(`${label}: field ${code}.`, {
          url: "/colleges",
          title: "College search: fields of study",
          source: "National Center for Education Statistics, Classification of Instructional Programs",
          year: "2020",
          figures: { field: code },
        }),
      ),
    );
  },
});

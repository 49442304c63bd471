import { escapePattern } from "~/escape-pattern";
import type { Place } from "../rules/rule";
import { sources } from "../rules/sources";
import { type Draft, placesOf } from "../text/draft";
import type { CheckedCollege } from "./checked-college";
import type { CollegeCheck } from "./college-check";
import { ofThisCollege } from "./this-college";

export const degrees: CollegeCheck = {
  id: "not-awarded",
  name: "A degree it may not give",
  why: "A reader at the college knows its programs by heart. A new or small one may be missing from the federal table, so look.",
  source: sources.website,
  where:
    "Majors that somebody wants to study there and in which the college reported no degree, and degrees above the highest it reports. The table is some years old and knows the most common majors by name.",
  question: "Where on the college’s own site does this program stand, and under what name?",
  find: (draft, { college }) => [...majorsWithout(draft, college), ...degreesAbove(draft, college)],
  flags: [
    { college: "Oberlin College", text: "I want to major in nursing, like the woman who held my hand." },
    { college: "Oberlin College", text: "I want to double major in music and nursing." },
    { college: "Kenyon College", text: "I would get a PhD at Kenyon." },
    { college: "Kenyon College", text: "I’d major in mechanical engineering and build a better oven." },
  ],
  passes: [
    { college: "Oberlin College", text: "I want to study neuroscience, and my aunt is in nursing." },
    { college: "Oberlin College", text: "I want to study biology and work in nursing one day." },
    { college: "Oberlin College", text: "Our high school’s nursing program was cut." },
    { college: "Kenyon College", text: "After Kenyon I want to go to medical school." },
  ],
};

function majorsWithout(draft: Draft, college: CheckedCollege): readonly Place[] {
  return college.without.flatMap(({ words, label }) => {
    const list = `(?:${words.map(escapePattern).join("|")})`;
    const pattern = new RegExp(
      `\\b(?:major(?:ing)? in|degree in|study|studying|minor in|bachelor['’]s in|program in|pursue|pursuing)\\s+(?:\\w+\\s+|(?:[\\w’'-]+,?\\s+){1,3}(?:and|or)\\s+)??${list}\\b|\\b${list}\\s+(?:major|degree|program|department)\\b`,
      "gi",
    );
    return ofThisCollege(draft, placesOf(draft, pattern)).map((place) => ({
      ...place,
      note: `${label}: no degree awarded in it is reported by ${college.name} for ${college.year}.`,
    }));
  });
}

function degreesAbove(draft: Draft, college: CheckedCollege): readonly Place[] {
  return ofThisCollege(
    draft,
    placesOf(draft, /\b(?:ph\.?d\.?|doctorate|doctoral|law school|medical school|master['’]s)\b/gi),
  )
    .filter(
      (place) =>
        isGivenThere(draft, place, college) &&
        (college.highest === "bachelor" ||
          college.highest === "associate" ||
          (college.highest === "master" && !/master/i.test(draft.text.slice(place.start, place.end)))),
    )
    .map((place) => ({
      ...place,
      note: `The highest degree ${college.name} reports is ${highestInWords[college.highest ?? "doctorate"]}.`,
    }));
}

/** "After Kenyon I want to go to medical school" says nothing of Kenyon's degrees; "a PhD at Kenyon" does. */
function isGivenThere({ sentences }: Draft, { start, end }: Place, { names }: CheckedCollege): boolean {
  const text = sentences.find((one) => one.start <= start && one.end >= end)?.text ?? "";
  if (/\b(?:after|before|beyond|prepar\w+|someday|one day|eventually|later)\b/i.test(text)) return false;
  return /\b(?:there|here|your|its)\b/i.test(text) || names.some((name) => text.includes(name));
}

const highestInWords = {
  associate: "an associate degree",
  bachelor: "a bachelor’s",
  master: "a master’s",
  doctorate: "a doctorate",
} as const;

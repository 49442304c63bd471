import type { Finding } from "../reading/reading";
import type { Place } from "../rules/rule";
import { sources } from "../rules/sources";
import { type Draft, placesOf, type Sentence, type Word } from "../text/draft";
import type { CheckedCollege, OtherNames } from "./checked-college";
import { escapeName, finding } from "./finding";
import { otherColleges, somebodyElses } from "./others";

/**
 * Where a sentence speaks of another school: the student's own, a friend's, or one that this college is held against.
 */
const elsewhere =
  /\b(?:(?:my|our) (?:\w+ )?(?:high |middle |grade )?(?:school|district|church|town|city)|high[- ]school|community college|than|unlike|not|no|never|instead of|rather than|away from|toured|visited)\b/i;

/** Places that speak of this college, as far as their sentence says. */
function ofThisCollege(draft: Draft, places: readonly Place[]): readonly Place[] {
  return places.filter(({ start, end }) => {
    const sentence = draft.sentences.find((one) => one.start <= start && one.end >= end);
    if (sentence === undefined) return true;
    const before = draft.text.slice(sentence.start, start);
    return !somebodyElses.test(before) && !elsewhere.test(sentence.text);
  });
}

/** Checks a draft against one college. The draft stays where this runs. */
export function checkCollege(draft: Draft, college: CheckedCollege, others: OtherNames): readonly Finding[] {
  const named = otherColleges(draft, college, others);
  return [named, majors(draft, college), facts(draft, college), nothingOwn(draft, college, named?.places ?? [])].filter(
    (finding) => finding !== null,
  );
}

function majors(draft: Draft, college: CheckedCollege): Finding | null {
  const places = college.without.flatMap(({ words, label }) => {
    const list = `(?:${words.map(escapeName).join("|")})`;
    const pattern = new RegExp(
      `\\b(?:major(?:ing)? in|degree in|study|studying|minor in|bachelor['’]s in|program in|pursue|pursuing)\\s+(?:\\w+\\s+){0,1}?${list}\\b|\\b${list}\\s+(?:major|degree|program|department)\\b`,
      "gi",
    );
    return ofThisCollege(draft, placesOf(draft, pattern)).map((place) => ({
      ...place,
      note: `${label}: no degree awarded in it is reported by ${college.name} for ${college.year}.`,
    }));
  });
  const beyondDegrees = ofThisCollege(
    draft,
    placesOf(draft, /\b(?:ph\.?d\.?|doctorate|doctoral|law school|medical school|master['’]s)\b/gi),
  ).filter(
    (place) =>
      isGivenThere(draft, place, college) &&
      (college.highest === "bachelor" ||
        college.highest === "associate" ||
        (college.highest === "master" && !/master/i.test(draft.text.slice(place.start, place.end)))),
  );
  return finding(
    "not-awarded",
    "A reader at the college knows its programs by heart. A new or small one may be missing from the federal table, so look.",
    "Where on the college’s own site does this program stand, and under what name?",
    sources.website,
    [
      ...places,
      ...beyondDegrees.map((place) => ({
        ...place,
        note: `The highest degree ${college.name} reports is ${highestInWords[college.highest ?? "doctorate"]}.`,
      })),
    ],
  );
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

const settings = { city: "a city", suburb: "a suburb", town: "a town", rural: "the country" } as const;

function facts(draft: Draft, college: CheckedCollege): Finding | null {
  const says = (pattern: RegExp, note: string) =>
    ofThisCollege(draft, placesOf(draft, pattern)).map((place) => ({ ...place, note }));
  const places = [
    ...(college.control === "public"
      ? says(/\b(?:small )?private (?:college|university|school|liberal arts)\b/gi, `${college.name} is public.`)
      : says(/\bpublic (?:college|university|flagship)\b/gi, `${college.name} is private.`)),
    ...(college.setting === "rural" || college.setting === "town"
      ? says(
          /\b(?:urban|big[- ]city|city) (?:campus|setting|college|university)\b|\bheart of the city\b/gi,
          `Its campus is in ${settings[college.setting]}, by the federal map.`,
        )
      : college.setting === "city"
        ? says(
            /\b(?:rural|small[- ]town|country) (?:campus|setting|college|university)\b/gi,
            `Its campus is in ${settings.city}, by the federal map.`,
          )
        : []),
  ];
  return finding(
    "other-fact",
    "A wrong fact about the place tells a reader at the college that the essay was written from far away.",
    "Where did you read this?",
    sources.website,
    places,
  );
}

/** What somebody writes who speaks of this college and of their time there. */
const there =
  /\b(?:i['’](?:d|ll)|i (?:would|will|could|want|hope|plan)|look(?:ing)? forward|your|at|here|there|offers?|has)\b/i;
/** Capital letters that are nobody's own: months, languages, tests, degrees. */
const everyones =
  /^(?:I|I['’]\w+|English|Spanish|French|American|America|AP|IB|SAT|ACT|GPA|STEM|Ph|PhD|God|University|College|School|January|February|March|April|May|June|July|August|September|October|November|December|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?)$/;
const course = /\b(?:course|class|seminar)\s+[“"]|\b[A-Z]{2,5}\s?\d{3}\b/;

/** What not every college has. Two of these say as much as a name does. */
const notEverywhere =
  /\b(?:co-?ops?|conservatory|observator(?:y|ies)|planetarium|arboretum|herbarium|greenhouses?|dairy|creamery|farm|orchard|forest|vineyard|winter term|january term|j-term|block plan|trimesters?|open curriculum|core curriculum|honor code|language house|language tables?|tutorials?|residential colleges?|house system|wind tunnel|reactor|clean ?room|makerspace|foundry|print shop|letterpress|kilns?|early instruments|shop|archives?|rare books?|field station|marine station|research vessel|teaching hospital|clinic|radio station|daily newspaper|film festival|contra dances?|senior (?:thesis|project|show)|comps|barns?|herd)\b/gi;

/**
 * Whether a sentence names something of the college: a course, or a name that is neither the college's own nor
 * everyone's.
 */
function namesSomething({ text, words, start }: Sentence, whole: string, isTheirs: (word: Word) => boolean): boolean {
  if (course.test(text)) return true;
  return (
    there.test(text) &&
    words.some((word) => {
      const written = whole.slice(word.start, word.end);
      return word.start > start && /^\p{Lu}\p{L}/u.test(written) && !everyones.test(written) && !isTheirs(word);
    })
  );
}

/** An essay that could go to any college: its name stands there, or not even that, and nothing of its own. */
function nothingOwn(draft: Draft, college: CheckedCollege, strange: readonly Place[]): Finding | null {
  const [first] = draft.paragraphs;
  if (!first || draft.words.length < 40) return null;
  const own = new Set(
    [...college.names, college.city, college.state].flatMap((name) => name.toLowerCase().match(/[\p{L}]+/gu) ?? []),
  );
  const isTheirs = (word: Word) =>
    own.has(word.text) || strange.some(({ start, end }) => word.start < end && word.end > start);
  if (draft.sentences.some((sentence) => namesSomething(sentence, draft.text, isTheirs))) return null;
  const things = draft.sentences.filter(
    ({ text }) => there.test(text) || college.names.some((name) => text.includes(name)),
  );
  const named = things.flatMap(({ text }) => text.match(notEverywhere) ?? []).map((thing) => thing.toLowerCase());
  if (new Set(named).size >= 2) return null;
  return finding(
    "any-college",
    `Nothing here has a name that only ${college.name} uses. Readers swap in another college’s name and see if the essay still works.`,
    "Which course, place, person or habit of this college would you miss anywhere else?",
    sources.website,
    [first],
  );
}

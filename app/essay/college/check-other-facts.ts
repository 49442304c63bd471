import type { Place } from "../rules/rule";
import { sources } from "../rules/sources";
import { type Draft, placesOf } from "../text/draft";
import type { CheckedCollege } from "./checked-college";
import type { CollegeCheck } from "./college-check";
import { otherPlaces } from "./other-places";
import { ofThisCollege } from "./this-college";

export const otherFacts: CollegeCheck = {
  id: "other-fact",
  name: "Its page says something else",
  why: "A wrong fact about the place tells a reader at the college that the essay was written from far away.",
  source: sources.website,
  where:
    "“Public,” “private,” “urban,” “rural” and the like where the federal figures say otherwise, and a state or a big college city that isn’t near, where the sentence says that this college is there. Home, trips, summers and plans for later are let pass.",
  question: "Where did you read this?",
  find: (draft, { college, strange }) => [
    ...ofThisCollege(draft, control(draft, college)),
    ...ofThisCollege(draft, setting(draft, college)),
    ...ofThisCollege(draft, otherPlaces(draft, college, strange)),
  ],
  flags: [
    { college: "Oberlin College", text: "I like a public university with an urban campus." },
    { college: "Oberlin College", text: "I can’t wait to study in sunny California." },
    {
      college: "Amherst College",
      text: "I’d love to spend the next four years in Boston, with its museums and its noise.",
    },
    {
      college: "Ohio State University-Main Campus",
      text: "I look forward to a small private college, close to my professors.",
    },
  ],
  passes: [
    { college: "Kenyon College", text: "My sister goes to a public university and has a degree in nursing." },
    { college: "Oberlin College", text: "I spent last summer in sunny California, at my aunt’s, counting pelicans." },
    { college: "Amherst College", text: "I’d bring what I saw as an intern in Boston to your lab." },
    { college: "Tufts University", text: "I’m excited to live in a vibrant city like Boston." },
  ],
};

function control(draft: Draft, college: CheckedCollege): readonly Place[] {
  return college.control === "public"
    ? noted(draft, /\b(?:small )?private (?:college|university|school|liberal arts)\b/gi, `${college.name} is public.`)
    : noted(draft, /\bpublic (?:college|university|flagship)\b/gi, `${college.name} is private.`);
}

const settings = { city: "a city", suburb: "a suburb", town: "a town", rural: "the country" } as const;

function setting(draft: Draft, { setting: is }: CheckedCollege): readonly Place[] {
  if (is === null || is === "suburb") return [];
  const note = `Its campus is in ${settings[is]}, by the federal map.`;
  return is === "city"
    ? noted(draft, /\b(?:rural|small[- ]town|country) (?:campus|setting|college|university)\b/gi, note)
    : noted(
        draft,
        /\b(?:urban|big[- ]city|city) (?:campus|setting|college|university)\b|\bheart of the city\b/gi,
        note,
      );
}

const noted = (draft: Draft, pattern: RegExp, note: string): readonly Place[] =>
  placesOf(draft, pattern).map((place) => ({ ...place, note }));

import { sources } from "../rules/sources";
import type { CollegeCheck } from "./college-check";

export const anotherName: CollegeCheck = {
  id: "other-college",
  name: "Another college’s name",
  why: "When one essay goes to several colleges, a name stays behind. Admission offices see it every year.",
  source: sources.wrongName,
  where:
    "Names of other four-year colleges, their letters and what they’re called, outside quoted speech. A short name counts beside a word that says a college is meant; a college where somebody else studies or works doesn’t.",
  question: "Is this the college you’re writing to?",
  find: (_, { strange }) => strange,
  flags: [
    { college: "Oberlin College", text: "I can see myself at Yale University, in the room with the maps." },
    { college: "Kenyon College", text: "I can’t wait to call Northwestern my home." },
    { college: "Oberlin College", text: "Ohio State has always been my dream." },
    { college: "Tufts University", text: "UCLA’s diverse student body drew me." },
    { college: "Oberlin College", text: "I know that Oberlin University is for me." },
  ],
  passes: [
    { college: "Oberlin College", text: "At Oberlin College I’d cook for the co-op on Thursdays." },
    { college: "Kenyon College", text: "My mother studied at Ohio State University, and she still has the scarf." },
    { college: "Kenyon College", text: "My uncle works at Duke Energy, and Stanford is my cousin’s name." },
    {
      college: "University of California-Los Angeles",
      text: "I’d study the coast at the University of California, Los Angeles.",
    },
  ],
};

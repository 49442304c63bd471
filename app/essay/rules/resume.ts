import type { Draft } from "../text/draft";
import type { Place, Rule } from "./rule";
import { sources } from "./sources";

const entries =
  /\b(?:president|vice president|captain|co-captain|treasurer|secretary|founder|member|varsity|junior varsity|honor society|nhs|student council|student government|(?:debate|robotics|chess|math|science|key|spanish|french|drama|service|environmental) (?:club|team)|deca|hosa|fbla|gpa|ap (?:scholar|classes|courses)|honor roll|national merit|volunteer hours|model un|mock trial|eagle scout|internship)\b/gi;

export const resume: Rule = {
  id: "resume",
  kind: "substance",
  name: "A list that stands elsewhere",
  why: "The activities list and the transcript lie beside this essay. What it repeats, it doesn’t add.",
  source: sources.resume,
  where: "Sentences that name three and more offices, clubs, honors or scores.",
  allowed: 0,
  question: "Which one of these would you keep if you could only keep one, and what happened there?",
  only: ["story", "answer", "why"],
  find,
  flags: [
    "I am president of the key club, captain of the debate team and a member of the honor society.",
    "With a 4.2 GPA, varsity letters and an internship, I am ready.",
    "As treasurer of DECA, founder of the chess club and secretary of student council, I was busy.",
  ],
  passes: [
    "I was captain for eleven days.",
    "The chess club met in the boiler room, and its only other member was Mr. Hale.",
    "Nobody in the robotics club knew how to weld, so I asked my aunt.",
  ],
};

function find({ sentences }: Draft): Place[] {
  return sentences.filter(
    ({ text }) => new Set([...text.matchAll(entries)].map(([word]) => word.toLowerCase())).size >= 3,
  );
}

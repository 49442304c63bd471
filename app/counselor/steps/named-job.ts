/** A job that was named before what is asked of it: "she wants to be a welder. What's the pay, and is there work?" */
import type { Asked } from "../intents/intent";

/** What is asked of a job without its name. */
const ofJob =
  /\b(?:pay|pays|paid|salar(?:y|ies)|wages?|earn\w*|make|makes|making|outlook|demand|growing|growth|grow|openings|shortage|hiring|future|degree|training|certificat\w+|licen[sc]ed?|schooling|find (?:a )?(?:job|work)|jobs)\b/;
/** "And how much in Washington state": what it pays there. */
const howMuch = /^(?:(?:and|also|so|but) )*(?:how much|what about)(?: (?:is|s) (?:it|that))?(?= in\b|$)/;
/** Asks for something else, however it's about money or work. */
const notOfJob =
  /\b(?:tuition|costs?|colleges?|universit\w+|schools?|fafsa|aid|grants?|scholarships?|loans?|borrow\w*|debt|pay (?:for|back|off|us)|(?:we|i|parents?|mom|dad|family) (?:make|makes|earn|earns|pay)|majors?|gpa|sat|act)\b/;
/** Whose job it is that isn't asked about. */
const isOfFamily = (plain: string, job: string) =>
  new RegExp(
    `\\b(?:mom|dad|mother|father|wife|husband|parents?|stepdad|stepmom|ex|i|we) (?:(?:is|are|was|am|m|works? as|worked as) )(?:an? )?(?:\\w+ )?${job}\\b`,
  ).test(plain);

/** A part of a question with the one job that the whole of it names; null where it asks nothing of that. */
export function ofNamedJob(part: Asked, whole: Asked): Asked | null {
  const { understood } = part;
  const [job, ...others] = whole.understood.occupations;
  if (job === undefined || others.length > 0 || understood.occupations.length > 0) return null;
  // "How much in Georgia": the state, whatever university goes by its name.
  if (whole.colleges.length > 0 || understood.mentions.some(({ state }) => state === null)) return null;
  const asksHowMuch = howMuch.test(understood.bare);
  if (!(asksHowMuch || ofJob.test(understood.bare)) || notOfJob.test(understood.bare)) return null;
  if (isOfFamily(whole.understood.plain, job.words)) return null;
  const bare = asksHowMuch ? `${understood.bare} pay` : understood.bare;
  const states = part.states.length > 0 ? part.states : understood.states.map(({ code }) => code);
  return { ...part, colleges: [], states, understood: { ...understood, bare, occupations: [job] } };
}

/** "She likes animals but not vet school: which majors?" */
import { answered } from "~/counselor/answer/reply";
import { fieldsForInterest } from "../tools/fields-for-interest";
import { interestsIn } from "../understand/interests";
import type { Intent } from "./intent";
import { matchStep } from "./next-steps";

const asksMajor =
  /\b(?:majors?|major(?:ing)? in|stud(?:y|ies|ying)|degrees?|fields?|programs?|careers?|go (?:in)?to (?:school|college) for|what (?:should|could|can|would|might) (?:he|she|they|i|we|my \w+) (?:do|be|become|take))\b/;
/** Of a person's interests nothing is said where something else is asked about them. */
const other =
  /\b(?:scholarships?|grants?|aid|essays?|activit(?:y|ies)|resume|clubs?|admissions?|get in(?:to)?|chances?|deadlines?|costs?|tuition|salar(?:y|ies)|earn\w*|pay|paid|jobs? (?:is|are)|double major|minor|change|changing|switch\w*|drop|fail\w*)\b/;

const mostInterests = 2;

export const interestIntent: Intent = {
  name: "majors for an interest",
  score: ({ colleges, understood: { plain, occupations } }) =>
    colleges.length === 0 &&
    asksMajor.test(plain) &&
    !other.test(plain) &&
    (occupations.length === 0 || !/\b(?:be|become|being) (?:an? )?/.test(plain)) &&
    interestsIn(plain).liked.length > 0
      ? 0.93
      : 0,
  answer({ understood: { plain }, student }, ground) {
    const { liked, without } = interestsIn(plain);
    const told = liked
      .slice(0, mostInterests)
      .flatMap(({ name }) => fieldsForInterest.run({ interest: name, without: [...without] }, ground).statements);
    return told.length === 0 ? null : answered(told, [matchStep("Find colleges by major in the match quiz", student)]);
  },
};

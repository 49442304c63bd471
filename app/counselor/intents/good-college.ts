/** "Is it a good school": no judgment, but the figures by which a family can make its own. */
import { replyOf, to } from "~/counselor/answer/reply";
import { shortName } from "../tools/college-evidence";
import { collegeFacts } from "../tools/college-facts";
import { fitOf, type Intent } from "./intent";

/** What is left of "is (a college) a good school" without its name: "is the food good" asks something else. */
const good =
  /\b(?:is|are|s) (?:it |really |even |actually )*(?:an? )?(?:good|bad|decent|real|legit|legitimate|reputable|respected|worth (?:it|going))\b(?: (?:schools?|colleges?|universit(?:y|ies)|place))?/;

/** What nobody reports, however good it is: "¿Es buena la comida?" */
const ofLife =
  /\b(?:food|meals?|dining|dorms?|parties|party|weather|nightlife|wifi|gym|comida|dormitorios?|fiestas?|clima|ambiente)\b/;

export const goodCollegeIntent: Intent = {
  name: "whether a college is good",
  score: (asked) =>
    asked.colleges.length === 1 && asked.understood.field === null && !ofLife.test(asked.understood.plain)
      ? fitOf(asked, [good], 0.85, [
          /\b(?:cousin|friend|aunt|uncle|brother|sister|telling|told|says?|said|keeps?|wants?|to)\b/,
        ])
      : 0,
  answer: ({ colleges: [college] }, ground) =>
    college === undefined
      ? null
      : replyOf(
          collegeFacts.run({ unitid: college.unitid, figures: ["graduation", "net price", "earnings"] }, ground),
          [to(`Everything about ${shortName(college)}`, `/colleges/${college.unitid}`)],
        ),
};

import { withCommas } from "~/design/figures";
import type { Messages } from "~/design/messages";
import { type Asked, longest } from "../reading/reading";

export const coachPath = "/essay-coach";
export const cardsPath = "/essay-coach/cards";
export const activitiesPath = "/essay-coach/activities";
export const methodPath = "/essay-coach/method";
/** Where the page posts a draft for a model's questions. */
export const questionsPath = "/essay-coach/questions";

/** A form of the coach as it's sent: the longest draft, each letter up to six bytes. */
export const coachBound = { bytes: 128 * 1024, fields: 12 };

/** Longest name of a college that's looked up. */
const longestName = 200;

export type ReadForm =
  | { readonly ok: true; readonly asked: Asked; readonly college: string }
  | { readonly ok: false; readonly messages: Messages; readonly asked: Asked; readonly college: string };

/** What stands in the coach's form; in the browser the same as on the server. */
export function readCoachForm(form: URLSearchParams): ReadForm {
  const text = (name: string) => (form.get(name) ?? "").replaceAll("\0", "");
  const asked: Asked = {
    draft: text("draft"),
    prompt: text("prompt"),
    pasted: text("pasted"),
    activities: text("activities"),
  };
  const college = text("college");
  const messages: Record<string, string[]> = {};
  if (!/[\p{L}\p{N}]/u.test(asked.draft)) messages.draft = ["Paste or type some of your draft first."];
  for (const field of ["draft", "pasted", "activities"] as const) {
    if (asked[field].length > longest[field])
      messages[field] = [`This is longer than ${withCommas(longest[field])} characters. Leave a part out.`];
  }
  if (college.length > longestName) messages.college = [`A college’s name has at most ${longestName} characters.`];
  return Object.keys(messages).length === 0 ? { ok: true, asked, college } : { ok: false, messages, asked, college };
}

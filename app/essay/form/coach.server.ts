import type { Messages } from "~/design/messages";
import { checkCollege } from "../college/check";
import type { CheckedCollege } from "../college/checked-college";
import { checkedCollege, collegeTyped, everyName } from "../college/college.server";
import { readDraft } from "../reading/read-draft";
import type { Asked, Reading } from "../reading/reading";
import { withCollege } from "../reading/with-college";
import { readText } from "../text/draft";
import { readCoachForm } from "./input";

export interface CoachAnswer {
  readonly status: 200 | 400;
  readonly messages: Messages;
  readonly asked: Asked;
  readonly college: string;
  readonly reading: Reading | null;
  readonly checked: CheckedCollege | null;
}

/** Answers a posted draft once. Nothing of it is kept, logged or sent on. */
export function answerCoach(form: URLSearchParams): CoachAnswer {
  const read = readCoachForm(form);
  const { asked, college } = read;
  if (!read.ok) return { status: 400, messages: read.messages, asked, college, reading: null, checked: null };
  const unitid = collegeTyped(college);
  const checked = unitid === null ? null : checkedCollege(unitid);
  if (college.trim() !== "" && checked === null) {
    const messages = { college: ["No college here goes by this name. Leave it out, or try its full name."] };
    return { status: 400, messages, asked, college, reading: null, checked };
  }
  const reading = readDraft(asked);
  const whole = checked ? withCollege(reading, checkCollege(readText(reading.text), checked, everyName())) : reading;
  return { status: 200, messages: {}, asked, college: checked?.name ?? "", reading: whole, checked };
}

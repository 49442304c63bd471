import { data } from "@remix-run/node";
import { aidBound, keptValues, readAidForm } from "~/aid/form/input";
import { readHouseholdOutcome, withoutParents, workOut } from "~/aid/result/outcome";
import { aidMessages } from "~/aid/spanish/messages";
import { pressed } from "~/forms/schema/pressed";
import { cache } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { startWork } from "~/http/work-limit.server";
import type { Language } from "~/language";
import { stateAidMessages } from "~/season/aid/spanish";
import { inEnglish, translatorOf } from "~/translation";

const translators = { en: inEnglish, es: translatorOf({ ...aidMessages, ...stateAidMessages }) };

/** What a posted FAFSA form is answered with, in the language of its page: a result, or its mistakes with 400. */
export async function answerFafsa(request: Request, language: Language) {
  const translate = translators[language];
  const form = await readForm(request, aidBound);
  await startWork(request, form);
  const closed = { "Cache-Control": cache.closed };
  const earlier = readHouseholdOutcome(form);
  const button = pressed(form, ["calculate", "second", "other"]);
  // The form of the second household once more, as it was opened: after F5.
  if (button === "second" && earlier !== null)
    return data({ kept: keptValues(form), messages: {}, outcome: null, earlier }, { headers: closed });
  const reading = readAidForm(form, translate);
  if (!reading.ok) {
    const answer = { kept: keptValues(form), messages: reading.messages, outcome: null, earlier };
    return data(answer, { status: 400, headers: closed });
  }
  const outcome = workOut(reading.answers, { language, translate });
  const { apart, awardYear, result } = outcome;
  const household = apart?.here ?? null;
  if (button === "other" && household !== null) {
    const next = withoutParents(form);
    next.set("household", household === "first" ? "second" : "first");
    const done = { side: household, awardYear, sai: result.sai, pell: result.pell };
    return data({ kept: keptValues(next), messages: {}, outcome: null, earlier: done }, { headers: closed });
  }
  return data({ kept: keptValues(form), messages: {}, outcome, earlier }, { headers: closed });
}

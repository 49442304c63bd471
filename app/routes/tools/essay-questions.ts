import { forEveryone } from "~/account/audience/audience.server";
import { answerCoach } from "~/essay/form/coach.server";
import { coachBound } from "~/essay/form/input";
import { answerWithModel } from "~/essay/model/answer.server";
import { modelAnswersAllowed } from "~/family/access/plan-limits.server";
import { readForm } from "~/http/form.server";
import { json, text } from "~/http/response.server";
import { startWork } from "~/http/work-limit.server";

/**
 * What a language model asks about one draft, for the coach's page. The same post to the page itself works without
 * scripts.
 */
export const action = forEveryone.action(
  async ({ request }) => {
    if (request.method !== "POST") return notAllowed();
    const form = await readForm(request, coachBound);
    await startWork(request, form, 4);
    const { reading } = answerCoach(form);
    if (reading === null) return text("", { status: 400 });
    return json(await answerWithModel(request, form, reading, modelAnswersAllowed));
  },
  { resubmit: false },
);

export const loader = forEveryone.loader(notAllowed);

function notAllowed(): Response {
  const response = text("Drafts are posted.\n", { status: 405 });
  response.headers.set("Allow", "POST");
  return response;
}

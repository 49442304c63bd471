import { json } from "@remix-run/node";
import { forEveryone } from "~/account/audience/audience.server";
import { cache } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { text } from "~/http/response.server";
import { startWork } from "~/http/work-limit.server";
import { quizBound } from "~/match/model/input";
import { yourCollege } from "~/match/results/your-college.server";

/**
 * Chance and price on a college's page, asked for by the reader. Answers come in the body, are used once and not kept.
 */
export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request, quizBound);
  await startWork(request, form);
  const answer = yourCollege(form, new Date().toISOString().slice(0, 10));
  const headers = { "Cache-Control": cache.closed };
  return answer === null ? json(null, { status: 400, headers }) : json(answer, { headers });
});

export const loader = forEveryone.loader(() => {
  const response = text("Answers are posted.\n", { status: 405 });
  response.headers.set("Allow", "POST");
  return response;
});

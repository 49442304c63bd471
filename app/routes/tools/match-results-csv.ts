import { redirect } from "@remix-run/node";
import { forEveryone } from "~/account/audience/audience.server";
import { readForm } from "~/http/form.server";
import { download } from "~/http/response.server";
import { startWork } from "~/http/work-limit.server";
import { quizBound } from "~/match/model/input";
import { stepPath } from "~/match/quiz/steps";
import { type Asked, makeCsv, readLink, readPost } from "~/match/results/result.server";

/** The whole list as a file: by a link without money, by a post with it. */
export const loader = forEveryone.loader(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  await startWork(request);
  return file(readLink(searchParams, new Date().getFullYear()));
});

export const action = forEveryone.action(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  const form = await readForm(request, quizBound);
  await startWork(request, form);
  return file(readPost(searchParams, form, new Date().getFullYear()));
});

function file(asked: Asked): Response {
  if (asked.kind === "fix") return redirect(asked.path, 303);
  if (asked.kind === "money") return redirect(stepPath("money", asked.search), 303);
  return download(makeCsv(asked.answers, asked.params), {
    name: "college-list.csv",
    type: "text/csv; charset=utf-8",
  });
}

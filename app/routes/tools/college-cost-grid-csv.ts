import { redirect } from "@remix-run/node";
import { forEveryone } from "~/account/audience/audience.server";
import { costPath } from "~/cost/asked-colleges";
import { costBound } from "~/cost/calculator/answers/input";
import { answerForm } from "~/cost/calculator/result/answer.server";
import { toCsv } from "~/cost/calculator/result/csv";
import { isPaying } from "~/cost/calculator/result/paying";
import { readForm } from "~/http/form.server";
import { download } from "~/http/response.server";
import { startWork } from "~/http/work-limit.server";

/** The grids as a file. Only by a post: they hold a family's money. */
export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request, costBound);
  await startWork(request, form);
  const { outcome } = answerForm(form);
  if (outcome === null) return redirect(costPath, 303);
  return download(toCsv(outcome.grids, isPaying(outcome.answers)), {
    name: "college-cost.csv",
    type: "text/csv; charset=utf-8",
  });
});

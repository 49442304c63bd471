import { forEveryone } from "~/account/audience/audience.server";
import { easternDay } from "~/calendar/eastern-day";
import { readForm } from "~/http/form.server";
import { download } from "~/http/response.server";
import { startWork } from "~/http/work-limit.server";
import { compare, readComparison } from "~/match/compare/comparison.server";
import { compareCsv } from "~/match/compare/csv";
import { quizBound } from "~/match/model/answers/input";

/** The comparison as a file. Only by a post: it may rest on a family's income. */
export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request, quizBound);
  await startWork(request, form);
  const now = new Date();
  const asked = readComparison(new URLSearchParams(), form, now);
  const { colleges, lines } = compare(asked, easternDay(now));
  return download(
    compareCsv(
      colleges.map(({ name }) => name),
      lines,
    ),
    { name: "compare-colleges.csv", type: "text/csv; charset=utf-8" },
  );
});

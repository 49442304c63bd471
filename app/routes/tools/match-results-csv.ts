import { redirect } from "@remix-run/node";
import { forEveryone } from "~/account/audience.server";
import { readForm } from "~/http/form.server";
import { download } from "~/http/response.server";
import { type Asked, makeCsv, readLink, readPost } from "~/match/result.server";
import { stepPath } from "~/match/steps";

/** The whole list as a file: by a link without money, by a post with it. */
export const loader = forEveryone.loader(({ request }) => {
  const { searchParams } = new URL(request.url);
  return file(readLink(searchParams, new Date().getFullYear()));
});

export const action = forEveryone.action(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  return file(readPost(searchParams, await readForm(request), new Date().getFullYear()));
});

function file(asked: Asked): Response {
  if (asked.kind === "mend") return redirect(asked.path, 303);
  if (asked.kind === "money") return redirect(stepPath("money", asked.search), 303);
  return download(makeCsv(asked.answers, asked.params), {
    name: "college-list.csv",
    type: "text/csv; charset=utf-8",
  });
}

import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { DataTable } from "~/admin/data-table";
import { sayChanged, sayRead } from "~/admin/graph/acts.server";
import { BeingDrawnUp, GraphPage } from "~/admin/graph/graph-page";
import { thingOfAddress } from "~/admin/graph/keys.server";
import { changePath, graphPath, questionPath } from "~/admin/graph/paths";
import { ReviewsScreen } from "~/admin/graph/reviews";
import { ThingSheet } from "~/admin/graph/sheet";
import { readQuestion, readReviews, readSheet } from "~/admin/graph/view.server";
import { readReason } from "~/admin/reason";
import { Section } from "~/design/layout";
import { knowledgeByNow } from "~/graph/graph.server";
import { questionOf } from "~/graph/questions";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

export const headers = cached("closed");

const notThere = () => new Response(null, { status: 404, statusText: "Not Found" });

/** The sheet of one thing, what waits to be read, or one question: by the last part of the address. */
export const loader = forAdmin.loader(async ({ request, params }) => {
  const { searchParams } = new URL(request.url);
  const view = params.view ?? "";
  const none = { sheet: null, reviews: null, question: null };
  const ofGraph = questionOf(view) !== null || (view === "thing" && !searchParams.has("id"));
  if (ofGraph && knowledgeByNow() === null) return { ...none, title: "Being drawn up" };
  if (view === "thing") {
    const sheet = await readSheet(searchParams, new Date());
    if (sheet === null) throw notThere();
    if (sheet.to !== null) throw redirect(sheet.to);
    return { ...none, title: "One thing", sheet };
  }
  if (view === "reviews") return { ...none, title: "To be read", reviews: await readReviews(database(), searchParams) };
  const question = await readQuestion(database(), view, searchParams, new Date());
  if (question === null) throw notThere();
  return { ...none, title: question.title, question: { ...question, path: questionPath(view) } };
});

/** Says that the thing of the address changed, or that things of a change were read. */
export const action = forAdmin.action(
  async ({ request, params, member }) => {
    const form = await readForm(request);
    const now = new Date();
    if (params.view === "reviews") {
      const change = form.get("change") ?? "";
      await sayRead(member, change, form.getAll("thing"), now);
      throw redirect(changePath(change), 303);
    }
    const thing = params.view === "thing" ? await thingOfAddress(request.url) : null;
    if (thing === null) throw notThere();
    const typed = form.get("reason");
    const reason = readReason(typed);
    if (reason === null) return data({ mistake: "Say what changed, in 10 to 300 characters", typed }, 400);
    const change = await sayChanged(member, { thing, reason, key: form.get("new") }, now);
    throw redirect(changePath(change), 303);
  },
  { resubmit: false },
);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: `${(args.data as { title?: string } | undefined)?.title ?? "Knowledge Graph"} (Knowledge Graph)`,
    description: "What the site knows, and what depends on each source, figure and table. For administrators.",
    path: `${graphPath}/${args.params.view ?? ""}`,
    index: false,
  });

export default function GraphView() {
  const { sheet, reviews, question } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  if (sheet !== null) {
    return <ThingSheet sheet={sheet} mistake={posted?.mistake ?? null} typed={posted?.typed ?? null} />;
  }
  if (reviews !== null) return <ReviewsScreen reviews={reviews} />;
  if (question === null) return <BeingDrawnUp />;
  return (
    <GraphPage title={question.title} intro={<p>{question.why}</p>}>
      <Section id="table" title="The answer">
        <DataTable {...question.table} path={question.path} />
      </Section>
    </GraphPage>
  );
}

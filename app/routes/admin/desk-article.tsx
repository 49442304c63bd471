import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { AdminPage } from "~/admin/admin-page";
import { actOnArticle } from "~/admin/desk/act.server";
import { readArticleScreen } from "~/admin/desk/article.server";
import { Checks, History, Review } from "~/admin/desk/article-parts";
import { DraftProgress } from "~/admin/desk/draft-progress";
import { Editor } from "~/admin/desk/editor";
import { articlePath, deskPath, type Tab, tabs } from "~/admin/desk/paths";
import { ErrorSummary } from "~/design/error-summary";
import { PageHeading } from "~/design/layout";
import { useMistakes } from "~/forms/validated/use-validated-form";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { lookForJobs } from "~/jobs/start.server";
import { ServerHtml } from "~/library/html/server-html";
import { ArticlePage } from "~/library/reading/article-page";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

export const headers = cached("closed");

const notThere = () => new Response(null, { status: 404, statusText: "Not Found" });
/** Bytes of a form: a long text with every letter of it encoded. */
const largest = 250 * 1024;

export const loader = forAdmin.loader(async ({ request, params, member }) => {
  const asked = new URL(request.url).searchParams;
  const screen = await readArticleScreen(database(), params.article ?? "", asked, member.id, new Date());
  if (screen === null) throw notThere();
  return { screen, merged: asked.has("merged") };
});

/** Whatever a button says. What may be done is decided where it's written, by the article as it is then. */
export const action = forAdmin.action(async ({ request, params, member }) => {
  const id = params.article ?? "";
  const form = await readForm(request, { bytes: largest });
  const acted = await actOnArticle({ store: database(), admin: member, now: new Date() }, id, form);
  if (acted.kind === "done") {
    if (acted.act === "draft") lookForJobs();
    if (acted.act === "delete") throw redirect(deskPath, 303);
    // What a button came to is said in the review, which on a phone is far below the text.
    const place = acted.act === "save" ? "" : "#review";
    throw redirect(`${articlePath(id)}${acted.merged ? "?merged" : ""}${place}`, 303);
  }
  return data(acted, acted.status);
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.screen.version.fields.title || "An article",
    description: "An article at the desk: its text, its checks, its review and its history. For administrators.",
    path: articlePath(args.params.article ?? ""),
    index: false,
  });

const tabNames: Readonly<Record<Tab, string>> = { edit: "Text and review", preview: "Preview", history: "History" };

export default function DeskArticle() {
  const { screen, merged } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const { mistakes, report } = useMistakes(posted?.result);
  const { version, newest, tab, preview, path, state } = screen;
  const suffix = version.number === newest ? "" : `&version=${version.number}`;
  const tabList = (
    <nav aria-label="This article" className="mt-3">
      <ul className="flex flex-wrap gap-x-6">
        {tabs.map((name) => (
          <li key={name}>
            <Link
              to={`${articlePath(screen.id)}?view=${name}${suffix}`}
              aria-current={name === tab ? "page" : undefined}
              className="inline-block py-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:no-underline"
            >
              {tabNames[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
  if (preview !== null && "details" in preview && posted === undefined) {
    return (
      <>
        <div className="mx-auto w-full max-w-[68rem] px-5 pt-4 sm:px-8">
          <p className="font-semibold">
            <Link to={deskPath}>Desk</Link>: version {version.number} as a reader would see it ({state})
          </p>
          {tabList}
        </div>
        <ArticlePage page={preview.details}>
          <ServerHtml html={preview.html} className="prose reading" />
        </ArticlePage>
      </>
    );
  }
  return (
    <AdminPage>
      <PageHeading above={<Link to={deskPath}>Desk</Link>} title={version.fields.title || "No title yet"}>
        <p className="wrap-anywhere">
          {path}: {state}
        </p>
        {tabList}
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      <p role="status" className="pb-4 font-semibold empty:hidden">
        {merged && "Somebody else had saved meanwhile. What they changed and what you changed are together now."}
        {version.number !== newest && `This is an old version. The newest is ${newest}.`}
      </p>
      {preview !== null && "problem" in preview && (
        <p className="max-w-[46rem] pb-6 wrap-anywhere whitespace-pre-line">No preview yet. {preview.problem}</p>
      )}
      {tab === "history" && posted === undefined ? (
        <History screen={screen} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Editor
            fields={version.fields}
            seen={posted?.seen ?? version.number}
            categories={screen.categories}
            theirs={posted?.theirs ?? {}}
            result={posted?.seen == null ? undefined : posted.result}
            report={report}
          />
          <div className="space-y-8 lg:sticky lg:top-28">
            <Checks report={screen.report} />
            <Review
              screen={screen}
              result={posted?.result}
              progress={<DraftProgress id={screen.id} drafting={screen.drafting} />}
            />
          </div>
        </div>
      )}
    </AdminPage>
  );
}

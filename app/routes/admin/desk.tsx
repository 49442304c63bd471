import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { AdminPage } from "~/admin/admin-page";
import { DataTable } from "~/admin/data-table";
import { articleRows, articlesShape, proposalRows } from "~/admin/desk/list.server";
import { articlePath, deskPath } from "~/admin/desk/paths";
import { workRows, workShape } from "~/admin/desk/work.server";
import { pageOf, readTable, type TableRow, type TableShape } from "~/admin/table";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { TextField } from "~/design/field";
import { PageHeading, Section } from "~/design/layout";
import { beginArticle } from "~/desk/change-article.server";
import { emptyFields } from "~/desk/fields";
import { proposals } from "~/desk/proposals/proposals.server";
import { refuse } from "~/forms/schema/refusal";
import { useMistakes, useValidatedForm } from "~/forms/validated/use-validated-form";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

export const headers = cached("closed");

export const loader = forAdmin.loader(async ({ request }) => {
  const asked = new URL(request.url).searchParams;
  const [articles, work, proposed] = await Promise.all([
    articleRows(database()),
    workRows(database(), new Date()),
    proposalRows(database()),
  ]);
  const table = (shape: TableShape, rows: readonly TableRow[]) => {
    const query = readTable(shape, asked);
    return { shape, query, page: pageOf(shape, rows, query) };
  };
  return { articles: table(articlesShape, articles), work: table(workShape, work), proposed };
});

/** Begins an article: an empty one, or the outline of a proposal. */
export const action = forAdmin.action(async ({ request, member }) => {
  const form = await readForm(request);
  const [slug, title] = [form.get("slug")?.trim() ?? "", form.get("title")?.trim() ?? ""];
  const now = new Date();
  const proposal = proposals().find(({ key }) => key === form.get("proposal"));
  const begun = await beginArticle(
    { store: database(), admin: member, now },
    proposal === undefined
      ? { slug, fields: { ...emptyFields, title, reviewed: now.toISOString().slice(0, 10) } }
      : { slug: proposal.slug, fields: proposal.fields, proposal: proposal.key },
  );
  if (begun.kind === "begun") throw redirect(articlePath(begun.id), 303);
  return data(refuse(form, { slug: [begun.why] }), 400);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "The desk for articles",
    description:
      "Articles of the blog from draft to publication, with checks, review and schedule. For administrators.",
    path: deskPath,
    index: false,
  });

export default function AdminDesk() {
  const { articles, work, proposed } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const { mistakes, report } = useMistakes(posted);
  const { props, conform, field } = useValidatedForm({
    id: "begin-article",
    result: posted,
    load: () => import("~/admin/desk/begin-schema"),
    schema: ({ beginSchema }) => beginSchema,
    report,
  });
  return (
    <AdminPage>
      <PageHeading title="The desk for articles">
        <p>
          An article goes from a draft to the blog without a release: written by one person, approved by another,
          published at its minute. <Link to="/blog-automation">What readers are told about it</Link>
        </p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      <Section id="articles" title="Articles">
        <DataTable {...articles} path={deskPath} />
      </Section>
      <Section id="work" title="What to write and what to fix">
        <DataTable {...work} path={deskPath} />
      </Section>
      <Section id="proposals" title="What the tables suggest">
        <ul className="max-w-[46rem]">
          {proposed.map(({ key, title, why, rows, draft }) => (
            <li key={key} className="border-t border-rule py-4">
              <h3 className="text-lg">{title}</h3>
              <p>
                {why} {rows} colleges.
              </p>
              {draft === null ? (
                <form method="post" className="mt-3">
                  <input type="hidden" name="proposal" value={key} />
                  <Button aria-label={`Make a draft: ${title}`}>Make a draft</Button>
                </form>
              ) : (
                <Link to={articlePath(draft)} className="mt-2 inline-block py-1">
                  To its draft
                </Link>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-[46rem] text-sm text-muted">
          Each is an outline whose figures are references to the tables. It holds no prose: that is yours to write.
        </p>
      </Section>
      <Section id="begin" title="Begin an article">
        <form {...props} method="post" className="max-w-[46rem] space-y-5">
          {conform}
          <TextField {...field("title")} label="Title" autoComplete="off" />
          <TextField
            {...field("slug")}
            label="Address"
            hint="Small letters, digits and hyphens. It can’t be changed later."
            before="/blog/"
            autoComplete="off"
          />
          <Button>Begin</Button>
        </form>
      </Section>
    </AdminPage>
  );
}

import { parseFields } from "~/desk/fields";
import { proposals } from "~/desk/proposals/proposals.server";
import { pathOf } from "~/desk/publication.server";
import { stateOf } from "~/desk/review";
import { isPageOfFile } from "~/library/writing/files/files.server";
import type { Store } from "~/store/database.server";
import type { TableRow, TableShape } from "../table";
import { articlePath } from "./paths";

const states = ["draft", "approved", "scheduled", "published", "published, with a newer draft", "a file"];

export const articlesShape: TableShape = {
  name: "articles",
  caption: "Articles of the desk",
  prefix: "articles-",
  columns: [
    { key: "title", label: "Title", sorts: true },
    { key: "path", label: "Address", sorts: true },
    { key: "state", label: "State", sorts: true },
    { key: "version", label: "Version", kind: "number", sorts: true },
    { key: "by", label: "Last saved by", sorts: true },
    { key: "changed", label: "Last saved", kind: "moment", sorts: true },
    { key: "due", label: "Scheduled for", kind: "moment", sorts: true },
    { key: "since", label: "Public since", kind: "moment", sorts: true },
  ],
  filters: [{ key: "state", label: "State", options: states.map((value) => ({ value, label: value })) }],
  sort: "-changed",
  search: "Title or address",
  empty: "There is no article yet.",
};

/** Every article of the desk with where it stands. */
export async function articleRows(store: Store): Promise<readonly TableRow[]> {
  const rows = await store
    .selectFrom("article")
    .innerJoin("article_version", (join) =>
      join
        .onRef("article_version.article_id", "=", "article.id")
        .onRef("article_version.number", "=", "article.version"),
    )
    .leftJoin("article_publication", (join) =>
      join.onRef("article_publication.article_id", "=", "article.id").on("article_publication.ended_at", "is", null),
    )
    .select(["article.id as id", "slug", "article.version as version", "publish_at", "fields", "changed_at"])
    .select(["article_version.by_name as by", "approved_at", "article_publication.version as live"])
    .select("article_publication.at as since")
    .execute();
  return rows.map((row) => {
    const path = pathOf(row.slug);
    return {
      id: row.id,
      title: parseFields(row.fields).title || "No title yet",
      path,
      state: stateOf({
        version: row.version,
        approved: row.approved_at !== null,
        publishAt: row.publish_at,
        liveVersion: row.live,
        isFile: isPageOfFile(path),
      }),
      version: row.version,
      by: row.by,
      changed: row.changed_at,
      due: row.publish_at,
      since: row.since,
      href: articlePath(row.id),
    };
  });
}

/** What the tables suggest, each with the draft that was made of it. */
export async function proposalRows(store: Store) {
  const made = await store.selectFrom("article").where("proposal", "is not", null).select(["id", "proposal"]).execute();
  return proposals().map(({ key, title, why, rows }) => ({
    key,
    title,
    why,
    rows,
    draft: made.find(({ proposal }) => proposal === key)?.id ?? null,
  }));
}

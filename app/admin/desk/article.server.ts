import { momentInWords } from "~/calendar/moment";
import { modelInWords } from "~/counselor/model/in-words.server";
import { categories, checkDraft, draftText } from "~/desk/check.server";
import { findArticle, readPublications, readVersions } from "~/desk/data.server";
import { draftingOf } from "~/desk/drafting/drafting";
import { openPlaces } from "~/desk/drafting/open-places";
import { lastDraft } from "~/desk/drafting/wanted.server";
import { easternMinute } from "~/desk/moment";
import { pathOf } from "~/desk/publication.server";
import { stateOf, writersSinceApproval } from "~/desk/review";
import type { Version } from "~/desk/version";
import { previewPage } from "~/library/reading/reading-page.server";
import { isPageOfFile } from "~/library/writing/files/files.server";
import type { Store } from "~/store/database.server";
import type { ArticleScreen } from "./article-screen";
import { tabOf } from "./paths";

/** An article of the desk; null where there is none. @param reader id of who looks */
export async function readArticleScreen(
  store: Store,
  id: string,
  asked: URLSearchParams,
  reader: string,
  now: Date,
): Promise<ArticleScreen | null> {
  const article = await findArticle(store, id);
  if (article === null) return null;
  const [versions, publications, draft] = await Promise.all([
    readVersions(store, id),
    readPublications(store, id),
    lastDraft(store, id),
  ]);
  const [newest] = versions;
  const wanted = asked.get("version");
  const shown = wanted === null ? newest : versions.find(({ number }) => String(number) === wanted);
  if (newest === undefined || shown === undefined) return null;
  const path = pathOf(article.slug);
  const live = publications.find(({ ended_at }) => ended_at === null);
  const tab = tabOf(asked.get("view"));
  const { byId: _, ...version } = shown;
  return {
    id,
    path,
    tab,
    version,
    newest: newest.number,
    categories: categories(),
    state: stateOf({
      version: newest.number,
      approved: newest.approved,
      publishAt: article.publish_at,
      liveVersion: live?.version ?? null,
      isFile: isPageOfFile(path),
    }),
    report: await checkDraft(shown.fields, article.slug, now),
    draftable: draftableOf(newest),
    drafting: draftingOf(draft, newest.number),
    wroteIt: writersSinceApproval(versions).has(reader),
    publishAt: article.publish_at === null ? null : momentInWords(article.publish_at),
    soonest: easternMinute(new Date(now.getTime() + 60_000)),
    live: live === undefined ? null : { version: live.version, since: live.at, by: live.by_name },
    preview: tab === "preview" ? previewOf(article.slug, shown, now) : null,
    versions: versions.map(({ number, how, by, basedOn, madeAt, approvedBy }) => ({
      number,
      how,
      by,
      basedOn,
      madeAt,
      approvedBy,
    })),
    publications: publications.map(({ id: key, version: number, at, by_name, ended_at }) => ({
      id: key,
      version: number,
      at,
      by: by_name,
      endedAt: ended_at,
    })),
  };
}

function draftableOf({ fields }: Version): ArticleScreen["draftable"] {
  const model = modelInWords();
  const places = openPlaces(fields.title, fields.body).length;
  return model === null || places === 0 ? null : { places, model: model.name, host: model.host };
}

function previewOf(slug: string, { fields }: Version, now: Date): NonNullable<ArticleScreen["preview"]> {
  try {
    return previewPage(`blog/${slug}.md`, draftText(fields, now));
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

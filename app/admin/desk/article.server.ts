import { momentInWords } from "~/calendar/moment";
import { modelInWords } from "~/counselor/model/in-words.server";
import { categories, checkDraft, type DraftReport, draftText } from "~/desk/check.server";
import { findArticle, readPublications, readVersions, type Version } from "~/desk/data.server";
import { type Drafting, draftingOf } from "~/desk/drafting/drafting";
import { openPlaces } from "~/desk/drafting/open-places";
import { lastDraft } from "~/desk/drafting/wanted.server";
import { easternMinute } from "~/desk/moment";
import { pathOf } from "~/desk/publication.server";
import { type ArticleState, stateOf, writersSinceApproval } from "~/desk/review";
import { previewPage } from "~/library/reading/reading-page.server";
import { isPageOfFile } from "~/library/writing/files/files.server";
import type { ArticleFrame } from "~/library/writing/text/article";
import type { Store } from "~/store/database.server";
import { type View, viewOf } from "./paths";

/** One article as its screen shows it. */
export interface ArticleScreen {
  readonly id: string;
  readonly path: string;
  readonly view: View;
  readonly state: ArticleState;
  /** The version that is shown: the newest, or the one the address asks for. */
  readonly version: Omit<Version, "byId">;
  readonly newest: number;
  readonly report: DraftReport;
  readonly categories: readonly { readonly value: string; readonly label: string }[];
  /**
   * Places that a configured model could draft in the newest version; null where there is no model, or nothing to
   * draft.
   */
  readonly draftable: { readonly places: number; readonly model: string; readonly host: string } | null;
  /** The draft that is being made, or what came of the last one; null where there is none to speak of. */
  readonly drafting: Drafting | null;
  /** Whether whoever looks wrote some of what nobody has approved. */
  readonly wroteIt: boolean;
  readonly publishAt: string | null;
  /** The first minute that can be chosen, on the East Coast. */
  readonly soonest: string;
  readonly live: { readonly version: number; readonly since: string; readonly by: string } | null;
  readonly preview: { readonly frame: ArticleFrame; readonly html: string } | { readonly problem: string } | null;
  readonly versions: readonly Pick<Version, "number" | "how" | "by" | "basedOn" | "madeAt" | "approvedBy">[];
  readonly publications: readonly {
    readonly id: string;
    readonly version: number;
    readonly at: string;
    readonly by: string;
    readonly endedAt: string | null;
  }[];
}

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
  const view = viewOf(asked.get("view"));
  const { byId: _, ...version } = shown;
  return {
    id,
    path,
    view,
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
    preview: view === "preview" ? previewOf(article.slug, shown, now) : null,
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

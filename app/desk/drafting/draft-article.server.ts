import { notThere } from "~/account/hold-admin.server";
import { changeArticle, type Desk, type Done, mostVersions, offSchedule, refused } from "../change-article.server";
import { addVersion, readVersions } from "../data.server";
import { draftWithModel } from "./model-draft.server";

/**
 * Has a model draft the open places of the version that somebody saw, as a new version. Whoever asks counts as its
 * writer, so somebody else has to read and approve it.
 */
export async function draftArticle(desk: Desk, id: string, seen: number): Promise<Done> {
  const [newest] = await readVersions(desk.store, id);
  if (newest === undefined) throw notThere();
  if (newest.number !== seen) return refused(`${newest.by} has saved version ${newest.number} meanwhile`);
  // The words of a version never change, so the model is asked before the lock.
  const draft = await draftWithModel(desk.store, newest.fields, desk.now);
  if (draft.kind === "none") return refused(draft.why);
  return changeArticle(desk, id, async ({ within, article, versions, note }): Promise<Done> => {
    const [latest] = versions;
    if (latest.number !== seen) return refused(`${latest.by} has saved version ${latest.number} meanwhile`);
    if (seen >= mostVersions) return refused(`An article has at most ${mostVersions} versions`);
    const version = { number: seen + 1, fields: draft.fields, how: "drafted", basedOn: seen } as const;
    await addVersion(within, id, version, desk.admin, desk.now);
    const said = offSchedule(article).said ?? `${draft.filled} places, ${draft.open} still open`;
    await note({ action: "article-draft", said }, seen + 1);
    return { kind: "done" };
  });
}

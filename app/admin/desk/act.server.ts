import {
  approveVersion,
  type Desk,
  type Done,
  deleteArticle,
  publishNow,
  restoreVersion,
  type Saved,
  saveArticle,
  scheduleArticle,
  takeArticleBack,
  unscheduleArticle,
} from "~/desk/change-article.server";
import { draftArticle } from "~/desk/drafting/draft-article.server";
import { type ArticleFields, fieldLabels, longest, readFields, tooLong, tooNested } from "~/desk/fields";
import { momentOf } from "~/desk/moment";

/** What a button of an article came to, for its page. */
export type Acted =
  | { readonly kind: "done"; readonly deleted: boolean; readonly merged: boolean }
  | {
      readonly kind: "refused";
      readonly why: string;
      /** What was typed, where it was a save: it stays in the form. */
      readonly fields: ArticleFields | null;
      /**
       * The version that the form goes on from, where it was a save: the one it began with, whatever is newest by now.
       */
      readonly seen: number | null;
      readonly conflict: Extract<Saved, { kind: "conflict" }> | null;
      readonly status: 400 | 409;
    };

const refused = (why: string, status: 400 | 409): Acted => ({
  ...{ kind: "refused", why, fields: null, seen: null, conflict: null, status },
});

/** Does what a button of the form says; null for a button that is not there. */
export async function actOnArticle(desk: Desk, id: string, form: URLSearchParams): Promise<Acted | null> {
  const name = form.get("do") ?? "";
  const seen = Number(form.get("seen"));
  if (name === "save") return save(desk, id, seen, readFields(form));
  const at = momentOf(form.get("at") ?? "");
  if (name === "schedule" && at === null) {
    return refused("Choose a day and a time that there is on the East Coast", 400);
  }
  const acts: Readonly<Record<string, () => Promise<Done>>> = {
    approve: () => approveVersion(desk, id, seen),
    schedule: () => scheduleArticle(desk, id, seen, at ?? desk.now),
    publish: () => publishNow(desk, id, seen),
    draft: () => draftArticle(desk, id, seen),
    unschedule: () => unscheduleArticle(desk, id),
    "take-back": () => takeArticleBack(desk, id, Number(form.get("public"))),
    restore: () => restoreVersion(desk, id, Number(form.get("version")), seen),
    delete: () => deleteArticle(desk, id, seen),
  };
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (act === undefined) return null;
  const came = await act();
  return came.kind === "done" ? { kind: "done", deleted: name === "delete", merged: false } : refused(came.why, 409);
}

async function save(desk: Desk, id: string, seen: number, fields: ArticleFields): Promise<Acted> {
  const kept = (why: string, status: 400 | 409): Acted => ({
    ...{ kind: "refused", why, fields, seen, conflict: null, status },
  });
  const long = tooLong(fields);
  if (long !== null) {
    const most = (long === "body" ? longest.body : longest.other).toLocaleString("en-US");
    return kept(`${fieldLabels[long]}: ${most} characters at most`, 400);
  }
  if (tooNested(fields.body)) return kept("Text: quotes and blocks stand too deep in each other", 400);
  const saved = await saveArticle(desk, id, seen, fields);
  if (saved.kind === "saved") return { kind: "done", deleted: false, merged: saved.merged };
  if (saved.kind === "refused") return kept(saved.why, 409);
  const { number, by } = saved.theirs;
  const both = saved.conflicts.map((name) => fieldLabels[name]).join(", ");
  return {
    ...{ kind: "refused", status: 409, fields: saved.fields, seen: number, conflict: saved },
    why: `${by} has saved version ${number} meanwhile and changed the same: ${both}. Yours is still in the form; save again to replace theirs, which stays in the history`,
  };
}

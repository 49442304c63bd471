import type { Messages } from "~/design/messages";
import { articleSchema } from "~/desk/article-schema";
import {
  approveVersion,
  type Desk,
  type Done,
  deleteArticle,
  publishNow,
  restoreVersion,
  saveArticle,
  scheduleArticle,
  takeArticleBack,
  unscheduleArticle,
} from "~/desk/change-article.server";
import { askForDraft, draftingJob } from "~/desk/drafting/wanted.server";
import { type FieldName, fieldLabels, formOf } from "~/desk/fields";
import { momentOf } from "~/desk/moment";
import { readWith } from "~/forms/schema/read-with";
import { type Refusal, refuse } from "~/forms/schema/refusal";
import { askForRun } from "~/jobs/data.server";

/** What a button of an article came to, for its page. */
export type Acted =
  | {
      readonly kind: "done";
      readonly deleted: boolean;
      readonly merged: boolean;
      /** Whether a job has something to do now. */
      readonly wakes: boolean;
    }
  | {
      readonly kind: "refused";
      /** What is wrong in which field, and what was typed: it stays in the form. */
      readonly result: Refusal;
      /**
       * The version that the form goes on from, where it was a save: the one it began with, whatever is newest by now.
       */
      readonly seen: number | null;
      /** What somebody else saved in the fields that were changed here too. */
      readonly theirs: Partial<Readonly<Record<FieldName, string>>>;
      readonly status: 400 | 409;
    };

type Refused = Extract<Acted, { kind: "refused" }>;

/** Where what belongs to no field is said. */
const review = "review";

const refused = (form: URLSearchParams, messages: Messages, status: 400 | 409): Refused => ({
  kind: "refused",
  result: refuse(form, messages),
  seen: null,
  theirs: {},
  status,
});

/** Does what a button of the form says; null for a button that is not there. */
export async function actOnArticle(desk: Desk, id: string, form: URLSearchParams): Promise<Acted | null> {
  const name = form.get("do") ?? "";
  const seen = Number(form.get("seen"));
  if (name === "save") return save(desk, id, seen, form);
  const at = momentOf(form.get("at") ?? "");
  if (name === "schedule" && at === null) {
    return refused(form, { at: ["Choose a day and a time that there is on the East Coast"] }, 400);
  }
  const acts: Readonly<Record<string, () => Promise<Done>>> = {
    approve: () => approveVersion(desk, id, seen),
    schedule: () => scheduleArticle(desk, id, seen, at ?? desk.now),
    publish: () => publishNow(desk, id, seen),
    draft: () => askForDraft(desk, id, seen, (within) => askForRun(within, draftingJob, desk.admin.name, desk.now)),
    unschedule: () => unscheduleArticle(desk, id),
    "take-back": () => takeArticleBack(desk, id, Number(form.get("public"))),
    restore: () => restoreVersion(desk, id, Number(form.get("version")), seen),
    delete: () => deleteArticle(desk, id, seen),
  };
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (act === undefined) return null;
  const came = await act();
  return came.kind === "done"
    ? { kind: "done", deleted: name === "delete", merged: false, wakes: name === "draft" }
    : refused(form, { [review]: [came.why] }, 409);
}

async function save(desk: Desk, id: string, seen: number, form: URLSearchParams): Promise<Acted> {
  const kept = (messages: Messages, status: 400 | 409): Acted => ({ ...refused(form, messages, status), seen });
  const read = readWith(articleSchema, form);
  if (!read.ok) return kept(read.messages, 400);
  const saved = await saveArticle(desk, id, seen, read.value);
  if (saved.kind === "saved") return { kind: "done", deleted: false, merged: saved.merged, wakes: false };
  if (saved.kind === "refused")
    return kept({ [saved.field ?? review]: [saved.why] }, saved.field === undefined ? 409 : 400);
  const { conflicts, fields, theirs } = saved;
  const both = conflicts.map((name) => fieldLabels[name]).join(", ");
  const why = `${theirs.by} has saved version ${theirs.number} meanwhile and changed the same: ${both}. Yours is still in the form; save again to replace theirs, which stays in the history`;
  const said = conflicts.map((name, at) => [name, [at === 0 ? why : "Somebody else changed this too."]]);
  return {
    ...refused(formOf(fields), Object.fromEntries(said), 409),
    seen: theirs.number,
    theirs: Object.fromEntries(conflicts.map((name) => [name, theirs.fields[name]])),
  };
}

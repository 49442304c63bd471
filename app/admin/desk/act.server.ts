import { z } from "zod";
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
import { hidden, readIntent } from "~/forms/schema/read-intent.server";
import { readWith } from "~/forms/schema/read-with";
import { type Refusal, refuse } from "~/forms/schema/refusal";
import { askForRun } from "~/jobs/data.server";

const seen = { seen: hidden };

/** What the buttons of an article want, with the version that the page showed. */
const intents = z.discriminatedUnion("do", [
  z.object({ do: z.literal("save"), ...seen }),
  z.object({ do: z.enum(["approve", "publish", "draft", "delete"]), ...seen }),
  z.object({ do: z.literal("schedule"), at: hidden, ...seen }),
  z.object({ do: z.literal("unschedule") }),
  z.object({ do: z.literal("take-back"), public: hidden }),
  z.object({ do: z.literal("restore"), version: hidden, ...seen }),
]);

type Wish = z.output<typeof intents>;

/** What a button of an article came to, for its page. */
export type Acted =
  | {
      readonly kind: "done";
      /** What the button wanted. */
      readonly act: Wish["do"];
      readonly merged: boolean;
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

/** Does what a button of the form says. Throws a 400 Response for a button that is not there. */
export async function actOnArticle(desk: Desk, id: string, form: URLSearchParams): Promise<Acted> {
  const wish = readIntent(intents, form);
  if (wish.do === "save") return save(desk, id, Number(wish.seen), form);
  const at = wish.do === "schedule" ? momentOf(wish.at) : null;
  if (wish.do === "schedule" && at === null) {
    return refused(form, { at: ["Choose a day and a time that there is on the East Coast"] }, 400);
  }
  const came = await write(desk, id, wish, at ?? desk.now);
  return came.kind === "done"
    ? { kind: "done", act: wish.do, merged: false }
    : refused(form, { [review]: [came.why] }, 409);
}

/** @param at  when an article that is scheduled goes out */
function write(desk: Desk, id: string, wish: Exclude<Wish, { do: "save" }>, at: Date): Promise<Done> {
  switch (wish.do) {
    case "approve":
      return approveVersion(desk, id, Number(wish.seen));
    case "schedule":
      return scheduleArticle(desk, id, Number(wish.seen), at);
    case "publish":
      return publishNow(desk, id, Number(wish.seen));
    case "draft":
      return askForDraft(desk, id, Number(wish.seen), (within) =>
        askForRun(within, draftingJob, desk.admin.name, desk.now),
      );
    case "unschedule":
      return unscheduleArticle(desk, id);
    case "take-back":
      return takeArticleBack(desk, id, Number(wish.public));
    case "restore":
      return restoreVersion(desk, id, Number(wish.version), Number(wish.seen));
    case "delete":
      return deleteArticle(desk, id, Number(wish.seen));
  }
}

async function save(desk: Desk, id: string, seen: number, form: URLSearchParams): Promise<Acted> {
  const kept = (messages: Messages, status: 400 | 409): Acted => ({ ...refused(form, messages, status), seen });
  const read = readWith(articleSchema, form);
  if (!read.ok) return kept(read.messages, 400);
  const saved = await saveArticle(desk, id, seen, read.value);
  if (saved.kind === "saved") return { kind: "done", act: "save", merged: saved.merged };
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

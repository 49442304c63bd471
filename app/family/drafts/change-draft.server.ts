import { z } from "zod";
import type { Messages } from "~/design/messages";
import { notFound } from "~/family/access/open-plan.server";
import type { Writing } from "~/family/access/write-plan.server";
import type { EssayLine } from "~/family/essays/essay-view";
import { changeEssayState } from "~/family/essays/essays.server";
import { changeTasks } from "~/family/tasks/change-tasks.server";
import { hidden, intent, readIntent } from "~/forms/schema/read-intent.server";
import { deleteDraft } from "./data.server";
import { ownEssay, restoreDraft, saveDraft } from "./drafts.server";
import { deleteQuestion, deleteShare } from "./share-data.server";
import { showDraft } from "./shares.server";

/** What the buttons of the student's page want. */
const intents = z.discriminatedUnion("intent", [
  intent("save"),
  intent("share", { version: hidden }),
  intent("unshare", { share: hidden }),
  intent("forget-question", { question: hidden }),
  intent("state"),
  intent("done"),
  intent("undo"),
  intent("restore", { version: hidden }),
  intent("delete", { version: hidden }),
]);

type Wish = z.output<typeof intents>;

/** What a form did on the page of a draft: the button it was sent with, and what cannot stand, in words. */
export interface DraftChange {
  readonly intent: string;
  readonly messages: Messages | null;
}

/** What the student does on the page of a draft, all of which only the student can. */
export async function changeDraft(
  opened: Writing,
  essayId: string | undefined,
  form: URLSearchParams,
): Promise<DraftChange> {
  const essay = await ownEssay(opened, essayId, "change");
  const wish = readIntent(intents, form);
  return { intent: wish.intent, messages: await change(opened, essay, form, wish) };
}

async function change(opened: Writing, essay: EssayLine, form: URLSearchParams, wish: Wish): Promise<Messages | null> {
  const { write } = opened;
  switch (wish.intent) {
    case "save": {
      const answer = await saveDraft(opened, essay, form);
      return answer.ok ? null : { draft: [answer.message] };
    }
    case "share":
      return showDraft(opened, essay, wish.version, form);
    case "unshare":
      if (!(await deleteShare(write, essay.id, wish.share))) throw notFound();
      return null;
    case "forget-question":
      if (!(await deleteQuestion(write, essay.id, wish.question))) throw notFound();
      return null;
    case "state":
      return changeEssayState(opened, essay.id, form);
    case "done":
    case "undo":
      return (await changeTasks(opened, form)).messages;
    case "restore":
      return restoreDraft(opened, essay, wish.version);
    case "delete":
      if (!(await deleteDraft(write, essay.id, wish.version))) throw notFound();
      return null;
  }
}

import { z } from "zod";
import type { Member } from "~/account/member";
import { type Day, writeDay } from "~/calendar/day";
import { dayIn } from "~/calendar/eastern-day";
import type { Messages } from "~/design/messages";
import { notFound, type Opened, openPlan } from "~/family/access/open-plan.server";
import { mayAdd } from "~/family/access/plan-limits.server";
import { type Writing, writePlan } from "~/family/access/write-plan.server";
import { pressed } from "~/forms/schema/pressed";
import { intent, readIntent } from "~/forms/schema/read-intent.server";
import { countFields } from "~/http/form-bound";
import { addSaved, changeSaved, deleteSaved, mostSaved, readSaved } from "./data.server";
import { type Worked, workOutSaved } from "./recalculate.server";
import {
  changedTables,
  decideSaved,
  isSavedTool,
  longestAnswers,
  mostAnswers,
  ownerOf,
  partOf,
  partsSeen,
  readSavedName,
  type SavedResult,
  type SavedTool,
  toolNames,
} from "./saved";
import type { Reopened, SavedLine } from "./saved-view";
import { tablesNow } from "./yearly-tables.server";

function lineOf(saved: SavedResult, { inPlan: { viewer, mode } }: Opened): SavedLine {
  const { id, tool, name, headline, owner, savedAt, tables } = saved;
  const part = partOf(saved);
  const student = viewer.role === "student";
  return {
    id,
    tool,
    name,
    headline,
    toolName: toolNames[tool],
    changed: changedTables(tables, tablesNow(tables)).length > 0,
    saved: writeDay(dayIn("America/New_York", new Date(savedAt))),
    sees: owner === "shared" ? "Everyone in the plan" : student ? "Only you" : "Your household",
    shared: owner === "shared",
    mayChange: decideSaved(viewer, mode, part, "change") === "allow",
    mayShare: student && !part.money,
  };
}

/** Everything this viewer has kept or is shown, the newest first. */
export async function listSaved(opened: Opened): Promise<readonly SavedLine[]> {
  const { store, plan, inPlan } = opened;
  const saved = await readSaved(store, plan.id, partsSeen(inPlan.viewer, inPlan.mode));
  return saved.map((each) => lineOf(each, opened));
}

/** The answers of the newest result of a tool that this viewer may see; null where there is none. */
export async function newestAnswers({ store, plan, inPlan }: Opened, tool: SavedTool): Promise<string | null> {
  const saved = await readSaved(store, plan.id, partsSeen(inPlan.viewer, inPlan.mode));
  return saved.find((each) => each.tool === tool)?.answers ?? null;
}

/** What a viewer keeps, with the answers, for the file of everything. */
export async function exportSaved(opened: Opened) {
  const { store, plan, inPlan } = opened;
  const saved = await readSaved(store, plan.id, partsSeen(inPlan.viewer, inPlan.mode));
  return saved.map((each) => {
    const { toolName, name, headline, saved: savedOn, sees } = lineOf(each, opened);
    return { tool: toolName, name, headline, saved: savedOn, seenBy: sees, answers: each.answers };
  });
}

async function find(opened: Opened, id: string | undefined): Promise<SavedResult> {
  const { store, plan, inPlan } = opened;
  const all = await readSaved(store, plan.id, partsSeen(inPlan.viewer, inPlan.mode));
  const saved = all.find((each) => each.id === id);
  if (saved === undefined) throw notFound();
  return saved;
}

/** Opens one: works it out again and compares its tables and figures with those of then. */
export async function reopen(opened: Opened, id: string | undefined): Promise<Reopened> {
  const saved = await find(opened, id);
  return await reopened(saved, opened);
}

async function reopened(saved: SavedResult, opened: Opened): Promise<Reopened> {
  const worked = await workOutSaved(saved.tool, saved.answers, opened.today);
  return {
    line: lineOf(saved, opened),
    shown: worked?.shown ?? null,
    headline: worked?.headline ?? null,
    changes: worked === null ? [] : changedTables(saved.tables, worked.tables),
    later: worked?.later ?? null,
  };
}

/** The award letters of a viewer, put in order again, to be set side by side. The oldest first. */
export async function readLetters(opened: Opened) {
  const { store, plan, inPlan } = opened;
  const letters = partsSeen(inPlan.viewer, inPlan.mode).filter((part) => part.letter);
  const saved = await readSaved(store, plan.id, letters);
  const all = await Promise.all(saved.map((each) => reopened(each, opened)));
  return all
    .flatMap(({ line, shown }) => (shown?.tool === "letter" ? [{ line, decoded: shown.decoded }] : []))
    .reverse();
}

export type SavedAnswer =
  | { readonly ok: true; readonly id: string; readonly letter: boolean }
  /** `needsFamily`: only the Family subscription keeps it. */
  | { readonly ok: false; readonly message: string; readonly needsFamily: boolean };

/** What somebody posted to keep, read and worked out once; null when it is no result of a tool. */
export async function readAnswers(form: URLSearchParams, today: Day) {
  const tool = form.get("tool");
  const answers = form.get("answers") ?? "";
  if (!isSavedTool(tool) || answers.length > longestAnswers || countFields(answers) > mostAnswers) return null;
  const worked = await workOutSaved(tool, answers, today);
  return worked === null || worked.answers.length > longestAnswers ? null : { tool, worked };
}

/** Whether this viewer can keep such a result in this plan. */
export function mayKeep({ inPlan: { viewer, mode } }: Opened, tool: SavedTool, money: boolean): boolean {
  return ownerOf(viewer, mode, partOf({ owner: "student", tool, money })) !== null;
}

/** Keeps the answers of a tool for the viewer's side of the plan. A 404 Response for whoever keeps nothing here. */
export async function keepAnswers(
  opened: Writing,
  { tool, worked }: NonNullable<Awaited<ReturnType<typeof readAnswers>>>,
): Promise<SavedAnswer> {
  const { store, inPlan, member, now } = opened;
  const part = partOf({ owner: "student", tool, money: worked.money });
  const owner = ownerOf(inPlan.viewer, inPlan.mode, part);
  if (owner === null) throw notFound();
  if (tool === "letter" && !(await mayAdd(store, member, "award-letters", now))) {
    return { ok: false, message: "", needsFamily: true };
  }
  const { name, answers, headline, tables } = worked;
  const content = { name, answers, headline, tables };
  const id = await addSaved(opened.write, { owner, tool, money: part.money }, content, now);
  if (id !== null) return { ok: true, id, letter: part.letter };
  const message = `You’ve saved ${mostSaved} results, which is the limit. Delete one first.`;
  return { ok: false, message, needsFamily: false };
}

/** What the buttons beside a result want. */
const intents = z.discriminatedUnion("intent", [
  intent("rename"),
  intent("take-over"),
  intent("share"),
  intent("unshare"),
  intent("delete"),
]);

/** A result as it was read before the plan was locked, worked out by the tables of now. */
interface WorkedAgain {
  readonly answers: string;
  readonly worked: Worked | null;
}

/**
 * Renames, shares, takes the new figures over, or deletes. Gives messages where what was typed cannot stand.
 *
 * New figures are worked out before the plan is locked: a long trip waits for a thread of its own, and nobody who
 * writes in this plan should wait with it. Who may take them over is decided after, as for everything else.
 *
 * @throws a 503 Response where too many results are worked out at once, and nothing is changed then
 */
export async function changeSavedResult(
  member: Member,
  planId: string | undefined,
  id: string | undefined,
  form: URLSearchParams,
): Promise<Messages | null> {
  const again = pressed(form, ["take-over"]) !== null ? await workOutAgain(await openPlan(member, planId), id) : null;
  return writePlan(member, planId, (writing) => writeChange(writing, id, form, again));
}

async function workOutAgain(opened: Opened, id: string | undefined): Promise<WorkedAgain> {
  const { tool, answers } = await find(opened, id);
  return { answers, worked: await workOutSaved(tool, answers, opened.today) };
}

async function writeChange(
  opened: Writing,
  id: string | undefined,
  form: URLSearchParams,
  again: WorkedAgain | null,
): Promise<Messages | null> {
  const saved = await find(opened, id);
  const { inPlan } = opened;
  if (decideSaved(inPlan.viewer, inPlan.mode, partOf(saved), "change") !== "allow") throw notFound();
  const wish = readIntent(intents, form);
  const { answers, headline, tables } = saved;
  switch (wish.intent) {
    case "rename": {
      const name = readSavedName(form.get("name"));
      if (name === null) return { name: ["Enter a name."] };
      await changeSaved(opened.write, saved.id, { content: { name, answers, headline, tables } });
      return null;
    }
    case "take-over": {
      // The answers of a kept result never change, so others are those of something else.
      if (again === null || again.worked === null || again.answers !== answers) throw notFound();
      const { headline: newHeadline, tables: newTables } = again.worked;
      const content = { name: saved.name, answers, headline: newHeadline, tables: newTables };
      await changeSaved(opened.write, saved.id, { content });
      return null;
    }
    case "share":
    case "unshare": {
      if (!lineOf(saved, opened).mayShare) throw notFound();
      const owner = wish.intent === "share" ? "shared" : "student";
      await changeSaved(opened.write, saved.id, { owner });
      return null;
    }
    case "delete":
      await deleteSaved(opened.write, saved.id);
      return null;
  }
}

import type { Messages } from "~/design/messages";
import { type Day, dayIn, writeDay } from "~/timeline/day";
import { mayAdd } from "./gate.server";
import { notFound, type Opened } from "./open-plan.server";
import { type Shown, workOutSaved } from "./recalculate.server";
import { addSaved, changeSaved, deleteSaved, mostSaved, readSaved } from "./rows/saved.server";
import {
  changedTables,
  decideSaved,
  isSavedTool,
  longestAnswers,
  ownerOf,
  partOf,
  partsSeen,
  readSavedName,
  type SavedResult,
  type SavedTool,
  toolNames,
} from "./saved";
import { tablesNow } from "./yearly-tables.server";

/** One line of what a viewer has kept, as the pages and files show it. */
export interface SavedLine {
  readonly id: string;
  readonly tool: SavedTool;
  readonly toolName: string;
  readonly name: string;
  /** The main figures of the day it was saved, or last taken over. */
  readonly headline: string;
  /** A yearly table behind it is another one now. */
  readonly changed: boolean;
  /** "November 21, 2026" */
  readonly saved: string;
  /** "Only you", "Your household", "Everyone in the plan" */
  readonly sees: string;
  readonly shared: boolean;
  readonly mayChange: boolean;
  readonly mayShare: boolean;
}

/** One kept result, worked out by the tables of now. */
export interface Reopened {
  readonly line: SavedLine;
  /** Null when the tool does not take these answers any more. */
  readonly shown: Shown | null;
  readonly headline: string | null;
  /** Tables that are others now, in words. */
  readonly changes: readonly string[];
  readonly later: string | null;
}

function lineOf(saved: SavedResult, { standing: { viewer, mode } }: Opened): SavedLine {
  const { id, tool, name, headline, owner, savedAt, tables } = saved;
  const part = partOf(saved);
  const student = viewer.role === "student";
  return {
    ...{ id, tool, name, headline, toolName: toolNames[tool] },
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
  const { store, plan, standing } = opened;
  const saved = await readSaved(store, plan.id, partsSeen(standing.viewer, standing.mode));
  return saved.map((each) => lineOf(each, opened));
}

/** What a viewer keeps, with the answers, for the file of everything. */
export async function exportSaved(opened: Opened) {
  const { store, plan, standing } = opened;
  const saved = await readSaved(store, plan.id, partsSeen(standing.viewer, standing.mode));
  return saved.map((each) => {
    const { toolName, name, headline, saved: savedOn, sees } = lineOf(each, opened);
    return { tool: toolName, name, headline, saved: savedOn, seenBy: sees, answers: each.answers };
  });
}

async function find(opened: Opened, id: string | undefined): Promise<SavedResult> {
  const { store, plan, standing } = opened;
  const all = await readSaved(store, plan.id, partsSeen(standing.viewer, standing.mode));
  const saved = all.find((each) => each.id === id);
  if (saved === undefined) throw notFound();
  return saved;
}

/** Opens one: works it out again and compares its tables and figures with those of then. */
export async function reopen(opened: Opened, id: string | undefined): Promise<Reopened> {
  const saved = await find(opened, id);
  return reopened(saved, opened);
}

function reopened(saved: SavedResult, opened: Opened): Reopened {
  const worked = workOutSaved(saved.tool, saved.answers, opened.today);
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
  const { store, plan, standing } = opened;
  const letters = partsSeen(standing.viewer, standing.mode).filter((part) => part.letter);
  const saved = await readSaved(store, plan.id, letters);
  return saved
    .flatMap((each) => {
      const { line, shown } = reopened(each, opened);
      return shown?.tool === "letter" ? [{ line, decoded: shown.decoded }] : [];
    })
    .reverse();
}

export type SavedAnswer =
  | { readonly ok: true; readonly id: string; readonly letter: boolean }
  /** `needsFamily`: only the Family subscription keeps it. */
  | { readonly ok: false; readonly message: string; readonly needsFamily: boolean };

/** What somebody posted to keep, read and worked out once; null when it is no result of a tool. */
export function readAnswers(form: URLSearchParams, today: Day) {
  const tool = form.get("tool");
  const answers = form.get("answers") ?? "";
  if (!isSavedTool(tool) || answers.length > longestAnswers) return null;
  const worked = workOutSaved(tool, answers, today);
  return worked === null || worked.answers.length > longestAnswers ? null : { tool, worked };
}

/** Whether this viewer can keep such a result in this plan. */
export function mayKeep({ standing: { viewer, mode } }: Opened, tool: SavedTool, money: boolean): boolean {
  return ownerOf(viewer, mode, partOf({ owner: "student", tool, money })) !== null;
}

/** Keeps the answers of a tool for the viewer's side of the plan. A 404 Response for whoever keeps nothing here. */
export async function keepAnswers(
  opened: Opened,
  { tool, worked }: NonNullable<ReturnType<typeof readAnswers>>,
): Promise<SavedAnswer> {
  const { store, plan, standing, member, now } = opened;
  const part = partOf({ owner: "student", tool, money: worked.money });
  const owner = ownerOf(standing.viewer, standing.mode, part);
  if (owner === null) throw notFound();
  if (tool === "letter" && !(await mayAdd(store, member, "award-letters", now))) {
    return { ok: false, message: "", needsFamily: true };
  }
  const { name, answers, headline, tables } = worked;
  const content = { name, answers, headline, tables };
  const id = await addSaved(store, plan.id, { owner, tool, money: part.money }, content, now);
  if (id !== null) return { ok: true, id, letter: part.letter };
  const message = `You keep ${mostSaved} results here, which is as much as fits. Delete one first.`;
  return { ok: false, message, needsFamily: false };
}

/** Renames, shares, takes the new figures over, or deletes. Gives messages where what was typed cannot stand. */
export async function changeKept(
  opened: Opened,
  id: string | undefined,
  form: URLSearchParams,
): Promise<Messages | null> {
  const saved = await find(opened, id);
  const { store, plan, standing, today } = opened;
  if (decideSaved(standing.viewer, standing.mode, partOf(saved), "change") !== "allow") throw notFound();
  const { answers, headline, tables } = saved;
  switch (form.get("intent")) {
    case "rename": {
      const name = readSavedName(form.get("name"));
      if (name === null) return { name: ["Enter a name."] };
      await changeSaved(store, plan.id, saved.id, { content: { name, answers, headline, tables } });
      return null;
    }
    case "take-over": {
      const worked = workOutSaved(saved.tool, answers, today);
      if (worked === null) throw notFound();
      const content = { name: saved.name, answers, headline: worked.headline, tables: worked.tables };
      await changeSaved(store, plan.id, saved.id, { content });
      return null;
    }
    case "share":
    case "unshare": {
      if (!lineOf(saved, opened).mayShare) throw notFound();
      const owner = form.get("intent") === "share" ? "shared" : "student";
      await changeSaved(store, plan.id, saved.id, { owner });
      return null;
    }
    case "delete":
      await deleteSaved(store, plan.id, saved.id);
      return null;
    default:
      throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
}

import { isDay } from "~/calendar/day";
import { withValue } from "~/timeline/address";
import { type Changes, noChanges, type OwnTask } from "~/timeline/planning/agenda";

/**
 * What stays on the reader's own device: what they ticked off, changed and added, by plan, and which plan they saved.
 * It is never sent anywhere.
 */
export interface SavedProgress {
  readonly plans: Readonly<Record<string, Changes>>;
  /** The query of the saved plan, and the day it was saved. */
  readonly saved: { readonly search: string; readonly on: string } | null;
}

export const noProgress: SavedProgress = { plans: {}, saved: null };

/** Longest title of an own task, and how many there may be. */
export const longestTitle = 120;
const mostOwn = 100;

/** Reads what was stored, whatever it is by now: what cannot be read is left out. */
export function readProgress(text: string | null): SavedProgress {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return noProgress;
  }
  const { plans, saved } = recordOf(stored);
  const { search, on } = recordOf(saved);
  return {
    plans: Object.fromEntries(Object.entries(recordOf(plans)).map(([key, changes]) => [key, readChanges(changes)])),
    saved:
      typeof search === "string" && typeof on === "string" && isDay(on)
        ? // An older save may say that fees are a problem. The link to it must not.
          { search: withValue(search, "waiver", ""), on }
        : null,
  };
}

function readChanges(stored: unknown): Changes {
  const { done, edits, added } = recordOf(stored);
  return {
    done: Array.isArray(done) ? done.filter((id) => typeof id === "string") : [],
    edits: Object.fromEntries(
      Object.entries(recordOf(edits)).flatMap(([id, edit]) => {
        const { title, due } = recordOf(edit);
        return isTitle(title) && typeof due === "string" && isDay(due) ? [[id, { title, due }]] : [];
      }),
    ),
    added: (Array.isArray(added) ? added : []).slice(0, mostOwn).flatMap((task: unknown): OwnTask[] => {
      const { id, title, due, college } = recordOf(task);
      if (typeof id !== "string" || !id.startsWith("own:") || !isTitle(title)) return [];
      if (typeof due !== "string" || !isDay(due)) return [];
      return [{ id, title, due, college: typeof college === "number" ? college : null }];
    }),
  };
}

export function changesOf(kept: SavedProgress, plan: string): Changes {
  return Object.hasOwn(kept.plans, plan) ? (kept.plans[plan] ?? noChanges) : noChanges;
}

/**
 * A task as it was typed: its title without spaces around it and its day, or what is wrong with each.
 */
export function readTyped(
  form: FormData,
):
  | { readonly ok: true; readonly title: string; readonly due: string }
  | { readonly ok: false; readonly title: readonly string[]; readonly due: readonly string[] } {
  const title = String(form.get("title") ?? "").trim();
  const due = String(form.get("due") ?? "");
  if (title !== "" && isDay(due)) return { ok: true, title, due };
  return {
    ok: false,
    title: title === "" ? ["Enter what needs to be done."] : [],
    due: isDay(due) ? [] : ["Enter the date it’s due."],
  };
}

export function toggled(changes: Changes, id: string): Changes {
  const done = changes.done.includes(id) ? changes.done.filter((each) => each !== id) : [...changes.done, id];
  return { ...changes, done };
}

export function edited(changes: Changes, id: string, edit: { title: string; due: string }): Changes {
  return { ...changes, edits: { ...changes.edits, [id]: edit } };
}

/** Takes an edit back; an own task goes away altogether. */
export function restored(changes: Changes, id: string): Changes {
  const { [id]: _, ...edits } = changes.edits;
  return { ...changes, edits };
}

export function removed(changes: Changes, id: string): Changes {
  const left = restored(changes, id);
  return {
    ...left,
    added: left.added.filter((task) => task.id !== id),
    done: left.done.filter((each) => each !== id),
  };
}

/** Adds an own task under an id that is free. */
export function added(changes: Changes, task: Omit<OwnTask, "id">): Changes {
  const numbers = changes.added.map(({ id }) => Number(id.slice(4)) || 0);
  return { ...changes, added: [...changes.added, { ...task, id: `own:${Math.max(0, ...numbers) + 1}` }] };
}

function isTitle(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "" && value.length <= longestTitle;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

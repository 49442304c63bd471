import type { ArticleDraftRow } from "~/store/rows";

/** How far the draft of an article by a program is, or what came of it. */
export interface Drafting {
  readonly state: ArticleDraftRow["state"];
  /** The version whose open places are drafted. */
  readonly basedOn: number;
  readonly by: string;
  /** When it was asked for, begun or ended: whatever came last. */
  readonly at: string;
  /** Empty until it has ended. */
  readonly said: string;
  /** The newest version by then. */
  readonly newest: number;
}

/**
 * What there is to say of the last draft: that it is on its way, or what came of it, until there is a newer version.
 */
export function draftingOf(row: ArticleDraftRow | null, newest: number): Drafting | null {
  if (row === null) return null;
  const { state, based_on: basedOn, asked_by_name: by, said } = row;
  const isOver = state === "done" || state === "failed";
  if (isOver && row.newest !== newest) return null;
  return { state, basedOn, by, said, newest, at: row.ended_at ?? row.began_at ?? row.asked_at };
}

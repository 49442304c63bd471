import { hasLine, writeLine } from "./log-data.server";
import type { Opened } from "./open-plan.server";
import { type Party, partyOf } from "./roles";
import { type Writing, writePlan } from "./write-plan.server";

/** Writes into the log of the plan what this person did. @param about `once`: a key of what is written one time only */
export async function logActivity(
  { write, inPlan, member, now }: Writing,
  what: string,
  about: { about?: string; aboutParty?: Party; once?: string } = {},
): Promise<void> {
  await writeLine(write, { who: member.name, side: partyOf(inPlan.me), what, ...about }, now);
}

/**
 * The pages whose looking is written: those that show what is shared with the student. A page that holds only what a
 * household keeps for itself is not among them, nor is the looking of the student, whose log it is.
 */
export type LookedAt =
  | "home"
  | "colleges"
  | "college"
  | "tasks"
  | "calendar"
  | "saved"
  | "ledger"
  | "people"
  | "draft"
  | "who-sees-what";

/**
 * Writes that somebody looked, once a person, page and day, so that the log stays readable: all single colleges are one
 * page, and so are all ledgers and all saved results.
 */
export async function logLook(opened: Opened, page: LookedAt): Promise<void> {
  const { store, plan, inPlan, member, today, now } = opened;
  if (inPlan.viewer.role === "student") return;
  const once = `${plan.id} ${inPlan.me.id} ${page} ${today}`;
  if (await hasLine(store, once)) return;
  await writePlan(member, plan.id, (writing) => logActivity(writing, `looked-${page}`, { once }), { store, now });
}

/** Writes that somebody took a file along, each time: what is in a file can be passed on. */
export async function logDownload(opened: Writing, file: "everything" | "ledger"): Promise<void> {
  if (opened.inPlan.viewer.role !== "student") await logActivity(opened, `downloaded-${file}`);
}

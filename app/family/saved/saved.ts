import { type Decision, decide, type Resource, type Viewer } from "~/family/access/policy";
import { type HouseholdId, isHousehold, type Mode } from "~/family/access/roles";

/** The tools whose answers a plan keeps. `letter` is a decoded award letter, one of the household's papers. */
export const savedTools = ["match", "costs", "sai", "timeline", "trips", "letter"] as const;
export type SavedTool = (typeof savedTools)[number];
export const isSavedTool = (text: string | null): text is SavedTool => savedTools.some((tool) => tool === text);

export const toolNames: Readonly<Record<SavedTool, string>> = {
  match: "College match",
  costs: "College costs",
  sai: "Student Aid Index",
  timeline: "Timeline",
  trips: "Visit trip",
  letter: "Award letter",
};

/** Who keeps something: the student, a household, or everyone in the plan. */
export type SavedOwner = "student" | HouseholdId | "shared";

/** A yearly table as a result was worked out with it. */
export interface TableUsed {
  /** "Federal aid tables" */
  readonly name: string;
  /** "2026-27" */
  readonly edition: string;
  /** Changes with any figure in it. */
  readonly print: string;
}

/** What lies under the seal. */
export interface SavedContent {
  readonly name: string;
  /** As `URLSearchParams` writes them. */
  readonly answers: string;
  /** The main figures of then, in words. */
  readonly headline: string;
  readonly tables: readonly TableUsed[];
}

export interface SavedResult extends SavedContent {
  readonly id: string;
  readonly owner: SavedOwner;
  readonly tool: SavedTool;
  /** Holds a family's money. */
  readonly money: boolean;
  /** UTC text. */
  readonly savedAt: string;
}

/** A part of what is kept that one rule of the policy is about. */
export type SavedPart = Pick<SavedResult, "owner" | "money"> & { readonly letter: boolean };

/** Every part that a plan with these households has. */
export const savedParts = (households: readonly HouseholdId[]): readonly SavedPart[] =>
  (["student", ...households, "shared"] as const).flatMap((owner) => [
    { owner, letter: false, money: false },
    { owner, letter: false, money: true },
    { owner, letter: true, money: true },
  ]);

export const partOf = ({ owner, tool, money }: Pick<SavedResult, "owner" | "tool" | "money">): SavedPart => ({
  owner,
  money: money || tool === "letter",
  letter: tool === "letter",
});

/** What the policy says of a part. Money of a household is its finances; money is never shown to everyone. */
export function decideSaved(viewer: Viewer, mode: Mode, part: SavedPart, action: "see" | "change"): Decision {
  const { owner, money, letter } = part;
  if (letter) return decide(viewer, mode, `letters:${owner}`, action);
  if (money && owner === "shared") return "deny";
  const resource: Resource = money && isHousehold(owner) ? `finances:${owner}` : `results:${owner}`;
  return decide(viewer, mode, resource, action);
}

/** The parts a viewer may see: what is read from the store at all. */
export function partsSeen(viewer: Viewer, mode: Mode): readonly SavedPart[] {
  return savedParts(viewer.households).filter((part) => decideSaved(viewer, mode, part, "see") === "allow");
}

/** Who keeps what this viewer saves; null for somebody who keeps nothing, or who is not let into the finances. */
export function ownerOf(viewer: Viewer, mode: Mode, part: Omit<SavedPart, "owner">): "student" | HouseholdId | null {
  const own = viewer.role === "student" ? "student" : viewer.role === "parent" ? viewer.household : null;
  if (own === null) return null;
  return decideSaved(viewer, mode, { ...part, owner: own }, "change") === "allow" ? own : null;
}

/** The tables that are others now, in words: "Federal aid tables: 2026-27 then, 2027-28 now". */
export function changedTables(then: readonly TableUsed[], now: readonly TableUsed[]): readonly string[] {
  const before = new Map(then.map((table) => [table.name, table]));
  return now.flatMap(({ name, edition, print }) => {
    const old = before.get(name);
    if (old === undefined) return [`${name}: ${edition} now, not used then`];
    if (old.print === print) return [];
    return [
      old.edition === edition ? `${name}: ${edition}, corrected since` : `${name}: ${old.edition} then, ${edition} now`,
    ];
  });
}

/** A name as somebody types it: 1 to 80 characters. */
export function readSavedName(typed: string | null): string | null {
  const name = (typed ?? "")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 80);
  return name === "" ? null : name;
}

/** Reads what was sealed; null for what no seal or no reader of ours made. */
export function parseContent(text: string | null): SavedContent | null {
  if (text === null) return null;
  const { name, answers, headline, tables } = JSON.parse(text) as Partial<SavedContent>;
  if (typeof name !== "string" || typeof answers !== "string") return null;
  return { name, answers, headline: headline ?? "", tables: tables ?? [] };
}

/** The longest answers that are kept, in characters. */
export const longestAnswers = 60_000;

/**
 * What the form that saves a result may hold. The answers are one field, encoded twice, and hold fields of their own.
 */
export const savedBound = { bytes: 4 * longestAnswers, fields: 10 } as const;
/** The largest form behind a saved result is a letter of 60 lines with five fields each. */
export const mostAnswers = 400;

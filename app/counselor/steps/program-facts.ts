/** What a state's guide confirms of a program, by the passage that tells it: the fact itself and its day. */
import type { StateFacts } from "~/library/guides/schema";
import type { Ground } from "../ground/ground";
import { factAt } from "../passages/fact-place";
import type { Passage } from "../passages/passage";
import { telling } from "../words/words";

/** What the guide confirms at the place of a passage; null where it's no confirmed fact. */
export function factOf({ url, state }: Passage, ground: Ground) {
  const [group, id] = factAt(url) ?? ["", ""];
  const fact = Object.entries(ground.stateFacts(state ?? "")?.facts ?? {}).find(([name]) => name === group)?.[1]?.[id];
  return fact?.confidence === "confirmed" ? fact : null;
}

/** What a guide names at a place ("aid-chafee") and couldn't confirm; null for what it confirms or hasn't. */
export function unconfirmedAt(place: string, guide: StateFacts | null) {
  const [, group, id = ""] = /^([a-z]+)-(.+)$/.exec(place) ?? [];
  const fact = Object.entries(guide?.facts ?? {}).find(([name]) => name === group)?.[1]?.[id];
  return fact === undefined || fact.confidence === "confirmed" ? null : fact;
}

/** The deadline that the guide confirms of a program itself; null where it has none of its own. */
function ownDeadline(passage: Passage, ground: Ground): string | null {
  const deadline = factOf(passage, ground)?.deadline;
  // "ODHE sets the table" is about the amount, and no day.
  return deadline !== undefined && saysWhen.test(deadline) ? deadline : null;
}

/** The state's own form for a program: its day is the program's. */
function isItsForm({ url, headings, text }: Passage, names: readonly string[]): boolean {
  const told = telling(text);
  return (
    factAt(url)?.[0] === "aid" &&
    /\b(?:application|form)\b/i.test(headings.at(-1) ?? "") &&
    names.length > 0 &&
    names.every((word) => told.includes(word))
  );
}

const saysWhen =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|date|dates|day|file|spring|summer|fall|winter)\b/i;

/** The day of a program in the words of its guide, its own or that of its form; null where neither is confirmed. */
export function dayOf(
  passages: readonly Passage[],
  names: readonly string[],
  ground: Ground,
): { readonly passage: Passage; readonly text: string } | null {
  const [best, ...others] = passages;
  for (const passage of [best, ...others.filter((one) => isItsForm(one, names))]) {
    const day = passage === undefined ? null : ownDeadline(passage, ground);
    if (passage === undefined || day === null) continue;
    // The day of a form stands behind what the form is.
    const form = passage === best ? undefined : factOf(passage, ground)?.statement;
    return { passage, text: [form, day].filter(Boolean).join("\n") };
  }
  return null;
}

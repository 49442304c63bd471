import type { Source } from "../rules/rule";
import { sources } from "../rules/sources";
import { readText } from "../text/draft";

/** Limits of one entry on the Common App, in characters; a space is one. */
export const entryLimits = { position: 50, organization: 100, description: 150 } as const;
export type EntryField = keyof typeof entryLimits;
/** Entries on the list at most. */
export const mostEntries = 10;

export type Entry = Readonly<Record<EntryField, string>> & {
  /** How much it means to the student, 1 to 3; null where they didn't say. */
  readonly meaning: number | null;
};

export interface EntryNote {
  readonly field: EntryField | "meaning";
  readonly what: string;
  readonly question: string;
}

export interface ReadEntry {
  readonly entry: Entry;
  /** Its place on the list, from 1. */
  readonly number: number;
  readonly characters: Readonly<Record<EntryField, number>>;
  readonly notes: readonly EntryNote[];
}

export interface ActivitiesReading {
  readonly entries: readonly ReadEntry[];
  /** Set where something means more than what stands before it. */
  readonly order: string | null;
  /**
   * The entries by what the student said they mean, the most first, what they said nothing of last; null where nothing
   * is out of order.
   */
  readonly byMeaning: readonly ReadEntry[] | null;
  readonly sources: readonly Source[];
}

const fields = Object.keys(entryLimits) as EntryField[];

const written = (typed: string) => typed.replaceAll("\0", "").replace(/\s+/g, " ").trim();

/** Characters of a field as the form counts them; what stands around the words isn't sent. */
export const lengthOf = (typed: string): number => written(typed).length;

/**
 * Reads the form of the list: `position1`, `organization1`, `description1`, `meaning1` … Empty entries are left out.
 */
export function readEntries(form: URLSearchParams): readonly Entry[] {
  return Array.from({ length: mostEntries }, (_, at) => {
    const text = (field: EntryField) => written(form.get(`${field}${at + 1}`) ?? "");
    const meaning = Number(form.get(`meaning${at + 1}`));
    return {
      position: text("position"),
      organization: text("organization"),
      description: text("description"),
      meaning: [1, 2, 3].includes(meaning) ? meaning : null,
    };
  }).filter((entry) => fields.some((field) => entry[field] !== ""));
}

/** Words at the beginning that say little of what somebody did. */
const weakStart =
  /^(?:i|my|we|was|were|am|is|are|being|been|responsible|participat\w*|member|helped?|helping|worked|involved|duties|a|an|the|this|various|attended)$/;
const verbStart =
  /(?:ed|ing|es)$|^(?:run|ran|lead|led|build|built|teach|taught|write|wrote|made|make|sell|sold|cook|drive|drove|keep|kept|grow|grew|sing|sang|draw|drew|win|won|give|gave|buy|bought|feed|fed|speak|spoke|swim|swam|sew|fix|tutor|coach|count|raise|plan|design|code|train|care|clean|edit|host|film|play|paint|pack|stock|serve|watch|wash|translate|interpret|babysit|bake|farm|repair|research|shoot|found|open|close|perform|compose|manage|order|mow|shovel)$/;

export function readActivities(entries: readonly Entry[]): ActivitiesReading {
  const read = entries.map((entry, at): ReadEntry => {
    const characters = {
      position: entry.position.length,
      organization: entry.organization.length,
      description: entry.description.length,
    };
    return { entry, number: at + 1, characters, notes: [...tooLong(characters), ...ofDescription(entry.description)] };
  });
  const sorted = [...read].sort((a, b) => (b.entry.meaning ?? 0) - (a.entry.meaning ?? 0));
  const order = orderOf(entries);
  return {
    entries: read,
    order,
    byMeaning: order === null ? null : sorted,
    sources: [sources.activities, sources.order],
  };
}

function tooLong(characters: Readonly<Record<EntryField, number>>): EntryNote[] {
  return fields
    .filter((field) => characters[field] > entryLimits[field])
    .map((field) => ({
      field,
      what: overWords(characters[field] - entryLimits[field], entryLimits[field]),
      question: "Which words could go without a reader missing them?",
    }));
}

const overWords = (over: number, most: number) =>
  `${over === 1 ? "One character" : `${over} characters`} over the ${most} that fit.`;

function ofDescription(description: string): EntryNote[] {
  const [first] = readText(description).words;
  if (first === undefined)
    return [{ field: "description", what: "Nothing says what you did.", question: "What did you do there last week?" }];
  const notes: EntryNote[] = [];
  if (weakStart.test(first.text) || !verbStart.test(first.text))
    notes.push({
      field: "description",
      what: "It doesn’t begin with what you did. Short pieces that begin with a verb are normal here.",
      question: "What’s the one thing you did most?",
    });
  if (!/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|twice)\b/i.test(description))
    notes.push({
      field: "description",
      what: "There’s no number in it.",
      question: "How many people, hours, dollars or times?",
    });
  if (/\bi\b|\bmy\b/i.test(description))
    notes.push({
      field: "description",
      what: "“I” and “my” take up room; a reader knows whose list it is.",
      question: "Does it still say the same without them?",
    });
  return notes;
}

function orderOf(entries: readonly Entry[]): string | null {
  for (const [at, later] of entries.entries()) {
    const before = entries
      .slice(0, at)
      .findIndex(({ meaning }) => meaning !== null && later.meaning !== null && meaning < later.meaning);
    if (before >= 0)
      return `You said that entry ${at + 1} means more to you than entry ${before + 1}, and it stands below it. Readers look at the first ones most. Is that the order you want?`;
  }
  return null;
}

import facts from "../../../content/facts/essay/prompts.json";
import type { PromptKind, Source } from "../rules/rule";
import { isPartKind, type Part } from "./parts";

/** A prompt of one season, in our own words. */
export interface Prompt {
  readonly id: string;
  readonly name: string;
  readonly asks: string;
  readonly kind: PromptKind;
  /** Fewest and most words the form takes; null where it doesn't say or it isn't known. */
  readonly words: readonly [least: number | null, most: number | null];
  /** Most characters, where the form counts those. */
  readonly characters: number | null;
  readonly parts: readonly Part[];
  readonly source: Source | null;
}

export interface PromptGroup {
  readonly name: string;
  readonly note: string | null;
  readonly prompts: readonly Prompt[];
}

export const season: string = facts.season;
export const promptsCheckedOn: string = facts.checkedOn;

interface Written {
  readonly id: string;
  readonly name: string;
  readonly asks: string;
  readonly kind: string;
  readonly words?: readonly (number | null)[];
  readonly characters?: number;
  readonly parts: readonly (readonly string[])[];
  readonly source?: string | null;
}

const sourceOf = (name: string | null): Source | null =>
  name === null ? null : ((facts.sources as Readonly<Record<string, Source>>)[name] ?? null);

function toPrompt(written: Written, groupSource: string): Prompt {
  const [least = null, most = null] = written.words ?? [];
  return {
    id: written.id,
    name: written.name,
    asks: written.asks,
    kind: written.kind as PromptKind,
    words: [least, most],
    characters: written.characters ?? null,
    parts: written.parts.flatMap(([kind = "", text = ""]) => (isPartKind(kind) ? [{ kind, text, words: [] }] : [])),
    source: sourceOf(written.source === undefined ? groupSource : written.source),
  };
}

export const promptGroups: readonly PromptGroup[] = facts.groups.map((group) => ({
  name: group.name,
  note: "note" in group ? (group.note ?? null) : null,
  prompts: (group.prompts as readonly Written[]).map((prompt) => toPrompt(prompt, group.source)),
}));

export const prompts: readonly Prompt[] = promptGroups.flatMap((group) => group.prompts);
/** What to know about the prompts of a group, by the id of one of them; null where there's nothing. */
export const noteOf = (id: string): string | null =>
  promptGroups.find((group) => group.prompts.some((prompt) => prompt.id === id))?.note ?? null;

const byId = new Map(prompts.map((prompt) => [prompt.id, prompt]));

/** The prompt a form names; the first one for a name that isn't on the list. */
export function promptOf(id: string): Prompt {
  const prompt = byId.get(id) ?? prompts[0];
  if (!prompt) throw new Error("content/facts/essay/prompts.json holds no prompt");
  return prompt;
}

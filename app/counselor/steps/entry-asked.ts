/** Two words that a question wants told apart, where one entry of the glossary has both. Pure. */
import { wordsPath } from "~/counselor/answer/paths";
import { stem, wordsOf } from "~/counselor/words/words";
import type { Passage } from "../passages/passage";
import type { FoundPassage } from "../passages/quote";

/** How two words are asked for: "net price vs sticker price", "how is a grant not the same as a scholarship". */
const asksBoth =
  /\b(?:vs|versus|or|differs?|different|difference|not the same|same as|same thing|compared|distinguish|confus\w+|diferen\w+|(?:lo|el) mismo|igual que)\b/;

/** The entry of the glossary for two words of which a question asks what tells them apart; null where there's none. */
export function entryAsked(found: readonly FoundPassage[], bare: string): Passage | null {
  if (!asksBoth.test(bare)) return null;
  const asked = ` ${stemsOf(bare)} `;
  const entry = found.find(({ passage: { url, headings } }) => {
    if (!url.startsWith(`${wordsPath}#`)) return false;
    // "Early decision and early action" isn't asked for by "early action vs regular decision".
    const names = (headings.at(-1) ?? "").replace(/\([^)]*\)/g, "").split(/,? and |, /);
    return names.filter((name) => asked.includes(` ${stemsOf(name)} `)).length > 1;
  });
  return entry?.passage ?? null;
}

/**
 * Two entries of the glossary, where a question asks what tells their words apart and no entry has both: "early action
 * and restrictive early action". Null where it names fewer or more.
 *
 * @param entries the passages of the glossary
 */
export function entriesAsked(entries: readonly Passage[], bare: string): readonly [Passage, Passage] | null {
  if (!asksBoth.test(bare)) return null;
  const names = entries
    .flatMap((entry) => {
      const heading = entry.headings.at(-1) ?? "";
      // "Índice de Ayuda Estudiantil (Student Aid Index, SAI)" goes by its letters, too.
      const letters = /\b([A-Z]{3,})\)/.exec(heading)?.[1] ?? "";
      return [heading.replace(/\([^)]*\)/g, ""), letters].map((name) => ({ entry, name: stemsOf(name) }));
    })
    .filter(({ name }) => name !== "")
    .sort((a, b) => b.name.length - a.name.length);
  const found: { readonly entry: Passage; readonly at: number }[] = [];
  let rest = ` ${stemsOf(bare)} `;
  for (const { entry, name } of names) {
    const at = rest.indexOf(` ${name} `);
    if (at < 0 || found.some((one) => one.entry.url === entry.url)) continue;
    found.push({ entry, at });
    rest = rest.replace(` ${name} `, ` ${"_".repeat(name.length)} `);
  }
  const [first, second, ...more] = found.sort((a, b) => a.at - b.at);
  return first === undefined || second === undefined || more.length > 0 ? null : [first.entry, second.entry];
}

const stemsOf = (text: string): string => wordsOf(text).map(stem).join(" ");

import { fieldFamilies, fieldLabel, majors } from "~/colleges/fields";
import { plainText } from "~/counselor/words/words";

/** A field of study as a question names it. */
export interface NamedField {
  /** CIP code. */
  readonly code: string;
  readonly label: string;
  readonly words: string;
}

const notFields = new Set([
  "education",
  "general studies",
  "liberal arts",
  "english",
  "law",
  "military",
  "history",
  "languages",
  "science",
  "family",
  "home",
  "theology",
  "art",
  "aid",
  "parks",
  "transportation",
  "transfer",
]);

let byName: ReadonlyMap<string, { readonly code: string; readonly label: string }> | undefined;

/** Every name of a major or a family of fields. A major's own name counts before a family's. */
export function fieldNames(): ReadonlyMap<string, { readonly code: string; readonly label: string }> {
  if (byName !== undefined) return byName;
  const names = new Map<string, { code: string; label: string }>();
  for (const { code, title, label, majors: own } of fieldFamilies) {
    for (const name of [label, title, ...own]) names.set(plainText(name), { code, label: fieldLabel(code) });
  }
  for (const { code, label, words } of majors) {
    for (const name of [label, ...words]) names.set(plainText(name), { code, label });
  }
  for (const [name, code] of programsByName) names.set(name, { code, label: fieldLabel(code) });
  for (const [short, long] of shortFields) {
    const known = names.get(long);
    if (known) names.set(short, known);
  }
  byName = names;
  return names;
}

/** Majors that the federal list counts under a 4-digit program of another name, which says more than their family. */
const programsByName = [
  ["marine biology", "2613"],
  ["ecology", "2613"],
  ["evolutionary biology", "2613"],
  ["botany", "2603"],
  ["plant biology", "2603"],
  ["microbiology", "2605"],
  ["immunology", "2605"],
  ["zoology", "2607"],
  ["animal biology", "2607"],
  ["genetics", "2608"],
  ["biotechnology", "2612"],
  ["forensic science", "4304"],
  ["forensics", "4304"],
] as const;

/** Whether words name a major that is counted under a program of another name. */
export const isProgramByName = (words: string): boolean => programsByName.some(([name]) => name === words);

const shortFields = [
  ["cs", "computer science"],
  ["comp sci", "computer science"],
  ["compsci", "computer science"],
  ["nurse", "nursing"],
  ["nurses", "nursing"],
  ["engineers", "engineering"],
  ["accountants", "accounting"],
  ["accountant", "accounting"],
  ["teachers", "teaching"],
  ["social worker", "social work"],
  ["social workers", "social work"],
  ["psychologist", "psychology"],
  ["psychologists", "psychology"],
  ["architect", "architecture"],
  ["architects", "architecture"],
  ["programmers", "computer science"],
  ["software engineers", "software engineering"],
  ["biologists", "biology"],
  ["economist", "economics"],
  ["econ", "economics"],
  ["psych", "psychology"],
  ["bio", "biology"],
  ["premed", "biology"],
  ["poli sci", "political science"],
  ["engineer", "engineering"],
  ["mech e", "mechanical engineering"],
] as const;

/** Names of fields one after the other: what stands before the first, then what is left. */
export function fieldsIn(bare: string): readonly NamedField[] {
  const found: NamedField[] = [];
  let rest = bare;
  for (let field = fieldIn(rest); field !== null && found.length < 3; field = fieldIn(rest)) {
    const { code, words } = field;
    if (!found.some((one) => one.code === code)) found.push(field);
    rest = ` ${rest} `.replace(` ${words} `, " _ ").trim();
  }
  return found.sort((a, b) => bare.indexOf(a.words) - bare.indexOf(b.words));
}

/** The longest name of a major or field in a question. Words that mean other things here count only beside "major". */
export function fieldIn(bare: string): NamedField | null {
  const words = bare.split(" ");
  const names = fieldNames();
  for (let length = Math.min(5, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const name = words.slice(at, at + length).join(" ");
      if (notFields.has(name) && !/\b(?:majors?|degree|study(?:ing)?|program)\b/.test(bare)) continue;
      // "It" is a pronoun more often than a field.
      const known = name === "it" ? undefined : names.get(name);
      if (known) return { ...known, words: name };
    }
  }
  return null;
}

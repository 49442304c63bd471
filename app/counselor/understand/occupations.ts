import type { Occupation } from "~/colleges/majors/occupation";
import { plainText } from "~/counselor/words/words";
import table from "../../../content/counselor/occupation-names.json";
import { workIn } from "./work-done";

/** Occupations named in a question by one name: "teachers" are several to the Bureau of Labor Statistics. */
export interface NamedOccupation {
  /** Codes of the Bureau, the commonest first. */
  readonly codes: readonly string[];
  /** The words it was named with, as the question has them. */
  readonly words: string;
}

type Names = ReadonlyMap<string, readonly string[]>;

/** A name and its plurals: "attorney", "attorneys"; "secretary", "secretaries"; "actress", "actresses". */
function counted(name: string): readonly string[] {
  if (name.length < 3) return [name, `${name}s`];
  if (/[^aeiou]y$/.test(name)) return [name, `${name.slice(0, -1)}ies`];
  if (/man$/.test(name)) return [name, `${name.slice(0, -3)}men`];
  return [name, /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`];
}

/** "médico", "médicos"; "doctor", "doctores". */
const countedInSpanish = (name: string) => [name, /[aeiou]$/.test(name) ? `${name}s` : `${name}es`];

/** A title as the Bureau writes it is plural: "Physical therapists" are also "physical therapist". */
const singular = (title: string) => title.replace(/ies$/, "y").replace(/(?<=ss|x|ch|sh)es$|(?<!s)s$/, "");

/** Who somebody is at the end of a title: "butchers", "meat cutters". */
const worker = /(?:ers|ors|ists|ians|ants|ents|men|masons|smiths|clerks|aides)$/;

/** Titles of several that each stand for one: "Butchers and meat cutters", "Plumbers, pipefitters, and steamfitters". */
function alsoCalled(title: string): readonly string[] {
  const all = title.split(/, and |, or |, | and | or /).filter((one) => !one.startsWith("other "));
  const isEach = all.length > 1 && all.every((one) => worker.test(one) && one.split(" ").length <= mostWords);
  // The "technicians" of "clinical laboratory technologists and technicians" are no name by themselves.
  const isShort = all.length <= mostSaid && all[0]?.includes(" ") === false;
  return isEach ? all.filter((one) => isShort || one.includes(" ")) : [];
}
const mostWords = 3;
const mostSaid = 3;

const made = new WeakMap<ReadonlyMap<string, Occupation>, Names>();

/** Every name of an occupation: titles of one thing, and what people call it. */
export function occupationNames(occupations: ReadonlyMap<string, Occupation>): Names {
  const ready = made.get(occupations);
  if (ready) return ready;
  const names = new Map<string, readonly string[]>();
  for (const { code, title } of occupations.values()) {
    const short = title.replace(/, (?:except|general|all other)\b.*$/, "");
    if (/--|all other/.test(title)) continue;
    for (const one of alsoCalled(short)) {
      const plural = plainText(one);
      for (const name of [plural, singular(plural)]) if (!names.has(name)) names.set(name, [code]);
    }
    if (/[,/]/.test(short)) continue;
    // "Accountants and auditors" are two; "Actors and models of wood" are no name that anybody says.
    const both = /^(\w+) and (\w+)$/.exec(short);
    for (const one of both === null ? [short] : [both[1] ?? "", both[2] ?? ""]) {
      const plural = plainText(one);
      for (const name of [plural, singular(plural)]) if (!names.has(name)) names.set(name, [code]);
    }
  }
  for (const { codes, en, es } of table.rows) {
    for (const name of en.flatMap((one) => counted(plainText(one)))) names.set(name, codes);
    for (const name of es.flatMap((one) => countedInSpanish(plainText(one))))
      if (!names.has(name)) names.set(name, codes);
  }
  made.set(occupations, names);
  return names;
}

/** Every word of the names, which a speller must not take for another. */
export function occupationWords(occupations: ReadonlyMap<string, Occupation>): ReadonlySet<string> {
  return new Set([...occupationNames(occupations).keys()].flatMap((name) => name.split(" ")));
}

const longest = 5;

/** Occupations named in a plain question, the longest names first found from left to right. */
export function occupationsIn(plain: string, occupations: ReadonlyMap<string, Occupation>): readonly NamedOccupation[] {
  const names = occupationNames(occupations);
  const words = plain.split(" ");
  const found: NamedOccupation[] = [];
  for (let at = 0; at < words.length; ) {
    let length = 0;
    for (let n = Math.min(longest, words.length - at); n > 0 && length === 0; n -= 1) {
      const name = words.slice(at, at + n).join(" ");
      const codes = names.get(name);
      if (codes === undefined || (n === 1 && otherwise.has(name) && !follows(words, at))) continue;
      found.push({ codes, words: name });
      length = n;
    }
    at += Math.max(1, length);
  }
  // "People who fix elevators": what one does stands for what one is, where no name does.
  return found.length > 0
    ? found
    : workIn(words).map(({ at, length, codes }) => ({ codes, words: words.slice(at, at + length).join(" ") }));
}

/** Short forms and words that mean other things more often: an occupation only where one is due. */
const otherwise = new Set(
  "pt pts pa pas rn coach cook cooks editor model models minister director producer judge judges vet vets consultant author police hvac fisico models dancers buyer buyers mason masons scouts scout writer writers farmer farmers maid caregiver caregivers referee tailor".split(
    " ",
  ),
);

/** "Be a vet", "a pt makes": an article or a verb of becoming before it, or pay behind it. */
const follows = (words: readonly string[], at: number) =>
  /^(?:an?|become|becoming|be|being|do|does|un|una|as|of|for|vs|versus|or|and|average|median)$/.test(
    words[at - 1] ?? "",
  ) || /^(?:salary|salaries|pay|wages?|make|makes|earn|earns|vs)$/.test(words[at + 1] ?? "");

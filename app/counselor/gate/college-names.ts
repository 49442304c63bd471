import type { College } from "~/colleges/college";
import { plainName, splitAliases } from "~/colleges/search/names";
import { states } from "~/geography/states";

/** A college named in a text: as written, and the unit ids of all that go by that name; none for a name nobody has. */
export interface CollegeMention {
  readonly written: string;
  readonly unitids: ReadonlySet<number>;
}

/** Finds the colleges that a text names. */
export type CollegesIn = (text: string) => readonly CollegeMention[];

/** Capital words that end in one of these, or begin so, are the name of a college, known or invented. */
const shape =
  /(?<![\p{L}])(?:(?:\p{Lu}[\p{L}.&’'-]* (?:(?:and|of|the|at|for|&) )?){1,5}(?:University|College|Institute of Technology|Institute|Polytechnic|Academy|Seminary|Conservatory)(?: (?:of|at|in) (?:the )?\p{Lu}[\p{L}’'-]*(?:(?: (?:and )?|[-–])\p{Lu}[\p{L}’'-]*){0,3})?|(?:University|College|Universidad) (?:of|de) (?:the )?\p{Lu}[\p{L}’'-]*(?:(?:[-– ]| at | and )\p{Lu}[\p{L}’'-]*){0,4})/gu;
/** Capital words that look like a college and are something else. */
const notColleges =
  /^(?:(?:The|A|This|That|Your|Each|Every|No|Any|Which|If|When|My|Some|Most|Community|Federal|State|Free|Early|Public|Private|Local|Two|Four|Junior|Technical|Tribal|Liberal|Arts|Historically|Black|Women|Men|First|Year|Honors|Trade|Dual|Enrollment|Middle) ?)+(?:College|Colleges|University|Institute|Academy)$|^College (?:of|for) (?:your|the|Engineering|Business|Arts|Nursing|Education|Science)|^(?:College Board|U\.?S\.? Military|National College|American College Testing)/;

/**
 * A finder over the names, other names and nicknames of the catalogue. Names of one word that are also the name of a
 * state, and those of one or two letters, are left out: "Michigan" is a state first.
 * @param nicknames further names in common use by unit id
 */
export function collegeFinder(
  colleges: readonly Pick<College, "unitid" | "name" | "alias">[],
  nicknames: Readonly<Record<string, readonly string[]>> = {},
): CollegesIn {
  const byName = new Map<string, Set<number>>();
  let longest = 1;
  const add = (name: string, unitid: number, isFull: boolean) => {
    const plain = plainName(name);
    const words = plain.split(" ").length;
    if (
      plain.length < 3 ||
      stateNames.has(plain) ||
      ordinary.has(plain) ||
      (words === 1 && !isFull && !/\p{Lu}/u.test(name))
    )
      return;
    const known = byName.get(plain) ?? new Set();
    byName.set(plain, known.add(unitid));
    longest = Math.max(longest, Math.min(words, 10));
  };
  for (const { unitid, name, alias } of colleges) {
    add(name, unitid, true);
    const [body = name, ...campus] = name.split(/-(?=[A-Z])/);
    if (campus.length > 0) {
      add(body, unitid, true);
      add(name.replace("-", " at "), unitid, true);
      add(name.replace("-", ", "), unitid, true);
      add(name.replace("-", " "), unitid, true);
    }
    for (const other of splitAliases(alias)) if (other.includes(" ") || initials.test(other)) add(other, unitid, false);
    for (const other of nicknames[unitid] ?? []) add(other, unitid, false);
  }

  return (text) => {
    const found: CollegeMention[] = [];
    const words = [...text.matchAll(/[\p{L}\d&’'.]+/gu)].map(({ 0: word, index }) => ({ word, at: index }));
    let at = 0;
    while (at < words.length) {
      const taken = longestName(text, words, at, Math.min(longest, words.length - at), byName);
      if (taken === null) at += 1;
      else {
        found.push(taken.mention);
        at += taken.words;
      }
    }
    const known = found.map(({ written }) => written);
    for (const [written] of text.matchAll(shape)) {
      const plain = written
        .replace(/^(?:The|At|In|For|But|And|If|So|Is|Does|Both|From|Yes|No|Like|Unlike) /, "")
        .trim();
      if (
        !plain.includes(" ") ||
        notColleges.test(plain) ||
        known.some((name) => plain.includes(name) || name.includes(plain))
      )
        continue;
      found.push({ written: plain, unitids: byName.get(plainName(plain)) ?? new Set() });
    }
    return found;
  };
}

type Word = { readonly word: string; readonly at: number };

/** The longest name that begins at a word with a capital. */
function longestName(
  text: string,
  words: readonly Word[],
  from: number,
  most: number,
  byName: ReadonlyMap<string, Set<number>>,
) {
  const first = words[from];
  if (first === undefined || !/^\p{Lu}/u.test(first.word)) return null;
  for (let count = most; count > 0; count -= 1) {
    const last = words[from + count - 1];
    if (last === undefined) continue;
    const written = text.slice(first.at, last.at + last.word.length).replace(/[.’']+$|[’']s$/u, "");
    const unitids = byName.get(plainName(written));
    if (unitids !== undefined) return { mention: { written, unitids }, words: count };
  }
  return null;
}

const stateNames = new Set(Object.values(states).map(plainName));
/** Initials that can only be a university's; others are also those of tests, grants and forms. */
const initials = /^(?:U[A-Z]{2,3}|[A-Z]{2,4}U|[MRVW][IP]T|[RW]PI)$/;
/** Nicknames that are also words of every answer. */
const ordinary = new Set("cal case the act sat aid pell ap ib the college university pa ma tech state".split(" "));

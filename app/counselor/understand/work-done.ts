/** Work named by what is done in it: "people who fix elevators", "cutting hair", "to teach kindergarten". Pure. */
import table from "../../../content/counselor/occupation-names.json";

/** Work that a question tells of, by place and number of its words. */
interface WorkDone {
  readonly at: number;
  readonly length: number;
  /** Codes of the Bureau, the commonest first. */
  readonly codes: readonly string[];
}

/** Verbs of one meaning for work: "people who repair planes" fix them. */
const alike: Readonly<Record<string, readonly string[]>> = {
  fix: ["repair", "service", "maintain", "work on"],
  install: ["put in", "put up", "hang", "lay", "set"],
  "care for": ["take care of", "look after", "work with"],
  run: ["operate"],
  drive: ["haul"],
  "cut down": ["chop down"],
  "put out": ["stop"],
  sew: ["stitch"],
};

/** "Fix": "fix", "fixes", "fixing"; "take care of": "takes care of". */
function formsOf(phrase: string): readonly string[] {
  const [verb = "", ...rest] = phrase.split(" ");
  const third = /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : verb.replace(/(?<=[^aeiou])y$/, "ie").concat("s");
  const stem = /[^aeiou]e$/.test(verb) ? verb.slice(0, -1) : verb.replace(/^([^aeiou]*[aeiou])([bdgmnpt])$/, "$1$2$2");
  return [verb, third, `${stem}ing`].map((form) => [form, ...rest].join(" "));
}

const singular = (word: string) =>
  word === "children" ? "child" : word.replace(/ies$/, "y").replace(/(?<=ss|x|ch|sh)es$|(?<=[^su])s$/, "");

/** The base of a verb by each of its forms: "takes care of" is "care for". */
const baseOf = new Map<string, string>();
/** What the work is done to, with the codes, by the base of the verb. */
const done = new Map<string, Map<string, readonly string[]>>();

for (const { codes, does } of table.work) {
  for (const phrase of does) {
    const [one = "", two = "", ...more] = phrase.split(" ");
    const isLong = /^(?:for|out|up|on|down)$/.test(two);
    const verb = isLong ? `${one} ${two}` : one;
    const object = (isLong ? more : two === "" ? [] : [two, ...more]).map(singular).join(" ");
    const objects = done.get(verb) ?? new Map<string, readonly string[]>();
    if (!objects.has(object)) objects.set(object, codes);
    done.set(verb, objects);
  }
}
for (const [verb, others] of Object.entries(alike))
  for (const form of others.flatMap(formsOf)) if (done.has(verb)) baseOf.set(form, verb);
for (const verb of done.keys()) for (const form of formsOf(verb)) baseOf.set(form, verb);

/** Words of the longest verb, and those that may stand before what the work is done to: "old", "the neighbor's". */
const mostOfVerb = 3;
const mostBetween = 2;
const mostOfObject = 3;

/** What ends the words that a verb is about. */
const ends =
  /^(?:who|that|and|or|in|at|for|from|to|make|makes|earn|earns|get|gets|paid|pay|pays|is|are|do|does|a|my|our|me)$/;

/** Who works: "people who", "the guy that". */
const worker =
  /^(?:people|person|somebody|someone|anybody|anyone|everybody|everyone|guys?|folks?|workers?|man|men|woman|women|lady|ladies|ones?|those|them|techs?|technicians?|dudes?)$/;
/** Before a verb in "ing": no "I'm fixing cars" beside what's asked, but what one might do. */
const beforeGerund =
  /^(?:does|do|is|by|in|of|for|from|about|into|as|like|likes|love|loves|enjoy|enjoys|living|money|job|jobs|work|works|career|careers|start|starts|guys?|people|folks)$/;
const beforeBase = /^(?:to|gonna|wanna)$/;
/** "My uncle drives a big rig, what does that pay" */
const asksOfIt =
  /\b(?:does|do|would|can|could|much) (?:that|this|it|they|he|she|you|(?:a|that) job like that) (?:\w+ )?(?:pay|make|earn)\b/;

/** Whether a verb tells of work that one might do: how many words before it belong to that, null where it doesn't. */
function leadTo(words: readonly string[], at: number, form: string): number | null {
  const before = (back: number) => words[at - back] ?? "";
  if (/^(?:who|that|which)$/.test(before(1)) && worker.test(before(2))) return 2;
  if (/ing$/.test(form.split(" ")[0] ?? "")) {
    if (at > 0 && !beforeGerund.test(before(1))) return null;
    return /^(?:guys?|people|folks)$/.test(before(1)) ? 1 : 0;
  }
  return beforeBase.test(before(1)) || asksOfIt.test(words.slice(at).join(" ")) ? 0 : null;
}

/** Work that the words of a plain question tell of, from left to right. */
export function workIn(words: readonly string[]): readonly WorkDone[] {
  const found: WorkDone[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(mostOfVerb, words.length - at); length > 0; length -= 1) {
      const form = words.slice(at, at + length).join(" ");
      const objects = done.get(baseOf.get(form) ?? "");
      const lead = objects === undefined ? null : leadTo(words, at, form);
      if (objects === undefined || lead === null) continue;
      const object = objectBehind(words, at + length, objects);
      if (object === null) continue;
      found.push({ at: at - lead, length: object.end - at + lead, codes: object.codes });
      at = object.end - 1;
      break;
    }
  }
  return found;
}

/** What the work is done to behind a verb: the longest one that's known, after two other words at most. */
function objectBehind(words: readonly string[], from: number, objects: ReadonlyMap<string, readonly string[]>) {
  for (let skipped = 0; skipped <= mostBetween; skipped += 1) {
    for (let length = Math.min(mostOfObject, words.length - from - skipped); length > 0; length -= 1) {
      const start = from + skipped;
      const codes = objects.get(
        words
          .slice(start, start + length)
          .map(singular)
          .join(" "),
      );
      if (codes !== undefined) return { codes, end: start + length };
    }
    const next = words[from + skipped] ?? "";
    if (ends.test(next) && !(skipped === 0 && /^(?:a|my|our)$/.test(next))) break;
  }
  const alone = objects.get("");
  return alone === undefined ? null : { codes: alone, end: from };
}

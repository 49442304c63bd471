import { collegePath } from "~/colleges/address";
import { say } from "~/counselor/answer/evidence";
import { answered, type Reply, to } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { plainText } from "~/counselor/words/words";
import { isState, stateName } from "~/geography/states";
import { closureOf, closureWarning } from "~/season/closure";
import { closureLabel } from "~/season/closure-words";
import { type ClosureRow, closureRows, closuresHead } from "~/season/closures";
import { closingMessages } from "~/season/spanish";
import { translatorOf } from "~/translation";
import type { Asked, Intent } from "./intent";

const asksOfClosing =
  /\b(?:clos(?:e|es|ed|ing|ure)|shut(?:s|ting)?|merg\w+|going under|accredit\w+|still (?:open|there|around|taking|accepting|exists?|in business|operating)|new (?:students|freshmen))\b|\b(?:can|could|should|will|would|may) (?:i|we|he|she|they|you|my \w+|our \w+|somebody|someone|a (?:student|kid|freshman)) (?:still |even |safely )*(?:start|enroll|begin|go|apply|attend|stay|finish|graduate|transfer|sign up|register|get (?:a|her|his|my|their) (?:bachelors?|degree|diploma))\b/;

/** What nobody can start at any more, whatever is asked of it. */
const isGone = ({ kind, confidence }: ClosureRow) =>
  confidence !== "recalled" && ["closed", "closing", "no new students", "merged"].includes(kind);

/** "Siena Heights" is enough, "Cox" isn't: a single word may be anything. */
const shortOf = (name: string): string | null => {
  const short = name.replace(/ (?:and university|university|college)$/, "");
  return short !== name && short.includes(" ") ? short : null;
};

/** Rows of the table of closings by the names they're called, in plain words. */
const named: readonly { readonly row: ClosureRow; readonly said: RegExp }[] = closureRows().map((row) => {
  // "Penn State DuBois", as its campuses are called.
  const name = plainText(row.name)
    .replace(/-/g, " ")
    .replace(/^pennsylvania state university (?=penn state )/, "");
  const short = shortOf(name);
  return { row, said: new RegExp(`(?<!\\bnew )\\b(?:${short === null ? name : `${name}|${short}`})\\b`) };
});

const rowIn = ({ understood: { plain } }: Asked): ClosureRow | null =>
  named.find(({ row, said }) => row.unitid !== null && said.test(plain) && (isGone(row) || asksOfClosing.test(plain)))
    ?.row ?? null;

/** Called like a college that's open: only its state or its closing tells which is meant. */
const alike = new Set(["Notre Dame College", "The King's College", "Northwestern College (for-profit)"]);

/**
 * Colleges that left the federal list, by their names as people type them: none of our words knows them, so the speller
 * must not touch them.
 */
const left: typeof named = closureRows()
  .filter(({ unitid, name }) => unitid === null && !alike.has(name))
  .map((row) => {
    const name = spoken(row.name).replace(/^the /, "");
    const short = shortOf(name);
    return { row, said: new RegExp(`\\b(?:${short === null ? name : `${name}|${short}`})\\b`) };
  });

function spoken(text: string): string {
  return plainText(text)
    .replace(/-/g, " ")
    .replace(/\bst\b/g, "saint");
}

const leftIn = ({ understood: { typed } }: Asked): ClosureRow | null =>
  left.find(({ said }) => said.test(spoken(typed)))?.row ?? null;

/**
 * "Is Siena Heights still taking freshmen": a college that closed, closes or joins another. It's said before anything
 * else, for its figures no longer help anybody, and a college that's called alike must not be told of in its place.
 */
export const closingIntent: Intent = {
  name: "college that closes",
  score: (asked) => (rowIn(asked) === null && leftIn(asked) === null ? 0 : 1),
  answer(asked, ground) {
    const row = rowIn(asked);
    if (row === null) return ofLeft(leftIn(asked), ground);
    const college = row.unitid === null ? undefined : ground.byUnitid.get(row.unitid);
    if (college === undefined) return ofLeft(row, ground);
    const warning = closureWarning(college, ground.today);
    if (warning === null) return null;
    const path = collegePath(college);
    const found = row.source === null ? "our table of closings" : `${row.source.publisher}: ${row.source.title}`;
    const evidence = {
      url: path,
      title: college.name,
      source: found,
      year: row.source?.date ?? closuresHead.checkedOn,
      figures: {},
    };
    const { say: write, language } = wordsIn(ground);
    const closure = closureOf(college.unitid, ground.today);
    const text =
      language === "es" && closure !== null
        ? write(closure.gone ? "college closed" : "college closing", {
            name: college.name,
            state: stateName(college.state),
            label: closureLabel(closure, inSpanish),
          })
        : `${warning.title}. ${warning.why}`;
    return answered([say(text, evidence)], [to(`Our page about ${college.name}`, path)]);
  },
};

/** What is known of a college that the catalogue no longer has. */
function ofLeft(row: ClosureRow | null, ground: Ground): Reply | null {
  if (row === null) return null;
  const { say: write, language } = wordsIn(ground);
  const certain = row.confidence !== "recalled";
  const label = closureLabel({ ...row, certain, gone: certain }, language === "es" ? inSpanish : undefined);
  const state = isState(row.state) ? stateName(row.state) : row.state;
  const text = write(certain ? "college closed" : "college may be closed", { name: row.name, state, label });
  const source = row.source === null ? "our table of closings" : `${row.source.publisher}: ${row.source.title}`;
  const year = row.source?.date ?? closuresHead.checkedOn;
  return answered([say(text, { url: "/colleges", title: row.name, source, year, figures: {} })]);
}

const inSpanish = translatorOf(closingMessages);

import { collegePath } from "~/colleges/address";
import { say } from "~/counselor/answer/evidence";
import { answered, to } from "~/counselor/answer/reply";
import { plainText } from "~/counselor/words/words";
import { closureWarning } from "~/season/closure";
import { type ClosureRow, closureRows, closuresHead } from "~/season/closures";
import type { Asked, Intent } from "./intent";

const asksOfClosing =
  /\b(?:clos(?:e|es|ed|ing|ure)|shut(?:s|ting)?|merg\w+|going under|accredit\w+|still (?:open|there|around|taking|accepting|exists?|in business|operating)|new (?:students|freshmen))\b/;

/** What nobody can start at any more, whatever is asked of it. */
const isGone = ({ kind, confidence }: ClosureRow) =>
  confidence !== "recalled" && ["closed", "closing", "no new students", "merged"].includes(kind);

/** "Siena Heights" is enough, "Cox" isn't: a single word may be anything. */
const shortOf = (name: string): string | null => {
  const short = name.replace(/ (?:university|college)$/, "");
  return short !== name && short.includes(" ") ? short : null;
};

/** Rows of the table of closings by the names they're called, in plain words. */
const named: readonly { readonly row: ClosureRow; readonly said: RegExp }[] = closureRows().map((row) => {
  const name = plainText(row.name);
  const short = shortOf(name);
  return { row, said: new RegExp(`(?<!\\bnew )\\b(?:${short === null ? name : `${name}|${short}`})\\b`) };
});

const rowIn = ({ understood: { plain } }: Asked): ClosureRow | null =>
  named.find(({ row, said }) => said.test(plain) && (isGone(row) || asksOfClosing.test(plain)))?.row ?? null;

/**
 * "Is Siena Heights still taking freshmen": a college that closed, closes or joins another. It's said before anything
 * else, for its figures no longer help anybody, and a college that's called alike must not be told of in its place.
 */
export const closingIntent: Intent = {
  name: "college that closes",
  score: (asked) => (rowIn(asked) === null ? 0 : 1),
  answer(asked, ground) {
    const row = rowIn(asked);
    const college = row === null || row.unitid === null ? undefined : ground.byUnitid.get(row.unitid);
    if (row === null || college === undefined) return null;
    const warning = closureWarning(college, ground.today);
    if (warning === null) return null;
    const path = collegePath(college);
    const found = row.source === null ? "our table of closings" : `${row.source.publisher}: ${row.source.title}`;
    const evidence = {
      ...{ url: path, title: college.name, source: found, year: row.source?.date ?? closuresHead.checkedOn },
      figures: {},
    };
    return answered([say(`${warning.title}. ${warning.why}`, evidence)], [to(`Our page about ${college.name}`, path)]);
  },
};

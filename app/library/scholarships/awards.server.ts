import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { writeShortDate, writeShortMonthDay } from "~/calendar/day";
import { dollars } from "~/design/figures";
import { type Award, type Awards, awardsFile } from "./award";

let read: Awards | undefined;

/** The list of national scholarships. @throws Error with the place of a fault in the file */
export function nationalAwards(): Awards {
  const file = join(process.cwd(), "content", "facts", "scholarships", "national.json");
  read ??= awardsFile.parse(JSON.parse(readFileSync(file, "utf8")));
  return read;
}

/** An award in words, as a row shows it. */
export interface AwardRow {
  readonly id: string;
  readonly name: string;
  /** Whom it is for and what else to know, in one or two sentences. */
  readonly about: string;
  /** "$2,500 to $20,000", "up to $55,000 a year"; null where the list doesn't say. */
  readonly worth: string | null;
  /** The last day, or that of the season before where this one's wasn't posted; null where the list has neither. */
  readonly closes: string | null;
  readonly looks: Award["looks"];
}

const amounts = z.record(z.string(), z.object({ value: z.number(), confidence: z.literal("confirmed") }));
const files = new Map<string, z.infer<typeof amounts>>();

/** An amount of `content/facts/words` by its name. @throws Error for one that is not there, or not confirmed */
function money(name: string): string {
  const [subject = "", key = ""] = name.split(".");
  const path = join(process.cwd(), "content", "facts", "words", `${subject}.json`);
  const file = files.get(subject) ?? amounts.parse(JSON.parse(readFileSync(path, "utf8")));
  files.set(subject, file);
  const amount = file[key];
  if (amount === undefined) throw new Error(`content/facts/words/${subject}.json has no "${key}"`);
  return dollars(amount.value);
}
const filled = (text: string) => text.replace(/\{\{([^{}]+)\}\}/g, (_, name: string) => money(name));

const worthOf = ({ worth }: Award) => {
  if (worth === null) return null;
  if ("words" in worth) return worth.words;
  const each = worth.each === null ? "" : ` ${worth.each}`;
  return worth.least === null ? `${money(worth.most)}${each}` : `${money(worth.least)} to ${money(worth.most)}${each}`;
};

/** An award in the words of its row. */
export function awardRow(award: Award): AwardRow {
  const { id, name, who, note, trades, opens, closes, again, last, looks } = award;
  const about = [
    filled(who),
    ...(note === null ? [] : [filled(note)]),
    ...(opens !== null && closes !== null ? [`Open from ${writeShortDate(opens)}`] : []),
    ...(again === null
      ? []
      : [
          `Again ${again.opens === null ? "until" : `${writeShortMonthDay(again.opens)} to`} ${writeShortDate(again.closes)}`,
        ]),
    ...(trades === true ? ["Two-year or trade school counts"] : []),
  ];
  const before = last === null ? null : `last: ${writeShortDate(last.closes)}`;
  return {
    id,
    name,
    about: `${about.join(". ")}.`,
    worth: worthOf(award),
    closes: closes === null ? before : writeShortDate(closes),
    looks,
  };
}

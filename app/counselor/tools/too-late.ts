/** Whether it's too late for something whose days were just told. */
import { type Statement, say } from "~/counselor/answer/evidence";
import { wordsIn } from "~/counselor/sentences/sentences";
import type { Ground } from "../ground/ground";

const months = "January February March April May June July August September October November December".split(" ");
const aDay = new RegExp(`\\b(${months.join("|")}) (\\d{1,2}), (20\\d\\d)\\b`, "g");
/** "Its own application is due in the fall of senior year, usually by November 1." */
const usualDay = new RegExp(`\\bits own application is due\\b.*\\busually by (${months.join("|")}) (\\d{1,2})\\b`, "i");
/** No last day, but an end. */
const soon = /\b(?:as soon as|file now|file this fall|before winter break|no (?:fixed|set|state) date)\b/i;

/** A day that is expected from other years. */
const unsure = /\b(?:not confirmed|haven't seen|didn't find|expect)\b/i;

const iso = (year: string, month: string, day: string) =>
  `${year}-${String(months.indexOf(month) + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;

/**
 * One sentence that says whether it's too late by today's date. It rests on what the statement with the day rests on.
 */
export function ifTooLate({ text, evidence: [own] }: Statement, ground: Ground): Statement {
  const { say: write, day } = wordsIn(ground);
  const verdict = (sentence: string, figures: Record<string, string> = {}) =>
    say(sentence, ...(own === undefined ? [] : [{ ...own, figures }]));
  const usual = usualDay.exec(text);
  if (usual !== null) {
    const last = iso(ground.today.slice(0, 4), usual[1] ?? "", usual[2] ?? "");
    return verdict(write(last < ground.today ? "late by the usual day" : "not late by the usual day"));
  }
  const [next] = [...text.matchAll(aDay)]
    .map(([, month = "", date = "", year = ""]) => iso(year, month, date))
    .filter((one) => one >= ground.today)
    .sort();
  if (next !== undefined)
    return verdict(write(unsure.test(text) ? "perhaps not late" : "not late", { day: day(next) }), { day: next });
  return verdict(write(soon.test(text) ? "not late but soon" : "late unknown"));
}

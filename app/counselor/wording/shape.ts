import { plainText } from "~/counselor/words/words";
import { fieldsIn } from "../understand/fields";
import type { Understood } from "../understand/understand";

/** What stands for each thing that is named, so that a wording is the same for every college and every state. */
export const standIns = {
  college: "qcollege",
  state: "qstate",
  field: "qfield",
  job: "qjob",
  program: "qprogram",
  money: "qmoney",
  number: "qnumber",
} as const;

/** The most words of a text that are looked at. */
const mostWords = 60;

/**
 * The words of a question in order, with a stand-in for each name and number. Pure.
 *
 * @param from  the first of its plain words that is looked at
 * @param to    the one behind the last
 */
export function shapeOf(
  { plain, mentions, states, occupations, program }: Understood,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): readonly string[] {
  const words = plain.split(" ");
  const named = new Map(mentions.filter(({ length }) => length > 0).map(({ at, length }) => [at, length]));
  const shown: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = named.get(at);
    if (at >= from && at < to) shown.push(length === undefined ? (words[at] ?? "") : standIns.college);
    at += length ?? 1;
  }
  const others: readonly (readonly [string, string])[] = [
    ...(program === null ? [] : [[program.said, standIns.program] as const]),
    ...states.map((state) => [state.words, standIns.state] as const),
    ...occupations.map((one) => [one.words, standIns.job] as const),
    // "Wants to be a nurse, do they have nursing": a field that goes by another name in another part.
    ...fieldsIn(shown.join(" ")).map((field) => [field.words, standIns.field] as const),
  ];
  let text = ` ${shown.join(" ")} `;
  for (const [said, standIn] of others) if (said !== "") text = text.replace(` ${said} `, ` ${standIn} `);
  return wordsOfShape(text);
}

/** The words of a wording as it's kept: "do they take most people at {college}". Pure. */
export const shapeOfWording = (wording: string): readonly string[] =>
  wordsOfShape(
    ` ${plainText(
      wording.replaceAll("{income}", ` ${standIns.money} `).replace(/\{(\w+)\}/g, (whole, name: string) => {
        const standIn = Object.entries(standIns).find(([one]) => one === name)?.[1];
        return standIn === undefined ? whole : ` ${standIn} `;
      }),
    )} `,
  );

const money = /^\$?\d+(?:\.\d+)?[km]$|^\$\d|^\d{5,}$/;

const wordsOfShape = (text: string): readonly string[] =>
  text
    .replace(/['’]/g, "")
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, mostWords)
    .map((word) => (money.test(word) ? standIns.money : /^[$\d]/.test(word) ? standIns.number : word));

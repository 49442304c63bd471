/**
 * Lists that are written with marks of their own, as a list with commas: a line for each thing, slashes, plus signs,
 * "1 … 2 … 3 …". Pure.
 */

/** A mark that begins a line of a list: "- need sat?", "* deadline", "2) tuition". */
const lineMark = /(?:^|\n)[ \t]*(?:[-–—•*·]+|\(?\d{1,2}[.):])[ \t]+/g;

/** A line of more words is no short thing of a list, however the text is broken into lines. */
const mostWordsOfLine = 9;
const fewestLines = 3;

const wordsOf = (text: string) => text.trim().split(/\s+/).filter(Boolean).length;

/** What ends a thing by itself. */
const ends = /[.?!;:,]\s*$/;

/** Lines joined: those with a mark, and three or more short ones. */
function linesJoined(text: string): string {
  const all = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (all.length < 2) return text;
  const isMarked = (text.match(lineMark)?.length ?? 0) > 1;
  const isShort = all.length >= fewestLines && all.every((line) => wordsOf(line) <= mostWordsOfLine);
  if (!isMarked && !isShort) return text;
  return all
    .map((line) => line.replace(lineMark, "").trim())
    .reduce((before, line, at) => {
      if (ends.test(before)) return `${before} ${line}`;
      // The first line says of what the others are.
      return at === 1 ? `${before}. ${line}` : `${before}, ${line}`;
    });
}

/** With a bracket or a dot two numbers make a list; bare ones count people and years, too, and take a third. */
const fewestNumbers = 3;

/** "1 price for our county 2 do they have nursing 3 what do nurses make": numbers in their order, each before words. */
function numbersAsCommas(text: string): string {
  const first = /(?:^|[\s,:;.(])\(?1([.):]?)\s+(?=\p{L})/u.exec(text);
  if (first === null) return text;
  const isMarked = first[1] !== "";
  const things: string[] = [];
  let rest = text.slice(first.index + first[0].length);
  for (let number = 2; ; number += 1) {
    const next = new RegExp(`[\\s,;.?(]+${number}${isMarked ? "[.):]" : ""}\\s+(?=\\p{L})`, "u").exec(rest);
    if (next === null) break;
    things.push(rest.slice(0, next.index).trim() + (next[0].includes("?") ? "?" : ""));
    rest = rest.slice(next.index + next[0].length);
  }
  things.push(rest.trim());
  const isCount = things.some((one) => wordsOf(one) === 0 || /\b(?:and|or|with|plus|of)$/i.test(one));
  if (isCount || things.length < (isMarked ? 2 : fewestNumbers)) return text;
  const named = text.slice(0, first.index).replace(/[\s,:;]+$/, "");
  const head = named === "" || ends.test(named) ? named : `${named}.`;
  const list = things.map((one, at) => (at < things.length - 1 && !ends.test(one) ? `${one},` : one));
  return [head, ...list].join(" ").trim();
}

/** What is asked for by its name alone. */
const figure =
  "tuition|costs?|prices?|deadlines?|rates?|fees|debt|salar(?:y|ies)|earnings|enrollment|housing|dorms|scholarships|size";
/** Names that belong together with a slash between. */
const pair = /^(?:sat|act|ed|ea|rd|his|him|he|she|her|hers|they|mom|dad|room|board|and|or|food|w|b|n)$/i;

const spacedSlash = /(\S+)\s+\/+\s+(?=(\S+))/g;
const figureSlash = new RegExp(`\\b(${figure})\\s?/\\s?(?=\\p{L}{3,})(?!fees?\\b)`, "giu");

/** "Tuition / fee / deadline", "tuition/graduation rate". */
function slashesAsCommas(text: string): string {
  return text
    .replace(spacedSlash, (all, before: string, after: string) =>
      /\d$/.test(before) || /^\d/.test(after) || (pair.test(before) && pair.test(after)) ? all : `${before}, `,
    )
    .replace(figureSlash, "$1, ");
}

/** "Cost + nursing + dorms": two plus signs or more make a list; one is an "and". */
function plusesAsCommas(text: string): string {
  const plus = /\s\++\s(?=\p{L})/gu;
  return (text.match(plus)?.length ?? 0) > 1 ? text.replace(plus, ", ") : text;
}

/** A head with a colon before things that are listed: "Kean: tuition, fee". A form or a test is no head of its own. */
const head = /^((?:[\p{L}.'’&-]+ ){0,5}[\p{L}.'’&-]+):\s+(?=.+(?:,|;|\band\b|\?\s*\S))/u;
const isOfForm = /\b(?:fafsa|css|sat|act|pell|loans?|grants?|questions?|sai|plus|aid|help|hi|hello|edit|update)\b/i;

const withHead = (text: string) =>
  text.replace(head, (all, named: string) => (isOfForm.test(named) ? all : `${named}. `));

const sorts =
  "ed|ea|rd|early (?:decision|action)|regular|sat|act|grad(?:uation)?|retention|acceptance|admissions?|dorms?|meals?|app(?:lication)?|transfer|freshman";
const sortsOfOne = new RegExp(
  `\\b(${sorts}) (?:&|and|\\+) (${sorts}|enrollment|deposit|orientation) (costs?|fees?|rates?|prices?|deadlines?|scores?)\\b`,
  "giu",
);

/** "Dorm & meal cost", "sat and act scores": both are of what stands behind the second. */
const withEachNamed = (text: string): string => text.replace(sortsOfOne, "$1 $3, $2 $3");

/** A text with its lists as commas. */
export const asCommas = (text: string): string =>
  withEachNamed(withHead(plusesAsCommas(slashesAsCommas(numbersAsCommas(linesJoined(text))))));

import { say } from "~/counselor/answer/evidence";
import { type NearPage, without } from "~/counselor/answer/reply";
import { wordsIn } from "~/counselor/sentences/sentences";
import { inEnglish } from "~/counselor/words/phrases";
import { plainText } from "~/counselor/words/words";
import { states } from "~/geography/states";
import { isSpanish } from "~/library/spanish/questions";
import { asksOfOwnRecord } from "../intents/own-record";
import { phrases } from "../limits/phrases";
import { replies } from "../limits/replies";
import { isArithmetic, isFourTimes } from "../understand/other-sums";
import { namesOffice, pagesOf } from "./office";
import { only, outsideOfCollege } from "./outside";
import { sayUnknown } from "./say-unknown";
import type { Step } from "./step";

const cheapestInState = new RegExp(
  `\\bcheapest (?:\\w+ ){0,3}(?:colleges?|schools?|universit(?:y|ies)) (?:(?:for|to study|with) (?:\\w+ ){1,4})?in (?:the state of )?(?:${Object.values(states).map(plainText).join("|")})\\b`,
);

const worthApplying =
  /\b(?:say (?:yes|no) to (?:me|him|her|us)|worth|chances?|odds|shot|realistic|bother\w*|apply\w*)\b/;

/** When somebody is there, or how to reach them. */
const asksOffice = /\b(?:offices?|bursar|registrar|hours|phone|close|closes|closed|dean|admissions?)\b/;

const titled = /\b(?:professor|prof|dr|coach|dean|provost|mrs?|ms)\.? (\p{L}[\p{L}'’-]+)/giu;

/** Words after a title that make no name of it: "Dean College", "a professor who". */
const noName = /^(?:college|university|school|[a-z]{1,2})$/i;

/** Whether somebody is named: a title before a capital letter, or before a word that our pages never write small. */
function namesPerson(typed: string, ordinary: ReadonlySet<string>): boolean {
  return [...typed.matchAll(titled)].some(([all, name = ""]) => {
    if (noName.test(name) || name === name.toUpperCase()) return false;
    const academic = /^(?:prof|dr)/i.test(all);
    return /^\p{Lu}/u.test(name)
      ? !ordinary.has(plainText(name)) || academic
      : academic && !ordinary.has(plainText(name));
  });
}

const aboutPerson = (pages: readonly NearPage[]) =>
  without(
    "not known",
    [
      say(
        "I don’t have anything about individual people who work at a college. Ask the department, or look in the college’s directory.",
      ),
    ],
    pages,
  );

/** Questions about the counselor itself, and what it doesn't do. */
export const ourselves: Step = {
  name: "what we do and don't",
  run({ raw, typed, asked, ground }) {
    // The tables know the lowest prices of one state; of the whole country they make no list.
    const plain = plainText(typed).replace(cheapestInState, " ");
    if (namesPerson(typed, ground.passages.ordinary)) {
      const [college] = asked().colleges;
      return aboutPerson(college === undefined ? [] : pagesOf(college, college.links.website, wordsIn(ground).say));
    }
    const outside = outsideOfCollege(typed, ground);
    if (outside !== null) return outside;
    // Four times the price of the college before is a question about it.
    if (isArithmetic(plain) && !(isFourTimes(plain) && asked().colleges.length > 0)) return only(ground);
    const english = isSpanish(typed) ? plainText(inEnglish(typed)) : plain;
    const found = phrases.find(({ when }) => when.test(plain) || when.test(english));
    if (found === undefined) return null;
    // "Is it even worth applying or will they just say no": beside a record the range says it.
    if (found.reply === "a college's decision" && worthApplying.test(plain) && asksOfOwnRecord(asked())) return null;
    // Who wants an office, or what one of them knows, is told which one, where a college is named.
    if (found.reply === "not here" && (asksOffice.test(plain) || namesOffice(plain)) && asked().colleges.length > 0)
      return sayUnknown.run({ raw, typed, asked, ground });
    return replies[found.reply]();
  },
};

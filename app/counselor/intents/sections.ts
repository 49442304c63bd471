/** Plain questions whose section of the guides is known, however many other words stand around them. */
import { answered } from "~/counselor/answer/reply";
import { plainText } from "~/counselor/words/words";
import { quoted } from "../tools/library";
import { termsOf } from "../words/phrases";
import type { Intent } from "./intent";

interface Known {
  readonly name: string;
  readonly url: string;
  readonly spanish: boolean;
  /** What is looked for in the section. */
  readonly words: string;
  asks(plain: string): boolean;
}

const ofMoney =
  /\b(?:low[- ]income|can(?:not| t) afford|free (?:or reduced )?lunch|poor|broke|no money|fee waivers?)\b/;
const otherDoor =
  /\b(?:fafsa|aid|sat|act|test|scholarships?|questbridge|community|transfer\w*|css|early|ed2?|ea|major|essay|visit)\b/;

const sections: readonly Known[] = [
  {
    name: "starting late",
    url: "/help/senior-year-application-timeline",
    spanish: false,
    words: "senior late most colleges regular deadlines",
    asks: (plain) =>
      /\btoo late\b/.test(plain) &&
      /\b(?:appl(?:y|ying|ied|ications?)|college)\b/.test(plain) &&
      /\b(?:not|havent|haven t|didn t|didnt|never|nothing|no)\b.*\b(?:start(?:ed)?|appl\w+|done|begun|sent)\b/.test(
        plain,
      ) &&
      !otherDoor.test(plain),
  },
  {
    name: "test fee waivers",
    url: "/help/sat-vs-act-guide#fee-waiver",
    spanish: false,
    words: "fee waivers qualify counselor",
    asks: (plain) =>
      !/\b(?:common app|applications?|css)\b/.test(plain) &&
      /\b(?:sat|act)\b/.test(plain) &&
      /\b(?:pay|fees?|costs?|free|afford|waivers?)\b/.test(plain) &&
      ofMoney.test(plain),
  },
  {
    name: "application deadlines in Spanish",
    url: "/es/fechas-limite#meses",
    spanish: true,
    words: "fechas normales universidades cierran",
    asks: (plain) =>
      /\b(?:hasta cuando|cuando (?:se|hay|tiene\w*|debe\w*|es|son|cierran?)|fechas? limites?|ultimo dia|plazos?)\b/.test(
        plain,
      ) &&
      /\b(?:aplicaciones|aplicacion|aplicar|solicitud(?:es)?|solicitar)\b/.test(plain) &&
      !/\b(?:fafsa|ayuda|becas?|css|transferi\w+|dream|prestamos?)\b/.test(plain),
  },
];

const surely = 0.9;

/** One intent for each section that is known. */
export const sectionIntents: readonly Intent[] = sections.map(({ name, url, spanish, words, asks }) => ({
  name,
  score: (asked) =>
    asked.colleges.length === 0 &&
    asked.states.length === 0 &&
    asked.understood.spanish === spanish &&
    asks(plainText(asked.understood.typed))
      ? surely
      : 0,
  answer(_, ground) {
    const passages = spanish ? ground.spanishPassages : ground.passages;
    const passage = passages.all.find((one) => one.url === url);
    if (passage === undefined) return null;
    return answered([quoted(passage, { terms: termsOf(words), bare: words }, ground, passages)]);
  },
}));

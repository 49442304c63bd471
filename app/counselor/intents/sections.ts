/** Plain questions whose section of the guides is known, however many other words stand around them. */
import { wordsPath } from "~/counselor/answer/paths";
import { answered } from "~/counselor/answer/reply";
import { plainText } from "~/counselor/words/words";
import { quoted, quotedText } from "../tools/library";
import { termsOf } from "../words/phrases";
import { choosingSections } from "./choosing-sections";
import type { Intent } from "./intent";
import type { Known } from "./known-section";
import { moneySections } from "./money-sections";
import { spanishSections } from "./spanish-sections";

const ofMoney =
  /\b(?:low[- ]income|can(?:not| t) afford|free (?:or reduced )?lunch|poor|broke|no money|fee waivers?)\b/;
const otherDoor =
  /\b(?:fafsa|aid|sat|act|test|scholarships?|questbridge|community|transfer\w*|css|early|ed2?|ea|major|essay|visit)\b/;

const sections: readonly Known[] = [
  ...moneySections,
  ...choosingSections,
  ...spanishSections,
  {
    name: "starting late",
    urls: ["/help/senior-year-application-timeline"],
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
    urls: ["/help/sat-vs-act-guide#fee-waiver"],
    spanish: false,
    words: "fee waivers qualify counselor",
    asks: (plain) =>
      !/\b(?:common app|applications?|css)\b/.test(plain) &&
      /\b(?:sat|act)\b/.test(plain) &&
      /\b(?:pay|fees?|costs?|free|afford|waivers?)\b/.test(plain) &&
      ofMoney.test(plain),
  },
  {
    name: "an enrollment deposit",
    urls: [
      `${wordsPath}#enrollment-deposit`,
      "/help/making-final-college-decision#can-i-get-my-enrollment-deposit-back",
    ],
    spanish: false,
    words: "enrollment deposit holds your place back refund",
    asks: (plain) =>
      /\bwhat(?: s| is| does| are)?\b.*\b(?:matriculation|enrollment|enrolment|admissions?|tuition|commitment|confirmation|acceptance) (?:deposits?|fee)\b/.test(
        plain,
      ) && /\b(?:refund\w*|get it back|give it back|money back|lose it|non ?refundable)\b/.test(plain),
  },
  {
    name: "what an enrollment deposit is",
    urls: [`${wordsPath}#enrollment-deposit`],
    spanish: false,
    words: "enrollment deposit holds your place",
    asks: (plain) =>
      /\bwhat(?: s| is| does| are)? (?:an? |the )?(?:matriculation|enrollment|enrolment|commitment|confirmation) deposits?(?: mean)?$/.test(
        plain,
      ),
  },
  {
    name: "decision day",
    urls: [`${wordsPath}#decision-day`],
    spanish: false,
    words: "May 1 usual day tell a college deposit",
    asks: (plain) =>
      /\b(?:when|what day|what date|by when|last day|deadline)\b/.test(plain) &&
      /\b(?:(?:pick|choose|decide on|commit to|accept) (?:a|my|one|the|our|which) ?(?:college|school|offer)?|(?:tell|say|answer|give)(?: to)? (?:a|my|the|our|one|which|that)? ?(?:colleges?|schools?|university) (?:a )?(?:yes|i m coming|we re coming)|say yes|(?:national )?decision day|college signing day)\b/.test(
        plain,
      ) &&
      !/\b(?:major|test|sat|act|roommate|housing|early|aid|loan|financial)\b/.test(plain),
  },
  {
    name: "SAT and ACT both",
    urls: ["/help/sat-vs-act-guide"],
    spanish: false,
    words: "every college takes one of two tests none prefers",
    asks: (plain) =>
      /\bboth\b/.test(plain) &&
      /\bsat\b/.test(plain) &&
      /\bact\b/.test(plain) &&
      /\b(?:need|have to|must|should|take|required?)\b/.test(plain) &&
      !/\b(?:when|dates?|superscore|cost|fees?|optional)\b/.test(plain),
  },
  {
    name: "SAT or ACT",
    urls: ["/help/sat-vs-act-guide", "/help/sat-vs-act-guide#compare"],
    spanish: false,
    words: "every college takes one of two tests none prefers choose the one you do better on",
    asks: (plain) =>
      /\bsat\b.*\b(?:or|vs|versus|over|instead of|and)\b.*\bact\b|\bact\b.*\b(?:or|vs|versus|over|instead of|and)\b.*\bsat\b/.test(
        plain,
      ) &&
      /\b(?:better|prefer\w*|which|should|easier|harder|take|choose|pick|best)\b/.test(plain) &&
      !/\b(?:score of|convert\w*|concord\w*|equivalent|cost|costs|fees?|free|when|dates?|register|superscore|optional|required?|submit|send|math|science|calculator|reading|time|both|adhd|accommodations?|dyslexi\w*|anxi\w*|late|hate|fail\w*)\b/.test(
        plain,
      ) &&
      !/\d/.test(plain),
  },
  {
    name: "a parent who died and the FAFSA",
    urls: ["/help/fafsa-completion-guide#one-of-my-parents-died-who-goes-on-the-fafsa"],
    spanish: false,
    words: "parent died living parent alone",
    asks: (plain) =>
      /\b(?:dad|mom|mother|father|parents?|husband|wife)\b/.test(plain) &&
      /\b(?:died|passed(?: away)?|dead|deceased|widow(?:ed|er)?|late (?:father|mother|husband|wife))\b/.test(plain) &&
      /\b(?:fafsa|which parent|who (?:goes|do i put)|contributor)\b/.test(plain) &&
      !/\b(?:insurance|inherit\w*|social security|survivors?|benefits?|both|income|appeal|lost)\b/.test(plain),
  },
];

const surely = 0.9;
/** The row of a state stands before what a tool takes one of its words for. */
const ofRow = 0.98;

/** One intent for each section that is known. */
export const sectionIntents: readonly Intent[] = sections.map(
  ({ name, urls, spanish, anywhere, row, briefly, words, asks }) => ({
    name,
    score: (asked) =>
      (anywhere === true || (asked.colleges.length === 0 && asked.states.length === 0)) &&
      asked.understood.spanish === spanish &&
      // In English the words are spelled right; in Spanish the table of English words would change them.
      asks(spanish ? plainText(asked.understood.typed) : asked.understood.plain)
        ? row === undefined || !spanish
          ? surely
          : ofRow
        : 0,
    answer(_, ground) {
      const passages = spanish ? ground.spanishPassages : ground.passages;
      const looked = { terms: termsOf(words), bare: words };
      if (row !== undefined) {
        const [line] = passages.all
          .filter(({ url }) => url === urls[0])
          .flatMap((passage) => {
            const text = passage.text.split("\n").find((one) => one.startsWith(row));
            return text === undefined ? [] : [quotedText(passage, text, looked, ground, passages)];
          });
        return line === undefined ? null : answered([line]);
      }
      const found = urls.flatMap((url) => passages.all.find((one) => one.url === url) ?? []);
      return found.length === 0
        ? null
        : answered(
            found.map((passage) =>
              briefly === true
                ? quotedText(passage, passage.text.split("\n")[0] ?? "", looked, ground, passages)
                : quoted(passage, looked, ground, passages),
            ),
          );
    },
  }),
);

import type { Draft } from "../text/draft";
import type { Place, Rule } from "./rule";

const others =
  /\b(?:my (?:best |closest |older |younger |little |big |step)?(?:mom|mother|dad|father|brother|sister|parents?|friend|cousin|aunt|uncle|grandmother|grandfather|grandma|grandpa|abuela|abuelo|stepdad|stepmom|teammate|teacher|coach|neighbor|roommate|boyfriend|girlfriend|family)|he|she|they|his|her|their)\b/i;
const private_ =
  /\b(?:depress(?:ion|ed)|bipolar|schizophreni[ac]|eating disorder|anorexi[ac]|bulimi[ac]|self[- ]harm|suicid(?:e|al)|overdos(?:e|ed)|addict(?:ion|ed)|alcoholi(?:c|sm)|rehab|cancer|tumor|hiv|aids|diabetes|diabetic|dementia|alzheimer['’]s|autis(?:m|tic)|adhd|miscarriage|abortion|pregnan(?:t|cy)|panic attacks?|diagnos(?:is|ed)|undocumented|immigration status|deport(?:ed|ation)|visa|green card|illegally|asylum|daca|(?:without|no) (?:papers|documents|legal status)|(?:do|does|did)n['’]t have (?:any |legal )?(?:papers|documents|status)(?! \w)|overstayed|(?:detained|taken|picked up) by (?:ice|immigration)\b|arrested|in (?:jail|prison)|parole|ptsd|epilep(?:sy|tic)|hospitalized|medication|(?:had|has had|after) (?:a|his|her|their) stroke)\b/gi;

export const otherPeople: Rule = {
  id: "other-people",
  kind: "privacy",
  name: "Somebody else’s secret",
  why: "This says something about another person’s health, status or trouble with the law. Strangers will read it, and it isn’t yours alone.",
  source: null,
  where: "Sentences that name another person and, beside them, an illness, a status of immigration or an arrest.",
  allowed: 0,
  question: "Would they agree to be in it?",
  find,
  flags: [
    "My brother was diagnosed with bipolar disorder in March.",
    "Because my parents are undocumented, we never called the police.",
    "She was in rehab while I was in ninth grade.",
    "My friend Luis doesn’t have papers, so he drives slowly.",
    "My cousin has been in Ohio without documents since he was four.",
    "My dad was detained by ICE in May.",
    "My grandmother had a stroke, and I learned to feed her.",
  ],
  passes: [
    "I was diagnosed with diabetes at nine.",
    "My mother worked nights, and I made the sandwiches.",
    "My teacher doesn’t have papers to grade on Fridays.",
    "My coach counted every stroke out loud.",
    "I read about cancer research in the library at lunch.",
    "My mother was in treatment for cancer until May. She has agreed that I write about it.",
  ],
};

/** Where the draft says that somebody was asked, the question is answered. */
const asked =
  /\b(?:(?:has|have|had)?\s?(?:agreed|given me permission|gave me permission|said (?:that )?i (?:can|could|may|might))\b|with (?:his|her|their|my \w+['’]s) (?:permission|consent|blessing)|asked (?:him|her|them|my \w+) (?:if|whether) i (?:can|could|may|might))/i;

function find({ sentences }: Draft): Place[] {
  const near = sentences.filter(({ text }) => asked.test(text)).map(({ paragraph }) => paragraph);
  return sentences
    .filter(({ text, paragraph }) => others.test(text) && !near.some((at) => Math.abs(at - paragraph) <= 1))
    .flatMap(({ text, start }) =>
      [...text.matchAll(private_)].map(({ 0: found, index }) => ({
        start: start + index,
        end: start + index + found.length,
      })),
    );
}

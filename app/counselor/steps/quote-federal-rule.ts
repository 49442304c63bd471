/** What federal aid gives whom, which is the same at every college that a question names beside it. */
import { plainText } from "~/counselor/words/words";
import { quoteLibrary } from "./quote-library";
import type { Step } from "./step";

const ofFederalAid = /\b(?:pell|fafsa|seog|direct loans?|subsidized|unsubsidized|student aid index|sai)\b/;
/** What one's own classes, work or home do to it. */
const ofOneself =
  /\b(?:do|does|can|could|will|would|should|is|are|am) (?:i|we|he|she|they|my \w+|our \w+)\b|\b(?:if|when|since) (?:i|we|he|she|they|my \w+|our \w+)\b/;
/** What one college does, gives or asks for is in no guide. */
const ofCollege =
  /\b(?:how many|percent\w*|share|rates?|when|deadlines?|due|code|offers?|gives?|meets?|packag\w+|tuition|costs?|price|average|median|verif\w+|offices?|css|scholarships?)\b/;

/** "If she only takes 6 credits at TMCC, does she still get the whole Pell": for the rule, as if no college were named. */
export const quoteFederalRule: Step = {
  name: "quote a federal rule",
  run(asking) {
    const asked = asking.asked();
    const { bare, plain, spanish } = asked.understood;
    if (asked.colleges.length === 0 || spanish) return null;
    if (!ofFederalAid.test(bare) || !ofOneself.test(plain) || ofCollege.test(bare)) return null;
    const anywhere = {
      ...asked,
      colleges: [],
      understood: { ...asked.understood, mentions: [], plain: plainText(bare) },
    };
    return quoteLibrary.run({ ...asking, typed: bare, asked: () => anywhere });
  },
};

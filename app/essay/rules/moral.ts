import type { Rule } from "./rule";
import { sources } from "./sources";

const lesson =
  /\b(?:(?:this|that|the|my) (?:experience|moment|journey|summer|job|trip|event|day|lesson|story|class|team|time)[^.!?]{0,40} (?:taught|showed|helped|made|allowed|shaped|has given|gave) (?:me|us)|(?:i|i['’]ve|i have)(?: also| truly| finally)? (?:learned|realized|discovered|came to (?:realize|understand)|come to (?:realize|understand)) (?:that|the (?:importance|value|power|meaning))|i will (?:carry|take|remember|cherish|never forget)\b[^.!?]{0,30} (?:lessons?|experiences?|memor\w+|rest of my life)|i am (?:now|today) (?:a|an|much) (?:much )?(?:better|stronger|more \w+)|i (?:know|am confident) (?:that )?i (?:can|will) (?:overcome|achieve|accomplish|succeed|continue)|(?:in|at) (?:college|the uc|uc)\b[^.!?]{0,20} i will continue|i believe that with [^.!?]{3,40} (?:anything|everything) is possible|i (?:hope|will|plan) to continue (?:being|to be|making)|taught me (?:that|the (?:importance|value)|to (?:never|always|appreciate))|the (?:importance|value|power) of)\b/i;

export const moral: Rule = {
  id: "moral",
  kind: "substance",
  name: "The lesson at the end",
  why: "The last lines explain what the story meant. If the story showed it, the reader got there first.",
  source: sources.cliche,
  where: "The last two sentences of the draft.",
  allowed: 0,
  question: "If the draft ended before this sentence, what would a reader not know?",
  only: ["story", "answer"],
  find: ({ sentences }) => sentences.slice(-2).filter(({ text }) => sentences.length > 2 && lesson.test(text)),
  flags: [
    "We lost. I cried. In the end this experience taught me the importance of teamwork.",
    "The cake fell. We laughed. I learned that mistakes are part of life.",
    "He left. We stayed. That summer showed me the value of family.",
    "The season ended. I healed. I am now a stronger person, and I know that I can overcome anything.",
    "We built the wall. We flew home. I will carry these lessons with me for the rest of my life.",
  ],
  passes: [
    "We lost. I cried. Then I went back for the broom.",
    "I learned that the fuse was in the wrong box. I fixed it. The lights came on, and my mother went on reading.",
    "She taught me to solder. The first joint was ugly. I kept it.",
  ],
};

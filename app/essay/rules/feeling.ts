import { acts, feels } from "../text/signs";
import type { Rule } from "./rule";
import { sources } from "./sources";

const most = 3;

export const feeling: Rule = {
  id: "feeling",
  kind: "substance",
  name: "You feel more than you do",
  why: "What you felt, a reader has to take on trust. What you did shows it, and shows who you are.",
  source: sources.voice,
  where: `The whole draft: more than ${most} sentences say what “I” felt, and more of them than say what “I” did.`,
  allowed: 0,
  question: "What did you do in the minute after you felt this?",
  only: ["story", "answer"],
  find: ({ sentences }) => {
    const felt = sentences.filter(feels);
    return felt.length <= most || felt.length <= sentences.filter(acts).length ? [] : felt;
  },
  flags: [
    "I was nervous. I felt alone. I was sad for weeks. Then I was happy. I felt proud.",
    "I love music. I have always loved it. I feel happy when it plays. I am passionate about it.",
    "I was excited. I was also scared. I felt overwhelmed by it all. Later I felt grateful. It was over.",
  ],
  passes: [
    "I was nervous. I wrote my name on my hand. I walked in and dropped the folder. I felt stupid. I picked it up.",
    "I was happy. Then the phone rang.",
    "I felt sick. I called Ana. I told her. She laughed, and I hung up. I felt better. I was proud of that. I was scared, too, so I texted her and waited.",
  ],
};

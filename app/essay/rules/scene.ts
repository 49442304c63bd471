import { isScene, shows } from "../text/signs";
import type { Rule } from "./rule";
import { sources } from "./sources";

/** From this many sentences on; and at most one in this many shows something. */
const fewest = 5;
const share = 8;
/** Where somebody acts in one sentence of this many, it isn't told from far away. */
const acting = 3;

export const scene: Rule = {
  id: "no-scene",
  kind: "substance",
  name: "All of it from far away",
  why: "The draft sums up and never stops at one moment. A reader can believe what they see happen more easily than what they’re told.",
  source: sources.verbs,
  where: `The whole draft, from ${fewest} sentences on: at most one sentence in ${share} has two signs of a scene (speech, a day or hour, somebody acting, things one can see or touch, numbers), and at most one in ${acting} in which somebody acts.`,
  allowed: 0,
  question: "If somebody had filmed one minute of this, which minute would you choose, and what is on the film?",
  only: ["story"],
  find: (draft) => {
    const { sentences } = draft;
    const scenes = sentences.filter((sentence) => isScene(draft, sentence)).length;
    const acted = sentences.filter(shows).length;
    if (sentences.length < fewest || scenes > sentences.length / share || acted > sentences.length / acting) return [];
    // The first paragraph stands for the whole.
    const [first] = draft.paragraphs;
    return first ? [first] : [];
  },
  flags: [
    "Volunteering has been important to me. It gave me many opportunities to grow. I learned about people. It taught me values. I am grateful for the experience.",
    "Soccer is my passion. Being on a team requires commitment. We faced many challenges over the years. We supported each other. Success came from effort.",
    "My culture is important to me. Our traditions keep us together. They remind us of our past. I want to continue them. They are part of my identity.",
  ],
  passes: [
    "On Tuesday the pump broke. Dad held the light and I held the wrench. Water ran over my hands. “Left,” he said. I turned it right.",
    "I count the drawer at 9:40. The first count says $212. The second says $208. My father says it was him. He never looks at me when he says it. I count again.",
    "Soccer is my passion. In the last minute at Kettering I kicked the ball over the fence. Nobody spoke on the bus. Then Coach Diaz handed me the broom. I swept the whole bus.",
  ],
};

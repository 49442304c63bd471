import { type Draft, isWithin, type Sentence } from "../text/draft";
import { reflects } from "../text/signs";
import type { Rule } from "./rule";
import { sources } from "./sources";

const fewest = 8;

/** A question that nobody in the story asks aloud is the writer's thought. */
const asks = (draft: Draft, { text, end }: Sentence): boolean =>
  text.endsWith("?") && !isWithin({ start: end - 1, end }, draft.quotes);

export const reflection: Rule = {
  id: "no-reflection",
  kind: "substance",
  name: "What happened, and then?",
  why: "The event is all here, and you in it hardly. Readers have the facts elsewhere; they read this to hear how you think.",
  source: sources.voice,
  where: `The second half of a draft of ${fewest} sentences and more: nowhere does it say what you thought, doubted, asked, wanted or saw differently.`,
  allowed: 0,
  question: "What did you believe the day before, and what do you believe about it now?",
  only: ["story", "answer"],
  find: (draft) => {
    const { sentences } = draft;
    const later = sentences.slice(Math.floor(sentences.length / 2));
    const last = sentences.at(-1);
    return sentences.length < fewest || !last || later.some((one) => reflects(one) || asks(draft, one)) ? [] : [last];
  },
  flags: [
    "The bus stopped. We got out. It was raining. The tire was flat. Dad opened the trunk. I held the jack. He turned the nuts. We drove on. It was noon in Dayton.",
    "We won at home. We won in Troy. We lost in Piqua. The bus was late. Coach brought pizza. Sam slept. The season ended. We turned in the shirts.",
    "I built a robot. It had six legs. It walked. It fell. I added a sensor. It walked again. The judges came. They gave it third place.",
  ],
  passes: [
    "The bus stopped. We got out. It was raining. The tire was flat. Dad opened the trunk. I held the jack. I used to think he knew everything. He read the manual twice.",
    "We won at home. We lost in Piqua. The bus was late. Coach brought pizza. Sam slept. The season ended. I turned in my shirt. I wanted to keep it, and I still don't know why.",
    "It rained. We went home.",
    "I took a light. He left batteries. I came back. He said the tax. I swept. He showed me the paint rack. I worked there. What he gave me wasn’t a second chance, exactly. He gave me the price.",
    "There is a cow. You press the bar. It chews. She slept. Making it dull was harder than making it fun. I took the sunset out. I drew it again. A nurse wrote. I sent it.",
    "I get up early. I hum. I don’t hear it. My teacher keeps a tally. Throw a sock. I have a rice cooker. There will be rice. My family doesn’t knock. What do you hum?",
    "She pointed. I stood on the ladder. I drew a line. It got dark. The coach had called. She knew. She bought caulk. I keep coming back to the three days. I called him that night. I asked about the gutters.",
    "The nurse asked. I signed. I was sixteen. She put it in the folder. I answered calls in the hallway. I failed the test. I’d thought of help as something for other families. I told Ms. Ruiz. She asked nothing.",
  ],
};

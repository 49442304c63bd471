import { stem, wordsOf } from "~/counselor/words/words";
import table from "../../../content/counselor/topics.json";

/** A phrase of a topic by its stems, behind its first one. */
type Phrase = readonly [rest: readonly string[], topic: string];

const byFirst = new Map<string, Phrase[]>();
for (const [topic, phrases] of Object.entries(table.topics)) {
  for (const phrase of phrases) {
    const [first = "", ...rest] = wordsOf(phrase).map(stem);
    const list = byFirst.get(first);
    if (list) list.push([rest, topic]);
    else byFirst.set(first, [[rest, topic]]);
  }
}

/** The subjects of our field that a text speaks of: "FAFSA", "step-parent", "transfer". Pure. */
export function topicsOf(text: string): ReadonlySet<string> {
  const stems = wordsOf(text).map(stem);
  const found = new Set<string>();
  for (const [at, word] of stems.entries()) {
    for (const [rest, topic] of byFirst.get(word) ?? []) {
      if (rest.every((one, i) => stems[at + 1 + i] === one)) found.add(topic);
    }
  }
  return found;
}

/** What a passage loses that speaks of none of what a question is about; of two subjects, half of it for one. */
const offTopic = 0.25;
/** What it wins by speaking of all of several. */
const onTopic = 0.04;

/** What the subjects of a question add to the score of a passage, or take from it. */
export function topicScore(asked: ReadonlySet<string>, told: ReadonlySet<string>): number {
  if (asked.size === 0) return 0;
  const shared = [...asked].filter((topic) => told.has(topic)).length / asked.size;
  return shared === 1 ? (asked.size > 1 ? onTopic : 0) : offTopic * (shared - 1);
}

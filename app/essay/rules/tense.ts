import type { Draft, Sentence } from "../text/draft";
import { isWithin } from "../text/draft";
import { actedBefore, actsAnytime, actsNow } from "../text/verbs";
import type { Place, Rule } from "./rule";

export const tense: Rule = {
  id: "tense",
  kind: "language",
  name: "Then or now?",
  why: "When one sentence of a story happens now and those around it happened then, a reader stops to ask which it is.",
  source: null,
  where: "A sentence in which somebody acts now, between two of the same paragraph in which somebody acted then.",
  allowed: 0,
  question: "When does this moment happen, if you tell it from where you stand today?",
  find,
  flags: [
    "I opened the door. My brother runs past me. I dropped the bag.",
    "She handed me the key. I turn it twice. The engine coughed and she laughed.",
    "We walked to the lake. He throws a stone. It skipped six times.",
  ],
  passes: [
    "I opened the door. My brother ran past me. I dropped the bag.",
    "She handed me the key. I still carry it in my coat. That night I turned it twice.",
    "He said, “I run every day.” I laughed. We walked home.",
    "I count the drawer twice. Dad waits by the door. We walk home.",
    "There’s a speed table there. I go out some evenings with my seeds. They stopped a hundred cars.",
    "That was the first time I understood it. In statistics we call it a confounding variable. I ran the survey again.",
    "My father, who has walked past it for years, goes to the library. He reads with a pencil. On Sunday he slides the book over with a page folded down.",
  ],
};

/** "Has walked" is no past of its own. */
const perfect = /\b(?:has|have|having|\w+['’](?:s|ve))(?: (?:\w+ly|just|never|already))?$/;
/** "Opened" and "agreed"; "speed" and "hundred" only look like it. */
const pastForm = /^(?:was|were|had|did|agreed|freed|(?!hundred$|naked$|wicked$|sacred$)[a-z]{2,}[^e\W]ed)$/;
const people = new Set("i he she we they".split(" "));
const saysItIsNow =
  /\b(?:still|now|today|always|every|usually|often|sometimes|when|if|these days|to this day|never|on \w+days?|(?:some|most) (?:days|mornings|afternoons|evenings|nights|weekends)|calls? (?:it|this|that|them))\b/i;

function find(draft: Draft): Place[] {
  const times = draft.sentences.map((sentence) => timeOf(draft, sentence));
  return draft.sentences.filter((sentence, at) => {
    const before = draft.sentences[at - 1];
    const after = draft.sentences[at + 1];
    return (
      times[at] === "now" &&
      times[at - 1] === "then" &&
      times[at + 1] === "then" &&
      before?.paragraph === sentence.paragraph &&
      after?.paragraph === sentence.paragraph
    );
  });
}

function timeOf(draft: Draft, sentence: Sentence): "then" | "now" | "open" {
  const words = sentence.words.filter((word) => !isWithin(word, draft.quotes));
  const past = words.some(
    ({ text }, at) =>
      ((actedBefore.has(text) && !actsAnytime.has(text)) || pastForm.test(text)) &&
      !perfect.test(`${words[at - 2]?.text ?? ""} ${words[at - 1]?.text ?? ""}`),
  );
  const now = words.some(({ text }, at) => {
    const [first, second] = [words[at - 1]?.text ?? "", words[at - 2]?.text ?? ""];
    const subject = people.has(first) || (/^(?:my|his|her)$/.test(second) && text.endsWith("s"));
    return subject && actsNow.has(text) && !actsAnytime.has(text);
  });
  // "He slides it over with a page folded down": both, so nothing is known of it.
  if (past) return now ? "open" : "then";
  return now && !saysItIsNow.test(sentence.text) ? "now" : "open";
}

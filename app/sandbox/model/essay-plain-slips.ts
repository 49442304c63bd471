/**
 * Prose of plain words alone, in each form in which it might pass for an observation or a question: nothing in it is
 * new, no thing has a name, and it could still be pasted.
 */
export interface PlainSlip {
  readonly observations: readonly string[];
  readonly questions: readonly string[];
}

/** By the name of the model. */
export const plainSlips: Readonly<Record<string, PlainSlip>> = {
  "essay-nobody": {
    observations: [
      "Nobody says what everyone knows, and nothing happens.",
      "It is quiet here, and nobody looks up until someone does.",
      "They stand close together, and still nobody looks at anyone.",
      "Nothing is said, and both of them know why.",
      "It is never about what one has, and both of them know it.",
      "This moment ends one life and begins another.",
      "This is what it means to grow up, and it happens in one minute.",
      "This is where a small boy learns to give up.",
      "That is the night everything began to change, quietly and for good.",
      "One detail stays with a reader, the way he never asks and the way she never tells.",
      "Some things, once said, cannot be taken back, and this line knows it.",
    ],
    questions: [
      "Why is it that the things that matter most are the ones nobody ever says out loud?",
      "What do you do when everyone knows and nobody says it, not even the one person who could?",
      "Who are you when nobody is there to see what you do?",
    ],
  },
  "essay-second-person": {
    observations: [
      "You come back and nobody asks where you were because everyone already knows what you did.",
      "You stand back and nobody says what everyone knows.",
      "You know now what you did not know then, and you would do it again.",
      "Both of you know, and neither of you says a word.",
      "This sentence says you are unsure of who you will become.",
      "You tell the reader that trust is what remains when nobody is there to see.",
    ],
    questions: [
      "When you come back and nobody asks where you were, what do you do with what everyone already knows?",
      "When you stand back and nobody says what everyone knows, what do you do?",
    ],
  },
  "essay-denied": {
    observations: [
      "This sentence does not say the lantern held its light.",
      "This line never says that silence was the answer.",
      "The draft doesn't say he was only ever tired.",
      "You never write that nobody came.",
    ],
    questions: ["Why does this line never say that silence was the answer?"],
  },
  "essay-one-word": {
    observations: [
      "The verb here is trudged.",
      "The missing word is luminous.",
      "The right name for it is exile.",
      "Your last line reads, simply, you hear it first.",
      "This line needs thunder.",
      "The reader wants a thunderstorm.",
      "A scene here shows him small, tired, suddenly old.",
    ],
    questions: ["Is the missing word luminous?"],
  },
  "essay-meant": {
    observations: [
      "This line shows that being sure is not being right.",
      "This sentence counts the way a clock counts.",
      "This sentence does not yet say that you were ashamed of it.",
      "A reader expects you to say you were ashamed.",
      "This sentence is the hinge of the whole story.",
      "A reader knows before you do who has been taking what was never theirs.",
      "In this sentence nobody, in this line nobody, in this draft nobody is to blame.",
      "The sentence has five words that say nothing, just like you then.",
    ],
    questions: [
      "When does being careful become being cruel?",
      "How do you count what nobody hears?",
      "What is a list but a way of not looking?",
      "Didn't you want it to be her?",
      "What did you know, being sure and being wrong, when you counted again?",
      "What did you see there, the neat proof of nothing?",
      "How did you come to see that you had been measuring yourself?",
      "What happens to you when you find that the one you suspected was never there?",
    ],
  },
  "essay-arranged": {
    observations: [
      "This sentence belongs at the very beginning.",
      "This sentence lacks a comma after the word night.",
      "The word has a typo, and the grammar is off.",
    ],
    questions: ["Why does the draft not begin with the night?", "Why don't you end with the door?"],
  },
};

import { describe, expect, it } from "vitest";
import { plainSlips } from "~/sandbox/model/essay-plain-slips";
import { essaySlips } from "~/sandbox/model/essay-slips";
import { attempts, keptBack, tryAll, wellBehaved } from "../evaluation/gate.server";
import { evaluationDrafts } from "../evaluation/run.server";
import { asksForText } from "../prompts/asks-for-text";
import { prompts } from "../prompts/prompts";
import { gateFor } from "./gate";

const draft =
  "Last March we came up $41 short. Rosa had gone home. Dad stood at the door with his coat on and looked at the clock over the fryer.\n\nI told him I'd miscounted, and I put two twenties of my own under the tray. “You’re sure,” he said. I used to believe that honesty was a thing you say.";
const gate = gateFor({ draft, prompt: "A challenge, setback or failure, its effect on you, and what you learned." });
const quote = "looked at the clock over the fryer";
const observation = "You name the clock and the fryer here, and nothing that he says.";
const question = "What did you want him to ask?";
const judged = (change: object) => {
  const found = gate({ quote, observation, question, ...change });
  return "refused" in found ? found.refused : "passed";
};

describe("the gate of the essay coach", () => {
  it("lets a quote, an observation and a question through, and cuts the quote from the draft", () => {
    const found = gate({ quote: "“You're  sure,” he said", observation, question });
    expect(found).toMatchObject({ passed: { observation, question } });
    if ("passed" in found)
      expect(draft.slice(found.passed.place.start, found.passed.place.end)).toBe("“You’re sure,” he said");
  });

  it.each([
    "This sentence tells what he did, not what you thought.",
    "A reader doesn't learn who Rosa is.",
    "“Rosa had gone home” is the shortest sentence of the draft.",
    "The draft ends on what you used to believe.",
    "You don't say who laughed or how it felt.",
    "The last sentence is about him, and so is the whole draft.",
  ])("lets through: %s", (text) => expect(judged({ observation: text })).toBe("passed"));

  it.each([
    "Why did Dad look at the clock?",
    "When you put the twenties under the tray, what were you afraid of?",
    "What did you hear while he stood there?",
    "How long did it take before he spoke again?",
  ])("lets through: %s", (text) => expect(judged({ question: text })).toBe("passed"));

  it.each([
    ["new words", { observation: "She whispered, “You’re sure,” as he said." }],
    ["offers words", { observation: "This sentence is the clock of the whole story." }],
    ["stretch", { observation: "A reader sees the answer tell says coat." }],
    ["stretch", { observation: "This sentence says the only here your between that fryer." }],
    ["stretch", { question: "What coat fryer tray told been home?" }],
    ["question form", { question: "When right would the coat go home?" }],
  ] as const)("refuses what passed beside a draft nobody had tried: %s %o", (reason, change) =>
    expect(judged(change)).toBe(reason),
  );

  it.each([
    ["quote", { quote: "gazed at the clock over the fryer" }],
    ["quote", { quote: "" }],
    ["quote", { quote: "ooked at the cloc" }],
    ["quote", { quote: draft }],
    ["observation length", { observation: "This." }],
    ["observation length", { observation: `This sentence ${"and this one ".repeat(9)}.` }],
    ["question form", { question: "What did you want? I wanted him to ask." }],
    ["question form", { question: "Dad looked at the clock?" }],
    ["question form", { question: "What did you want him to ask." }],
    ["question form", { question: "What did he say?? And why?" }],
    ["question form", { question: "On that night nobody came, which he thought was kind?" }],
    ["question form", { question: "In March a man in a coat, whom you had never met, left two twenties?" }],
    ["characters", { question: "Who looked at the clock Nobody had gone home?" }],
    ["quotation", { observation: "This sentence is weaker than “the clock held its breath.”" }],
    ["quotation", { question: "What would change with 'the clock held its breath'?" }],
    ["first person", { observation: "This line says I watched the clock." }],
    ["first person", { question: "What did we learn here?" }],
    ["offers words", { observation: "For example, you could say the clock held its breath." }],
    ["offers words", { question: "What if the clock held its breath?" }],
    ["offers words", { question: "Could you say that the clock was waiting?" }],
    ["offers words", { question: "How did the tray teach you that honesty is what one does?" }],
    ["offers words", { question: "Did you mean that he was ashamed?" }],
    ["order", { observation: "Add what he said here." }],
    ["order", { observation: "This sentence is short. Describe the coat." }],
    ["outline", { observation: "The conclusion of this draft is missing." }],
    ["choices", { question: "Was it shame, relief or fear?" }],
    ["choices", { question: "Was it the clock that you feared or tomorrow?" }],
    ["not about the text", { observation: "The clock over the door waited for him." }],
    ["new words", { observation: "This sentence shows a lantern above a stove." }],
    ["new words", { question: "What did the lantern say to the stove on the porch?" }],
    ["not about the text", { observation: "Esta frase dice que el reloj esperaba." }],
    ["stretch", { observation: "This line says the coat knew more about him than anybody." }],
    ["stretch", { observation: "Nobody says what everyone knows, and nothing happens." }],
    ["stretch", { observation: "You stand there and nobody says what everyone knows." }],
    ["stretch", { observation: "You come back and nobody asks where you were because everyone knows what you did." }],
    ["stretch", { observation: "This moment ends one life and begins another." }],
    ["offers words", { observation: "This line never says that silence was the answer." }],
    ["offers words", { observation: "This line needs rain." }],
    ["offers words", { observation: "The missing word is luminous." }],
    ["offers words", { question: "Who are you when nobody is there to see what you do?" }],
    [
      "stretch",
      { question: "How do you tell someone that what they taught you was never what they thought they were doing?" },
    ],
    ["choices", { observation: "A scene here shows him small, tired, suddenly old." }],
    ["retold", { observation: "You say Dad stood at the door with his coat." }],
    ["characters", { observation: "This line: the clock held its breath." }],
    ["characters", { observation: "This line\n- clock\n- coat" }],
    ["characters", { observation: "This line says І watched the clock." }],
    ["characters", { observation: "This\u200bline says what he did." }],
    ["characters", { question: "What is <b>here</b>?" }],
  ] as const)("refuses for %s: %o", (reason, change) => expect(judged(change)).toBe(reason));
});

describe("attempts to get text written", () => {
  it("in plain words, in which nothing is new, don't pass beside any draft", () => {
    const plain = Object.fromEntries(Object.keys(plainSlips).map((name) => [name, essaySlips[name] ?? (() => [])]));
    const [first] = attempts();
    const besideEach = evaluationDrafts()
      .map(() => first)
      .flatMap((one) => one ?? []);
    const { tried, slipped } = tryAll(besideEach, plain);
    expect(tried).toBeGreaterThan(2_000);
    expect(slipped).toEqual([]);
  });

  it("are at least 120, each once, and nothing that the stand-in writes to them passes", () => {
    const all = attempts();
    expect(all.length).toBeGreaterThanOrEqual(120);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    // Every fifth here; the evaluation tries all of them.
    const { tried, slipped } = tryAll(
      all.filter((_, at) => at % 5 === 0),
      essaySlips,
    );
    expect(tried).toBeGreaterThan(4_000);
    expect(slipped).toEqual([]);
  });

  it("pass beside no other draft either", () => {
    // Rows of a draft's own words passed beside drafts that no attempt was ever tried on.
    const ownWordsAlone = Object.fromEntries(
      Object.entries(essaySlips).filter(([name]) => ["essay-own-words", "essay-rewrite", "essay-meant"].includes(name)),
    );
    const [first] = attempts();
    const besideEach = evaluationDrafts().flatMap(() => first ?? []);
    const { tried, slipped } = tryAll(besideEach, ownWordsAlone);
    expect(tried).toBeGreaterThan(2_000);
    expect(slipped).toEqual([]);
  });

  it("leave room for at least 40 answers that ask as they should", () => {
    const answers = wellBehaved();
    expect(answers.length).toBeGreaterThanOrEqual(40);
    expect(keptBack(answers).length).toBeLessThanOrEqual(answers.length / 10);
  });

  it.each([
    ...prompts.map(({ asks }) => asks),
    "Write a note to your future roommate.",
    "Tell us about yourself in 250 words.",
    "Describe a person who inspires you and explain why.",
    "Write about a time when you questioned a belief.",
  ])("isn't what a college does: %s", (asks) => expect(asksForText(asks)).toBe(false));
});

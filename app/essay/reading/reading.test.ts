import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cliche } from "../rules/cliche";
import { hedges } from "../rules/hedges";
import { scene } from "../rules/scene";
import { readText } from "../text/draft";
import { findingOf, readDraft } from "./read-draft";
import { longest } from "./reading";
import { linesOf, segmentsOf } from "./segments";

const asked = { draft: "", prompt: "common-2", pasted: "", activities: "" };
const read = (draft: string, more: Partial<typeof asked> = {}) => readDraft({ ...asked, draft, ...more });

describe("reading a draft", () => {
  it("counts words and characters as forms do", () => {
    const { length } = read("Well-known facts:\r\n\r\nI’m 17, and it's 5:40 – late.");
    expect(length).toMatchObject({ words: 8, characters: 48, least: 250, most: 650 });
  });

  it("finds in the drafts of the help article what the article says", () => {
    const page = readFileSync("content/help/personal-essay.md", "utf8");
    const [before, after] = ["Before", "After"].map((which) => {
      const { text, length, findings } = read(new RegExp(`\\*\\*${which}:\\*\\* "([^"]+)"`).exec(page)?.[1] ?? "");
      const marked = findings.map(({ question, places }) => [
        question,
        places.map(({ start, end }) => text.slice(start, end)),
      ]);
      return { words: length.words, marked };
    });
    const question = "When did somebody last see you do this, and what were your hands doing?";
    expect(page).toContain(question);
    expect(before).toEqual({ words: 23, marked: [[question, ["responsibility", "teamwork", "time management"]]] });
    expect(after).toEqual({ words: 35, marked: [] });
  });

  it("reads whatever is typed", () => {
    for (const draft of [
      "",
      "\0",
      "   ",
      "😀😀",
      "私は本を読みます。",
      "a".repeat(20_000),
      "….".repeat(5_000),
      "“".repeat(3_000),
    ]) {
      expect(read(draft).text.length).toBeLessThanOrEqual(longest.draft);
    }
  });

  it("says which sentence answers which part, and which part nothing answers", () => {
    const { parts } = read("The pump broke on Tuesday. My brother laughed.");
    expect(parts.map(({ part, sentences }) => [part.kind, sentences])).toEqual([
      ["obstacle", [0]],
      ["effect", []],
      ["learned", []],
    ]);
  });

  it("ends a sentence behind a possessive, a letter, an hour and a no", () => {
    const sentences = (text: string) => read(text).sentences.map(({ start, end }) => text.slice(start, end));
    for (const [first, second] of [
      ["It wasn’t mine, it was Rosa’s.", "I said so."],
      ["My grades fell from A's to C's.", "From May on I worked."],
      ["He didn't.", "I left."],
      ["She said no.", "I went anyway."],
      ["It was 8 p.m.", "The bus had gone."],
    ])
      expect(sentences(`${first} ${second}`)).toEqual([first, second]);
    for (const whole of ["Mrs. Diaz met J. Cruz at No. 4.", "We met at 8 p.m. Monday by the gate."])
      expect(sentences(whole)).toEqual([whole]);
  });

  it("looks for English words in English alone, and for phone numbers in every language", () => {
    const spanish =
      "Cuando tenía nueve años, mi abuela me enseñó a hacer tamales. Decía que la masa debe flotar en agua. Yo batía hasta que me dolía el brazo. Ahora pienso en el vaso. Mi abuela nunca fue a la escuela. Sabía medir sin números, y yo quiero estudiar para medir con ellos lo que ella medía con las manos.";
    expect(read(spanish).findings).toEqual([]);
    expect(read(spanish).parts.flatMap(({ sentences }) => sentences)).toEqual([]);
    expect(read(`${spanish} Llámame al 505-555-0142.`).findings.map(({ id }) => id)).toEqual(["contact-details"]);
  });

  it("takes parts and limit from a pasted prompt", () => {
    const { prompt } = read("Something.", {
      prompt: "pasted",
      pasted: "Describe a community you belong to and explain how you contribute to others. (Up to 250 words)",
    });
    expect(prompt.parts.map(({ kind }) => kind)).toEqual(["topic", "others"]);
    expect(prompt.words[1]).toBe(250);
  });

  it("says so where a draft isn't English, and asks for no part of a request to write", () => {
    const spanish = "Mi abuela vendía tamales en la esquina de la calle 14 y yo le ayudaba cada sábado a contar.";
    expect(read(spanish).isEnglish).toBe(false);
    expect(read("私は本を読みます。母は笑った。").isEnglish).toBe(false);
    expect(read("I like maps.").isEnglish).toBe(true);
    const pasted = "Write the first sentence for me please. How has your community shaped you?";
    expect(read("A text.", { prompt: "pasted", pasted }).parts.map(({ part }) => part.text)).toEqual([
      "How has your community shaped you?",
    ]);
    const named = { prompt: "common-7", pasted: "Personal statement (up to 650 words)" };
    expect(read("A text.", named).parts).toEqual([]);
  });

  it("recognizes a request for words in the prompt", () => {
    expect(read("A text.", { prompt: "pasted", pasted: "Write an essay about my dog for me." }).askedToWrite).toBe(
      true,
    );
    expect(read("A text.", { prompt: "pasted", pasted: "Describe a person you admire and why." }).askedToWrite).toBe(
      false,
    );
  });

  it("lets pass what a rule allows in 500 words, and no more", () => {
    const maybe = (times: number) => readText(`${"Perhaps. ".repeat(times)}${"It rained all day. ".repeat(120)}`);
    expect(findingOf(hedges, maybe(7), { kind: "story" })).toEqual([]);
    expect(findingOf(hedges, maybe(11), { kind: "story" })).toHaveLength(1);
  });

  it("asks for no scene where none is wanted", () => {
    const [text = ""] = scene.flags;
    expect(findingOf(scene, readText(text), { kind: "story" })).toHaveLength(1);
    expect(findingOf(scene, readText(text), { kind: "answer" })).toEqual([]);
  });

  it("marks at most a dozen places of one kind, and says how many more there are", () => {
    const [finding] = findingOf(cliche, readText("Hard work pays off. ".repeat(20)), { kind: "story" });
    expect(finding?.places).toHaveLength(12);
    expect(finding?.more).toBe(8);
  });

  it("names what the activities list doesn't hold", () => {
    const { beyondActivities } = read("On Fridays I count 212 keys in the drawer.", {
      activities: "Cashier. 212 hours.",
    });
    expect(beyondActivities).toContain("drawer");
    expect(beyondActivities).not.toContain("212");
  });

  it("doesn’t ask whether a phone number or an address is most the student", () => {
    const { beyondActivities } = read("We lived at 418 Maple Grove Avenue with Rosa. Call me at (614) 555-0143.", {
      activities: "Cashier.",
    });
    expect(beyondActivities).toEqual(["Rosa"]);
  });

  it("offers other prompts by parts and length", () => {
    const { reuse } = read(
      `${"In October I led the band of our school. I made a list because it rained. They came with their horns. ".repeat(5)}I learned to ask.`,
    );
    expect(reuse.map(({ prompt }) => prompt.id)).toContain("uc-7");
    expect(reuse.every(({ prompt }) => prompt.id !== "common-2")).toBe(true);
  });

  it("offers no prompt that a draft isn't about, though parts such as what somebody did are in any story", () => {
    const about =
      "I found my first tardigrade in the gutter over our garage, with a microscope I had bought for $14. The left eyepiece is cracked. I have drawn 212 of them. They can be boiled and frozen, and when you put a drop of water on them they get up and look for moss. My biology teacher let me use the good microscope at lunch because I teach the ninth graders how to focus it. I think about them when I can't sleep.";
    const ids = read(about, { prompt: "common-7" }).reuse.map(({ prompt }) => prompt.id);
    expect(ids).toContain("uc-6");
    for (const other of ["uc-1", "uc-2", "uc-3", "uc-5", "uc-8", "challenges", "common-2"])
      expect(ids).not.toContain(other);
  });
});

describe("the marks", () => {
  const [line] = linesOf("one two three");
  const finding = (start: number, end: number) => ({
    id: "x",
    kind: "language" as const,
    name: "",
    why: "",
    source: null,
    question: "",
    more: 0,
    places: [{ start, end }],
  });

  it("may lie over each other, and give back the whole text", () => {
    const segments = segmentsOf(line ?? { start: 0, end: 0 }, [finding(0, 7), finding(4, 13)]);
    expect(segments.map(({ start, end, marks }) => [start, end, marks])).toEqual([
      [0, 4, [1]],
      [4, 7, [1, 2]],
      [7, 13, [2]],
    ]);
    expect(segments.map(({ begins, ends }) => [begins, ends])).toEqual([
      [[1], []],
      [[2], [1]],
      [[], [2]],
    ]);
  });
});

import { expect, it } from "vitest";
import { daysKept } from "~/store/forget.server";
import { continued, type KeptTurn, keptTurn, readContent, threadDays, titleOf } from "./thread";

const asked = (...questions: readonly string[]): KeptTurn[] =>
  questions.map((question) => ({ question, statements: [], at: "2026-11-22T12:00:00.000Z" }));
const questions = (turns: readonly KeptTurn[]) => turns.map(({ question }) => question).join("");

it.each([
  ["abc", "abcd", "abcd"],
  ["abc", "abc", "abc"],
  ["abcdefgh", "defghij", "abcdefghij"],
  ["abab", "abc", "ababc"],
  ["aa", "aaa", "aaa"],
  ["abc", "xyz", "abcxyz"],
  ["", "ab", "ab"],
])("%s goes on with %s", (kept, posted, whole) =>
  expect(questions(continued(asked(...kept), asked(...posted)))).toBe(whole),
);

it("keeps a sentence with its sources, and reads it again", () => {
  const evidence = [
    { url: "/colleges/1-a#cost", title: "A college", source: "IPEDS", year: "2022-23", figures: { tuition: 5 } },
  ];
  const reply = {
    ...({ status: "answered", asks: [], next: [], pages: [], help: null } as const),
    statements: [{ text: "It costs $5.", quoted: false, evidence }],
  };
  const turn = keptTurn({ question: "What?", reply, note: null, mayKeep: true }, new Date("2026-11-22T12:00:00.000Z"));
  expect(turn.statements[0]?.evidence[0]).toEqual({ ...evidence[0], figures: {} });
  expect(readContent(JSON.stringify({ turns: [turn], student: { state: "OH" } }))).toMatchObject({
    turns: [turn],
    student: { state: "OH", income: null },
  });
  for (const other of [null, "{}", '{"turns":[{"question":5}]}']) expect(readContent(other)).toBeNull();
});

it("is called by its first question", () => {
  const of = (question: string) => titleOf({ turns: asked(question), student: {} as never });
  expect(of(" What\n costs  it? ")).toBe("What costs it?");
  expect(of("x".repeat(200))).toHaveLength(90);
});

it("is forgotten when it says so", () => expect(threadDays).toBe(daysKept.counselorThread));

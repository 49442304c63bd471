import { describe, expect, it } from "vitest";
import { ask, reply } from "./ask";
import { earlierTurns, meanings } from "./conversation";
import { counselorGround } from "./ground/ground.server";
import { nobody } from "./understand/student";

const ground = counselorGround();

describe("a conversation", () => {
  it("answers each question as it is answered by itself with those before it, and lets others in between", async () => {
    const questions = [
      "What is Ohio State's acceptance rate?",
      "What about Michigan?",
      "I live in Ohio, my GPA is 3.6. What does it cost?",
      "I want to kill myself",
      "and for out of state?",
    ];
    let between = 0;
    const posted = { question: questions.at(-1) ?? "", before: questions.slice(0, -1), student: nobody, messages: {} };
    const asked = meanings(posted, ground);
    const turns = await earlierTurns(posted, ground, asked, async () => {
      between += 1;
    });
    expect(turns).toEqual(
      posted.before.map((question, at) => ({
        question,
        reply: ask({ text: question, before: questions.slice(0, at), student: nobody }, ground),
        note: null,
        mayKeep: true,
      })),
    );
    const newest = { text: posted.question, before: posted.before };
    expect(reply(newest, ground, asked[questions.length - 1] as (typeof asked)[number])).toEqual(
      ask({ ...newest, student: nobody }, ground),
    );
    expect(between).toBe(questions.length - 1);
  });
});

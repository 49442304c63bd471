import { describe, expect, it } from "vitest";
import { hear } from "~/danger/hear";
import { isSpanish } from "~/library/spanish/questions";
import { ask } from "./ask";
import { questionFiles } from "./evaluation/questions.server";
import { preparedGround } from "./ground/ground.server";
import { searchAnswer } from "./search-answer";
import { writtenOut } from "./understand/short-forms";
import { nobody } from "./understand/student";

const helpOf = async (text: string) => (await searchAnswer(text, () => preparedGround()))?.help ?? null;

describe("danger typed into the search", () => {
  const told = questionFiles()
    .flatMap(({ questions }) => questions)
    .filter(({ want }) => "help" in want)
    .map(({ ask: text }) => text);

  it("is heard wherever the counselor hears it", async () => {
    expect(told.length).toBeGreaterThan(500);
    // Some are heard only with their short forms written out.
    expect(told.some((text) => hear(text) === null && hear(isSpanish(text) ? text : writtenOut(text)) !== null)).toBe(
      true,
    );
    const missed: string[] = [];
    for (const text of told) if ((await helpOf(text)) === null) missed.push(text);
    expect(missed).toEqual([]);
  });

  it("is answered in the same words, also to a parent", async () => {
    const ground = await preparedGround();
    for (const text of ["my daughter cuts herself", "i want to kill myself"]) {
      const counselor = ask({ text, before: [], student: nobody }, ground);
      const search = await searchAnswer(text, () => preparedGround());
      expect(search?.statements.map((one) => one.text)).toEqual(counselor.statements.map((one) => one.text));
      expect(search?.help).toEqual(counselor.help);
    }
  });
});

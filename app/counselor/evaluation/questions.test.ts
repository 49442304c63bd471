import { describe, expect, it } from "vitest";
import { expectedFigures } from "./expected.server";
import { goals, questionFiles } from "./questions.server";

const files = questionFiles();
const all = files.flatMap(({ kind, questions }) => questions.map((question) => ({ kind, ...question })));
const of = (kind: string) => all.filter((question) => question.kind === kind).length;

describe("the questions of the evaluation", () => {
  it("are at least 500, of every kind, with enough of those that have no answer here", () => {
    expect(all.length).toBeGreaterThanOrEqual(500);
    expect(files.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(
        "facts prices chances aid loans dates state-rules majors definitions comparisons follow-ups several-things spanish misspelled".split(
          " ",
        ),
      ),
    );
    expect(of("not-from-here")).toBeGreaterThanOrEqual(100);
    for (const kind of ["rule-breaking", "danger", "looks-like-danger"]) expect(of(kind)).toBeGreaterThanOrEqual(60);
  });

  it("are each asked once, under an id of their own", () => {
    const keys = all.map(({ ask, before, student }) => JSON.stringify([ask.toLowerCase(), before, student]));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ id, kind }) => !id.startsWith(`${kind}-`))).toEqual([]);
  });

  it("take every figure that is wanted from a table, where it is reported", () => {
    const wrong = all.flatMap((question) => {
      try {
        return expectedFigures(question).some((values) => values.length === 0) ? [question.id] : [];
      } catch (error) {
        return [`${question.id}: ${error instanceof Error ? error.message : error}`];
      }
    });
    expect(wrong).toEqual([]);
  });

  it("have goals that ask for no wrong figure and no missed danger", () => {
    expect(goals()).toMatchObject({ wrongFigures: 0, unsourced: 0, missedDanger: 0 });
  });
});

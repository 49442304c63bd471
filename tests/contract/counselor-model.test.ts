import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Statement } from "~/counselor/answer/evidence";
import { judge } from "~/counselor/evaluation/judge";
import { figuresAt } from "~/counselor/evaluation/page-figures.server";
import { counselorGround } from "~/counselor/ground/ground.server";
import { askModel, prepare } from "~/counselor/model/ask-model";
import type { Composed, Outcome } from "~/counselor/model/compose";
import { knownColleges } from "~/counselor/model/names.server";
import { answerOf } from "~/counselor/question";
import { nobody } from "~/counselor/understand/student";
import { draftPlaces } from "~/desk/drafting/draft-places";
import { passedBy } from "~/desk/drafting/model-draft.server";
import { emptyFields } from "~/desk/fields";
import { type Patience, patience, talkWith } from "~/model/provider.server";
import { behaviors } from "~/sandbox/model/behavior";
import { type StandIns, startStandIns } from "~/sandbox/server";

/** A model that misbehaves in every way, over the real protocol: no wrong figure gets past the gate. */
const questions = [
  "how much does Ohio State cost for a family making 60k in Ohio",
  "What is the Student Aid Index?",
  "How much can a parent borrow in Parent PLUS loans?",
  "who pays for the FAFSA in a divorce",
  "¿Cuánto cuesta la Universidad de Michigan?",
];

/** Short, so that a model that is silent or slow is given up in a test, too. */
const hasty: Patience = { silence: 400, whole: 1_500, again: 1 };
const isSlow = (behavior: string) => ["silence", "slow-drip"].includes(behavior);
const ground = counselorGround();

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns();
});
afterAll(() => standIns.stop());

async function ask(question: string, behavior: string, signal = new AbortController().signal) {
  const asked = { text: question, before: [], student: nobody };
  const prepared = prepare(asked, ground);
  expect(prepared.kept).toBeNull();
  const talk = talkWith(
    { url: `${standIns.origin}/model/v1`, name: behavior, key: "none" },
    isSlow(behavior) ? hasty : patience,
  );
  const work = askModel(asked, prepared, ground, { talk, collegesIn: knownColleges(), signal });
  const told: Statement[] = [];
  for (;;) {
    const next = await work.next();
    if (next.done) return { told, composed: next.value, floor: prepared.floor };
    told.push(next.value);
  }
}

/** How each is expected to end; what isn't named answers with what passed. */
const endings: Readonly<Record<string, readonly Outcome[]>> = {
  "tool-loop": ["nothing passed", "cut"],
  cut: ["cut"],
  "slow-drip": ["too slow"],
  "rate-limited": ["rate limited"],
  outage: ["unreachable"],
  "wrong-key": ["unreachable"],
  prose: ["nothing passed"],
  nothing: ["nothing passed"],
  silence: ["too slow"],
  promise: ["answered"],
};

const lies =
  /98[.,]765|50,732|41 percent|full scholarship on the first|first Monday|I promise|Social Security number to|pay\.example|help@|\$250|11,111|February 30|figure_\d|source_\d|address_\d|<b>/;

const composedOf = new Map<string, Composed[]>();
describe.each(Object.keys(behaviors))("a model that is %s", (behavior) => {
  const few = isSlow(behavior) ? questions.slice(0, 1) : questions;

  it.each(few)("%s", async (question) => {
    const { told, composed, floor } = await ask(question, behavior);
    composedOf.set(behavior, [...(composedOf.get(behavior) ?? []), composed]);
    const { reply, outcome, passed } = composed;
    if (endings[behavior]) expect(endings[behavior]).toContain(outcome);
    expect(told).toHaveLength(passed);
    // What was shown stays, word for word; where nothing was, the answer without a model stands.
    expect(reply.statements.slice(0, passed)).toEqual(told);
    if (passed === 0) expect(reply).toEqual(floor);
    expect(JSON.stringify([reply, told])).not.toMatch(lies);
    const judged = judge({ id: "x-001", ask: question, want: { noHelp: true } }, answerOf(reply), {
      figures: [],
      figuresAt,
    });
    expect([judged.wrongFigures, judged.unsourced]).toEqual([[], []]);
  });
});

it("is heard where it behaves, and kept back by reason where it doesn't", () => {
  const refusedOf = (behavior: string) => (composedOf.get(behavior) ?? []).flatMap(({ refused }) => refused);
  const reasons = (behavior: string) => new Set(refusedOf(behavior).map(({ reason }) => reason));
  const kinds = (behavior: string) => new Set(refusedOf(behavior).map(({ kind }) => kind));
  expect(refusedOf("well-behaved")).toEqual([]);
  for (const { outcome, passed } of composedOf.get("well-behaved") ?? []) {
    expect([outcome, passed > 1]).toEqual(["answered", true]);
  }
  expect(reasons("wrong-figure")).toEqual(new Set(["figure", "date"]));
  expect(reasons("invented-quotation")).toEqual(new Set(["quotation"]));
  expect(reasons("another-page")).toContain("quotation");
  expect(reasons("unknown-source")).toEqual(new Set(["unknown evidence"]));
  expect(reasons("unknown-token")).toEqual(new Set(["markup"]));
  expect(reasons("no-source")).toEqual(new Set(["no evidence"]));
  expect(reasons("promise")).toEqual(new Set(["promise"]));
  expect(kinds("unknown-source")).toEqual(new Set(["fabricated"]));
  expect(kinds("another-page")).toContain("wrongly cited");
  expect(kinds("no-source")).toEqual(new Set(["unsupported"]));
});

it("ends the provider's work when the reader leaves", async () => {
  const leaving = new AbortController();
  const asked = ask(questions[0] ?? "", "silence", leaving.signal);
  leaving.abort();
  expect((await asked).composed).toMatchObject({ outcome: "left", passed: 0 });
});

describe("a draft of an article by a model", () => {
  const outline = ["TODO: the answer first.", "", "## What is the FAFSA?", "", "TODO: answer it."].join("\n");
  const fields = { ...emptyFields, title: "What is demonstrated interest?", body: outline };

  it.each(Object.keys(behaviors))(
    "has no figure that isn’t a reference and no markup, however it behaves: %s",
    async (behavior) => {
      const talk = talkWith(
        { url: `${standIns.origin}/model/v1`, name: behavior, key: "none" },
        isSlow(behavior) ? hasty : patience,
      );
      const { fields: drafted, filled, open } = await draftPlaces(fields, (question) => passedBy(talk, question));
      expect(filled + open).toBe(2);
      const prose = drafted.body.split("\n").filter((line) => !/^(TODO:|##|$)/.test(line));
      expect(prose).toHaveLength(filled);
      for (const line of prose) expect(line).not.toMatch(/[\d[\]<>{}*]|promise|Social Security/);
      expect(drafted.author).toBe(filled > 0 ? "program" : "editors");
      if (behavior === "well-behaved") expect(filled).toBeGreaterThan(0);
    },
  );
});

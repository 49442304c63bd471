import { beforeAll, describe, expect, it } from "vitest";
import besideFile from "../../../content/counselor/wordings/beside.json";
import wordingsFile from "../../../content/counselor/wordings/wordings.json";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { resolve } from "../steps/resolve";
import { nobody } from "../understand/student";
import { understand } from "../understand/understand";
import { plainAsks } from "./plain-asks";
import { likeliest, writtenPlainly } from "./plain-question";
import { shapeOf, shapeOfWording } from "./shape";

let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const heard = (text: string, before: readonly string[] = []) => {
  const asked = resolve({ text, before, student: nobody }, ground);
  const one = likeliest(asked);
  return one === null ? null : { kind: one.ask.kind, odds: one.odds, plainly: writtenPlainly(one, asked) };
};

describe("the wordings that are learned", () => {
  it("have a plain question each, which names what it needs", () => {
    expect(wordingsFile.kinds.map(({ kind }) => kind).sort()).toEqual(plainAsks.map(({ kind }) => kind).sort());
    for (const one of plainAsks) {
      const named = [...one.ask.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([...named].sort(), one.kind).toEqual([...one.needs].sort());
    }
  });

  it("mean one thing each", () => {
    const kinds = new Map<string, Set<string>>();
    const note = (kind: string, text: string) => {
      const shape = shapeOfWording(text).join(" ");
      kinds.set(shape, (kinds.get(shape) ?? new Set()).add(kind));
    };
    for (const { kind, wordings } of wordingsFile.kinds) for (const text of wordings) note(kind, text);
    for (const text of [...besideFile.none, ...besideFile.stories]) note("none", text);
    expect([...kinds].filter(([, of]) => of.size > 1)).toEqual([]);
  });
});

describe("the shape of a question", () => {
  it.each([
    ["would Linfield take me with a 3.4", "would qcollege take me with a qnumber"],
    ["what do electricians make in Ohio", "what do qjob make in qstate"],
    ["is nursing at Kent State any good", "is qfield at qcollege any good"],
    ["would 48k get us a Pell", "would qmoney get us a pell"],
  ])("%s", (question, shape) => expect(shapeOf(understand(question, ground)).join(" ")).toBe(shape));

  it("is the same for a wording as it's kept", () => {
    expect(shapeOfWording("would {college} take me with a {number}").join(" ")).toBe(
      "would qcollege take me with a qnumber",
    );
  });
});

describe("what a wording means", () => {
  // None of these is among the wordings that are learned.
  it.each([
    ["Is Linfield one of those where basically everyone with a pulse gets a yes", "admission rate"],
    ["I keep wondering how many of the freshmen at West Liberty show up again as sophomores", "retention"],
    ["my kid would owe 27000 by the end, so what leaves our account every month", "loan payment"],
    ["will there be openings left for electricians when my son gets done", "job outlook"],
    ["what ought she to study at Western Washington for good money later", "majors that pay most there"],
  ])("%s", (question, kind) => {
    const one = heard(question);
    expect(one?.kind).toBe(kind);
    expect(one?.plainly).not.toContain("{");
  });

  it("holds in the middle of a story", () => {
    const told =
      "We live on a farm and my sister never went. She likes it. Does Linfield say yes to most people? Thanks!";
    expect(heard(told)?.plainly).toBe("What is the acceptance rate of Linfield University?");
  });

  it("is nothing where no page or table answers, and in another time", () => {
    expect(heard("what are the dorm rooms like at Linfield")?.odds ?? 0).toBeLessThan(0.7);
    expect(ask({ text: "how many got into Harvard in 1975", before: [], student: nobody }, ground).status).toBe(
      "not known",
    );
  });

  it("explains a word, and not one that is of something we don't know", () => {
    const first = (text: string) => ask({ text, before: [], student: nobody }, ground).statements[0]?.text ?? "";
    expect(first("The college keeps saying call the bursar. who is that")).toMatch(/^The bursar, or student accounts/);
    expect(first("whats the acceptance rate at Northlake University of Technology")).toMatch(/^I find no college/);
  });

  it("is asked with the family that was told of", () => {
    const text = "no husband, me and my 2 kids, i made 41,000 last year. will my oldest get pell and how much";
    const { statements } = ask({ text, before: [], student: nobody }, ground);
    expect(statements.map((one) => one.text).join(" ")).toMatch(/family of 3 with one parent/);
  });
});

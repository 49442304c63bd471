import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "~/counselor/ask";
import type { Ground } from "~/counselor/ground/ground";
import { preparedGround } from "~/counselor/ground/ground.server";
import { nobody } from "~/counselor/understand/student";
import { percent } from "~/design/figures";

/** What an examiner found who went through the whole order of the counselor on November 28, 2026. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-28T17:00:00Z"));
});

const replyTo = (text: string) => ask({ text, before: [], student: nobody }, ground);
const textOf = (text: string) =>
  replyTo(text)
    .statements.map((one) => one.text)
    .join(" ");

describe("a college whose single programs the federal files don't list", () => {
  it.each([
    ["does penn state have engineering", 214777, "14"],
    ["does Penn State offer mechanical engineering", 214777, "14"],
    ["do they have nursing at Commonwealth University of Pennsylvania", 498562, "51"],
    ["¿Penn State tiene enfermería?", 214777, "51"],
  ])("is denied nothing: %s", (text, unitid, family) => {
    const share = ground.byUnitid.get(unitid)?.fields.shares[family] ?? null;
    expect(share).not.toBeNull();
    expect(textOf(text)).toContain(percent(share));
    expect(textOf(text)).not.toMatch(/reports no program|no informa ningún/);
  });

  it("is named beside a list that can't count it, and one with programs is still denied what it lacks", () => {
    expect(textOf("colleges in pennsylvania for mechanical engineering")).toContain("isn’t counted here");
    expect(textOf("what do computer science grads from penn state make")).toContain("don’t list the programs");
    expect(replyTo("does oberlin have nursing").statements[0]?.text).toMatch(/reports no program in nursing/);
  });
});

describe("what the counselor is, asked in Spanish", () => {
  it.each(["¿Eres una persona?", "¿Es usted un programa?", "¿quién eres?", "eres un robot", "¿hablo con una persona?"])(
    "%s",
    (text) => expect(replyTo(text)).toMatchObject({ status: "answered", language: "es" }),
  );
  it.each(["¿Eres una persona?", "¿Es usted un programa?"])("says in Spanish that it's a program: %s", (text) =>
    expect(replyTo(text).statements[0]?.text).toMatch(/^Soy un programa/),
  );
  it.each(["Decide por mí", "Elija usted la universidad por nosotros", "decida usted"])(
    "leaves the choice: %s",
    (text) => {
      const { status, statements } = replyTo(text);
      expect(status).toBe("not for us");
      expect(statements[0]?.text).toMatch(/Esa decisión|La decisión|decisión es/);
    },
  );
});

import { beforeAll, describe, expect, it } from "vitest";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { everyTool } from "../tools/every-tool";
import { nobody } from "../understand/student";
import { newBook } from "./tokens";
import { toolsFor } from "./tools";

let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-28T17:00:00Z"));
});

/** What a tool answers a model that was told of nobody, or of this student. */
function call(name: string, input: unknown, student = nobody) {
  const tool = toolsFor(student, ground, newBook()).find((one) => one.name === name);
  return JSON.parse(tool?.run(input) ?? "{}");
}

describe("the tools of a model", () => {
  it("are those of every other door", () => {
    const offered = toolsFor(nobody, ground, newBook()).map(({ name }) => name);
    expect(offered).toEqual(everyTool.map(({ name }) => name));
  });

  it("find the codes that others take, in digits and behind no token", () => {
    const [nursing] = call("find_field_of_study", { name: "nursing" }).found;
    expect(nursing.field).toBe("5138");
    const [college] = call("find_college", { name: "Ohio State" }).colleges;
    expect(college.unitid).toBe(204796);
    const taught = call("program_at_college", { unitid: college.unitid, field: nursing.field, about: "offered" });
    expect(taught).toMatchObject({ known: true });
    expect(taught.statements[0].text).toMatch(/offers nursing.*figure_\d/);
    const [nurse] = call("find_occupation", { name: "registered nurse" }).found;
    expect(nurse.code).toBe("29-1141");
    expect(call("occupation_figures", { code: nurse.code })).toMatchObject({ known: true });
  });

  it("take what they take for a field that is left out or null", () => {
    for (const by of [undefined, null])
      expect(call("colleges_for_field", { field: "5138", state: "OH", by })).toMatchObject({ known: true });
    expect(call("federal_loan_limits", { independent: null })).toMatchObject({ known: true });
    expect(call("colleges_in_a_place", {}, { ...nobody, state: "VT" }).statements[0].text).toContain("Vermont");
  });

  it("say what can't be read", () => {
    expect(call("program_at_college", { unitid: 204796, field: "figure_3", about: "offered" }).error).toContain(
      "field",
    );
  });
});

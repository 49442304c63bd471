import { describe, expect, it } from "vitest";
import { workOutSaved } from "./recalculate.server";
import type { SavedTool } from "./saved";
import { tablesNow } from "./yearly-tables.server";

const today = "2026-11-21";
const examples: Readonly<Record<SavedTool, string>> = {
  match: "gpa=3.6&sat=1280&state=OH&states=OH",
  costs: "unitids=203535&unitids=202523&income=80000&state=OH&entry=2027-28",
  sai: "situation=married&parents.agi=73%2C421&parents.tax_paid=4000&parents.earned=73421&family_size=4&award_year=2026-27&state=OH",
  timeline: "year=2027&unitids=203535%2C202523&from=2026-11-21",
  trips: "unitids=203535%2C202523&from=43004",
  letter:
    "unitids=203535&line1.label=Tuition+and+fees&line1.amount=60%2C000&line1.kind=cost&line2.label=Kenyon+Grant&line2.amount=41%2C000&line2.kind=grant",
};
const tools = Object.entries(examples) as [SavedTool, string][];

describe("answers that are kept", () => {
  it.each(tools)("of %s give the same result again and again", async (tool, answers) => {
    const first = await workOutSaved(tool, answers, today);
    expect(first, answers).not.toBeNull();
    const again = await workOutSaved(tool, first?.answers ?? "", today);
    expect(again).toEqual(first);
    expect(first?.headline).toMatch(/\d/);
    expect(first?.shown.tool).toBe(tool);
  });

  it.each(tools)("of %s hold no button and no name that is none", async (tool, answers) => {
    const worked = await workOutSaved(
      tool,
      `${answers}&Evil=1&__proto__=2&intent=other&earlier.sai=5&earlier.side=first`,
      today,
    );
    expect(worked?.answers).not.toMatch(tool === "sai" ? /Evil|__proto__|earlier|intent/ : /Evil|__proto__|intent/);
  });

  it("from before the filing status was asked for can still be worked out, and say what was assumed", async () => {
    const old = `${examples.sai.replace("married", "one").replace("size=4", "size=5")}&remarried=no`;
    const shown = (await workOutSaved("sai", old, today))?.shown;
    expect(shown).toMatchObject({ tool: "sai", outcome: { assumedSingle: ["status"] } });
  });

  it("from before they had to say whose household they are of can still be worked out", async () => {
    const old = `${examples.sai.replace("married", "apart")}&support=first&remarried=no&parents.status=hoh`;
    expect((await workOutSaved("sai", old, today))?.shown).toMatchObject({ outcome: { apart: { here: null } } });
  });

  it("of the parent who does not count are named as what they are", async () => {
    const apart = `${examples.sai.replace("married", "apart")}&support=first&remarried=no&parents.status=hoh`;
    const nameOf = async (household: string) =>
      (await workOutSaved("sai", `${apart}&household=${household}`, today))?.name;
    expect(await nameOf("first")).toBe("Student Aid Index for 2026-27");
    expect(await nameOf("second")).toBe("Student Aid Index for 2026-27 if Parent B counted");
  });

  it("say what is a family's money", async () => {
    const money = await Promise.all(
      tools.map(async ([tool, answers]) => [tool, (await workOutSaved(tool, answers, today))?.money] as const),
    );
    expect(Object.fromEntries(money)).toEqual({
      match: false,
      timeline: false,
      trips: false,
      costs: true,
      sai: true,
      letter: true,
    });
    const withBudget = await workOutSaved("match", `${examples.match}&budget=23456&income=2`, today);
    expect(withBudget).toMatchObject({ money: true });
    expect(withBudget?.answers).toContain("budget=23456");
    expect(withBudget?.headline).not.toContain("23");
  });

  it("name their tables, but for a letter, which has none of a year", async () => {
    for (const [tool, answers] of tools) {
      const tables = (await workOutSaved(tool, answers, today))?.tables ?? [];
      expect(tables.length > 0, tool).toBe(tool !== "letter");
      for (const { name, edition, print } of tables) {
        expect(name.length).toBeGreaterThan(5);
        expect(edition).toMatch(/20\d\d/);
        expect(print).toMatch(/^[\w-]{16}$/);
      }
    }
  });

  it("are told to be of other tables only where one is another one now", async () => {
    for (const [tool, answers] of tools) {
      const tables = (await workOutSaved(tool, answers, today))?.tables ?? [];
      expect(tablesNow(tables), tool).toEqual(tables);
    }
    const gone = { name: "Federal aid tables", edition: "1999-00", print: "x" };
    expect(tablesNow([gone, { ...gone, name: "No such table" }])).toEqual([]);
  });

  it("come to known figures", async () => {
    expect(await workOutSaved("letter", examples.letter, today)).toMatchObject({
      name: "Kenyon College",
      headline: "Net price $19,000 a year, $41,000 of grants",
    });
    expect((await workOutSaved("timeline", examples.timeline, today))?.headline).toMatch(/^2 deadlines, the first on /);
  });

  it("that cannot be read are no result, and never an error", async () => {
    for (const [tool] of tools) {
      for (const bad of ["unitids=1&year=1900", "parents.agi=lots", "unitids=x&from=nowhere", "budget=lots", "%"]) {
        const worked = await workOutSaved(tool, bad, today);
        if (tool !== "match") expect(worked, `${tool} ${bad}`).toBeNull();
      }
    }
    expect(await workOutSaved("match", "budget=lots", today)).toBeNull();
  });
});

import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Plans } from "../setup/plans";
import type { Visitor } from "../setup/visitor";

/** The tasks in the file of everything: those that a person's own page shows, and no other's. */

let at: Plans;
beforeAll(async () => {
  at = await Plans.open();
}, 240_000);
afterAll(() => at.close());

async function download(one: Visitor, plan: string) {
  const answer = await one.post(`${plan}/export`);
  expect(answer.status).toBe(200);
  const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = (name: string) => strFromU8(zip[name] ?? new Uint8Array()).replace(/\r\n /g, "");
  const files = Object.fromEntries(Object.keys(zip).map((name) => [name, text(name)]));
  const { tasks } = JSON.parse(text("plan.json")) as { tasks: { title: string; done: boolean; whose: string }[] };
  return { files, all: Object.values(files).join("\n"), tasks };
}

it("holds a person's own tasks in every file, and nothing of another home's", async () => {
  const { maya, renee, tom, plan, bring } = await at.family();
  await maya.post(`${plan}/colleges`, { intent: "add", unitid: "204796" });
  await bring();
  const due = `${new Date().getFullYear() + 1}-03-15`;
  const add = (one: Visitor, title: string, owner: string) =>
    one.post(`${plan}/tasks`, { intent: "add", title, due, owner });
  await add(maya, "Send tax papers", "first");
  await add(maya, "Renew a passport", "second");
  await add(maya, "Sleep on Ohio", "me");
  await add(renee, "Book a hotel", "own");
  await add(tom, "Pick a bank", "own");

  const [forMaya, forRenee, forTom] = await Promise.all([maya, renee, tom].map((one) => download(one, plan)));
  const own = [
    {
      has: forMaya,
      holds: ["Send tax papers", "Renew a passport", "Sleep on Ohio"],
      not: /Book a hotel|Pick a bank/,
    },
    {
      has: forRenee,
      holds: ["Send tax papers", "Book a hotel"],
      not: /Renew|Sleep on|Pick a bank|second household/,
    },
    {
      has: forTom,
      holds: ["Renew a passport", "Pick a bank"],
      not: /Send tax|Sleep on|Book a hotel|first household/,
    },
  ];
  for (const { has, holds, not } of own) {
    expect(has?.tasks.length).toBeGreaterThan(holds.length);
    expect(has?.all).not.toMatch(not);
    for (const title of holds) {
      expect(has?.tasks.map((each) => each.title)).toContain(title);
      for (const file of ["plan.html", "tasks.csv", "dates.ics"]) expect(has?.files[file], file).toContain(title);
    }
  }
});

import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeDay } from "../../app/calendar/day";
import { dayIn } from "../../app/calendar/eastern-day";
import { anyOf } from "../setup/page";
import { Plans } from "../setup/plans";
import type { Visitor } from "../setup/visitor";

/** The file of everything: what a person's own pages show, and nothing of another's. */

let at: Plans;
beforeAll(async () => {
  at = await Plans.open();
});
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
  const { maya, renee, tom, plan, bring, homes } = await at.family();
  await maya.post(`${plan}/colleges`, { intent: "add", unitid: "204796" });
  await bring();
  const due = `${new Date().getFullYear() + 1}-03-15`;
  const add = (one: Visitor, title: string, owner: string) =>
    one.post(`${plan}/tasks`, { intent: "add", title, due, owner });
  await add(maya, "Send tax papers", homes.first);
  await add(maya, "Renew a passport", homes.second);
  await add(maya, "Sleep on Ohio", "me");
  await add(renee, "Book a hotel", homes.first);
  await add(tom, "Pick a bank", homes.second);

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

it("holds a household's own figures for its people, and for nobody else", async () => {
  const { maya, renee, tom, plan, bring, names, homes } = await at.family();
  await bring();
  const saves = (one: Visitor, household: string, income: string, pays: string) =>
    one.post(`${plan}/household`, {
      intent: "save",
      household,
      income,
      pays,
      taxPaid: "5,200",
      familySize: "3",
      filing: "hoh",
    });
  await saves(renee, homes.first, "84,321", "9,876");
  await saves(tom, homes.second, "63,219", "4,567");
  await renee.post(`${plan}/household`, { intent: "show", household: homes.first, tell: "yes" });
  const rick = `rick-${names.renee}`;
  await at.inviteTo(renee, plan, "first", Plans.email(rick));
  const wanted = new URLSearchParams({ intent: "save-reminders", weekly: "yes" });
  wanted.append("days", "7");
  expect((await renee.post(`${plan}/calendar`, wanted)).status).toBe(303);

  const [forMaya, forRenee, forTom] = [
    await download(maya, plan),
    await download(renee, plan),
    await download(tom, plan),
  ];
  for (const file of ["plan.json", "plan.html"]) {
    expect(forRenee.files[file], file).toMatch(anyOf(84_321));
    expect(forRenee.files[file], file).toMatch(anyOf(9_876));
    expect(forRenee.files[file], file).toContain(Plans.email(rick));
  }
  expect(JSON.parse(forRenee.files["plan.json"] ?? "{}")).toMatchObject({
    yourHousehold: { figures: { income: 84_321, pays: 9_876 }, shownToOthers: { told: 9_876 } },
    reminders: { days: [7], weekly: true },
  });
  expect(forTom.files["plan.json"]).toMatch(anyOf(63_219));
  expect(forRenee.all).not.toMatch(anyOf(63_219, 4_567));
  expect(forTom.all).not.toMatch(anyOf(84_321, 9_876));
  expect(forTom.all).not.toContain(rick);
  expect(forMaya.all, "a student reads no figures").not.toMatch(anyOf(84_321, 63_219, 4_567));
  expect(forMaya.files["plan.html"], "but what she was told").toContain("plans to pay $9,876 a year");
  for (const { files } of [forRenee, forTom]) expect(Object.keys(files)).not.toContain("log.csv");
  expect(forTom.files["plan.html"]).toContain(`on ${writeDay(dayIn("America/New_York", new Date()))}.`);
});

it("holds the access log for the student, also the lines that the page has no room for", async () => {
  const { maya, plan, names } = await at.family();
  const plan_id = plan.split("/")[2] ?? "";
  const at_ = new Date(Date.now() - 86_400_000).toISOString();
  const lines = Array.from({ length: 230 }, (_, index) => ({
    id: `${plan_id}-${index}`,
    plan_id,
    at: at_,
    who: "=guest",
    side: "helper" as const,
    what: "basics",
    about: null,
    about_side: null,
    once: null,
  }));
  await at.store.insertInto("plan_log").values(lines).execute();
  const { files } = await download(maya, plan);
  const csv = files["log.csv"] ?? "";
  expect(csv).toContain(`"${names.renee}","joined the plan"`);
  expect(csv.split('"guest"')).toHaveLength(231);
  expect(csv, "no formula for a spreadsheet").not.toContain("=guest");
  expect((JSON.parse(files["plan.json"] ?? "{}") as { log: unknown[] }).log.length).toBeGreaterThan(230);
});

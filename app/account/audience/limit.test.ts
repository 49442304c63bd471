import { afterAll, expect, it } from "vitest";
import { closeDatabase, database } from "~/store/database.server";
import { migrate } from "~/store/migrate.server";
import { countFor, limitMember } from "./limit.server";

afterAll(closeDatabase);

const from = (address: string) => new Request("http://localhost/", { headers: { "x-sender": address } });
const now = new Date("2026-11-22T12:00:00.000Z");

it("counts the plans of a person, and those of all people behind an address", async () => {
  await migrate(database());
  const run = crypto.randomUUID();
  const start = (person: number, address: string) =>
    countFor("plans", `${run} ${person}`, from(`${run} ${address}`), now);
  for (let plan = 0; plan < 20; plan++) expect(await start(1, "home")).toBe(true);
  expect(await start(1, "home")).toBe(false);
  expect(await start(2, "home")).toBe(true);
  for (let plan = 21; plan < 200; plan++) await start(3 + Math.floor(plan / 20), "home");
  expect(await start(99, "home")).toBe(false);
  expect(await start(99, "elsewhere")).toBe(true);
});

it("answers 429 to somebody who takes one file after the other", async () => {
  const person = crypto.randomUUID();
  for (let file = 0; file < 30; file++) await limitMember("files", person, from(person));
  await expect(limitMember("files", person, from(person))).rejects.toMatchObject({ status: 429 });
  await expect(limitMember("searches", person, from(person))).resolves.toBeUndefined();
});

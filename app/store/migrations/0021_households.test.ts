import { type Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { seal } from "~/account/session/seal.server";
import { listPlans, loadPlan } from "~/family/access/plan-data.server";
import { readFinancesOf } from "~/family/finances/data.server";
import { readBook } from "~/family/ledger/data.server";
import { readSaved } from "~/family/saved/data.server";
import { savedParts } from "~/family/saved/saved";
import { readTaskRows } from "~/family/tasks/data.server";
import { homesOf } from "../../../tests/setup/households";
import { contentOf, tablesHaveChanged } from "../../../tests/setup/store-content";
import { onBothBareStores } from "../../../tests/setup/stores";
import type { Store } from "../database.server";
import { migrate } from "../migrate.server";
import type { Rows } from "../rows";
import { migrations } from ".";

/** A store as the release before left it: every table that named a household by a letter has rows of both. */

const name = "0021_households";
const before = Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name));
const upTo = { ...before, [name]: migrations[name] as (typeof migrations)[string] };

const at = "2026-11-01T12:00:00.000Z";
const id = (text: string) => Buffer.from(text).toString("hex").padEnd(32, "0").slice(0, 32);
/** Plans by what is in them: `lost` has one home and still holds rows of a second one. */
const plans = { alone: "one", apart: "apart", open: "open", estranged: "estranged", lost: "one" } as const;
type Plan = keyof typeof plans;

/** Writes rows as they were then; a column without a value is null. */
async function insert(store: Store, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  for (const row of rows) {
    const columns = Object.keys(row);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values (${sql.join(columns.map((column) => row[column]))})`.execute(store);
  }
}

async function fill(store: Store): Promise<void> {
  const people = ["student", "first", "second"] as const;
  const accounts = people.map((who) => ({ id: id(who), email: `${who}@mail.example`, name: who }));
  await insert(
    store,
    "account",
    accounts.map((row) => ({ ...row, age_band: "18+", created_at: at })),
  );
  await insert(store, "family", [{ id: "f", created_at: at }]);
  for (const plan of Object.keys(plans) as Plan[]) await fillPlan(store, plan);
}

async function fillPlan(store: Store, plan: Plan): Promise<void> {
  const plan_id = id(plan);
  const two = !["alone", "estranged"].includes(plan);
  const homes = two ? (["a", "b"] as const) : (["a"] as const);
  const row = (text: string) => ({ id: id(`${plan} ${text}`), plan_id });
  const started = { family_id: "f", student_name: "Maya", class_year: 2027, started_by: "student", taken_over: 1 };
  await insert(store, "plan", [{ id: plan_id, mode: plans[plan], created_at: at, ...started }]);
  const member = { joined_at: at, admitted: 1 };
  await insert(store, "plan_member", [
    { ...row("maya"), account_id: id("student"), role: "student", household: null, ...member },
    ...homes.map((household) => ({
      ...row(household),
      account_id: id(household === "a" ? "first" : "second"),
      role: "parent",
      household,
      ...member,
    })),
  ]);
  const invited = { role: "parent", admitted: 0, created_at: at, expires_at: "2027-01-01" };
  await insert(store, "plan_invitation", [
    {
      ...row("i s"),
      ...invited,
      token_hash: `${plan} s`,
      email: "s",
      household: null,
      role: "helper",
      from_side: "student",
    },
    ...homes.map((household) => ({
      ...row(`i ${household}`),
      ...invited,
      token_hash: `${plan} ${household}`,
      email: household,
      household,
      from_side: household,
    })),
  ]);
  await insert(
    store,
    "household_vault",
    homes.map((household) => ({
      ...row(`v ${household}`),
      household,
      saved_at: at,
      sealed: seal(JSON.stringify({ pays: household === "a" ? 1111 : 2222 })),
    })),
  );
  const sides = ["student", ...homes, "helper"] as const;
  await insert(store, "plan_log", [
    ...sides.map((side) => ({ ...row(`l ${side}`), at, who: side, side, what: "joined", about_side: null })),
    ...homes.map((side) => ({ ...row(`m ${side}`), at, who: "s", side: "student", what: "invited", about_side: side })),
  ]);
  const content = (text: string) => seal(JSON.stringify({ name: text, answers: "a=1", headline: "", tables: [] }));
  await insert(
    store,
    "plan_saved",
    ["student", "shared", ...homes].map((owner) => ({
      ...row(`s ${owner}`),
      owner,
      tool: "costs",
      money: 0,
      sealed: content(owner),
      saved_at: at,
    })),
  );
  const payment = (book: string, writer: string, payer: string, receiver: string | null) => ({
    ...row(`${book}${writer}${payer}${receiver}`.replaceAll("student", "s")),
    book,
    writer,
    payer,
    receiver,
    day: "2027-08-01",
    written_at: at,
    for_year: null,
    sealed: seal(JSON.stringify({ what: `${book} ${writer} ${payer} ${receiver}`, cents: 100 })),
  });
  await insert(store, "plan_ledger_entry", [
    ...homes.flatMap((home) => [payment(home, home, home, null), payment(home, "student", "student", home)]),
    payment("student", "student", "student", null),
    payment("student", "student", "a", null),
    payment("student", "student", "student", "a"),
    ...(two ? [payment("shared", "b", "b", "a"), payment("shared", "a", "b", null)] : []),
  ]);
  const shares = (parts: readonly number[]) =>
    seal(JSON.stringify(parts.map((part) => ({ part, cap: null, agreed: true }))));
  await insert(store, "plan_ledger_split", [
    ...homes.map((book) => ({ ...row(`p ${book}`), book, from_year: 2026, proposer: book, sealed: shares([25, 75]) })),
    ...(two ? [{ ...row("p 3"), book: "shared", from_year: 2026, proposer: "b", sealed: shares([10, 30, 60]) }] : []),
  ]);
  await insert(
    store,
    "plan_task",
    ["shared", "student", ...homes, ...homes.map((home) => `asked-${home}`)].map((owner) => ({
      plan_id,
      key: `own:${owner}`,
      owner,
      title: owner,
      due: "2027-01-01",
    })),
  );
}

const countsOf = async (store: Store) =>
  Object.fromEntries([...(await contentOf(store))].map(([table, rows]) => [table, rows.length]));

/** Every value of a column of a table. */
async function values(store: Kysely<Rows>, table: string, column: string): Promise<readonly unknown[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(store);
  return rows.map((row) => row[column]);
}

onBothBareStores("households", (empty) => {
  async function filled() {
    const opened = await empty();
    await migrate(opened.store, before);
    await fill(opened.store);
    return opened;
  }

  it("get an id wherever a letter stood, and no row is lost", async () => {
    const { store, close } = await filled();
    try {
      const counted = await countsOf(store);
      await migrate(store, upTo);
      tablesHaveChanged(store);
      expect(await countsOf(store)).toEqual({ ...counted, plan_household: 8 });
      const columns = {
        plan_member: ["household_id"],
        plan_invitation: ["household_id", "from_side"],
        household_vault: ["household_id"],
        plan_log: ["side", "about_side"],
        plan_saved: ["owner"],
        plan_task: ["owner"],
        plan_ledger_entry: ["book", "writer", "payer", "receiver"],
        plan_ledger_split: ["book", "proposer"],
      };
      for (const [table, named] of Object.entries(columns)) {
        for (const column of named) {
          const found = (await values(store, table, column)).map((value) => String(value).replace(/hh_\w{32}/, "id"));
          const odd = found.filter((value) => !/^(id|asked:id|student|shared|helper|other|null)$/.test(value));
          expect(odd, `${table}.${column}`).toEqual([]);
          expect(found.filter((value) => value === "id").length, `${table}.${column}`).toBeGreaterThan(0);
        }
      }
    } finally {
      await close();
    }
  });

  describe("are read by the code of now", () => {
    it.each(["apart", "open"] as const)("as they were before, in a plan in which they are %s", async (plan) => {
      const { store, close } = await filled();
      try {
        await migrate(store);
        const planId = id(plan);
        const { first, second } = await homesOf(store, planId);
        const stored = await loadPlan(store, planId, id("student"));
        expect(stored?.households).toEqual([first, second]);
        const parents = stored?.members
          .filter(({ role }) => role === "parent")
          .map(({ name: who, household }) => [who, household]);
        expect(parents?.sort()).toEqual([
          ["first", first],
          ["second", second],
        ]);
        const invited = stored?.invitations.map(({ email, household, fromParty }) => [email, household, fromParty]);
        expect(invited).toEqual([
          ["a", first, first],
          ["b", second, second],
          ["s", null, "student"],
        ]);
        expect([
          (await readFinancesOf(store, planId, first)).pays,
          (await readFinancesOf(store, planId, second)).pays,
        ]).toEqual([1111, 2222]);
        const homes = { id: planId, households: [first, second] };
        const book = await readBook(store, homes, second);
        expect(book.entries.map(({ writer, payer, receiver }) => [writer, payer, receiver]).sort()).toEqual(
          [
            [second, second, null],
            ["student", "student", second],
          ].sort(),
        );
        expect(book.splits[0]?.shares.map(({ payer, part }) => [payer, part])).toEqual([
          ["student", 25],
          [second, 75],
        ]);
        const all = await readBook(store, homes, "shared");
        expect(all.splits[0]?.shares.map(({ payer, part }) => [payer, part])).toEqual([
          ["student", 10],
          [first, 30],
          [second, 60],
        ]);
        expect(all.splits[0]?.proposer).toBe(second);
        const saved = await readSaved(store, planId, savedParts([first, second]));
        expect(saved.map(({ owner, name: what }) => [what, owner]).sort()).toEqual([
          ["a", first],
          ["b", second],
          ["shared", "shared"],
          ["student", "student"],
        ]);
        const { stored: tasks } = await readTaskRows(store, planId);
        expect(tasks.map(({ owner, title }) => [title, owner]).sort()).toEqual([
          ["a", first],
          ["asked-a", `asked:${first}`],
          ["asked-b", `asked:${second}`],
          ["b", second],
          ["shared", "shared"],
          ["student", "student"],
        ]);
      } finally {
        await close();
      }
    });

    it("without a home that the mode doesn't have, though its rows are there", async () => {
      const { store, close } = await filled();
      try {
        await migrate(store);
        const { first, second } = await homesOf(store, id("lost"));
        expect((await loadPlan(store, id("lost"), id("student")))?.households).toEqual([first]);
        expect((await readFinancesOf(store, id("lost"), second)).pays).toBe(2222);
        const listed = (await listPlans(store, id("second"))).map(({ planId }) => planId);
        expect(listed.sort()).toEqual([id("apart"), id("open")].sort());
      } finally {
        await close();
      }
    });

    it("and what a student was left with names nobody", async () => {
      const { store, close } = await filled();
      try {
        await migrate(store);
        const { first } = await homesOf(store, id("alone"));
        const { entries } = await readBook(store, { id: id("alone"), households: [first] }, "student");
        expect(entries.map(({ payer, receiver }) => `${payer} ${receiver}`).sort()).toEqual([
          "other null",
          "student null",
          "student other",
        ]);
      } finally {
        await close();
      }
    });
  });

  it("can be taken back to letters, row by row", async () => {
    const { store, close } = await filled();
    try {
      const content = await contentOf(store);
      await migrate(store, upTo);
      await migrations[name]?.down?.(store);
      expect([...(await contentOf(store))].map(([table, rows]) => [table, sorted(rows)]).sort()).toEqual(
        [...content].map(([table, rows]) => [table, sorted(rows)]).sort(),
      );
    } finally {
      await close();
    }
  });

  it("go with what hangs on them, so that nothing of a home is left behind", async () => {
    const { store, close } = await filled();
    try {
      await migrate(store);
      const { second } = await homesOf(store, id("apart"));
      await store.deleteFrom("plan_household").where("id", "=", second).execute();
      for (const table of ["plan_member", "plan_invitation", "household_vault"] as const) {
        expect(await store.selectFrom(table).where("household_id", "=", second).selectAll().execute(), table).toEqual(
          [],
        );
      }
    } finally {
      await close();
    }
  });
});

/** Rows without the order of their columns. */
const sorted = (rows: readonly string[]) =>
  rows.map((row) => JSON.stringify(Object.entries(JSON.parse(row) as Record<string, unknown>).sort())).sort();

import { afterEach, beforeEach, expect, it } from "vitest";
import { openAccount } from "~/account/accounts.server";
import { seal } from "~/account/session/seal.server";
import { idOfKey, newIdempotencyKey } from "~/family/access/idempotency-key.server";
import { newId } from "~/family/access/ids.server";
import { loadPlan } from "~/family/access/plan-data.server";
import type { HouseholdId } from "~/family/access/roles";
import { joinHouseholds, keepOneHousehold } from "~/family/departure/households.server";
import { addMember } from "~/family/people/data.server";
import { begunPlan } from "../../../tests/setup/begun-plan";
import { homesOf } from "../../../tests/setup/households";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { inPlan, removeMember } from "../../../tests/setup/writing";
import { addEntry, agreeToSplit, deleteEntry, proposeSplit, readBook, withdrawSplit } from "./data.server";
import { type Book, type Party, type Payer, payersOf, type Share } from "./ledger";

const now = new Date("2026-11-21T12:00:00.000Z");

onBothStores("ledgers", (empty) => {
  let opened: EmptyStore;
  let plan = "";
  let a: HouseholdId;
  let b: HouseholdId;
  const account: Record<string, string> = {};
  const fresh = { studentName: "Maya", classYear: 2027, state: null, startedBy: "student", adultFrom: null } as const;
  beforeEach(async () => {
    opened = await empty();
    const { store } = opened;
    for (const name of ["maya", "renee", "tom"]) {
      const claims = { subject: `auth0|${name}`, email: `${name}@mail.example`, emailVerified: true, name };
      account[name] = (await openAccount(store, { ...claims, roles: [] }, "18+", now)).id;
    }
    plan = await begunPlan(store, account.maya ?? "", fresh, now);
    await inPlan(store, plan, (write) => joinHouseholds(write, "open"));
    ({ first: a, second: b } = await homesOf(store, plan));
    for (const [name, household] of [
      ["renee", a],
      ["tom", b],
    ] as const) {
      await inPlan(store, plan, (write) =>
        addMember(write, { accountId: account[name] ?? "", role: "parent", household, admitted: true }, now),
      );
    }
  });
  afterEach(() => opened.close());

  const cost = { day: "2027-08-01", receiver: null, forYear: null };
  const pay = (book: Book, writer: Party, what: string, payer: Payer = writer, receiver: Payer | null = null) =>
    inPlan(opened.store, plan, (write) =>
      addEntry(write, book, { ...cost, id: newId(), what, cents: 123_450, payer, receiver, writer }, now),
    );
  const read = (book: Book) => readBook(opened.store, { id: plan, households: [a, b] }, book);
  /** What stands in a book, with who paid, in words. */
  const written = async (book: Book) =>
    (await read(book)).entries.map(({ what, payer }) => `${what} ${payer === a ? "a" : payer === b ? "b" : payer}`);
  const shares = (book: Book, parts: readonly number[]): Share[] =>
    payersOf(book, [a, b]).map((payer, at) => ({
      payer,
      part: parts[at] ?? 0,
      cap: null,
      agreed: at === 0,
    }));
  const propose = (book: Book, proposer: Party, terms: readonly Share[], fromYear = 2027) =>
    inPlan(opened.store, plan, (write) => proposeSplit(write, book, proposer, { fromYear, shares: terms }));
  const agree = (book: Book, id: string | undefined, payer: Party) =>
    inPlan(opened.store, plan, (write) => agreeToSplit(write, book, id ?? "", payer));
  const withdraw = (book: Book, id: string | undefined, payer: Party) =>
    inPlan(opened.store, plan, (write) => withdrawSplit(write, book, id ?? "", payer));
  const memberOf = async (household: HouseholdId) =>
    (await loadPlan(opened.store, plan, account.maya ?? ""))?.members.find((each) => each.household === household)
      ?.id ?? "";

  it("keep payments and shares, sealed, each book by itself", async () => {
    await pay(a, a, "Tuition");
    await pay("shared", b, "Housing");
    await propose(a, "student", shares(a, [2_000, 8_000]));
    expect(await written(a)).toEqual(["Tuition a"]);
    expect(await written("shared")).toEqual(["Housing b"]);
    expect(await read(b)).toEqual({ entries: [], splits: [] });
    expect((await read(a)).splits).toMatchObject([{ fromYear: 2027, shares: shares(a, [2_000, 8_000]) }]);
    const rows = [
      ...(await opened.store.selectFrom("plan_ledger_entry").selectAll().execute()),
      ...(await opened.store.selectFrom("plan_ledger_split").selectAll().execute()),
    ];
    // As words: an id or a seal holds four digits in a row by chance.
    expect(JSON.stringify(rows)).not.toMatch(/Tuition|\b(123450|8000)\b/);
  });

  it("keep who got money that went between the sides, and the school year it counts for", async () => {
    const back = {
      id: newId(),
      what: "Paid back",
      cents: 5,
      day: "2028-07-02",
      payer: "student" as const,
      receiver: a,
    };
    await inPlan(opened.store, plan, (write) => addEntry(write, a, { ...back, forYear: 2027, writer: "student" }, now));
    expect((await read(a)).entries).toEqual([{ ...back, forYear: 2027, writer: "student" }]);
  });

  it("let only the side that wrote a payment take it out, and only under its own plan and book", async () => {
    const other = await begunPlan(opened.store, account.maya ?? "", { ...fresh, studentName: "Ben" }, now);
    await pay(a, a, "Tuition");
    const [entry] = (await read(a)).entries;
    const id = entry?.id ?? "";
    const tries = [
      inPlan(opened.store, plan, (write) => deleteEntry(write, a, id, "student")),
      inPlan(opened.store, plan, (write) => deleteEntry(write, "shared", id, a)),
      inPlan(opened.store, other, (write) => deleteEntry(write, a, id, a)),
    ];
    expect(await Promise.all(tries)).toEqual([false, false, false]);
    expect(await inPlan(opened.store, plan, (write) => deleteEntry(write, a, id, a))).toBe(true);
  });

  it("give other shares a new id, so that nobody agrees to what they have not read", async () => {
    await propose(a, "student", shares(a, [2_000, 8_000]));
    const [first] = (await read(a)).splits;
    await propose(a, "student", shares(a, [5_000, 5_000]));
    expect(await inPlan(opened.store, plan, (write) => agreeToSplit(write, a, first?.id ?? "", a))).toBe(false);
    const [second, ...others] = (await read(a)).splits;
    expect(others).toEqual([]);
    expect(second?.id).not.toBe(first?.id);
    expect(second?.shares.map(({ part, agreed }) => [part, agreed])).toEqual([
      [5_000, true],
      [5_000, false],
    ]);
    expect(await withdraw("shared", second?.id, "student")).toBe("none");
    expect((await read(a)).splits).toHaveLength(1);
  });

  it("keep a proposal beside what is agreed, until it is agreed in its place", async () => {
    const of = async (book: Book) =>
      (await read(book)).splits.map(({ proposer, shares: [one] }) => [proposer, one?.part]);
    await propose(a, "student", shares(a, [2_000, 8_000]));
    const [first] = (await read(a)).splits;
    await agree(a, first?.id, a);
    expect(await of(a)).toEqual([[null, 2_000]]);
    await propose(a, "student", shares(a, [0, 10_000]));
    expect((await of(a)).sort(), "the agreed one stays").toEqual(
      [
        [null, 2_000],
        ["student", 0],
      ].sort(),
    );
    const other = (await read(a)).splits.find(({ proposer }) => proposer !== null);
    expect(await withdraw(a, other?.id, a), "somebody else’s").toBe("none");
    expect(await withdraw(a, first?.id, "student"), "agreed").toBe("agreed");
    expect(await of(a)).toHaveLength(2);
    await agree(a, other?.id, a);
    expect(await of(a), "agreed in its place").toEqual([[null, 0]]);
    await propose(a, "student", shares(a, [5_000, 5_000]), 2028);
    const later = (await read(a)).splits.find(({ fromYear }) => fromYear === 2028);
    expect(await withdraw(a, later?.id, "student")).toBe("done");
    await propose(a, "student", shares(a, [10_000, 0]));
    expect(await of(a), "who pays all of it asks nobody").toEqual([[null, 10_000]]);
  });

  it("end in agreement or in a proposal taken back, when both are done at once", async () => {
    await propose(a, "student", shares(a, [5_000, 5_000]));
    const [split] = (await read(a)).splits;
    const [agreed, taken] = await Promise.all([agree(a, split?.id, a), withdraw(a, split?.id, "student")]);
    expect([agreed, taken]).toEqual(agreed ? [true, "agreed"] : [false, "done"]);
    expect((await read(a)).splits).toHaveLength(agreed ? 1 : 0);
  });

  it("count both who agree at once", async () => {
    await propose("shared", "student", shares("shared", [0, 5_000, 5_000]));
    const id = (await read("shared")).splits[0]?.id ?? "";
    await Promise.all(
      [a, b].map((payer) => inPlan(opened.store, plan, (write) => agreeToSplit(write, "shared", id, payer))),
    );
    expect((await read("shared")).splits[0]?.shares.map(({ agreed }) => agreed)).toEqual([true, true, true]);
  });

  it("hold a payment once, however often its form is sent, and another one that went on from it", async () => {
    const payment = { ...cost, what: "Tuition", cents: 1_000, payer: a, writer: a };
    const key = newIdempotencyKey();
    const send = (entry: typeof payment | (Omit<typeof payment, "cents"> & { cents: number })) =>
      inPlan(opened.store, plan, (write) => addEntry(write, a, { ...entry, id: idOfKey(key, entry) }, now));
    await Promise.all([send(payment), send(payment)]);
    expect((await read(a)).entries).toHaveLength(1);
    await send({ ...payment, cents: 2_000 });
    expect((await read(a)).entries.map(({ cents }) => cents).sort()).toEqual([1_000, 2_000]);
  });

  it("of all three end with two homes: the one that stays keeps what it and the student wrote and paid", async () => {
    await pay("shared", a, "Tuition");
    await pay("shared", "student", "Books");
    await pay("shared", b, "Housing");
    await pay("shared", a, "Told by a", b);
    await pay("shared", b, "Told by b", a);
    await pay(a, a, "Bus");
    await pay(b, b, "Train");
    await pay(b, "student", "Ticket");
    await pay(b, "student", "Told by the student", b);
    await pay("shared", "student", "Told to all", b);
    await pay("shared", "student", "To b", "student", b);
    await pay("shared", "student", "To a", "student", a);
    await pay("shared", a, "From a to b", a, b);
    await pay("shared", "student", "Told of both", b, a);
    await propose("shared", "student", shares("shared", [1_000, 4_500, 4_500]));
    await propose(b, b, shares(b, [1_000, 9_000]));
    await inPlan(opened.store, plan, (write) => keepOneHousehold(write, a, "estranged"));
    expect((await written(a)).sort()).toEqual(["Books student", "Bus a", "To a student", "Tuition a"]);
    expect((await written("student")).sort(), "what the student wrote of the other home, which is not named").toEqual([
      "Ticket student",
      "To b student",
      "Told by the student other",
      "Told to all other",
    ]);
    for (const book of [b, "shared"] as const) expect(await read(book)).toEqual({ entries: [], splits: [] });
  });

  it("of the second home stay its own when the first one ends", async () => {
    await pay("shared", b, "Housing");
    await pay(b, b, "Train");
    await pay(a, "student", "Bus");
    await pay(b, "student", "To b", "student", b);
    await propose(b, b, shares(b, [1_000, 9_000]));
    await inPlan(opened.store, plan, (write) => keepOneHousehold(write, b, "one"));
    expect((await written(b)).sort()).toEqual(["Housing b", "To b student", "Train b"]);
    expect((await read(b)).entries.find(({ what }) => what === "To b")?.receiver).toBe(b);
    expect(await written("student")).toEqual(["Bus student"]);
    expect((await read(b)).splits).toMatchObject([{ proposer: b, shares: shares(b, [1_000, 9_000]) }]);
    for (const book of [a, "shared"] as const) expect(await read(book)).toEqual({ entries: [], splits: [] });
  });

  it("lose the part of a home with the last of its people, and keep what the student wrote for the student", async () => {
    await pay(b, "student", "Train");
    await pay(b, b, "Rent");
    await pay("shared", b, "Housing");
    await pay("shared", a, "Tuition");
    await propose("shared", "student", shares("shared", [1_000, 4_500, 4_500]));
    await memberOf(b).then((member) => inPlan(opened.store, plan, (write) => removeMember(write, member)));
    expect(await written("shared")).toEqual(["Tuition a"]);
    expect((await read("shared")).splits).toEqual([]);
    expect(await written(b), "whoever joins that home next reads nothing of before").toEqual([]);
    expect(await written("student")).toEqual(["Train student"]);
  });

  it("read shares that were sealed before they named their payers, in the order of the book", async () => {
    const before = [
      { part: 2_000, cap: null, agreed: true },
      { part: 8_000, cap: 50_000, agreed: true },
    ];
    const row = { id: newId(), plan_id: plan, book: b, from_year: 2026, proposer: null };
    await opened.store
      .insertInto("plan_ledger_split")
      .values({ ...row, sealed: seal(JSON.stringify(before)) })
      .execute();
    const payers = (await read(b)).splits.map(({ shares: each }) => each.map(({ payer, part }) => [payer, part]));
    expect(payers).toEqual([
      [
        ["student", 2_000],
        [b, 8_000],
      ],
    ]);
  });

  it("take shares that name somebody for nobody else's", async () => {
    await propose(a, "student", shares(a, [2_000, 8_000]));
    const [split] = (await read(a)).splits;
    await opened.store
      .updateTable("plan_ledger_split")
      .set({ book: b })
      .where("id", "=", split?.id ?? "")
      .execute();
    expect((await read(b)).splits.map(({ shares: each }) => each.map(({ payer }) => payer))).toEqual([["student"]]);
  });
});

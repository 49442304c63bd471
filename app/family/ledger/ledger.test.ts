import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollarsAndCents } from "~/design/dollars-and-cents";
import {
  allocate,
  type Entry,
  isOpenOf,
  type LedgerYear,
  type Payer,
  partText,
  payersOf,
  reckon,
  type Split,
  schoolYearName,
  schoolYearOf,
  splitOf,
  whole,
} from "./ledger";

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const cents = fc.integer({ min: 0, max: 100_000_000 });

/** Parts that come to 100%, cut at random places. */
const partsFor = (count: number) =>
  fc.array(fc.integer({ min: 0, max: whole }), { minLength: count - 1, maxLength: count - 1 }).map((cuts) => {
    const edges = [0, ...cuts.sort((one, other) => one - other), whole];
    return edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0));
  });

const costsIn = (entries: readonly Entry[]) =>
  entries.filter(({ receiver }) => receiver === null).map((entry) => entry.cents);

const cost = { what: "Tuition", day: "2027-08-15", cents: 100_000, receiver: null, forYear: null } as const;

const homes = ["hh_a", "hh_b"] as const;
const ofA = payersOf("hh_a", homes);
const ofAll = payersOf("shared", homes);
const book = fc.constantFrom(ofA, payersOf("hh_b", homes), ofAll);
const ledger = book.chain((of) => {
  const payer = fc.constantFrom(...of);
  const day = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-12-31"), noInvalidDate: true });
  return fc.record({
    of: fc.constant(of),
    entries: fc.array(
      fc.record({
        id: fc.uuid(),
        what: fc.constant("Housing"),
        day: day.map((date) => date.toISOString().slice(0, 10)),
        cents: cents.map((amount) => amount + 1),
        payer,
        receiver: fc.option(payer),
        forYear: fc.option(fc.integer({ min: 2025, max: 2030 })),
        writer: fc.constantFrom("student", ...homes),
      }),
      { maxLength: 20 },
    ),
    splits: fc.uniqueArray(
      fc
        .tuple(
          fc.integer({ min: 2025, max: 2030 }),
          partsFor(of.length),
          fc.array(fc.option(cents), { minLength: 3, maxLength: 3 }),
        )
        .map(
          ([fromYear, parts, caps]): Split => ({
            id: String(fromYear),
            fromYear,
            proposer: null,
            shares: of.map((each, at) => ({
              payer: each,
              part: parts[at] ?? 0,
              cap: caps[at] ?? null,
              agreed: true,
            })),
          }),
        ),
      { maxLength: 3, selector: ({ fromYear }) => fromYear },
    ),
  });
});

describe("cutting an amount", () => {
  it("loses no cent and is never a cent away from the exact share", () => {
    fc.assert(
      fc.property(
        cents,
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 5 }),
        (all, by) => {
          const parts = allocate(all, by);
          const weight = sum(by);
          expect(sum(parts)).toBe(weight === 0 ? 0 : all);
          for (const [at, part] of parts.entries()) {
            expect(Number.isInteger(part)).toBe(true);
            if (weight > 0) expect(Math.abs(part - (all * (by[at] ?? 0)) / weight)).toBeLessThan(1);
          }
        },
      ),
    );
  });

  it("gives the last cents to the largest remainders", () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(101, [5_000, 5_000])).toEqual([51, 50]);
    expect(allocate(10_001, [3_333, 3_333, 3_334])).toEqual([3_333, 3_333, 3_335]);
    expect(allocate(5, [0, 0])).toEqual([0, 0]);
  });
});

describe("the ledger", () => {
  it("loses no cent: shares and what is above the caps come to the total, and so do the payments", () => {
    fc.assert(
      fc.property(ledger, ({ of, entries, splits }) => {
        const years = reckon(of, entries, splits);
        expect(sum(years.map(({ total }) => total))).toBe(sum(costsIn(entries)));
        for (const { total, split, accounts, uncovered } of years) {
          expect(accounts.map(({ payer }) => payer)).toEqual(of);
          expect(sum(accounts.map(({ paid }) => paid))).toBe(total);
          if (split === null) continue;
          expect(sum(accounts.map(({ due }) => due ?? Number.NaN)) + uncovered).toBe(total);
          expect(uncovered).toBeGreaterThanOrEqual(0);
          for (const { payer, due } of accounts) {
            const cap = split.shares.find((share) => share.payer === payer)?.cap ?? null;
            if (cap !== null) expect(due).toBeLessThanOrEqual(cap);
          }
          if (split.shares.every(({ cap }) => cap === null)) expect(uncovered).toBe(0);
        }
      }),
    );
  });

  it("settles: the balances of a year come to zero, and after the transfers nobody owes and nobody is owed", () => {
    fc.assert(
      fc.property(ledger, ({ of, entries, splits }) => {
        for (const { accounts, transfers } of reckon(of, entries, splits)) {
          const after = accounts.map(({ payer, balance }) => {
            const gave = sum(transfers.filter(({ from }) => from === payer).map((each) => each.cents));
            const got = sum(transfers.filter(({ to }) => to === payer).map((each) => each.cents));
            expect(gave === 0 || got === 0).toBe(true);
            return (balance ?? 0) + gave - got;
          });
          for (const left of after) expect(left).toBe(0);
          expect(sum(accounts.map(({ balance }) => balance ?? 0))).toBe(0);
          for (const { from, to, cents: amount } of transfers) {
            expect(amount).toBeGreaterThan(0);
            expect(from).not.toBe(to);
          }
        }
      }),
    );
  });

  it("is settled by paying exactly what is owed, all at once or one after the other", () => {
    fc.assert(
      fc.property(ledger, ({ of, entries, splits }) => {
        const paidBack = (from: readonly LedgerYear[]) =>
          from.flatMap(({ year, transfers }) =>
            transfers.map(
              ({ from: payer, to, cents: amount }): Entry => ({
                id: `${payer}${to}`,
                what: "Paid back",
                day: "2031-01-01",
                forYear: year,
                cents: amount,
                payer,
                receiver: to,
                writer: "student",
              }),
            ),
          );
        const years = reckon(of, entries, splits);
        const back = paidBack(years);
        const settled = reckon(of, [...entries, ...back], splits);
        expect(settled.flatMap(({ transfers }) => transfers)).toEqual([]);
        expect(settled.map(({ total }) => total)).toEqual(years.map(({ total }) => total));
        const [first, ...others] = back;
        if (first !== undefined) expect(paidBack(reckon(of, [...entries, first], splits))).toEqual(others);
      }),
    );
  });

  it("takes no repayment for a cost: it moves what is owed, and no share and no limit", () => {
    const half = (payer: "student" | "hh_a") => ({ payer, part: 5_000, cap: 100_000, agreed: true });
    const split: Split = { id: "s", fromYear: 2027, proposer: null, shares: [half("student"), half("hh_a")] };
    const entry = { what: "Tuition", day: "2027-08-15", forYear: null, receiver: null, writer: "hh_a" } as const;
    const tuition: Entry = { ...entry, id: "t", payer: "hh_a", cents: 200_000 };
    const back = (amount: number): Entry => ({
      ...entry,
      id: "p",
      what: "Paid back",
      payer: "student",
      receiver: "hh_a",
      cents: amount,
      day: "2028-07-02",
      forYear: 2027,
    });
    const owedAfter = (amount: number) => reckon(ofA, [tuition, back(amount)], [split])[0];
    expect(owedAfter(100_000)).toMatchObject({ total: 200_000, uncovered: 0, transfers: [] });
    expect(owedAfter(40_000)?.transfers).toEqual([{ from: "student", to: "hh_a", cents: 60_000 }]);
    expect(owedAfter(110_000)?.transfers).toEqual([{ from: "hh_a", to: "student", cents: 10_000 }]);
    expect(owedAfter(100_000)?.accounts[0]).toMatchObject({ due: 100_000, paid: 0, gave: 100_000, balance: 0 });
  });

  it("comes to known figures", () => {
    const share = (payer: "student" | "hh_a" | "hh_b", part: number, cap: number | null = null) => ({
      payer,
      part,
      cap,
      agreed: true,
    });
    const entry = (id: string, payer: Entry["writer"], amount: number, day = "2027-08-15"): Entry => ({
      id,
      payer,
      writer: payer,
      receiver: null,
      forYear: null,
      what: id,
      cents: amount,
      day,
    });
    const split: Split = {
      id: "s",
      fromYear: 2027,
      proposer: null,
      shares: [share("student", 1_000), share("hh_a", 6_000), share("hh_b", 3_000)],
    };
    const [year] = reckon(ofAll, [entry("Tuition", "hh_a", 1_000_000), entry("Books", "student", 20_001)], [split]);
    expect(year).toMatchObject({ name: "2027–28", total: 1_020_001, uncovered: 0 });
    expect(year?.accounts.map(({ due }) => due)).toEqual([102_000, 612_001, 306_000]);
    expect(year?.transfers).toEqual([
      { from: "student", to: "hh_a", cents: 81_999 },
      { from: "hh_b", to: "hh_a", cents: 306_000 },
    ]);
    const capped: Split = {
      ...split,
      shares: [share("student", 0), share("hh_a", 5_000), share("hh_b", 5_000, 200_000)],
    };
    const [limited] = reckon(ofAll, [entry("Tuition", "hh_a", 1_000_000)], [capped]);
    expect(limited).toMatchObject({ uncovered: 300_000, transfers: [{ from: "hh_b", to: "hh_a", cents: 200_000 }] });
    const [before] = reckon(ofA, [entry("Application", "hh_a", 7_500, "2027-06-30")], [split]);
    expect(before).toMatchObject({ year: 2026, split: null, transfers: [] });
    expect(before?.accounts).toContainEqual({ payer: "hh_a", due: null, paid: 7_500, gave: 0, got: 0, balance: null });
  });

  it("takes the agreement that began last by then", () => {
    const splits = [2028, 2026].map(
      (fromYear): Split => ({ id: String(fromYear), fromYear, proposer: null, shares: [] }),
    );
    expect([2025, 2026, 2027, 2028, 2030].map((year) => splitOf(splits, year)?.fromYear ?? null)).toEqual([
      null,
      2026,
      2026,
      2028,
      2028,
    ]);
  });

  it("never counts shares that somebody has not agreed to, but those of whoever pays all of it", () => {
    const of = (
      fromYear: number,
      agreed: readonly Payer[],
      parts: readonly number[],
      cap: number | null = null,
    ): Split => ({
      id: String(fromYear),
      fromYear,
      proposer: null,
      shares: ofAll.map((payer, at) => ({
        payer,
        part: parts[at] ?? 0,
        cap,
        agreed: agreed.includes(payer),
      })),
    });
    const everyone = of(2026, ["student", "hh_a", "hh_b"], [0, 5_000, 5_000]);
    const takes = (split: Split) => splitOf([everyone, split], 2027) === split;
    expect(takes(of(2027, ["hh_b"], [0, whole, 0])), "another is to pay").toBe(false);
    expect(takes(of(2027, ["student", "hh_b"], [0, whole, 0])), "all but the one who is to pay").toBe(false);
    expect(takes(of(2027, ["hh_b"], [0, 0, whole])), "the writer pays all").toBe(true);
    expect(takes(of(2027, ["hh_b"], [0, 0, whole], 100_000)), "the writer pays all up to a limit").toBe(false);
    expect(takes(of(2027, ["student", "hh_a", "hh_b"], [0, whole, 0])), "everyone").toBe(true);
    const [year] = reckon(
      ofAll,
      [{ ...cost, id: "t", payer: "hh_a", writer: "hh_a" }],
      [everyone, of(2026, ["hh_b"], [0, whole, 0])],
    );
    expect(year?.transfers).toEqual([{ from: "hh_b", to: "hh_a", cents: 50_000 }]);
  });

  it("lets a side take back its own proposal, and nobody what is agreed", () => {
    const half = (payer: Payer, agreed: boolean) => ({ payer, part: 5_000, cap: null, agreed });
    const open = { id: "s", fromYear: 2027, shares: [half("student", false), half("hh_a", true)] };
    const mine = (proposer: Split["proposer"], shares = open.shares) =>
      (["student", "hh_a"] as const).filter((payer) => isOpenOf({ ...open, shares, proposer }, payer));
    expect([mine("hh_a"), mine("student"), mine(null)]).toEqual([["hh_a"], ["student"], ["hh_a"]]);
    const agreed = [half("student", true), half("hh_a", true)];
    expect([mine("hh_a", agreed), mine(null, agreed)]).toEqual([[], []]);
  });

  it("begins a school year on July 1", () => {
    expect([schoolYearOf("2027-06-30"), schoolYearOf("2027-07-01")]).toEqual([2026, 2027]);
    expect([schoolYearName(2027), schoolYearName(2099)]).toEqual(["2027–28", "2099–00"]);
  });

  it("writes cents and parts as people do", () => {
    expect([dollarsAndCents(123_450), dollarsAndCents(-5), dollarsAndCents(0)]).toEqual([
      "$1,234.50",
      "−$0.05",
      "$0.00",
    ]);
    expect([partText(3_334), partText(5_000), partText(0)]).toEqual(["33.34%", "50%", "0%"]);
  });
});

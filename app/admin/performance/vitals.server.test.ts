import fc from "fast-check";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { daysKept, forgetOld } from "~/store/forget.server";
import { countCauses } from "~/vitals/causes.server";
import { countVitals, isHeard } from "~/vitals/data.server";
import {
  type Beacon,
  bounds,
  breaksBudget,
  brokenSince,
  connections,
  devices,
  type Metric,
  metrics,
  mondayOf,
  p75,
  rounded,
  totalOf,
} from "~/vitals/metrics";
import { rollUpVitals } from "~/vitals/roll-up.server";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { pageOf, readTable, type TableShape } from "../table";
import { causesShape, distributionShape, overShape, vitalsShape } from "./shapes";
import {
  causeRows,
  distributionRows,
  metricOf,
  overRows,
  readDistribution,
  vitalRows,
  weeksOfOver,
} from "./vitals.server";

onBothStores("what readers feel", (empty) => {
  let opened: EmptyStore;
  beforeEach(async () => {
    opened = await empty();
  });
  afterEach(() => opened.close());

  const now = new Date("2026-11-25T12:00:00.000Z");
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const beacon = (more: Partial<Beacon> = {}): Beacon => ({
    template: "routes/site/home",
    device: "phone",
    connection: "fast",
    release: "new",
    values: { LCP: 900, CLS: 0 },
    ...more,
  });
  const send = async (times: number, more: Partial<Beacon> = {}, at = now) => {
    for (let one = 0; one < times; one += 1) await countVitals(opened.store, beacon(more), at);
  };
  const serve = (version: string, at: Date) =>
    opened.store.insertInto("site_release").values({ version, first_seen_at: at.toISOString() }).execute();
  const asked = (shape: TableShape, address: string) => readTable(shape, new URLSearchParams(address));

  it("is counted also at once, each value in its bucket", async () => {
    await Promise.all(Array.from({ length: 20 }, () => countVitals(opened.store, beacon(), now)));
    const rows = await opened.store.selectFrom("vital").selectAll().orderBy("metric").execute();
    expect(rows.map(({ day, metric, bucket, count }) => [day, metric, bucket, count])).toEqual([
      ["2026-11-25", "CLS", 0, 20],
      ["2026-11-25", "LCP", 8, 20],
    ]);
  });

  it("says which part took longest of what is over its budget, counted also at once", async () => {
    const slow = { values: { LCP: 5000, INP: 90, TTFB: 20 }, causes: { LCP: "server", INP: "waiting" } } as const;
    await Promise.all(Array.from({ length: 6 }, () => countCauses(opened.store, beacon(slow), now)));
    const drawing = beacon({ ...slow, causes: { LCP: "drawing", TTFB: "server" } });
    for (const at of [now, now, ago(7)]) await countCauses(opened.store, drawing, at);
    // A page of a release before says nothing of it.
    await countCauses(opened.store, beacon({ values: { LCP: 5000 } }), now);
    const shown = async (address: string) => {
      const query = asked(causesShape, address);
      const { rows } = pageOf(causesShape, await causeRows(opened.store, query, now), query);
      return rows.map(({ label, longest, values, percent }) => [label, longest, values, percent]);
    };
    expect(await shown("cause-week=0")).toEqual([
      ["LCP, ms", "Waiting for the server", 6, 75],
      ["LCP, ms", "It’s there and isn’t drawn yet", 2, 25],
    ]);
    expect(await shown("cause-metric=INP")).toEqual([]);
    expect(await shown("cause-metric=TTFB")).toEqual([["TTFB, ms", "The server’s answer", 3, 100]]);
    await forgetOld(opened.store, ago(-daysKept.vital - 14));
    expect(await shown("cause-metric=")).toEqual([]);
    expect(await opened.store.selectFrom("vital_cause").selectAll().execute()).toEqual([]);
  });

  it("is shown by page, week and device, filtered by metric and connection", async () => {
    await send(3);
    await send(1, { values: { LCP: 5000 }, connection: "slow" });
    await send(2, { device: "computer" });
    await send(1, {}, ago(7));
    const shown = async (address: string) => {
      const query = asked(vitalsShape, address);
      const { rows } = pageOf(vitalsShape, await vitalRows(opened.store, query, now), query);
      return rows.map(({ monday, on, p75, values }) => [monday, on, p75, values]);
    };
    expect(await shown("")).toEqual([
      ["2026-11-23", "Phone", 1000, 4],
      ["2026-11-23", "Computer", 950, 2],
      ["2026-11-16", "Phone", 950, 1],
    ]);
    expect(await shown("connection=slow")).toEqual([["2026-11-23", "Phone", 5500, 1]]);
    expect(await shown("metric=CLS&week=1")).toEqual([["2026-11-16", "Phone", 0.001, 1]]);
    const query = asked(distributionShape, "of-template=routes/site/home&of-device=phone&of-week=0");
    const counts = await readDistribution(opened.store, query, now);
    const page = pageOf(distributionShape, distributionRows(query, counts), query);
    expect(page.rows.filter(({ values }) => values !== 0).map(({ above, percent }) => [above, percent])).toEqual([
      [800, 75],
      [4000, 25],
    ]);
  });

  it("names what breaks a budget, and since which release without a pause", async () => {
    await serve("old", ago(20));
    await serve("new", ago(3));
    await send(60, { release: "old" }, ago(10));
    await send(15, { values: { LCP: 2100 } });
    expect(await overRows(opened.store, now)).toEqual([]);
    await send(40, { values: { LCP: 2100 } });
    const rows = await overRows(opened.store, now);
    expect(rows.map(({ label, on, release, since, values }) => [label, on, release, since, values])).toEqual([
      ["LCP, ms", "Phone", "new", ago(3).toISOString(), 115],
    ]);
    expect(pageOf(overShape, rows, asked(overShape, "")).total).toBe(1);
    await serve("newest", ago(1));
    await send(50, { release: "newest" });
    await send(60, { release: "old", values: { LCP: 2100 } }, ago(10));
    expect(await overRows(opened.store, now), "mended").toEqual([]);
  });

  it("reads the same once its weeks are rolled up, also by two processes at once, and with a value that came late", async () => {
    await send(3, { release: "old" }, ago(9));
    await send(2, { release: "new", connection: "slow", values: { LCP: 5000 } }, ago(8));
    await send(4);
    const read = async () => {
      const query = asked(vitalsShape, "");
      const { rows } = pageOf(vitalsShape, await vitalRows(opened.store, query, now), query);
      const slow = asked(distributionShape, "of-connection=slow");
      return [
        rows.map(({ monday, p75, values }) => [monday, p75, values]),
        await readDistribution(opened.store, slow, now),
      ];
    };
    const before = await read();
    const both = await Promise.all([rollUpVitals(opened.store, now), rollUpVitals(opened.store, now)]);
    expect(Math.max(...both)).toBe(1);
    expect(await opened.store.selectFrom("vital").select("day").distinct().execute()).toEqual([{ day: "2026-11-25" }]);
    expect(await read()).toEqual(before);
    await send(1, { release: "old" }, ago(9));
    const late = await read();
    await rollUpVitals(opened.store, now);
    expect(await read()).toEqual(late);
    expect(late).not.toEqual(before);
  });

  it("adds up to what was sent, whatever is asked for and however much of it is rolled up", async () => {
    const releases = ["first", "second", "third"] as const;
    for (const [at, version] of releases.entries()) await serve(version, ago(40 - at * 12));
    const value = fc.record({
      metric: fc.constantFrom(...metrics, "LCP" as const, "LCP" as const),
      day: fc.nat(45).map((age) => ago(age).toISOString().slice(0, 10)),
      template: fc.constantFrom("routes/site/home", "routes/tools/colleges", "words/blog"),
      device: fc.constantFrom(...devices),
      connection: fc.constantFrom(...connections),
      release: fc.constantFrom(...releases),
      bucket: fc.nat(14),
    });
    type Sent = typeof value extends fc.Arbitrary<infer One> ? One : never;
    /** One page keeps its budgets, one has been mended by the last release, one is slow. */
    const asSlow = ({ bucket, ...rest }: Sent): Sent => {
      const kept = rest.template === "words/blog" || (rest.template.endsWith("home") && rest.release === "third");
      return { ...rest, bucket: kept ? bucket % 4 : bucket % (bounds[rest.metric].length + 1) };
    };
    const sent: Sent[] = [];
    const sendSome = async (count: number) => {
      const more = fc.sample(value, count).map(asSlow);
      sent.push(...more);
      const counts = new Map<string, number>();
      for (const one of more) counts.set(JSON.stringify(one), (counts.get(JSON.stringify(one)) ?? 0) + 1);
      await opened.store
        .insertInto("vital")
        .values([...counts].map(([one, count]) => ({ ...(JSON.parse(one) as Sent), count })))
        .onConflict((conflict) =>
          conflict
            .columns(["day", "metric", "template", "device", "connection", "release", "bucket"])
            .doUpdateSet({ count: sql<number>`vital.count + excluded.count` }),
        )
        .execute();
    };
    /** Counts by bucket of what was sent, value by value. */
    const countsOf = (metric: Metric, which: (value: Sent) => boolean) => {
      const counts = Array.from<number>({ length: bounds[metric].length + 1 }).fill(0);
      for (const one of sent)
        if (one.metric === metric && which(one)) counts[one.bucket] = (counts[one.bucket] ?? 0) + 1;
      return counts;
    };
    const mondayOfDay = (day: string) => mondayOf(new Date(day));
    const asIs = ({ metric, device, connection, week }: Readonly<Record<string, string>>, value: Sent) =>
      (!metric || value.metric === metric) &&
      (!device || value.device === device) &&
      (!connection || value.connection === connection) &&
      (!week || mondayOfDay(value.day) === mondayOf(now, Number(week)));
    const inOrder = (rows: readonly string[]) => [...rows].sort();
    const check = async (when: string) => {
      for (const address of [
        "",
        "metric=",
        "metric=CLS&device=phone",
        "metric=&connection=slow",
        "metric=INP&week=2",
      ]) {
        const { filters } = asked(vitalsShape, address);
        const expected = new Map<string, Sent>();
        for (const one of sent.filter((value) => asIs(filters, value))) {
          expected.set([one.template, one.metric, one.device, mondayOfDay(one.day)].join(" "), one);
        }
        const rows = await vitalRows(opened.store, asked(vitalsShape, address), now);
        expect(inOrder(rows.map(({ id, monday, values, p75 }) => [id, monday, values, p75].join(" "))), when).toEqual(
          inOrder(
            [...expected.values()].map(({ template, metric, device, day }) => {
              const monday = mondayOfDay(day);
              const week = Array.from({ length: 12 }, (_, back) => back).find((back) => mondayOf(now, back) === monday);
              const counts = countsOf(
                metric,
                (value) =>
                  asIs({ ...filters, metric, device }, value) &&
                  value.template === template &&
                  mondayOfDay(value.day) === monday,
              );
              const value = rounded(metric, p75(metric, counts) ?? Number.NaN);
              return [template, metric, device, week, monday, totalOf(counts), value].join(" ");
            }),
          ),
        );
        const drawn = asked(distributionShape, address.replace(/(metric|device|connection|week)=/g, "of-$1="));
        const metric = metricOf(drawn);
        expect(await readDistribution(opened.store, drawn, now), when).toEqual(
          countsOf(metric, (value) => asIs({ ...drawn.filters, metric }, value)),
        );
      }
      const from = mondayOf(now, weeksOfOver);
      const over = await overRows(opened.store, now);
      const lately = sent.filter(({ day }) => day >= from);
      const keys = new Set(lately.map(({ template, metric, device }) => [template, metric, device].join(" ")));
      const expected = [...keys].flatMap((key) => {
        const its = (value: Sent) =>
          value.day >= from && [value.template, value.metric, value.device].join(" ") === key;
        const metric = metrics.find((one) => key.split(" ")[1] === one) ?? "LCP";
        const counts = countsOf(metric, its);
        const since = brokenSince(
          metric,
          releases.map((release) => ({
            release,
            counts: countsOf(metric, (one) => its(one) && one.release === release),
          })),
        );
        return breaksBudget(metric, counts) && since !== null ? [[key, totalOf(counts), since.release].join(" ")] : [];
      });
      expect(inOrder(over.map(({ id, values, release }) => [id, values, release].join(" "))), when).toEqual(
        inOrder(expected),
      );
      return expected.length;
    };
    await sendSome(3_000);
    expect(await check("as days"), "some break their budget").toBeGreaterThan(0);
    await rollUpVitals(opened.store, now);
    expect(await opened.store.selectFrom("vital").select("day").distinct().execute()).toEqual([{ day: "2026-11-25" }]);
    await check("rolled up");
    await sendSome(300);
    await check("with values that came late");
    await rollUpVitals(opened.store, now);
    await check("rolled up again");
  });

  it("is heard of the last releases alone, and has an end", async () => {
    for (const days of [6, 5, 4, 3, 2, 1]) await serve(`r${days}`, ago(days));
    expect(await Promise.all(["r6", "r5", "r1", "r0"].map((name) => isHeard(opened.store, name)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    await send(1, {}, ago(daysKept.vital + 1));
    await send(1, {}, ago(daysKept.vital));
    await forgetOld(opened.store, now);
    const days = await opened.store.selectFrom("vital").select("day").distinct().execute();
    expect(days).toEqual([{ day: ago(daysKept.vital).toISOString().slice(0, 10) }]);
  });
});

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { statusCounts } from "~/admin/counselor.server";
import { StatusChart } from "~/admin/status-chart";
import { giveBack, takeOne } from "~/store/rate-limit.server";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { countAnswer, countStatus } from "./counts.server";

onBothStores("counts of the counselor's model", (empty) => {
  let opened: EmptyStore;
  beforeEach(async () => {
    opened = await empty();
  });
  afterEach(() => opened.close());

  const now = new Date("2026-11-22T12:00:00.000Z");

  it("add up by day and reason, and hold no text", async () => {
    const refused = [
      { reason: "figure", kind: "fabricated" },
      { reason: "figure", kind: "wrongly cited" },
      { reason: "promise", kind: "against the rules" },
    ] as const;
    await Promise.all([
      countAnswer(opened.store, { outcome: "answered", passed: 2, refused }, now),
      countAnswer(opened.store, { outcome: "answered", passed: 3, refused: [] }, now),
      countAnswer(opened.store, { outcome: "used up", passed: 0, refused: [] }, now),
    ]);
    const rows = await opened.store
      .selectFrom("counselor_count")
      .selectAll()
      .orderBy("subject")
      .orderBy("name")
      .execute();
    expect(rows).toEqual([
      { day: "2026-11-22", subject: "gate", name: "figure", times: 2 },
      { day: "2026-11-22", subject: "gate", name: "passed", times: 5 },
      { day: "2026-11-22", subject: "gate", name: "promise", times: 1 },
      { day: "2026-11-22", subject: "model", name: "answered", times: 2 },
      { day: "2026-11-22", subject: "model", name: "used up", times: 1 },
    ]);
  });

  it("tell the doors apart, and the chart adds them up by how replies ended", async () => {
    const { store } = opened;
    for (const status of ["answered", "limit"] as const) await countStatus(store, status, now);
    for (const status of ["danger", "answered"] as const) await countStatus(store, status, now, "search status");
    await countStatus(store, "not known", now, "mcp status");
    await countStatus(store, "answered", new Date("2026-08-01T12:00:00.000Z"));
    const counts = await statusCounts(store, now);
    expect(counts.map(({ status }) => status)).toEqual([
      ...["Answered", "Asks", "Not known", "Not for us", "Danger", "Limit", "Failure"],
    ]);
    expect(counts.filter(({ page, search, mcp }) => page + search + mcp > 0)).toEqual([
      { status: "Answered", page: 1, search: 1, mcp: 0 },
      { status: "Not known", page: 0, search: 0, mcp: 1 },
      { status: "Danger", page: 0, search: 1, mcp: 0 },
      { status: "Limit", page: 1, search: 0, mcp: 0 },
    ]);
    const drawn = renderToStaticMarkup(createElement(StatusChart, { counts }));
    expect(drawn).toContain("Answered: 2");
    expect(drawn.match(/<rect[^>]*width="0"/g)).toHaveLength(16);
    expect(renderToStaticMarkup(createElement(StatusChart, { counts: [] }))).toBe("");
  });

  it("add up how replies ended, with a model or without", async () => {
    for (const status of ["answered", "not known", "answered"] as const) await countStatus(opened.store, status, now);
    const rows = await opened.store.selectFrom("counselor_count").selectAll().orderBy("name").execute();
    expect(rows).toEqual([
      { day: "2026-11-22", subject: "status", name: "answered", times: 2 },
      { day: "2026-11-22", subject: "status", name: "not known", times: 1 },
    ]);
  });

  it("give back what no model answered, and never more", async () => {
    const take = () => takeOne(opened.store, "model answers of a", { most: 1, seconds: 60 }, now);
    expect([await take(), await take()]).toEqual([true, false]);
    for (let at = 0; at < 3; at += 1) await giveBack(opened.store, "model answers of a");
    expect([await take(), await take()]).toEqual([true, false]);
  });
});

import { describe, expect, it } from "vitest";
import { onBothStores } from "../../tests/setup/stores";
import { reportSchema } from "./receive.server";
import { saveReport } from "./save.server";

const sent = {
  id: "0123456789abcdef0123456789abcdef",
  timestamp: "2026-01-15T10:00:00.000Z",
  url: "https://site.example/colleges?q=my+name",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
  sessionId: "fedcba9876543210fedcba9876543210",
  type: "JavaScript",
  severity: "medium",
  message: 'Unexpected "my essay"',
  stack: null,
  context: {},
  resolved: false,
};

describe("reportSchema", () => {
  it("keeps what is needed to fix the fault, and nothing that was typed", () => {
    const report = reportSchema.parse(sent);
    expect(report).toMatchObject({ url: "/colleges", userAgent: "Firefox on Linux", message: 'Unexpected "…"' });
    expect(JSON.stringify(report)).not.toMatch(/my/);
  });

  it.each([
    ["type", "Other"],
    ["severity", "none"],
    ["id", "x'; drop table"],
    ["timestamp", "yesterday"],
    ["message", "a".repeat(2001)],
    ["stack", "a".repeat(8001)],
    ["context", Object.fromEntries(Array.from({ length: 11 }, (_, n) => [n, ""]))],
    ["resolved", true],
    ["email", "ada@example.org"],
  ])("refuses %s %j", (key, value) => {
    expect(reportSchema.safeParse({ ...sent, [key]: value }).success).toBe(false);
  });
});

onBothStores("reports", (empty) => {
  it("are written down once, with the server's time", async () => {
    const { store, close } = await empty();
    try {
      const nul = {
        url: "https://site.example/colle\0ges",
        message: "Unexpected\0",
        stack: "a\0b",
        context: { where: "error\0 screen" },
      };
      await saveReport(store, reportSchema.parse({ ...sent, ...nul, id: "f".repeat(32) }), new Date(0));
      expect(
        await store.deleteFrom("error_report").returning(["path", "message", "stack", "context"]).execute(),
      ).toEqual([{ path: "/colleges", message: "Unexpected", stack: "ab", context: '{"where":"error screen"}' }]);
      const report = reportSchema.parse(sent);
      await saveReport(store, report, new Date(Date.UTC(2026, 0, 16)));
      await saveReport(store, report, new Date(Date.UTC(2026, 0, 17)));
      const rows = await store.selectFrom("error_report").selectAll().execute();
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        id: sent.id,
        at: "2026-01-16T00:00:00.000Z",
        path: "/colleges",
        type: "JavaScript",
        resolved: 0,
        context: null,
      });
    } finally {
      await close();
    }
  });
});

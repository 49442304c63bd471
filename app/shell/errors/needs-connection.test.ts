import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { connectionNeeded, lineFor, neverHere } from "./needs-connection";

describe("what needs a connection", () => {
  it("is said alike by a page and by the service worker", () => {
    const worker = readFileSync("public/service-worker.js", "utf8");
    const table = /const connectionNeeded = (\[[\s\S]*?\n\]);/.exec(worker)?.[1] ?? "";
    for (const [path, line] of connectionNeeded) {
      expect(table).toContain(String(path));
      expect(table).toContain(line);
    }
  });

  it.each([
    ["/trip-results", /^Planning visits/],
    ["/colleges/203535-kenyon-college", /^This college’s page/],
    ["/colleges/compare", /^This comparison isn’t/],
    ["/es/college-cost-calculator", /^What other colleges cost/],
    ["/colleges", /^Searching colleges/],
    ["/plan", /^A plan is kept on our server/],
    ["/faq", /^This page needs a connection/],
  ])("says of %s what it is", (path, line) => {
    expect(lineFor(path)).toMatch(line);
  });

  it("is never on the device where it's trips alone", () => {
    expect(["/college-visit-planner", "/trip-results", "/colleges/compare", "/colleges"].map(neverHere)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

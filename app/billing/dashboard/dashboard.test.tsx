import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PlanActions } from "./dashboard";
import type { Dashboard } from "./dashboard-view";

const quiet = { live: true, cancelled: false, waived: false, trialUsed: true, changes: [] };

/** The buttons for somebody's plan as it stands, by what they post. */
function buttons(state: Partial<Dashboard>): string[] {
  const dashboard = { ...quiet, reason: "paid", paymentMethod: "Visa", ...state } as Dashboard;
  const html = renderToStaticMarkup(<PlanActions {...dashboard} />);
  return [...html.matchAll(/value="([^"]+)"/g)].map(([, value]) => value ?? "");
}

it("a family with a fee waiver can cancel what could still be charged, and has nothing else to press", () => {
  expect(buttons({ waived: true, reason: "waiver" })).toEqual(["cancel"]);
  expect(buttons({ waived: true, reason: "waiver", cancelled: true })).toEqual([]);
  expect(buttons({ waived: true, reason: "waiver", live: false })).toEqual([]);
});

it("what is not paid can be cancelled, also when it is cancelled for later", () => {
  for (const reason of ["grace", "unpaid"] as const) {
    expect(buttons({ reason, cancelled: true }), reason).toContain("cancel");
    expect(buttons({ reason }), reason).toContain("cancel");
  }
  expect(buttons({ cancelled: true })).toEqual(["resume"]);
});

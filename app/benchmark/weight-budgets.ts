import budgets from "../../content/budgets/page-weights.json";
import type { Budgets, Kind } from "./weights";

/** What pages may weigh, from the file of budgets. `npm test` weighs every public page. */
export const weightBudgets: Budgets = {
  usual: budgets.usual,
  exceptions: budgets.exceptions.map((one) => ({ ...one, kind: one.kind as Kind })),
};

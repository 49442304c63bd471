import budgets from "../../content/budgets/page-weights.json";
import type { Budgets, Kind } from "./weights";

/** What pages may weigh, from the file of budgets. `npm test` weighs every public page. */
export const weightBudgets: Budgets = {
  usual: budgets.usual,
  exceptions: budgets.exceptions.map((one) => ({ ...one, kind: one.kind as Kind })),
};

/**
 * What a tool may load when it's first touched besides its page, compressed, in bytes: tables of colleges, and the
 * program that reads them.
 */
export const firstTouchBudget: { readonly data: number; readonly program: number } = budgets.firstTouch;

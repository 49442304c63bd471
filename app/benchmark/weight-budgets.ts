import budgets from "../../content/budgets/page-weights.json";
import type { Budgets, Kind } from "./weights";

/** What pages may weigh, from the file of budgets. `npm test` weighs every public page. */
export const weightBudgets: Budgets = {
  usual: budgets.usual,
  exceptions: budgets.exceptions.map((one) => ({ ...one, kind: one.kind as Kind })),
};

/**
 * What a tool may load when it's first touched, compressed, in bytes: tables of colleges; and all else, the program that
 * reads them and what every page fetches ahead once it's touched.
 */
export const firstTouchBudget: { readonly data: number; readonly program: number } = budgets.firstTouch;

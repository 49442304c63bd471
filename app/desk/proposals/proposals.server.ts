import { catalogue } from "~/colleges/catalogue.server";
import { testPoliciesHead, testPolicyRows } from "~/season/test-policies";
import { lowestIncomes } from "./lowest-incomes";
import { priceFell } from "./price-fell";
import type { Proposal } from "./proposal";
import { testsRequired } from "./tests-required";

let made: readonly Proposal[] | undefined;

/** Every piece that the tables of this release suggest. Tables change by release, so they're worked out once. */
export function proposals(): readonly Proposal[] {
  const { all } = catalogue();
  made ??= [
    testsRequired(testPolicyRows().values(), testPoliciesHead.entry),
    priceFell(all),
    lowestIncomes(all),
  ].filter((proposal) => proposal !== null);
  return made;
}

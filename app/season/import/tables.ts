import { closuresTable } from "./closures";
import { cssProfileTable } from "./css-profile";
import { deadlinesTable } from "./deadlines";
import type { SeasonTable } from "./season-table";
import { stateAidTable } from "./state-aid";
import { testDatesTable } from "./test-dates";
import { testPoliciesTable } from "./test-policies";

/** Every table of the season, in the order in which the command writes them. */
export const seasonTables: readonly SeasonTable[] = [
  testPoliciesTable,
  closuresTable,
  deadlinesTable,
  testDatesTable,
  cssProfileTable,
  stateAidTable,
];

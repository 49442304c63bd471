import type { Migration } from "kysely";
import { errorReports } from "./0001_error_reports";
import { accounts } from "./0002_accounts";
import { billing } from "./0003_billing";
import { family } from "./0005_family";
import { mail } from "./0006_mail";
import { calendar } from "./0008_calendar";
import { saved } from "./0009_saved";
import { leaving } from "./0010_leaving";
import { tasks } from "./0011_tasks";
import { mending } from "./0012_mending";
import { betweenSides } from "./0013_between_sides";

/**
 * Every migration, imported by hand so that a built server holds them all. A name is never changed once released: it
 * is what a store remembers. A new one takes the next number.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001_error_reports": errorReports,
  "0002_accounts": accounts,
  "0003_billing": billing,
  "0005_family": family,
  "0006_mail": mail,
  "0008_calendar": calendar,
  "0009_saved": saved,
  "0010_leaving": leaving,
  "0011_tasks": tasks,
  "0012_mending": mending,
  "0013_between_sides": betweenSides,
};

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/**
 * One policy decides every page, export, calendar, e-mail and answer because nothing goes around it: the rows of a plan
 * are read in one folder, and only the commands of the family's room turn them into anything.
 */
const tables = [
  "plan",
  "plan_member",
  "plan_invitation",
  "plan_college",
  "household_vault",
  "plan_log",
  "family",
  "plan_feed",
  "plan_reminder",
  "plan_reminded",
];

const kept = ["plan_saved", "plan_ledger_entry", "plan_ledger_split", "plan_essay", "plan_task", "plan_task_setup"];

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((path) => ({ path, text: readFileSync(join("app", path), "utf8") }));
const isRows = (path: string) => path.startsWith("family/rows/");
const isFamily = (path: string) => path.startsWith("family/");

const importing = (what: RegExp) =>
  sources
    .filter(({ text }) => [...text.matchAll(/from "([^"]+)"/g)].some(([, from]) => what.test(from ?? "")))
    .map(({ path }) => path);

describe("the read model of a plan", () => {
  it("has its rows read and written in one folder", () => {
    const query = new RegExp(
      `(selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\\(\\s*"(${[...tables, ...kept].join("|")})[" ]`,
    );
    const wrong = sources.filter(({ path, text }) => query.test(text) && !isRows(path));
    expect(wrong.map(({ path }) => path)).toEqual([]);
    expect(sources.filter(({ path, text }) => isRows(path) && query.test(text)).length).toBeGreaterThan(4);
  });

  it("has its row types named in that folder alone", () => {
    const rowTypes =
      /\b(PlanRow|PlanMemberRow|PlanInvitationRow|PlanCollegeRow|HouseholdVaultRow|PlanLogRow|PlanSavedRow|PlanLedgerEntryRow|PlanLedgerSplitRow|PlanEssayRow|PlanTaskRow)\b/;
    const wrong = sources.filter(({ path, text }) => rowTypes.test(text) && !isRows(path) && path !== "store/rows.ts");
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("is asked for by the family's own server files, and by no page or view", () => {
    const rows = importing(
      /(^|\/)rows\/(saved|ledger|essays|tasks|plans|people|colleges|vaults|log|dates|reminders)\.server$/,
    );
    expect(rows.filter((path) => !isFamily(path))).toEqual([]);
    expect(rows.filter((path) => path.endsWith(".tsx"))).toEqual([]);
  });

  it("shows what `view.ts` gives: no view and no route sees a stored plan", () => {
    const stored = importing(/(^|\/)stored$/);
    expect(stored.filter((path) => path.endsWith(".tsx") || path.startsWith("routes/"))).toEqual([]);
    const routes = sources.filter(({ path }) => path.startsWith("routes/"));
    expect(routes.filter(({ text }) => /openPlan\(/.test(text) && /opened\.plan\b|\{ plan[,} ]/.test(text))).toEqual(
      [],
    );
  });

  it("opens a household's figures in one command file", () => {
    expect(importing(/rows\/vaults\.server$/).sort()).toEqual([
      "family/accept.server.ts",
      "family/household.server.ts",
    ]);
    const reading = sources.filter(({ text }) => /\breadVault\(/.test(text)).map(({ path }) => path);
    expect(reading.sort()).toEqual(["family/household.server.ts", "family/rows/vaults.server.ts"]);
  });

  it("opens what is saved in one command file", () => {
    expect(importing(/rows\/saved\.server$/)).toEqual(["family/saved.server.ts"]);
  });

  it("opens the ledgers in one command file, and the essays", () => {
    expect(importing(/rows\/ledger\.server$/)).toEqual(["family/ledger.server.ts"]);
    expect(importing(/rows\/essays\.server$/)).toEqual(["family/essays.server.ts"]);
    expect(importing(/rows\/tasks\.server$/)).toEqual(["family/tasks.server.ts"]);
  });

  it("is opened by every page of a plan", () => {
    const pages = sources.filter(({ path }) => /^routes\/plan\//.test(path));
    const withId = pages.filter(({ text }) => /params\.plan/.test(text));
    expect(withId.length).toBeGreaterThan(6);
    for (const { path, text } of withId) {
      // What only writes decides in the transaction of its write.
      expect(text, path).toMatch(/(openPlan|writePlan)\(member, params\.plan/);
      expect(text, path).toContain('cached("closed")');
      // A file to download has no head.
      if (path.endsWith(".tsx")) expect(text, path).toContain("index: false");
      expect(text, path).not.toContain("forEveryone");
    }
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

const kept = [
  "plan_saved",
  "plan_ledger_entry",
  "plan_ledger_split",
  "plan_essay",
  "plan_task",
  "plan_task_setup",
  "plan_record",
  "plan_draft",
  "plan_draft_sitting",
  "plan_draft_share",
  "plan_draft_question",
];

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((path) => ({ path, text: readFileSync(join("app", path), "utf8") }));
const isData = (path: string) => /^family\/([^/]+\/([\w-]+-)?data|access\/lock-plan)\.server\.ts$/.test(path);
const isFamily = (path: string) => path.startsWith("family/");

/** What a departure asks the rooms of a plan is how much there is and that it goes: it opens nothing of it. */
const isDeparture = (path: string) => path.startsWith("family/departure/");

/** The files that import one whose path under app/ matches, but those of a departure. */
const importing = (what: RegExp) =>
  sources
    .filter(({ path }) => !isDeparture(path))
    .filter(({ path, text }) =>
      [...text.matchAll(/from "(~\/|\.[^"]*\/)([^"]+)"/g)].some(([, from = "", name = ""]) =>
        what.test(from === "~/" ? name : join(dirname(path), from, name)),
      ),
    )
    .map(({ path }) => path)
    .sort();

describe("the read model of a plan", () => {
  it("has its rows read and written in the data files of its rooms", () => {
    const query = new RegExp(
      `(selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\\(\\s*"(${[...tables, ...kept].join("|")})[" ]`,
    );
    const wrong = sources.filter(({ path, text }) => query.test(text) && !isData(path));
    expect(wrong.map(({ path }) => path)).toEqual([]);
    expect(sources.filter(({ path, text }) => isData(path) && query.test(text)).length).toBeGreaterThan(4);
  });

  it("has its row types named in those files alone", () => {
    const rowTypes =
      /\b(PlanRow|PlanMemberRow|PlanInvitationRow|PlanCollegeRow|HouseholdVaultRow|PlanLogRow|PlanSavedRow|PlanLedgerEntryRow|PlanLedgerSplitRow|PlanEssayRow|PlanDraftRow|PlanTaskRow)\b/;
    const wrong = sources.filter(({ path, text }) => rowTypes.test(text) && !isData(path) && path !== "store/rows.ts");
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("is asked for by the family's own server files, and by no page or view", () => {
    const rows = importing(/^family\/[^/]+\/((log|plan|feed|reminder|share)-)?data\.server$/);
    expect(rows.filter((path) => !isFamily(path))).toEqual([]);
    expect(rows.filter((path) => path.endsWith(".tsx"))).toEqual([]);
  });

  it("shows what `view.ts` gives: no view and no route sees a stored plan", () => {
    const stored = importing(/\/stored-plan$/);
    expect(stored.filter((path) => path.endsWith(".tsx") || path.startsWith("routes/"))).toEqual([]);
    const routes = sources.filter(({ path }) => path.startsWith("routes/"));
    expect(routes.filter(({ text }) => /openPlan\(/.test(text) && /opened\.plan\b|\{ plan[,} ]/.test(text))).toEqual(
      [],
    );
  });

  it("opens a household's figures in one command file", () => {
    expect(importing(/finances\/data\.server$/)).toEqual([
      "family/finances/household.server.ts",
      "family/people/accept.server.ts",
      "family/saved/data.server.ts",
    ]);
    const reading = sources.filter(({ text }) => /\breadFinancesOf\(/.test(text)).map(({ path }) => path);
    expect(reading.sort()).toEqual(["family/finances/data.server.ts", "family/finances/household.server.ts"]);
  });

  it("opens what is saved in one command file", () => {
    expect(importing(/family\/saved\/data\.server$/)).toEqual(["family/saved/saved.server.ts"]);
  });

  it("opens grades, scores and majors in one command file", () => {
    expect(importing(/family\/record\/data\.server$/)).toEqual(["family/record/record.server.ts"]);
  });

  it("opens the ledgers in one command file, and the essays", () => {
    expect(importing(/family\/ledger\/data\.server$/)).toEqual(["family/ledger/ledger.server.ts"]);
    expect(importing(/family\/essays\/data\.server$/)).toEqual(["family/essays/essays.server.ts"]);
    expect(importing(/family\/drafts\/(share-)?data\.server$/)).toEqual([
      "family/drafts/change-draft.server.ts",
      "family/drafts/drafts.server.ts",
      "family/drafts/record.server.ts",
      "family/drafts/shares.server.ts",
    ]);
    expect(importing(/family\/tasks\/data\.server$/)).toEqual([
      "family/tasks/change-tasks.server.ts",
      "family/tasks/tasks.server.ts",
    ]);
  });

  it("is counted, hidden and deleted by a departure, and never opened", () => {
    const rooms =
      /from "~\/family\/(?:colleges|dates|drafts|essays|finances|ledger|record|saved|tasks)\/[\w-]*data\.server"/;
    const taken = sources
      .filter(({ path }) => isDeparture(path))
      .flatMap(({ text }) => [...text.matchAll(/import \{([^}]*)\} (from "[^"]+")/g)])
      .flatMap(([, names = "", from = ""]) => (rooms.test(from) ? names.split(",").map((name) => name.trim()) : []))
      .filter(Boolean);
    expect(taken.length).toBeGreaterThan(15);
    expect(taken.filter((name) => !/^(count|has|delete|end|hide)[A-Z]/.test(name))).toEqual([]);
  });

  it("is opened by every page of a plan", () => {
    const pages = sources.filter(({ path }) => /^routes\/plan\//.test(path));
    const withId = pages.filter(({ text }) => /params\.plan/.test(text));
    expect(withId.length).toBeGreaterThan(6);
    for (const { path, text } of withId) {
      // What only writes decides in the transaction of its write.
      expect(text, path).toMatch(/(openPlan|writePlan)\(member, params\.plan/);
      expect(text, path).toContain('cached("closed")');
      // A file to download has no head, and the layout leaves it to the page inside.
      if (path.endsWith(".tsx") && !path.endsWith("/layout.tsx")) expect(text, path).toContain("index: false");
      expect(text, path).not.toContain("forEveryone");
    }
  });
});

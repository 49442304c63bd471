import { policies, type TestPolicyRow } from "../test-policies";
import { cltCondition, cltFoundAt, conditions } from "./conditions";
import { collegeOf, confidenceOf, type SeasonTable, type SourceRow, type TableInput, text } from "./season-table";
import { newestDate } from "./source-date";

const found = "test-policies.csv";
const unconfirmed = "test-policies-unconfirmed.csv";

export const testPoliciesTable: SeasonTable<TestPolicyRow> = {
  name: "test-policies",
  what: "SAT and ACT policy for the season's fall where the federal tables are wrong, out of date or too coarse, and the colleges whose policy is in doubt.",
  reread:
    "The admissions page of every college in the table, first those that announced a change between February and August of the season (Yale, Columbia, LSU, Alabama, Auburn) and those not confirmed. Delete rows that the newest federal tables state correctly.",
  usedBy: [
    "/colleges",
    "the page of each college",
    "/college-match-quiz",
    "/application-timeline",
    "/state-college-planning-guides",
    "plans",
  ],
  columns: {
    [found]: [
      "unitid",
      "name",
      "policy",
      "condition",
      "first_entry_term",
      "source_title",
      "source_publisher",
      "source_date_or_year",
      "confidence",
    ],
    [unconfirmed]: ["unitid", "name", "why"],
  },
  read(input) {
    const rows = new Map<number, TestPolicyRow>();
    for (const row of input.files[unconfirmed] ?? []) {
      const unitid = collegeOf(unconfirmed, row, input);
      if (unitid !== null) rows.set(unitid, { ...doubt, unitid });
    }
    for (const row of input.files[found] ?? []) {
      const unitid = collegeOf(found, row, input);
      if (unitid === null) continue;
      if (rows.has(unitid)) {
        const why =
          "The college has more than one row. Until one of them is deleted, its policy counts as not confirmed.";
        input.refuse({ file: found, line: row.line, unitid, column: "policy", value: text(row, "policy") ?? "", why });
        rows.set(unitid, { ...doubt, unitid });
        continue;
      }
      const read = policyOf(unitid, row, input);
      if (read) rows.set(unitid, read);
    }
    return [...rows.values()].sort((a, b) => a.unitid - b.unitid);
  },
};

const doubt = {
  policy: null,
  condition: null,
  gpaRule: null,
  later: null,
  since: null,
  confidence: null,
  source: null,
} as const;

function policyOf(unitid: number, row: SourceRow, { refuse }: Pick<TableInput, "refuse">): TestPolicyRow | null {
  const no = (column: string, why: string, value = text(row, column) ?? "") =>
    refuse({ file: found, line: row.line, unitid, column, value, why });
  const policy = policies.find((one) => one === text(row, "policy"));
  const confidence = confidenceOf(row);
  if (!policy) return no("policy", "This isn't a policy we know.");
  if (!confidence) return no("confidence", "This isn't a confidence we know.");
  // A policy without a source is kept only as a doubt: the page then says that it isn't confirmed.
  if (confidence === "recalled") {
    no("policy", "There's no source for it, so the policy counts as not confirmed.");
    return { ...doubt, unitid, confidence };
  }
  const given = text(row, "condition");
  const known = given === null ? { words: null } : conditions[given];
  if (!known) no("condition", "Nobody has put this condition into words yet: add it to season/import/conditions.ts.");
  const isClt = given === cltCondition && unitid === cltFoundAt;
  if (!isClt) for (const [part, why] of Object.entries(known?.refused ?? {})) no("condition", why, part);
  const title = text(row, "source_title");
  const publisher = text(row, "source_publisher");
  return {
    unitid,
    policy,
    condition: isClt ? "The CLT is accepted too." : (known?.words ?? null),
    gpaRule: known?.gpaRule ?? null,
    later: known?.later ?? null,
    since: sinceOf(row, no),
    confidence,
    source: title && publisher ? { title, publisher, date: newestDate(text(row, "source_date_or_year")) } : null,
  };
}

/** Only terms from 2024 on were found in sources; several earlier ones were filled in from memory. */
function sinceOf(row: SourceRow, no: (column: string, why: string) => null): string | null {
  const term = text(row, "first_entry_term");
  const year = /^(?:fall|summer) (20\d\d)$/.exec(term ?? "")?.[1];
  if (year !== undefined && Number(year) >= 2024) return term;
  return no("first_entry_term", "Terms before 2024 and those without a year weren't all found in a source.");
}

import type { TestPolicyRow } from "~/season/test-policies";
import { ofCollege, type Proposal, proposalOf } from "./proposal";

const fewest = 3;

/** Colleges that began to require the SAT or ACT for this season or the one before, as far as that was confirmed. */
export function testsRequired(rows: Iterable<TestPolicyRow>, entry: string): Proposal | null {
  const fall = Number(entry.slice(-4));
  const began = [...rows]
    .filter(({ policy, since, confidence, unitid }) => {
      const year = Number(since?.slice(-4));
      return policy === "required" && unitid > 0 && confidence !== "recalled" && (year === fall || year === fall - 1);
    })
    .sort((a, b) => (b.since ?? "").localeCompare(a.since ?? "") || a.unitid - b.unitid);
  if (began.length < fewest) return null;
  return proposalOf({
    key: `tests-required-${fall}`,
    slug: `colleges-that-started-requiring-tests-${fall}`,
    title: "Colleges that started requiring the SAT or ACT again",
    description:
      "Which colleges began to require test scores for this season or the one before, and what to do if you had planned to go without.",
    why: `The table of test policies for ${entry} names the term from which each of these requires a score.`,
    category: "college-application-strategies",
    tags: "SAT, ACT, test policy",
    sources: `Test policies for ${entry}, from the colleges’ own pages | The colleges | ${fall - 1}`,
    related: "/help/test-optional-strategies, /help/sat-vs-act-guide, /deadlines",
    facts: began.flatMap(({ unitid }) => [`college.${unitid}`, `season.test-policy.${unitid}`]),
    heads: ["College", "Required from"],
    rows: began.map(({ unitid }) => [...ofCollege(unitid), `{{season.test-policy.${unitid}.since}}`]),
    chosen: "Colleges whose own pages say since when they require a score.",
    questions: ["What to do if you have no score", "Which colleges still leave it to you"],
  });
}

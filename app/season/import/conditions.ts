import type { GpaRule, LaterRule } from "../test-policies";

/** What a condition of the source says, in our words and as a rule that can be applied. */
export interface Condition {
  /** Sentences for a reader; null where the policy itself says it all. */
  readonly words: string | null;
  readonly gpaRule?: GpaRule;
  readonly later?: LaterRule;
  /** Parts of the text that may not be stated, each with the reason. */
  readonly refused?: Readonly<Record<string, string>>;
}

const mississippi =
  "state rule for residents who complete the college-prep curriculum: no minimum score at GPA 3.20 or higher; ACT 16 (or SAT equivalent) at GPA 2.50 or top half; ACT 18 at GPA 2.00";
const mississippiWords =
  "This is the state's rule for Mississippi residents who complete the college-prep courses. With a GPA of 3.20 or higher, there's no minimum score. With 2.50, or in the top half of your class, you need an ACT of 16 or the matching SAT. With 2.00, you need an ACT of 18. We found no rule for students from other states.";
const florida = "SAT or ACT; CLT also accepted";

/**
 * Words and rules for each condition in the source, by its exact text. A text that isn't here is refused by the import.
 */
export const conditions: Readonly<Record<string, Condition>> = {
  "SAT or ACT": { words: null },
  "SAT or ACT (Columbus campus)": {
    words: "This is the rule for the Columbus campus. The regional campuses admit everyone.",
  },
  "ACT or SAT for all first-year applicants": {
    words: "A path without scores for students with a 3.6 GPA ended with fall 2026.",
  },
  [florida]: {
    words: null,
    refused: { "CLT also accepted": "Found for the University of Florida only; elsewhere it wasn't confirmed." },
  },
  "SAT or ACT; AP and IB scores no longer satisfy the requirement": {
    words: "AP and IB scores no longer meet the requirement.",
  },
  "SAT or ACT; full testing record to be sent": { words: "The college asks for your whole testing record." },
  "SAT or ACT; other exams only where those tests are not accessible": {
    words: null,
    refused: { "other exams only where those tests are not accessible": "No source for the exception was found." },
  },
  "SAT or ACT; waiver available for hardship in reaching a test": {
    words: "You can ask for a waiver if getting to a test would be a hardship.",
  },
  "a standardized test is required": { words: "Our source doesn't say which tests count, so ask before you register." },
  "not considered for admission; may be used for placement": {
    words: "Scores may be used to place you in courses once you're admitted.",
  },
  "not considered for admission; may be used after enrolling, for placement": {
    words: "Scores may be used to place you in courses after you enroll.",
  },
  "test-free": { words: null },
  "announced as a multi-year test-free policy": { words: null },
  "applicant chooses": { words: null },
  "indefinite; reviewed from time to time": { words: null },
  "announced through fall 2027 entry": { words: "The college announced this policy through fall 2027." },
  "scores recommended, not required": { words: "The college recommends sending scores." },
  "state college: scores not required under Board of Regents policy": { words: null },
  "not covered by the Columbia College/Engineering requirement": {
    words: "The requirement that starts at Columbia in fall 2028 doesn't cover Barnard.",
  },
  "not required; scores may be sent and typically are not used": {
    words: "You may send scores, but they usually aren't used.",
  },
  "not required; scores typically not used": { words: "Scores usually aren't used." },
  "not required; readers do not see scores; a high score may be considered for a few applicants not otherwise admitted":
    {
      words:
        "Readers don't see your scores, but a high score may be considered for a few applicants who wouldn't be admitted otherwise.",
    },
  "optional for fall 2026 and fall 2027 entry; SAT or ACT required from fall 2028 entry (active-duty military exempt)":
    {
      words: "Applicants on active military duty will be exempt from the requirement in fall 2028.",
      later: { fall: 2028, policy: "required" },
    },
  "optional for fall 2027 entry; SAT or ACT required from the 2027-28 cycle (fall 2028 entry) for Columbia College and Columbia Engineering":
    { words: null, later: { fall: 2028, policy: "required" } },
  "ACT or SAT required if cumulative high-school GPA is below 3.0; required of everyone from 2028 entry": {
    words: null,
    gpaRule: { below: 3, weighted: false, residentsOf: null },
    later: { fall: 2028, policy: "required" },
  },
  "ACT or SAT required if high-school GPA is below 3.5; required of everyone from summer 2028": {
    words: null,
    gpaRule: { below: 3.5, weighted: false, residentsOf: null },
    later: { fall: 2028, policy: "required" },
  },
  "required if weighted GPA is 2.50 to below 2.80 (minimum SAT 930 or ACT 17 from fall 2026); optional at 2.80 or higher; below 2.50 not eligible by the standard route":
    {
      words:
        "This is the rule of the UNC System. A weighted GPA below 2.50 isn't eligible in the standard way. A campus may ask for more, and there's a minimum score: ask which.",
      gpaRule: { below: 2.8, weighted: true, residentsOf: null },
      refused: {
        "minimum SAT 930 or ACT 17 from fall 2026":
          "Read only in the text of a committee of April 2024, not in the rule.",
      },
    },
  "UNC System minimum as for other campuses; arts programs set their own requirements": {
    words: "The minimums of the UNC System apply, and each arts program sets requirements of its own.",
  },
  [mississippi]: { words: mississippiWords, gpaRule: { below: 3.2, weighted: false, residentsOf: "MS" } },
  [`${mississippi}; college page asks applicants to submit ACT or SAT`]: {
    words: `The college's page asks applicants to send ACT or SAT scores. ${mississippiWords}`,
  },
  [`${mississippi}; college page also asks every applicant for scores`]: {
    words: `The college's page asks every applicant for scores. ${mississippiWords}`,
  },
  "system does not mandate scores from fall 2026; campus may; without scores a higher minimum high-school GPA applied (3.2 in 2025-26), with scores a freshman index":
    {
      words:
        "The state system doesn't require scores here, but the campus may. Without scores, you needed a higher GPA (3.2 in 2025-26).",
    },
  "by college: School of Computer Science requires SAT or ACT; Engineering, Dietrich, Heinz Information Systems, Mellon Science and Tepper are test-flexible (SAT, ACT, AP, IB, A-Level or French Bac required); Fine Arts optional":
    {
      words:
        "It depends on the college you apply to within the university. Computer Science requires the SAT or ACT. Engineering, Dietrich, Information Systems, Mellon Science and Tepper require a test, and AP, IB, A-Level or French Baccalaureate exams also count. Fine Arts is optional. We read this on a page for fall 2026.",
    },
};

/** The one college where the acceptance of the CLT was found in a source. */
export const cltFoundAt = 134130;
export const cltCondition = florida;

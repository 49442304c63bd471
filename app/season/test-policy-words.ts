import { dateWords } from "./date-words";
import type { PolicyGroup, TestPolicyAnswer } from "./test-policy";

/** A short heading: "Test scores required for fall 2027". Null where nothing should be said. */
export function policyTitle({ basis, policy, fall, year, gpaRule }: TestPolicyAnswer): string | null {
  if (basis === "none") return null;
  if (basis === "unconfirmed" || policy === null) return `Test policy for fall ${fall} not confirmed`;
  if (basis === "federal") {
    const how = { required: "required", optional: "optional", blind: "not used", flexible: "", conditional: "" }[
      policy
    ];
    return `Test scores reported as ${how} for ${year}`;
  }
  switch (policy) {
    case "required":
      return `Test scores required for fall ${fall}`;
    case "flexible":
      return `A test is required for fall ${fall}, and more than the SAT or ACT counts`;
    case "optional":
      return `Test scores optional for fall ${fall}`;
    case "blind":
      return `Test scores not considered for fall ${fall}`;
    case "conditional":
      return gpaRule
        ? `Test scores required below a ${gpaWords(gpaRule.below)} GPA for fall ${fall}`
        : `Test scores required of some applicants for fall ${fall}`;
  }
}

/** What the policy means for an applicant, in whole sentences, with the date it was last checked and whom to ask. */
export function policySentences(answer: TestPolicyAnswer): readonly string[] {
  const { basis, policy, fall, year, condition, later, lastKnown } = answer;
  if (basis === "none") return [];
  if (basis === "unconfirmed" || policy === null) {
    return [
      ...(lastKnown ? [lastKnownWords[lastKnown.policy].replace("{fall}", String(lastKnown.fall))] : []),
      `We couldn't confirm whether SAT or ACT scores are required for fall ${fall}. Check the college's admission page before you decide whether to test.`,
    ];
  }
  if (basis === "federal") return [federalWords(policy, year ?? ""), `Confirm with the college for fall ${fall}.`];
  return [
    seasonWords(answer),
    ...(condition === null ? [] : [condition]),
    ...(later && later.fall > fall ? [`Scores will be required starting with fall ${later.fall}.`] : []),
    `${checkedWords(answer)} Confirm with the college.`,
  ];
}

/** What it means for this student, in a sentence or two for a list: never "you need not" where that isn't certain. */
export function policyForStudent(answer: TestPolicyAnswer): string | null {
  const { basis, policy, fall, year, needed, gpaRule, condition } = answer;
  if (basis === "none") return null;
  if (basis === "unconfirmed" || policy === null) {
    return needed === "yes"
      ? `It requires SAT or ACT scores for fall ${answer.lastKnown?.fall}. Its policy for fall ${fall} isn't confirmed, so plan to send a score.`
      : `Its test policy for fall ${fall} isn't confirmed. Ask whether you need a score.`;
  }
  if (basis === "federal") return `${federalWords(policy, year ?? "")} Confirm with the college for fall ${fall}.`;
  if (policy !== "conditional" || gpaRule === null) {
    return policy === "conditional" && condition !== null ? condition : seasonWords(answer);
  }
  if (needed === "yes") return `For fall ${fall}, you need SAT or ACT scores here: ${ruleWords(answer)}`;
  if (needed === "no") return `For fall ${fall}, you can apply without scores here: ${ruleWords(answer)}`;
  return `${capital(ruleWords(answer))} Check where you fall.`;
}

/** Groups as filters and counts name them. */
export const groupLabels: Readonly<Record<PolicyGroup, string>> = {
  required: "SAT or ACT required",
  depends: "Required for some (GPA or program)",
  optional: "SAT or ACT optional",
  blind: "Scores not considered (UC and Cal State)",
  unconfirmed: "Not confirmed: ask",
};

const lastKnownWords = {
  required: "Scores are required for fall {fall}.",
  flexible: "A test is required for fall {fall}.",
  optional: "Scores are optional for fall {fall}.",
  blind: "Scores aren't considered for fall {fall}.",
  conditional: "Scores are required of some applicants for fall {fall}.",
} as const;

function seasonWords(answer: TestPolicyAnswer): string {
  const who = `For students entering in fall ${answer.fall}`;
  switch (answer.policy) {
    case "required":
      return `${who}, SAT or ACT scores are required.`;
    case "flexible":
      return `${who}, a test is required, and exams other than the SAT or ACT count too.`;
    case "optional":
      return `${who}, you choose whether to send SAT or ACT scores.`;
    case "blind":
      return `${who}, the college doesn’t consider SAT or ACT scores for admission.`;
    default:
      return answer.gpaRule ? `${who}, ${ruleWords(answer)}` : `${who}, some applicants must send SAT or ACT scores.`;
  }
}

function federalWords(policy: NonNullable<TestPolicyAnswer["policy"]>, year: string): string {
  if (policy === "required") return `The college reported requiring SAT or ACT scores of ${year} entrants.`;
  if (policy === "blind") {
    return `The college reported not using SAT or ACT scores for ${year} entrants. Ask whether scores are considered.`;
  }
  return `The college reported SAT and ACT scores as optional for ${year} entrants.`;
}

function ruleWords({ gpaRule }: TestPolicyAnswer): string {
  if (gpaRule === null) return "";
  const { below, weighted, residentsOf } = gpaRule;
  const whose = residentsOf === null ? "" : " of its state's residents";
  const kind = weighted ? "weighted GPA" : "high school GPA";
  return `scores are required${whose} below a ${gpaWords(below)} ${kind}. At that GPA or higher, you choose whether to send them.`;
}

function checkedWords({ source }: TestPolicyAnswer): string {
  if (source === null) return "";
  const who = source.publisher.replaceAll("; ", " and ");
  return source.date === null
    ? `Source: ${who}, without a date.`
    : `Last checked ${dateWords(source.date)} (source: ${who}).`;
}

/** A GPA as rules print it: 3.0, 3.5, 2.8. */
const gpaWords = (gpa: number) => gpa.toFixed(1);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

import { inEnglish, type Translate } from "~/translation";
import { dateWords } from "./date-words";
import type { PolicyMessage } from "./spanish-policies";
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
export function policyForStudent(answer: TestPolicyAnswer, t: Translate<PolicyMessage> = inEnglish): string | null {
  const { basis, policy, fall, year, needed, gpaRule, condition } = answer;
  if (basis === "none") return null;
  if (basis === "unconfirmed" || policy === null) {
    return needed === "yes"
      ? t(
          "It requires SAT or ACT scores for fall {known}. Its policy for fall {fall} isn't confirmed, so plan to send a score.",
          { known: answer.lastKnown?.fall ?? "", fall },
        )
      : t("Its test policy for fall {fall} isn't confirmed. Ask whether you need a score.", { fall });
  }
  if (basis === "federal")
    return `${federalWords(policy, year ?? "", t)} ${t("Confirm with the college for fall {fall}.", { fall })}`;
  // A condition is told as it was found; a test holds that each has a translation.
  if (policy !== "conditional" || gpaRule === null)
    return policy === "conditional" && condition !== null ? t(condition as PolicyMessage) : seasonWords(answer, t);
  const rule = ruleWords(answer, t);
  if (needed === "yes") return `${t("For fall {fall}, you need SAT or ACT scores here:", { fall })} ${rule}`;
  if (needed === "no") return `${t("For fall {fall}, you can apply without scores here:", { fall })} ${rule}`;
  return `${capital(rule)} ${t("Check where you fall.")}`;
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

function seasonWords(answer: TestPolicyAnswer, t: Translate<PolicyMessage> = inEnglish): string {
  const { fall } = answer;
  switch (answer.policy) {
    case "required":
      return t("For students entering in fall {fall}, SAT or ACT scores are required.", { fall });
    case "flexible":
      return t(
        "For students entering in fall {fall}, a test is required, and exams other than the SAT or ACT count too.",
        { fall },
      );
    case "optional":
      return t("For students entering in fall {fall}, you choose whether to send SAT or ACT scores.", { fall });
    case "blind":
      return t("For students entering in fall {fall}, the college doesn’t consider SAT or ACT scores for admission.", {
        fall,
      });
    default:
      return answer.gpaRule
        ? t("For students entering in fall {fall}, {rule}", { fall, rule: ruleWords(answer, t) })
        : t("For students entering in fall {fall}, some applicants must send SAT or ACT scores.", { fall });
  }
}

function federalWords(
  policy: NonNullable<TestPolicyAnswer["policy"]>,
  reported: string,
  t: Translate<PolicyMessage> = inEnglish,
): string {
  const year = yearIn(t, reported);
  if (policy === "required") return t("The college reported requiring SAT or ACT scores of {year} entrants.", { year });
  if (policy === "blind") {
    return t(
      "The college reported not using SAT or ACT scores for {year} entrants. Ask whether scores are considered.",
      { year },
    );
  }
  return t("The college reported SAT and ACT scores as optional for {year} entrants.", { year });
}

/** The year that a table names, such as "fall 2024". */
export function yearIn(t: Translate<PolicyMessage>, year: string): string {
  const fall = /^fall (\d{4})$/.exec(year)?.[1];
  return fall === undefined ? year : t("fall {year}", { year: fall });
}

function ruleWords({ gpaRule }: TestPolicyAnswer, t: Translate<PolicyMessage> = inEnglish): string {
  if (gpaRule === null) return "";
  const { below, weighted, residentsOf } = gpaRule;
  const gpa = t(weighted ? "a {gpa} weighted GPA" : "a {gpa} high school GPA", { gpa: gpaWords(below) });
  return t(
    residentsOf === null
      ? "scores are required below {gpa}. At that GPA or higher, you choose whether to send them."
      : "scores are required of its state's residents below {gpa}. At that GPA or higher, you choose whether to send them.",
    { gpa },
  );
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

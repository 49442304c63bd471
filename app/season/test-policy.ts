import { type FactSource, mayState, seasonFall } from "./fact";
import { type GpaRule, type LaterRule, type policies, testPoliciesHead, testPolicyRows } from "./test-policies";

export type Policy = (typeof policies)[number];

/** What the federal tables say, and what tells whether they can be believed. `College` fits. */
export interface TestedCollege {
  readonly unitid: number;
  readonly admission: {
    readonly open: boolean | null;
    readonly testPolicy: "required" | "optional" | "blind" | null;
    readonly testPolicyYear: string | null;
    readonly satSubmit: number | null;
    readonly actSubmit: number | null;
  };
}

/** What a GPA rule asks of a student. Null is "not known". */
export interface StudentRecord {
  readonly gpa: number | null;
  /** `4`: unweighted, `w`: weighted, `100`: in percent, which no rule can be applied to. */
  readonly scale: "4" | "w" | "100";
  /** Home state. */
  readonly state: string | null;
}

export const nothingKnown: StudentRecord = { gpa: null, scale: "4", state: null };

/** The groups that filters and counts use. */
export type PolicyGroup = "required" | "depends" | "optional" | "blind" | "unconfirmed";

export interface TestPolicyAnswer {
  readonly fall: number;
  /**
   * `season`: found for this fall, may be stated with its date. `federal`: only the federal tables speak, for an
   * earlier fall. `unconfirmed`: in doubt, nothing may be stated. `none`: not reported, usually open admission; say
   * nothing.
   */
  readonly basis: "season" | "federal" | "unconfirmed" | "none";
  /** The policy that may be stated: for this fall with `season`, as reported with `federal`; otherwise null. */
  readonly policy: Policy | null;
  /** With `federal`: the fall the tables speak of, such as "fall 2024". */
  readonly year: string | null;
  readonly condition: string | null;
  readonly gpaRule: GpaRule | null;
  /** A stricter rule that's announced for a later fall. */
  readonly later: LaterRule | null;
  /** With a policy for another fall than the one asked for: what it was then. */
  readonly lastKnown: { readonly fall: number; readonly policy: Policy } | null;
  readonly source: FactSource | null;
  /** Must this student send a score? `unknown`: ask the college. With `federal` it's as reported, not certain. */
  readonly needed: "yes" | "no" | "depends" | "unknown";
  /**
   * A score may count, so a test can be worth taking. False only where a current source says that scores aren't
   * considered.
   */
  readonly mayCount: boolean;
  readonly group: PolicyGroup | null;
}

/** Fewer entrants than this submitted a score: a real requirement rules that out. */
const leastSubmitted = 0.7;
/** `year` where the federal row doesn't name its own. */
const federalYear = "fall 2024";

/**
 * The SAT and ACT policy of a college for students who enter in one fall: what was found for this season, else what the
 * federal tables say with their year, else not known. The one place in the product that decides it.
 *
 * Federal "blind" is never read as "scores aren't considered": since 2022 many colleges use that code for "not
 * required".
 * @param fall year of entry, such as 2027
 * @param today YYYY-MM-DD; rows that have expired by then count as not confirmed
 * @param student applies GPA rules; without one such a policy `depends`
 */
export function testPolicy(
  college: TestedCollege,
  fall: number,
  today: string,
  student: StudentRecord = nothingKnown,
): TestPolicyAnswer {
  const row = testPolicyRows().get(college.unitid);
  if (row === undefined) return federal(college, fall);
  const known = row.policy !== null && row.confidence !== null && mayState(row.confidence, testPoliciesHead, today);
  if (!known || row.policy === null) return { ...unconfirmed, fall };
  const { policy, condition, gpaRule, source } = row;
  if (row.later && fall >= row.later.fall) {
    return { ...nothing, fall, basis: "season", policy: row.later.policy, source, needed: "yes", group: "required" };
  }
  if (fall !== seasonFall) {
    // Policies change between two falls. What's stricter is the safer thing to plan for.
    const needed = policy === "required" || policy === "flexible" ? "yes" : policy === "blind" ? "no" : "unknown";
    const lastKnown = { fall: seasonFall, policy };
    return { ...unconfirmed, fall, lastKnown, needed, mayCount: policy !== "blind" };
  }
  return {
    ...nothing,
    fall,
    basis: "season",
    policy,
    condition,
    gpaRule,
    later: row.later,
    source,
    needed: neededFor(policy, gpaRule, student),
    mayCount: policy !== "blind",
    group: groups[policy],
  };
}

const groups: Readonly<Record<Policy, PolicyGroup>> = {
  required: "required",
  flexible: "required",
  conditional: "depends",
  optional: "optional",
  blind: "blind",
};

const nothing = {
  policy: null,
  year: null,
  condition: null,
  gpaRule: null,
  later: null,
  lastKnown: null,
  source: null,
  mayCount: true,
} as const;

const unconfirmed = { ...nothing, basis: "unconfirmed", needed: "unknown", group: "unconfirmed" } as const;

function federal({ admission }: TestedCollege, fall: number): TestPolicyAnswer {
  const { testPolicy: policy, testPolicyYear, satSubmit, actSubmit, open } = admission;
  const reported = { ...nothing, fall, basis: "federal", year: testPolicyYear ?? federalYear } as const;
  switch (policy) {
    case "optional":
      return { ...reported, policy, needed: "no", group: "optional" };
    case "required":
      // Shares of the two tests are rounded by the hundredth before they're added.
      return Math.round(100 * ((satSubmit ?? 0) + (actSubmit ?? 0))) >= 100 * leastSubmitted
        ? { ...reported, policy, needed: "yes", group: "required" }
        : { ...unconfirmed, fall };
    case "blind":
      return { ...reported, policy, needed: "no", group: "unconfirmed" };
    case null:
      return { ...nothing, fall, basis: "none", needed: open === true ? "no" : "unknown", group: null };
  }
}

/** A weighted GPA is at most this much above the unweighted one of the same student. */
const mostWeight = 1;

function neededFor(policy: Policy, rule: GpaRule | null, student: StudentRecord): TestPolicyAnswer["needed"] {
  if (policy !== "conditional") return policy === "required" || policy === "flexible" ? "yes" : "no";
  const { gpa, scale, state } = student;
  if (rule === null || gpa === null || scale === "100") return "depends";
  if (rule.residentsOf !== null && rule.residentsOf !== state) return "depends";
  // The same student has a weighted GPA from the unweighted one up to `mostWeight` more.
  const [least, most] =
    (scale === "w") === rule.weighted ? [gpa, gpa] : rule.weighted ? [gpa, gpa + mostWeight] : [gpa - mostWeight, gpa];
  if (least >= rule.below) return "no";
  return most < rule.below ? "yes" : "depends";
}

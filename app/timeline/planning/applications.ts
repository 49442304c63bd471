import { addDays, type Day, earlier, later, type MonthDay } from "~/calendar/day";
import { type CollegeDeadline, earliestUsual, usualDays } from "~/season/deadlines/college-deadlines";
import { deadlineSourceWords } from "~/season/deadlines/words";
import type { Path } from "./choices";
import { type ApplyPlan, applyPlans } from "./choices";
import type { Answers, Choice } from "./input";
import type { PlanFacts } from "./plan-facts";
import type { Rules } from "./rules";
import type { Application, PlanCollege } from "./task";
import { rollingWords, unknownWords } from "./words";

/** The day of a season: months from August on lie in the fall before college starts. */
export function dayOfSeason(monthDay: MonthDay, entry: number): Day {
  return `${monthDay >= "08-01" ? entry - 1 : entry}-${monthDay}`;
}

/** What a student applies as: after a gap year it's for the first time, like straight from school. */
export function applicantOf(path: Path): "first-year" | "transfer" {
  return path === "transfer" ? "transfer" : "first-year";
}

/**
 * The way most people apply to this college: its regular or priority date, whichever of those still to come is first;
 * otherwise rolling.
 */
export function usualPlan(known: readonly CollegeDeadline[], from: Day): ApplyPlan {
  const of = (plan: ApplyPlan) => known.find((each) => each.plan === plan);
  const ahead = [of("rd"), of("priority")]
    .filter((each) => each?.date != null && each.date >= from)
    .sort((a, b) => ((a?.date ?? "") < (b?.date ?? "") ? -1 : 1));
  const plan = ahead[0]?.plan ?? (of("rolling") ?? of("rd") ?? of("priority"))?.plan;
  return applyPlans.find((each) => each === plan) ?? "rd";
}

/**
 * Settles the day each application works toward. What the student typed wins; then what is known of the college for
 * this season or an earlier one; then the next day on which colleges usually close. A last day after the reply date is
 * no day to aim at: places and aid are gone by then.
 */
export function settleApplications(
  answers: Pick<Answers, "colleges" | "path" | "from">,
  entry: number,
  facts: Pick<PlanFacts, "colleges" | "deadlines" | "fee" | "rules">,
): readonly Application[] {
  return answers.colleges.flatMap((choice) => {
    const college = facts.colleges.get(choice.unitid);
    if (!college) return [];
    const settled = settle(choice, college, answers, entry, facts);
    if (college.gone !== null) return [{ ...settled, sent: choice.sent, closed: true, withdrawn: college.gone }];
    return [choice.sent ? { ...settled, sent: true, closed: false } : settled];
  });
}

function settle(
  choice: Choice,
  college: PlanCollege,
  { path, from }: Pick<Answers, "path" | "from">,
  entry: number,
  { deadlines, fee, rules }: Pick<PlanFacts, "deadlines" | "fee" | "rules">,
): Application {
  const transfer = path === "transfer";
  const all = deadlines(college, entry, applicantOf(path), from);
  const plan: Application["plan"] = transfer ? "transfer" : (choice.plan ?? usualPlan(all, from));
  const known = all.find((each) => each.plan === plan) ?? null;
  const common = {
    unitid: choice.unitid,
    name: college.name,
    plan,
    known,
    sent: false,
    withdrawn: null,
    fee: fee(choice.unitid),
    listed: all.length > 0,
    planListed: known !== null,
    others: transfer ? [] : othersOf(all, plan, from),
  } as const;
  if (choice.date !== null) {
    const closed = choice.date < from;
    return {
      ...common,
      date: choice.date,
      certainty: "yours",
      sure: "The date you entered.",
      lastDay: null,
      closed,
    };
  }
  if (known === null) return { ...common, lastDay: null, ...unknown(plan, entry, from) };
  const sure = deadlineSourceWords(known, entry, from);
  const { date, certainty } = known;
  const reply = dayOfSeason(rules.reply.first, entry);
  const rolling = plan === "rolling" || date === null;
  if (date !== null && (date < from || (date < reply && !rolling))) {
    return {
      ...common,
      date,
      certainty,
      sure,
      lastDay: null,
      closed: date < from,
    };
  }
  const end = date ?? `${entry}-${rules.planFor.to}`;
  const priority = all.find((each) => each.plan === "priority" && each.date !== null && each.date >= from)?.date;
  const aim = dayOfSeason(rules.working.rolling, entry);
  const own = earlier(priority ?? end, aim >= from ? aim : addDays(from, rules.lateRolling));
  return {
    ...common,
    date: earlier(end, own),
    certainty: "working",
    sure: `${rollingWords} ${sure}`,
    lastDay: date,
    closed: false,
  };
}

const earlyPlans: ReadonlySet<string> = new Set(["ed1", "ed2", "rea", "ea1", "ea2"]);

/**
 * No date is known: treated as closing on the next day on which colleges usually close, and as closed after the last.
 */
function unknown(
  plan: ApplyPlan | "transfer",
  entry: number,
  from: Day,
): Pick<Application, "date" | "certainty" | "sure" | "closed"> {
  const next = earliestUsual(plan, entry, from);
  const over = next === null && earlyPlans.has(plan);
  const last = dayOfSeason(usualDays[plan].at(-1) ?? "", entry);
  return {
    date: next ?? (over ? last : from),
    certainty: "unknown",
    closed: over,
    sure: unknownWords(entry),
  };
}

function othersOf(known: readonly CollegeDeadline[], chosen: ApplyPlan | "transfer", from: Day): Application["others"] {
  return applyPlans.flatMap((plan) => {
    const found = known.find((each) => each.plan === plan);
    if (found === undefined || plan === chosen || (found.date !== null && found.date < from)) return [];
    return [{ plan, date: found.date }];
  });
}

/** When a college usually answers, at least four weeks after the application. */
export function decisionDay({ plan, date }: Application, entry: number, rules: Rules): Day {
  return later(dayOfSeason(rules.decisions[plan], entry), addDays(date, 28));
}

import type { ApplyPlan } from "./choices";
import { addDays, type Day, earlier, later, type MonthDay } from "./day";
import { type CollegeDeadlines, plans } from "./deadlines";
import type { Answers, Choice } from "./input";
import type { Rules } from "./rules";
import type { Application, PlanCollege } from "./task";

/** The day of a season: months from August on lie in the fall before college starts. */
export function dayOfSeason(monthDay: MonthDay, entry: number): Day {
  return `${monthDay >= "08-01" ? entry - 1 : entry}-${monthDay}`;
}

/** The way most people apply to this college: with a regular day if it has one, otherwise rolling. */
export function usualPlan(deadlines: CollegeDeadlines | undefined): ApplyPlan {
  return deadlines?.rolling === true && deadlines.dates.rd === null ? "rolling" : "rd";
}

/** The typical day of a way to apply, `null` where none is known. */
export function typicalDay(deadlines: CollegeDeadlines | undefined, plan: ApplyPlan, entry: number): Day | null {
  const monthDay = deadlines?.dates[plan === "rolling" ? "rd" : plan] ?? null;
  return monthDay === null ? null : dayOfSeason(monthDay, entry);
}

/**
 * Settles the day each application works toward. What the student typed wins; then the typical day of the list; then a
 * day of our own, said to be one. A last day after the reply date is no day to aim at: places and aid are gone by then.
 */
export function settleApplications(
  answers: Answers,
  entry: number,
  colleges: ReadonlyMap<number, PlanCollege>,
  deadlines: ReadonlyMap<number, CollegeDeadlines>,
  rules: Rules,
): readonly Application[] {
  return answers.colleges.flatMap((choice) => {
    const college = colleges.get(choice.unitid);
    if (!college) return [];
    const settled = settle(choice, college, deadlines.get(choice.unitid), answers, entry, rules);
    return [choice.sent ? { ...settled, sent: true, closed: false } : settled];
  });
}

function settle(
  choice: Choice,
  college: PlanCollege,
  known: CollegeDeadlines | undefined,
  { path, from }: Answers,
  entry: number,
  rules: Rules,
): Application {
  const transfer = path === "transfer";
  const applyPlan = choice.plan ?? usualPlan(known);
  const plan = transfer ? "transfer" : applyPlan;
  // The list is of first-year deadlines: it says nothing about transfers.
  const typical = transfer ? null : typicalDay(known, applyPlan, entry);
  const common = {
    unitid: choice.unitid,
    name: college.name,
    plan,
    sent: false,
    fee: known?.fee ?? null,
    listed: known !== undefined && !transfer,
    planListed: typical !== null || (plan === "rolling" && known?.rolling === true),
    others: transfer ? [] : othersOf(known, applyPlan, entry, from),
  } as const;
  if (choice.date !== null) {
    return { ...common, date: choice.date, certainty: "yours", lastDay: null, closed: choice.date < from };
  }
  const reply = dayOfSeason(rules.reply.first, entry);
  if (typical !== null && (typical < reply || typical < from) && plan !== "rolling") {
    return { ...common, date: typical, certainty: "typical", lastDay: null, closed: typical < from };
  }
  if (typical !== null && typical < from) {
    return { ...common, date: typical, certainty: "typical", lastDay: null, closed: true };
  }
  const end = typical ?? `${entry}-${rules.planFor.to}`;
  const aim = dayOfSeason(rules.working[plan], entry);
  if (aim < from && plan !== "rd" && plan !== "rolling" && plan !== "transfer") {
    // An early round without a known day, after the day on which such rounds close.
    return { ...common, date: aim, certainty: "working", lastDay: null, closed: true };
  }
  const date = earlier(end, aim >= from ? aim : addDays(from, rules.lateRolling));
  return { ...common, date, certainty: "working", lastDay: typical, closed: false };
}

function othersOf(
  known: CollegeDeadlines | undefined,
  chosen: ApplyPlan,
  entry: number,
  from: Day,
): Application["others"] {
  if (known === undefined) return [];
  const dated = plans.flatMap((plan) => {
    const date = typicalDay(known, plan, entry);
    return plan !== chosen && date !== null && date >= from ? [{ plan, date }] : [];
  });
  return known.rolling && chosen !== "rolling" ? [...dated, { plan: "rolling" as const, date: null }] : dated;
}

/** When a college usually answers, at least four weeks after the application. */
export function decisionDay({ plan, date }: Application, entry: number, rules: Rules): Day {
  return later(dayOfSeason(rules.decisions[plan], entry), addDays(date, 28));
}

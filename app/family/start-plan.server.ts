import type { Member } from "~/account/member";
import { isState } from "~/colleges/states";
import type { Messages } from "~/design/messages";
import { database } from "~/store/database.server";
import { classYearProblem } from "~/timeline/class-year";
import { readYear } from "~/timeline/typed";
import { adultYears } from "./control";
import { plansAllowed } from "./gate.server";
import { todayOf } from "./open-plan.server";
import { writeLine } from "./rows/log.server";
import { createPlan, type NewPlan } from "./rows/plans.server";

export type Started =
  | { readonly ok: true; readonly planId: string }
  /** `needsFamily`: only the Family subscription keeps another plan. */
  | { readonly ok: false; readonly messages: Messages; readonly needsFamily: boolean };

/** A name a person types: 1 to 60 characters without control characters. */
export function readName(typed: string | null): string | null {
  const name = (typed ?? "")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 60);
  return name === "" ? null : name;
}

/** Starts a plan from the form: the student's own, or a parent's for a child. */
export async function startPlan(form: URLSearchParams, member: Member, now = new Date()): Promise<Started> {
  const today = todayOf(now);
  const messages: Record<string, string[]> = {};
  const typedWho = form.get("who");
  const who = typedWho === "student" || typedWho === "parent" ? typedWho : null;
  if (who === null) messages.who = ["Choose whether you are the student or a parent."];
  if (who === "parent" && member.ageBand !== "18+") {
    messages.who = ["Only somebody of 18 or older can start a plan for a child. Is this your own plan?"];
  }
  const studentName = readName(form.get("name"));
  if (studentName === null) messages.name = ["Enter the student’s first name."];
  const classYear = readYear(form.get("year") ?? "") ?? Number.NaN;
  const yearProblem = Number.isInteger(classYear)
    ? classYearProblem(classYear, "first", today)
    : `Enter the year the student finishes high school, such as ${Number(today.slice(0, 4)) + 1}.`;
  if (yearProblem !== null) messages.year = [yearProblem];
  const adult = who === "parent" ? readAdultFrom(form, today) : { month: null, message: null };
  if (adult.message !== null) messages.adultMonth = [adult.message];
  const state = form.get("state") ?? "";
  if (studentName === null || who === null || Object.keys(messages).length > 0) {
    return { ok: false, messages, needsFamily: false };
  }
  const store = database();
  const plan: NewPlan = {
    studentName,
    classYear,
    state: isState(state) ? state : null,
    startedBy: who,
    adultFrom: adult.month,
  };
  const started = await createPlan(store, member.id, plan, now, await plansAllowed(store, member, now));
  if (started === null) return { ok: false, messages: {}, needsFamily: true };
  const side = who === "student" ? "student" : "a";
  if (started.fresh) await writeLine(store, started.id, { who: member.name, side, what: "started" }, now);
  return { ok: true, planId: started.id };
}

/** The month in which the student turns 18, as a parent chose it, or what is wrong with it. @param past what to say of an adult */
export function readAdultFrom(
  form: URLSearchParams,
  today: string,
  past = "A student of 18 keeps their own plan. Ask them to start one and to invite you.",
): { readonly month: string; readonly message: null } | { readonly month: null; readonly message: string } {
  const [year, month] = [form.get("adultYear") ?? "", form.get("adultMonth") ?? ""];
  const latest = Number(today.slice(0, 4)) + adultYears - 1;
  if (!/^20\d\d$/.test(year) || Number(year) > latest || !/^(0[1-9]|1[0-2])$/.test(month)) {
    return { month: null, message: "Choose the month and year the student turns 18." };
  }
  return `${year}-${month}` < today.slice(0, 7)
    ? { month: null, message: past }
    : { month: `${year}-${month}`, message: null };
}

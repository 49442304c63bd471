import type { Member } from "~/account/member";
import { nameRule, readTypedName } from "~/account/person-name";
import { writeAccount } from "~/account/write-account.server";
import { readYear } from "~/calendar/typed-day";
import { isState } from "~/colleges/states";
import type { Messages } from "~/design/messages";
import { lockPlan } from "~/family/access/lock-plan.server";
import { writeLine } from "~/family/access/log-data.server";
import { todayOf } from "~/family/access/open-plan.server";
import { createPlan, type NewPlan } from "~/family/access/plan-data.server";
import { plansAllowed } from "~/family/access/plan-limits.server";
import { adultYears } from "~/family/access/plan-owner";
import type { Path } from "~/timeline/planning/choices";
import { pathChoices } from "~/timeline/planning/choices";
import { classYearProblem } from "~/timeline/planning/class-year";

export type Started =
  | { readonly ok: true; readonly planId: string }
  /** `needsFamily`: only the Family subscription keeps another plan. */
  | { readonly ok: false; readonly messages: Messages; readonly needsFamily: boolean };

/** The student's first name as it was typed, or what is wrong with it. */
export function readStudentName(typed: string | null): { readonly name: string } | { readonly problem: string } {
  const name = readTypedName(typed ?? "");
  if (name !== null) return { name };
  return { problem: (typed ?? "").trim() === "" ? "Enter the student’s first name." : nameRule };
}

/** Starts a plan from the form: the student's own, or a parent's for a child. */
export async function startPlan(form: URLSearchParams, member: Member, now = new Date()): Promise<Started> {
  const today = todayOf(now);
  const messages: Record<string, string[]> = {};
  const typedWho = form.get("who");
  const who = typedWho === "student" || typedWho === "parent" ? typedWho : null;
  if (who === null) messages.who = ["Choose whether you’re the student or a parent."];
  if (who === "parent" && member.ageBand !== "18+") {
    messages.who = ["You must be 18 or older to start a plan for a child. Is this your own plan?"];
  }
  const student = readStudentName(form.get("name"));
  if ("problem" in student) messages.name = [student.problem];
  const path = readPath(form.get("path"));
  if (path === null) messages.path = ["Choose how the student starts college."];
  const classYear = readYear(form.get("year") ?? "") ?? Number.NaN;
  const yearProblem = Number.isInteger(classYear)
    ? classYearProblem(classYear, path ?? "first", today)
    : `Enter the year the student finishes high school (for a transfer: the year to start at the new college), such as ${Number(today.slice(0, 4)) + 1}.`;
  if (yearProblem !== null) messages.year = [yearProblem];
  const adult = who === "parent" ? readAdultFrom(form, today) : { month: null, message: null };
  if (adult.message !== null) messages.adultMonth = [adult.message];
  const state = form.get("state") ?? "";
  if ("problem" in student || who === null || path === null || Object.keys(messages).length > 0) {
    return { ok: false, messages, needsFamily: false };
  }
  const plan: NewPlan = {
    studentName: student.name,
    classYear,
    path,
    state: isState(state) ? state : null,
    startedBy: who,
    adultFrom: adult.month,
  };
  const started = await writeAccount(
    member,
    async (write, { name }) => {
      const made = await createPlan(write, plan, now, await plansAllowed(write.store, member, now));
      const within = made?.fresh ? await lockPlan(write.store, made.id) : null;
      const side = who === "student" ? "student" : within?.households[0];
      if (within !== null && side) await writeLine(within, { who: name, side, what: "started" }, now);
      return made;
    },
    { now },
  );
  if (started === null) return { ok: false, messages: {}, needsFamily: true };
  return { ok: true, planId: started.id };
}

/** How the student applies, straight from school where a form doesn't ask; null for what is none of the answers. */
export function readPath(typed: string | null): Path | null {
  if (typed === null || typed === "") return "first";
  return pathChoices.find(({ value }) => value === typed)?.value ?? null;
}

/** The month in which the student turns 18, as a parent chose it, or what is wrong with it. @param past what to say of an adult */
export function readAdultFrom(
  form: URLSearchParams,
  today: string,
  past = "An 18-year-old runs their own plan. Ask them to start one and invite you.",
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

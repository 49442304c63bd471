import type { Member } from "~/account/member";
import { writeAccount } from "~/account/write-account.server";
import type { Messages } from "~/design/messages";
import { lockPlan } from "~/family/access/lock-plan.server";
import { writeLine } from "~/family/access/log-data.server";
import { todayOf } from "~/family/access/open-plan.server";
import type { NewPlan } from "~/family/access/plan-data.server";
import { plansAllowed } from "~/family/access/plan-limits.server";
import { readWith } from "~/forms/schema/read-with";
import { createPlan } from "./create-plan.server";
import { startSchema } from "./plan-schema";

export type Started =
  | { readonly ok: true; readonly planId: string }
  /** `needsFamily`: only the Family subscription keeps another plan. */
  | { readonly ok: false; readonly messages: Messages; readonly needsFamily: boolean };

/** Starts a plan from the form: the student's own, or a parent's for a child. */
export async function startPlan(form: URLSearchParams, member: Member, now = new Date()): Promise<Started> {
  const today = todayOf(now);
  const read = readWith(startSchema(form, { today, adult: member.ageBand === "18+" }), form);
  if (!read.ok) return { ok: false, messages: read.messages, needsFamily: false };
  const { who, name: studentName, path, year: classYear, state, adultMonth: adultFrom } = read.value;
  const plan: NewPlan = { studentName, classYear, path, state, startedBy: who, adultFrom };
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

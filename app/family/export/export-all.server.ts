import { comparableEmail } from "~/account/claims";
import type { Member } from "~/account/member";
import { logDownload } from "~/family/access/activity-log.server";
import { listPlans } from "~/family/access/plan-data.server";
import { type Writing, writePlan } from "~/family/access/write-plan.server";
import { invitationsTo, mailSentTo } from "~/family/people/account-data.server";
import type { Store } from "~/store/database.server";
import { planFiles, readEverything } from "./export.server";

/** One plan in the file of everything about an account. */
export interface PlanFiles {
  /** "plans/1" */
  readonly folder: string;
  readonly student: string;
  /** "Parent or guardian, your household" */
  readonly part: string;
  /** Texts by file name, as in the plan's own download. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Every plan somebody is in, as they may see it now: each is opened for itself, so one they were just taken out of is
 * not there. Written in the log of each plan as a download.
 *
 * @param origin of the site, for the links in calendars
 */
export async function filesOfPlans(
  store: Store,
  member: Member,
  origin: string,
  now: Date,
): Promise<readonly PlanFiles[]> {
  const found: PlanFiles[] = [];
  for (const { planId } of await listPlans(store, member.id)) {
    const read = async (writing: Writing) => {
      await logDownload(writing, "everything");
      return { view: writing.view, everything: await readEverything(writing) };
    };
    const opened = await writePlan(member, planId, read, { store, now }).catch((thrown: unknown) => {
      // Taken out of it since the list was read.
      if (thrown instanceof Response && thrown.status === 404) return null;
      throw thrown;
    });
    if (opened === null) continue;
    const files = planFiles(opened.everything, origin, now);
    const { student, people } = opened.view;
    const part = people.find(({ you }) => you)?.part ?? "";
    found.push({ folder: `plans/${found.length + 1}`, student: student.name, part, files });
  }
  return found;
}

/**
 * What is kept about somebody around their plans: that mail was sent, and, by a verified address, who waits for them.
 */
export async function aroundPlans(store: Store, { id, email, emailVerified }: Member, now: Date) {
  return {
    mailAboutYourPlans: await mailSentTo(store, id),
    ...(emailVerified ? { invitationsForYou: await invitationsTo(store, comparableEmail(email), now) } : {}),
  };
}

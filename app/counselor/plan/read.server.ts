import type { Member } from "~/account/member";
import { type Opened, openPlan } from "~/family/access/open-plan.server";
import { readHousehold } from "~/family/finances/household.server";
import { myPlans } from "~/family/plan/my-plans.server";
import { recordSearch } from "~/family/record/record";
import { readRecord } from "~/family/record/record.server";
import { newestAnswers } from "~/family/saved/saved.server";
import { parseAnswers } from "~/match/model/answers/input";
import { type PlanFact, type PlanSources, planFacts } from "./facts";

export interface PlanToUse {
  readonly id: string;
  readonly studentName: string;
  readonly facts: readonly PlanFact[];
  /** The other plans of this person, to choose from. */
  readonly others: Awaited<ReturnType<typeof myPlans>>;
}

/**
 * What a question of this person may use of a plan: the one asked for, else the first they're in. Null where they're in
 * none. Throws a 404 Response for a plan that isn't theirs.
 */
export async function planToUse(member: Member, asked: string | null, now: Date): Promise<PlanToUse | null> {
  const plans = await myPlans(member);
  const id = asked ?? plans[0]?.id;
  if (id === undefined) return null;
  const opened = await openPlan(member, id);
  return {
    id: opened.plan.id,
    studentName: opened.view.student.name,
    facts: planFacts(await sourcesOf(opened, now)),
    others: plans.filter((other) => other.id !== id),
  };
}

/** What the policy lets this viewer see, and nothing of it that they don't. */
async function sourcesOf(opened: Opened, now: Date): Promise<PlanSources> {
  const { view } = opened;
  const finances = view.you.role === "parent" && view.may.finances ? (await readHousehold(opened)).finances : null;
  const read = (query: string | null) => {
    const parsed = query === null ? null : parseAnswers(new URLSearchParams(query), now.getFullYear());
    return parsed?.ok ? parsed.answers : null;
  };
  const record = await readRecord(opened);
  return {
    view,
    finances,
    record: read(record === null ? null : recordSearch(record)),
    match: read(await newestAnswers(opened, "match")),
  };
}

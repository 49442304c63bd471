/**
 * The read model: a stored plan and a viewer in, exactly what this viewer may see out. Pages, exports, calendars, mail
 * and answers are made from this and from nothing else, so what is missing here cannot be shown by mistake.
 *
 * To somebody of a household the household is "your household" and has no number, which would say that there is another
 * one. Forms name it by its id, which says nothing.
 */

import type { Day } from "~/calendar/day";
import type { Status } from "~/student/list/status";
import { entryYear } from "~/timeline/planning/class-year";
import { aidWords, bothPay, type PaySum, paySum, payWords } from "./bands";
import { type PlanOwner, planOwner } from "./plan-owner";
import { decide, mayInvite, type Resource, type Viewer } from "./policy";
import { type HouseholdId, hasTwo, isHousehold, type Mode, type Party, partyOf, type Role, roleNames } from "./roles";
import type { StoredCollege, StoredInvitation, StoredLine, StoredMember, StoredPlan } from "./stored-plan";

export interface CollegeLine {
  readonly id: string;
  readonly unitid: number;
  readonly status: Status;
  readonly way: StoredCollege["way"];
  readonly ownDeadline: StoredCollege["ownDeadline"];
  readonly liked: string;
  /** Null for whoever may not read it. */
  readonly note: string | null;
}

export interface PersonView {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** "Student", "Parent or guardian, your household". */
  readonly part: string;
  readonly you: boolean;
  readonly mayRemove: boolean;
  /** Waits to be let into the finances of the viewer's household. */
  readonly mayAdmit: boolean;
}

export interface InvitationView {
  readonly id: string;
  readonly email: string;
  readonly part: string;
  readonly expiresAt: string;
  readonly mayChange: boolean;
}

/** What a household shows of its money to this viewer. */
export interface HomeView {
  readonly name: string;
  readonly pay: string | null;
  readonly aid: string | null;
  /** Whole dollars a year, only where the household told the student. */
  readonly told: number | null;
}

/** What the homes count toward what they reach together, for those who know of both; null for everybody else. */
export interface Together {
  readonly homes: readonly { readonly name: string; readonly counts: boolean }[];
  /** Whole dollars a year of both, from the ends of their bands. Null until each counts. Stays on the server. */
  readonly sum: PaySum | null;
}

/** Somebody to invite: the value is a role, or the id of the household that a parent is invited to. */
export interface InviteChoice {
  readonly value: string;
  readonly label: string;
  readonly role: Role;
}

export interface PlanView {
  readonly id: string;
  readonly you: { readonly name: string; readonly role: Role; readonly keeps: boolean };
  readonly student: { readonly name: string; readonly joined: boolean };
  readonly keeper: PlanOwner;
  /**
   * For a parent who keeps the plan: the month in which the student turns 18, "2027-05", and the plan is theirs after
   * it.
   */
  readonly adultFrom: string | null;
  readonly classYear: number;
  readonly path: StoredPlan["path"];
  /** The year the student starts college, as far as the plan knows it. */
  readonly entry: number;
  readonly state: string | null;
  /** The day the plan was started, from which its work is planned. */
  readonly began: Day;
  readonly colleges: readonly CollegeLine[];
  /** Taken off the list; only for whoever may put them back. */
  readonly removed: readonly { readonly id: string; readonly unitid: number }[];
  readonly people: readonly PersonView[];
  readonly invitations: readonly InvitationView[];
  readonly homes: readonly HomeView[];
  /** What all homes that this viewer sees plan to pay, as a range; null where one has not said. */
  readonly allHomes: string | null;
  readonly together: Together | null;
  readonly invite: readonly InviteChoice[];
  readonly may: {
    readonly keepList: boolean;
    readonly note: boolean;
    readonly setup: boolean;
    readonly log: boolean;
    /** Belongs to a household; `finances` when let into them. */
    readonly household: boolean;
    readonly finances: boolean;
    readonly takeOver: boolean;
    readonly letters: boolean;
    readonly ledger: boolean;
    readonly essays: boolean;
    /** Grades, scores and majors of the student. */
    readonly record: boolean;
  };
}

/** A viewer and what stands behind them, for the server only: the mode is nobody's but the student's. */
export interface ViewerInPlan {
  readonly viewer: Viewer;
  readonly mode: Mode;
  readonly me: StoredMember;
  readonly keeper: PlanOwner;
}

/** How an account stands in a plan; null when it is not in it, or no longer counts. @param today "YYYY-MM-DD" */
export function viewerInPlan(plan: StoredPlan, accountId: string, today: string): ViewerInPlan | null {
  const me = plan.members.find((member) => member.accountId === accountId);
  if (me === undefined) return null;
  const student = plan.members.find(({ role }) => role === "student");
  const { startedBy, takenOver, adultFrom, mode } = plan;
  const keeper = planOwner({ startedBy, takenOver, adultFrom, studentAge: student?.ageBand ?? null }, today);
  const { role, household, admitted } = me;
  // Of the parents of a child's plan each keeps it: they are one household until the student says otherwise.
  const controls = role === keeper;
  const viewer: Viewer = { role, household, households: plan.households, controls, admitted };
  return decide(viewer, mode, "basics", "see") === "allow" ? { viewer, mode, me, keeper } : null;
}

/** What this viewer may see. @param now UTC text; invitations that are over are left out */
export function viewPlan(plan: StoredPlan, { viewer, mode, me, keeper }: ViewerInPlan, now: string): PlanView {
  const may = (resource: Resource, action: "see" | "change" = "see") =>
    decide(viewer, mode, resource, action) === "allow";
  const student = plan.members.find(({ role }) => role === "student");
  const own = viewer.role === "student" ? "student" : viewer.role === "parent" ? viewer.household : null;
  const nameOf = homeNames(viewer, mode);
  const partOf = (of: StoredMember | StoredInvitation) =>
    of.household === null || of.role !== "parent" ? roleNames[of.role] : `${roleNames.parent}, ${nameOf(of.household)}`;
  const people = plan.members
    .filter((member) => member.id === me.id || may(`people:${partyOf(member)}`))
    .map((member) => ({
      id: member.id,
      name: member.role === "student" ? plan.studentName : member.name,
      email: member.email,
      part: partOf(member),
      you: member.id === me.id,
      mayRemove: member.id !== me.id && member.role !== "student" && may(`people:${partyOf(member)}`, "change"),
      mayAdmit:
        !member.admitted && viewer.admitted && viewer.household !== null && viewer.household === member.household,
    }));
  const homes = plan.households.flatMap((household) => {
    const home = homeOf(plan, household, viewer, mode, nameOf(household));
    return home === null ? [] : [{ household, home }];
  });
  const ownList = plan.colleges.filter(({ removed }) => !removed);
  return {
    id: plan.id,
    you: { name: me.name, role: me.role, keeps: viewer.controls },
    student: { name: plan.studentName, joined: student !== undefined },
    keeper,
    adultFrom: keeper === "parent" && may("basics", "change") ? plan.adultFrom : null,
    classYear: plan.classYear,
    path: plan.path,
    entry: entryYear(plan.classYear, plan.path, plan.began),
    began: plan.began,
    state: plan.state,
    colleges: may("colleges")
      ? ownList.map(({ id, unitid, status, way, ownDeadline, liked, note }) => ({
          id,
          unitid,
          status,
          way,
          ownDeadline,
          liked: may("liked") ? liked : "",
          note: may("note") ? note : null,
        }))
      : [],
    removed: may("colleges", "change")
      ? plan.colleges.filter(({ removed }) => removed).map(({ id, unitid }) => ({ id, unitid }))
      : [],
    people,
    invitations: plan.invitations
      .filter((invitation) => invitation.expiresAt > now && may(`people:${partyOf(invitation)}`))
      .filter(
        (invitation) =>
          viewer.role === "student" ||
          may(`people:${partyOf(invitation)}`, "change") ||
          isOwnHousehold(viewer, partyOf(invitation)),
      )
      .map((invitation) => ({
        id: invitation.id,
        email: invitation.email,
        expiresAt: invitation.expiresAt,
        part: partOf(invitation),
        mayChange: mayChangeInvitation(viewer, mode, invitation),
      })),
    homes: homes.map(({ home }) => home),
    allHomes: homes.length > 1 ? bothPay(homes.map(({ household }) => shownPayOf(plan, household))) : null,
    together: togetherIn(plan, viewer, mode),
    invite: inviteChoices(plan, viewer, mode, student !== undefined),
    may: {
      keepList: may("colleges", "change"),
      note: may("note", "change"),
      setup: may("setup", "change"),
      log: may("log"),
      household: viewer.role === "parent" && viewer.household !== null,
      finances: viewer.household !== null && may(`finances:${viewer.household}`),
      takeOver: viewer.role === "student" && keeper === "parent",
      letters: own !== null && may(`letters:${own}`),
      ledger: viewer.role === "student" || (viewer.household !== null && may(`ledger:${viewer.household}`)),
      essays: may("essays"),
      record: may("record", "change"),
    },
  };
}

const isOwnHousehold = (viewer: Viewer, side: Party) => viewer.role === "parent" && viewer.household === side;

const shownPayOf = ({ shownFinances }: StoredPlan, household: HouseholdId) =>
  shownFinances.find((shown) => shown.household === household)?.shownPay ?? null;

function togetherIn(plan: StoredPlan, viewer: Viewer, mode: Mode): Together | null {
  if (decide(viewer, mode, "together", "see") !== "derived" || plan.households.length < 2) return null;
  const nameOf = homeNames(viewer, mode);
  const counted = plan.households.map(
    (household) => plan.shownFinances.find((shown) => shown.household === household)?.countedPay ?? null,
  );
  return {
    homes: plan.households.map((household, at) => ({ name: nameOf(household), counts: counted[at] !== null })),
    sum: paySum(counted),
  };
}

/** What a viewer calls the homes. Only a student, or somebody in an open plan, has names for two. */
export function homeNames(
  { role, household, households }: Viewer,
  mode: Mode,
): (of: HouseholdId) => "your household" | "first household" | "second household" | "the other household" | "" {
  if (role === "student" && hasTwo(mode)) {
    return (of) => (of === households[0] ? "first household" : "second household");
  }
  const [own] = role === "student" ? households : [household];
  return (of) => (of === own ? "your household" : mode === "open" ? "the other household" : "");
}

function homeOf(plan: StoredPlan, household: HouseholdId, viewer: Viewer, mode: Mode, name: string): HomeView | null {
  if (decide(viewer, mode, `finances:${household}`, "see") !== "derived") return null;
  if (!plan.members.some((member) => member.household === household)) return null;
  const shown = plan.shownFinances.find((each) => each.household === household);
  // A household that has told the student the amount has not told the other household.
  const told = decide(viewer, mode, `told:${household}`, "see") === "allow" ? (shown?.told ?? null) : null;
  return { name, pay: payWords(shown?.shownPay ?? null), aid: aidWords(shown?.shownAid ?? null), told };
}

/** Whether a viewer may send again or take back an invitation. */
export function mayChangeInvitation(viewer: Viewer, mode: Mode, invitation: StoredInvitation): boolean {
  const side = partyOf(invitation);
  if (decide(viewer, mode, `people:${side}`, "change") === "allow") return true;
  return isOwnHousehold(viewer, side) && viewer.admitted && invitation.fromParty === viewer.household;
}

/** Whom a viewer may invite now. */
export function inviteChoices(plan: StoredPlan, viewer: Viewer, mode: Mode, joined: boolean): readonly InviteChoice[] {
  const kept = (side: Party) => plan.shownFinances.some((shown) => shown.household === side);
  const nameOf = homeNames(viewer, mode);
  const sides: readonly Party[] = ["student", ...plan.households, "counselor", "helper"];
  return sides.flatMap((side): InviteChoice[] => {
    if (side === "student" && joined) return [];
    if (!mayInvite(viewer, mode, side, { kept: kept(side), takenOver: plan.takenOver })) return [];
    if (!isHousehold(side)) return [{ value: side, label: inviteLabels[side], role: side }];
    const label =
      hasTwo(mode) && viewer.role === "student" ? `Parent or guardian, ${nameOf(side)}` : "Parent or guardian";
    return [{ value: side, label, role: "parent" }];
  });
}

const inviteLabels = {
  student: "The student",
  counselor: "Counselor",
  helper: "Someone else who helps",
} as const;

/** The lines of the log for this viewer: none for anybody but the student. */
export function viewLog(lines: readonly StoredLine[], { viewer, mode }: ViewerInPlan): readonly StoredLine[] {
  if (decide(viewer, mode, "log", "see") !== "allow") return [];
  const gone = (side: Party | null) => isHousehold(side) && !viewer.households.includes(side);
  return lines.filter(({ side, aboutParty }) => !gone(side) && !gone(aboutParty));
}

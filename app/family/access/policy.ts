/**
 * Who may see and change what in a plan: the one place that decides it. Every page, export, calendar, e-mail and API
 * answer asks here, through `view.ts`.
 *
 * Two rules hold the two households apart and are tested over every cell:
 * - What a household is allowed never depends on whether another household is in the plan without its knowledge: `one`,
 *   `apart` and `estranged` are the same to it. A page that changed with the mode would be a trace.
 * - What stands in a household's name crosses to somebody else only as `derived`: what `finances.ts` says in bands.
 */
import { type HouseholdId, isHousehold, type Mode, type Party, type Role } from "./roles";

/** Somebody who looks at a plan, as the policy knows them. */
export interface Viewer {
  readonly role: Role;
  readonly household: HouseholdId | null;
  /**
   * Every household that counts in the plan, in order: see `householdsIn`. Nobody belongs to another, nor does
   * anything.
   */
  readonly households: readonly HouseholdId[];
  /** The student, or the parent who started the plan until the student takes it over: see `control.ts`. */
  readonly controls: boolean;
  /** Let into the finances of the own household. */
  readonly admitted: boolean;
}

/** `derived`: only what the owner has chosen to show, in bands. */
export type Decision = "allow" | "derived" | "deny";
export const actions = ["see", "change"] as const;
export type Action = (typeof actions)[number];

/** `together`: which colleges both homes reach, of what each counts. */
type Shared = "basics" | "colleges" | "liked" | "together";
type OfStudent = "note" | "setup" | "log" | "essays" | "record";
/** Things that have an owner: everybody's, the student's, or one household's. */
type Owned = "tasks" | "results" | "letters" | "calendar";
export type Resource =
  | Shared
  | OfStudent
  | `people:${Party}`
  /** What a household wrote about its money, and what it chose to tell the student to the dollar. */
  | `finances:${HouseholdId}`
  | `told:${HouseholdId}`
  /** Shares, caps and payments: of the student with one household, and of all three where the homes plan together. */
  | `ledger:${HouseholdId | "shared"}`
  /** Payments the student wrote in a ledger that ended. */
  | "ledger:student"
  /** Tasks that the student asked one household to do. */
  | `asked:${HouseholdId}`
  | `${Owned}:${"shared" | "student" | HouseholdId}`;

/** What somebody may do with a resource of a plan in a mode. Pure; unknown combinations are denied. */
export function decide(viewer: Viewer, mode: Mode, resource: Resource, action: Action): Decision {
  const [kind, owner] = resource.split(":") as [string, string | undefined];
  if (isOutside(viewer, viewer.household) || isOutside(viewer, owner)) return "deny";
  // A parent keeps a plan only until the student takes it over, and only a student can bring in a second household.
  const controls = viewer.controls && (viewer.role === "student" || mode === "one");
  switch (kind) {
    case "basics":
    case "colleges":
    case "liked":
      return action === "see" || controls ? "allow" : "deny";
    case "note":
    case "essays":
    case "log":
      return yes(viewer.role === "student" && (kind !== "log" || action === "see"));
    case "setup":
      return yes(viewer.role === "student" && (action === "see" || controls));
    case "record":
      // Grades are the student's; a parent who keeps the plan of a child may write them down for the child.
      return yes(viewer.role === "student" || controls);
    case "people":
      return people(viewer, mode, owner as Party, action, controls);
    case "finances":
      return finances(viewer, mode, owner as HouseholdId, action);
    case "together":
      // It says something of both homes, so it is there only for those who know of both.
      if (action === "change" || mode !== "open") return "deny";
      return viewer.role === "student" || viewer.role === "parent" ? "derived" : "deny";
    case "told":
      if (action === "change") return finances(viewer, mode, owner as HouseholdId, action);
      return yes(viewer.role === "student" || (isOwn(viewer, owner) && viewer.admitted));
    case "ledger":
      return ledger(viewer, mode, owner as HouseholdId | "shared" | "student", action);
    case "asked":
      return yes(viewer.role === "student" || isOwn(viewer, owner));
    case "letters":
      // A letter tells what a household is asked to pay: at home it is read by those let into the finances, and it is
      // never shared.
      if (owner === "shared") return "deny";
      if (owner === "student") return yes(viewer.role === "student");
      return yes(isOwn(viewer, owner) && viewer.admitted);
    default:
      return owned(viewer, owner, action, controls);
  }
}

const yes = (allowed: boolean): Decision => (allowed ? "allow" : "deny");

/** Whether this names a household that does not count in the plan. */
const isOutside = ({ households }: Viewer, owner: string | null | undefined): boolean =>
  isHousehold(owner) && !households.includes(owner);

const isOwn = ({ role, household }: Viewer, owner: string | undefined): boolean =>
  role === "parent" && household !== null && household === owner;

/** `change` is inviting and removing. Whoever is not the student or of one's own household is not there. */
function people(viewer: Viewer, mode: Mode, side: Party, action: Action, controls: boolean): Decision {
  const { role } = viewer;
  if (action === "change") {
    if (role === "student") return yes(controls);
    if (role !== "parent") return "deny";
    return yes(controls && (side === "student" || isOwn(viewer, side)));
  }
  if (role === "student" || side === "student") return "allow";
  if (role !== "parent") return "deny";
  return yes(isOwn(viewer, side) || (mode === "open" && isHousehold(side)));
}

function finances(viewer: Viewer, mode: Mode, owner: HouseholdId, action: Action): Decision {
  if (isOwn(viewer, owner)) return yes(viewer.admitted);
  if (action === "change") return "deny";
  if (viewer.role === "student") return "derived";
  return viewer.role === "parent" && mode === "open" ? "derived" : "deny";
}

/**
 * A household and the student keep their ledger whatever else there is. The ledger of all three names both homes, so it
 * is there only while they know of each other; the student can still read it when they are kept apart again.
 */
function ledger(viewer: Viewer, mode: Mode, book: HouseholdId | "shared" | "student", action: Action): Decision {
  const { role } = viewer;
  if (book === "student") return yes(role === "student");
  if (book === "shared") {
    if (mode === "open") return yes(role === "student" || role === "parent");
    return yes(mode === "apart" && role === "student" && action === "see");
  }
  return yes(role === "student" || isOwn(viewer, book));
}

function owned(viewer: Viewer, owner: string | undefined, action: Action, controls: boolean): Decision {
  const { role } = viewer;
  if (owner === "student") return yes(role === "student");
  if (owner === "shared") return yes(action === "see" ? true : role === "student" || controls);
  return yes(isOwn(viewer, owner));
}

/**
 * Whether somebody may invite to a side. Money decides: once a household keeps finances here, only its own people let
 * others in, so that nobody can be placed in it to read them. Beyond that, whoever may change people may invite.
 *
 * @param plan `kept`: the household keeps finances in this plan; `takenOver`: a student keeps the plan, or kept it and
 *   left
 */
export function mayInvite(
  viewer: Viewer,
  mode: Mode,
  side: Party,
  { kept, takenOver }: { kept: boolean; takenOver: boolean },
): boolean {
  if (isOutside(viewer, viewer.household) || isOutside(viewer, side)) return false;
  if (isOwn(viewer, side)) return viewer.admitted;
  // Also when nobody keeps the plan: somebody must be able to bring in the student it is for. After a student who kept
  // it has left it is nobody's to give on, and the answer may not depend on the mode: it would tell of another home.
  if (side === "student" && viewer.role === "parent" && mode === "one" && !takenOver) return true;
  if (isHousehold(side) && kept) return false;
  return decide(viewer, mode, `people:${side}`, "change") === "allow";
}

import type { PlanView } from "~/family/access/view";

/** What the layout around the pages of a plan shows: whose plan it is, and which pages this viewer has. */
export interface PlanContext {
  readonly id: string;
  readonly role: PlanView["you"]["role"];
  /** The student's name. */
  readonly student: string;
  readonly pages: Readonly<Record<"essays" | "household" | "ledger" | "log" | "setup", boolean>>;
}

/** Of what a viewer may see, as much as the layout needs. The list of people is loaded by the page that shows it. */
export function planContextOf({ id, you, student, may }: PlanView): PlanContext {
  return {
    id,
    role: you.role,
    student: student.name,
    pages: {
      essays: may.essays,
      household: may.household,
      ledger: may.ledger,
      log: may.log,
      setup: may.setup || may.keepList || may.record,
    },
  };
}

/**
 * Pages of a plan whose forms change nothing that the layout shows. What is not named here (people, setup, homes,
 * leaving the plan, a page to come) lets the layout be loaded again.
 */
const besideTheLayout =
  /^\/plan\/[^/]+\/(tasks|colleges|colleges\/[^/]+|essays|essays\/[^/]+|calendar|saved|ledger|household)\/?$/;

interface Change {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
  readonly currentParams: Readonly<Record<string, string | undefined>>;
  readonly nextParams: Readonly<Record<string, string | undefined>>;
  readonly formMethod?: string | undefined;
  /** Where a form was sent, e.g. "/plan/…/people". */
  readonly formAction?: string | undefined;
  /** Status of the action's answer; undefined where it was a redirect. */
  readonly actionStatus?: number | undefined;
  readonly defaultShouldRevalidate: boolean;
}

/**
 * Whether the layout is loaded again: for another plan, after a form that may have changed what it shows, and when the
 * page that is open is asked for again (after a while in another tab, or by "Try Again"). Not on the way from one page
 * of the plan to another. It is Remix's `shouldRevalidate`; no right depends on it.
 */
export function planContextIsLoadedAgain(change: Change): boolean {
  const { currentUrl, nextUrl, currentParams, nextParams, formMethod, formAction = "", actionStatus = 200 } = change;
  if (currentParams.plan !== nextParams.plan) return true;
  if (formMethod !== undefined && formMethod.toUpperCase() !== "GET") {
    return actionStatus < 400 && !besideTheLayout.test(formAction.replace(/[?#].*$/, ""));
  }
  const same = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return same && change.defaultShouldRevalidate;
}

import { toolPathOf } from "~/language";

/** What somebody told a tool: a form that they sent, or one field of it that they left. */
export interface Told {
  /** It may have left the page since. */
  readonly form: HTMLFormElement;
  /** Of the page it stands on. */
  readonly pathname: string;
  /** The name of the field; null for the whole form. */
  readonly field: string | null;
}

/**
 * Tools that answer while they're filled in: nobody has to press a button, so a field is told once it is left.
 * Elsewhere a form is told by its button.
 */
const answersAsTyped = new Set([
  "/college-cost-calculator",
  "/college-cost-calculator/kitchen-table",
  "/tools/fafsa-calculator",
  "/application-timeline",
]);

/** The events of a document that `toldIn` reads. */
export const tellingEvents = ["submit", "change"] as const;

/**
 * What an event tells; null for one outside the main part of the page, such as the search on top, and for one by which
 * a form only judges itself: Conform presses a button of its own when a field is left, and nothing was sent.
 */
export function toldIn(event: Event): Told | null {
  const { target } = event;
  const { pathname } = location;
  if (!(target instanceof Element) || target.closest("main") === null) return null;
  if (event.type === "submit") {
    const { submitter } = event as Event & { readonly submitter?: { readonly name?: string } | null };
    const judges = submitter?.name === "__intent__";
    return target instanceof HTMLFormElement && !judges ? { form: target, pathname, field: null } : null;
  }
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  // Without a name it's a thumb that tries out what if.
  if (!isField || target.form === null || target.name === "" || !answersAsTyped.has(toolPathOf(pathname))) return null;
  return { form: target.form, pathname, field: target.name };
}

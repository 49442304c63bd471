/**
 * The form a submit is about; null for one outside the main part of the page, such as the search on top, and for one by
 * which a form only judges itself: Conform presses a button of its own when a field is left, and nothing was sent.
 */
export const sentInMain = (event: Event): HTMLFormElement | null => {
  const { target } = event;
  const { submitter } = event as Event & { readonly submitter?: { readonly name?: string } | null };
  const judges = submitter?.name === "__intent__";
  return target instanceof HTMLFormElement && target.closest("main") !== null && !judges ? target : null;
};

/** The form a submit is about; null for one outside the main part of the page, such as the search on top. */
export const sentInMain = ({ target }: Event): HTMLFormElement | null =>
  target instanceof HTMLFormElement && target.closest("main") !== null ? target : null;

/**
 * What every screen says when a piece of the program did not come: in place of a page, over a page that is still open,
 * and at the foot of a page whose program never started.
 */
export const loadingErrorWords = {
  title: "Loading Error",
  sentence: "A part of this page couldn’t be loaded. The usual causes:",
  causes: ["Poor connectivity", "The app was recently updated", "A stale cache"],
  /** In place of all that where the browser knows that it has no connection. */
  offline: "You appear to be offline.",
  tryAgain: "Try Again",
  reload: "Reload Page",
  stay: "Stay on this page",
} as const;

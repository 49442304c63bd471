/** What each error status says on the page. The root boundary is the only place that turns a status into words. */
export interface ErrorWords {
  readonly title: string;
  readonly sentence: string;
}

const words: Readonly<Record<number, ErrorWords>> = {
  400: {
    title: "We could not read that request",
    sentence: "Something in the address or the form was not in a shape we understand. Go back and try once more.",
  },
  401: {
    title: "Sign in to see this page",
    sentence: "This page belongs to an account. Sign in and you come back here.",
  },
  403: {
    title: "That request was refused",
    sentence: "It did not come from a page of this site, or your account may not do this.",
  },
  404: {
    title: "There is no page here",
    sentence: "The address may have a typing error, or the page may have moved. Search, or start from one of these.",
  },
  405: { title: "That does not work here", sentence: "This address does not accept that kind of request." },
  413: {
    title: "That is too large",
    sentence: "What was sent is larger than any form on this site needs. Send less and try again.",
  },
  429: {
    title: "One moment, please",
    sentence: "Many requests came from your connection in a short time. Wait a minute and try again.",
  },
  503: { title: "Back in a moment", sentence: "The site is being restarted. Wait a few seconds and reload the page." },
};

/** The words of a status; a status without words of its own has none, and the page-level error screen is shown. */
export function wordsOfStatus(status: number): ErrorWords | null {
  return words[status] ?? null;
}

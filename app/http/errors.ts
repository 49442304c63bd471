/** What each error status says on the page. The root boundary is the only place that turns a status into words. */
export interface ErrorWords {
  readonly title: string;
  readonly sentence: string;
}

const words: Readonly<Record<number, ErrorWords>> = {
  400: {
    title: "We couldn’t read that request",
    sentence: "Something in the address or the form wasn’t in a format we understand. Go back and try again.",
  },
  401: {
    title: "Sign in to see this page",
    sentence: "You need an account to see this page. Sign in and you’ll come back here.",
  },
  403: {
    title: "We couldn’t accept that request",
    sentence: "It didn’t come from a page on this site, or your account isn’t allowed to do this.",
  },
  404: {
    title: "We can’t find that page",
    sentence: "The address may have a typo, or the page may have moved. Search, or start from one of these.",
  },
  405: { title: "That doesn’t work here", sentence: "This address doesn’t accept that kind of request." },
  408: {
    title: "Your request took too long",
    sentence: "It didn’t all arrive within half a minute. Check your connection, go back, and send it again.",
  },
  413: {
    title: "That’s too large",
    sentence: "You sent more than any form on this site needs. Send less and try again.",
  },
  429: {
    title: "One moment, please",
    sentence: "We got a lot of requests from your connection in a short time. Wait a minute and try again.",
  },
  503: {
    title: "Back in a moment",
    sentence: "The site is busy or restarting. Wait a few seconds and reload the page.",
  },
};

/** The words of a status; a status without words of its own has none, and the page-level error screen is shown. */
export function wordsOfStatus(status: number): ErrorWords | null {
  return words[status] ?? null;
}

/**
 * What can't be answered on the device, said in one line where there's no connection. `public/service-worker.js` says
 * the same where the page itself can't be had; a test holds the two together.
 */
export const connectionNeeded: readonly (readonly [path: RegExp, line: string])[] = [
  [
    /^\/(?:college-visit-planner|trip-results)(?:\/|$)/,
    "Planning visits needs a connection: our server works out the trips.",
  ],
  [
    /^\/colleges\/\d/,
    "This college’s page isn’t on this device. Pages of colleges on your list stay here to be read once you’ve opened them.",
  ],
  [
    /^\/colleges\/compare$/,
    "This comparison isn’t on this device. Once you’ve kept the tools, the colleges of your list are compared here.",
  ],
  [
    /^\/(?:es\/)?college-cost-calculator$/,
    "What other colleges cost needs a connection: this device keeps the figures of those that were on your list.",
  ],
  [/^\/colleges(?:\/|$)/, "Searching colleges needs a connection: our server looks through all of them."],
  [/^\/plan(?:\/|$)/, "A plan is kept on our server, so it needs a connection."],
  [/^/, "This page needs a connection."],
];

/** What never answers on the device, whatever was kept. */
export const neverHere = (pathname: string): boolean => connectionNeeded[0]?.[0].test(pathname) === true;

export const lineFor = (pathname: string): string => connectionNeeded.find(([path]) => path.test(pathname))?.[1] ?? "";

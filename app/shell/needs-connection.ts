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
  [/^\/colleges\/compare$/, "This comparison isn’t on this device: our server makes new ones."],
  [/^\/colleges(?:\/|$)/, "Searching colleges needs a connection: our server looks through all of them."],
  [/^/, "This page needs a connection."],
];

export const lineFor = (pathname: string): string => connectionNeeded.find(([path]) => path.test(pathname))?.[1] ?? "";

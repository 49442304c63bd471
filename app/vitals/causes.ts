/**
 * What took the largest part of a value, as `web-vitals` attributes it, in words of ours. Never the element, its
 * selector or an address: each of them may hold what a page says to one reader.
 */
export const causes = {
  LCP: {
    server: "Waiting for the server",
    starting: "Its picture is asked for late",
    loading: "Its picture takes long to come",
    drawing: "It’s there and isn’t drawn yet",
  },
  INP: {
    waiting: "The page is busy with something else",
    answering: "What the tap itself sets off",
    drawing: "Drawing what it changes",
  },
  CLS: { loading: "While the page loads", loaded: "After it has loaded" },
  FCP: { server: "Waiting for the server", page: "What the page needs before it’s drawn" },
  TTFB: {
    redirect: "Redirects, and the browser itself",
    cache: "Asking caches on the device",
    name: "Looking up the site’s name",
    connection: "Connecting",
    server: "The server’s answer",
  },
} as const;

/** The cause of each value that has one. */
export type Causes = { readonly [M in keyof typeof causes]?: keyof (typeof causes)[M] };

/** What is said of a cause; the word itself where this release has it no more. */
export const causeInWords = (metric: keyof typeof causes, cause: string): string =>
  (causes[metric] as Readonly<Record<string, string>>)[cause] ?? cause;

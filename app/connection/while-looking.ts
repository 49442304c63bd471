import type { profiles as cacheProfiles } from "./cache/cache-profiles";
import { hasInput } from "./typing/unsent-input";

export interface Freshness {
  /** How long what's shown counts as fresh, by the profiles of the data layer. */
  readonly profile: keyof typeof cacheProfiles;
  /** Milliseconds between two looks at what changes while one looks at it. Without it, coming back alone asks again. */
  readonly pause?: number | undefined;
}

/** What changes while one looks at it. */
const changing: Freshness = { profile: "realtime", pause: 15_000 };

/**
 * Asks again for what a page shows: when somebody comes back to it and it's no longer fresh, and as often as `pause`
 * says while they look at it. Not in a tab nobody sees, not without a connection, and not while something is typed on
 * the page. Returns how to stop.
 *
 * @param name of what is looked at, such as the address of the page
 */
export function whileLooking(name: string, askAgain: () => void, { profile, pause }: Freshness = changing): () => void {
  let stop: (() => void) | null = null;
  let over = false;
  // The data layer is no part of the first load. Without it the page stays as it came.
  Promise.all([import("@tanstack/react-query"), import("./running"), import("./cache/cache-profiles")]).then(
    ([{ QueryObserver }, { queryClient }, { profiles }]) => {
      if (over) return;
      const observer = new QueryObserver(queryClient, {
        queryKey: ["while looking", name],
        queryFn: () => {
          if (!hasInput(document)) askAgain();
          return Date.now();
        },
        initialData: Date.now(),
        ...profiles[profile],
        ...(pause !== undefined && { staleTime: pause, refetchInterval: pause }),
        // The page has just come.
        refetchOnMount: false,
      });
      stop = observer.subscribe(() => {});
    },
    () => {},
  );
  return () => {
    over = true;
    stop?.();
  };
}

import { hasInput } from "./typing/unsent-input";

/** Milliseconds between two looks at something that changes while one looks at it. */
const pause = 15_000;

/**
 * Asks again and again while somebody looks at a page, by the realtime profile of the data layer: not in a tab nobody
 * sees, not without a connection, and not while something is typed on the page. Returns how to stop.
 *
 * @param name of what is looked at, such as the address of the page
 */
export function whileLooking(name: string, askAgain: () => void): () => void {
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
        ...profiles.realtime,
        staleTime: pause,
        refetchInterval: pause,
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

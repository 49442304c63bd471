import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { notice } from "~/reports/notice";
import { ordinary } from "./cache-profiles";
import { readKey } from "./request";
import {
  type Connection,
  isUnreachable,
  mutationRetryDelay,
  queryRetryDelay,
  retryMutation,
  retryQuery,
} from "./retry";

/** What the browser says about the network; many browsers say nothing. */
export function connectionOf(browser: Navigator): { speed: Connection; saveData: boolean } {
  const { connection } = browser as { connection?: { effectiveType?: Connection; saveData?: boolean } };
  return { speed: connection?.effectiveType ?? null, saveData: connection?.saveData === true };
}

const text = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Reports a query or a change that failed for good, after its retries. A server that cannot be reached is no fault of
 * the program, and a reader who left did not wait for the answer.
 *
 * @param seen  whether something on the page waits for it
 */
function reportFailure(error: unknown, key: readonly unknown[] | undefined, seen: boolean): void {
  if (isUnreachable(text(error)) || (error instanceof Error && error.name === "AbortError")) return;
  const context = { where: seen ? "query of the page" : "query in the background", key: String(key?.[0] ?? "none") };
  notice({ type: "Query", loss: seen ? "part" : "nothing", error, context });
}

/** The cache of answers, with the product's rules. A query's key is the address it asks, in parts. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => reportFailure(error, query.queryKey, query.getObserversCount() > 0),
    }),
    // Somebody pressed a button for each of them.
    mutationCache: new MutationCache({
      onError: (error, _sent, _made, { options }) => reportFailure(error, options.mutationKey, true),
    }),
    defaultOptions: {
      queries: {
        ...ordinary,
        queryFn: ({ queryKey, signal }) => readKey(queryKey, signal),
        retry: (failures, error) => retryQuery(failures, text(error), connectionOf(navigator).speed),
        retryDelay: queryRetryDelay,
        networkMode: "offlineFirst",
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        refetchInterval: false,
      },
      mutations: {
        retry: (failures, error) => retryMutation(failures, text(error)),
        retryDelay: mutationRetryDelay,
        networkMode: "offlineFirst",
      },
    },
  });
}

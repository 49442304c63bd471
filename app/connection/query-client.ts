import { QueryClient } from "@tanstack/react-query";
import { ordinary } from "./cache-profiles";
import { readKey } from "./request";
import { type Connection, mutationRetryDelay, queryRetryDelay, retryMutation, retryQuery } from "./retry";

/** What the browser says about the network; many browsers say nothing. */
export function connectionOf(browser: Navigator): { speed: Connection; saveData: boolean } {
  const { connection } = browser as { connection?: { effectiveType?: Connection; saveData?: boolean } };
  return { speed: connection?.effectiveType ?? null, saveData: connection?.saveData === true };
}

const text = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The cache of answers, with the product's rules. A query's key is the address it asks, in parts. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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

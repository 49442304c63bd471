/**
 * When a request is tried again, and after how long. A failed request's text begins with its status and a colon
 * (`request.ts`), so the rules read that text.
 */

/** The network as the browser describes it; null where it does not say. */
export type Connection = "slow-2g" | "2g" | "3g" | "4g" | null;

const notAllowedOrGone = /\b(401|403|404)\b/;
const failedChunk =
  /loading (css )?chunk|dynamically imported module|importing a module script|error loading .*module|preload/i;
const unreachable = /failed to fetch|networkerror|load failed/i;

/** Whether a piece of the program could not be loaded: browsers say it in different words. */
export const isChunkFailure = (message: string): boolean => failedChunk.test(message);

/** Whether the server could not be reached at all. */
export const isUnreachable = (message: string): boolean => unreachable.test(message) && !failedChunk.test(message);

/** How many times a query is tried again at most: every extra request costs most where the network is slowest. */
const most = (connection: Connection): number => (connection === "2g" || connection === "slow-2g" ? 1 : 3);

/**
 * Whether a query that has failed is tried again.
 *
 * @param failures  how often it was tried again already, from 0
 */
export function retryQuery(failures: number, message: string, connection: Connection = null): boolean {
  if (notAllowedOrGone.test(message) || isChunkFailure(message)) return false;
  return failures < Math.min(isUnreachable(message) ? 2 : 3, most(connection));
}

/** Whether a change that has failed is sent again: never when the server has refused it (4xx). */
export function retryMutation(failures: number, message: string): boolean {
  return !/^4\d\d\b/.test(message) && failures < 2;
}

/** Milliseconds before the next try of a query: 1 s doubling, 30 s at most. */
export const queryRetryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000);

/** Milliseconds before a change is sent again: 1 s doubling, 10 s at most. */
export const mutationRetryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 10_000);

import { vi } from "vitest";

/**
 * Asks until `ask` no longer throws, and gives its answer. For what another process does in its own time: a webhook, a
 * letter, a line of the log. The limit is far above what a slow and busy machine needs; then the last error is thrown.
 */
export const eventually = <T>(ask: () => Promise<T>): Promise<T> => vi.waitFor(ask, { timeout: 100_000, interval: 50 });

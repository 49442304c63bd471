/**
 * How long a connection may take, in milliseconds. Node's own limits are five minutes for a request and half a minute
 * between two looks at them, and a reader that takes nothing of its answer is never told to leave. The last is
 * for `server.setTimeout`, the others are options of `http.createServer`.
 */
export const connectionLimits = {
  /** From the first byte, or from the beginning of the connection, to the end of the headers. */
  headersTimeout: 15_000,
  /** From the same moment to the end of the body: both together. Whoever is later gets a 408, and is cut off. */
  requestTimeout: 30_000,
  /** Time between two looks at all connections, so that one ends at most that much late. */
  connectionsCheckingInterval: 2_000,
  /**
   * How long a connection stays open behind an answer, for the next request. Longer than a proxy keeps it, so that the
   * proxy is the one who closes: a request that is sent just as we close is lost, and a form isn't sent again.
   */
  keepAliveTimeout: 75_000,
  /** Longest time in which nothing goes either way, such as to somebody who does not read the answer. */
  silence: 60_000,
};

export type ConnectionLimits = typeof connectionLimits;

/** The one way the browser calls the site's own addresses. */

const limit = 30_000;
const timedOut = "Request timed out after 30 seconds";

type Outcome = "answered" | "failed";
const listeners = new Set<(outcome: Outcome) => void>();

/** Tells whoever watches the connection how each request ended. Returns how to stop listening. */
export function watchOutcomes(listener: (outcome: Outcome) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = (outcome: Outcome) => {
  for (const listener of listeners) listener(outcome);
};

/**
 * Sends a request with the cookies of this site, a body as JSON, and gives up after 30 seconds.
 *
 * @param url  an address of this site
 * @throws Error "status: body" (or the status text where the body is empty) when the answer is not ok;
 *   "Request timed out after 30 seconds"; the browser's own error when the server cannot be reached
 */
export async function request(method: string, url: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const ours = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    ours.abort();
  }, limit);
  const stop = () => ours.abort();
  signal?.addEventListener("abort", stop);
  const init: RequestInit = { method, credentials: "include", signal: ours.signal };
  if (body !== undefined) {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (error) {
    if (signal?.aborted) throw error;
    tell("failed");
    throw late ? new Error(timedOut) : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
  // An answer that says no is still an answer: only a server that cannot serve counts against the connection.
  tell(response.status >= 500 ? "failed" : "answered");
  if (!response.ok) {
    const text = await response.text().catch(() => "");
    throw new Error(`${response.status}: ${text || response.statusText}`);
  }
  return response;
}

/** Asks for JSON at the address that the parts of a query key make, joined by "/". */
export async function readKey(key: readonly unknown[], signal?: AbortSignal): Promise<unknown> {
  return (await request("GET", key.join("/"), undefined, signal)).json();
}

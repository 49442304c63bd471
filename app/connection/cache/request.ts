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
 * Watches how the pages' own data is answered too: Remix asks for it at addresses that end in ".data", and does so by
 * `fetch` itself. Remix gets an answer once the whole of it is here: it reports the half of one that the reader no
 * longer waits for as an error of the page.
 */
export function watchPageData(): void {
  const original = window.fetch;
  window.fetch = async (input, init) => {
    if (!isPageData(input instanceof Request ? input.url : String(input), location.href)) return original(input, init);
    try {
      const answer = await original(input, init);
      const whole = answer.body === null ? answer : new Response(await answer.arrayBuffer(), answer);
      tell(answer.status >= 500 ? "failed" : "answered");
      return whole;
    } catch (error) {
      // Remix calls off what the reader no longer waits for.
      if (!(error instanceof DOMException && error.name === "AbortError")) tell("failed");
      throw error;
    }
  };
}

/** Whether an address, as `fetch` takes it on the page `base`, is where a page of this site gets its data. */
export function isPageData(address: string, base: string): boolean {
  if (!URL.canParse(address, base)) return false;
  const { origin, pathname } = new URL(address, base);
  return origin === new URL(base).origin && pathname.endsWith(".data");
}

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

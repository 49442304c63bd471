/**
 * Tools kept on this device because somebody asked for it: their pages, as everybody gets them, and every file of the
 * program that these lead to, so that they answer without a connection though they were never opened. One cache holds
 * all of it and is replaced as a whole: a page never meets files of another release. The service worker reads it
 * (`public/service-worker.js`), which names the same cache.
 */
const cacheName = "kept-tools-v1";
/** Pages of the server that were opened since, which the service worker keeps for whoever kept the tools. */
const openedName = "kept-opened-v1";
const storageKey = "tools-kept";

export interface KeptTools {
  /** The build these are of. */
  readonly release: string;
  readonly pages: readonly string[];
  readonly data: readonly string[];
  /** As they came over the line, and as they lie on the device. */
  readonly fetched: number;
  readonly stored: number;
}

export const canKeepTools = (): boolean => import.meta.env.PROD && "caches" in window && "serviceWorker" in navigator;

/** What is kept; `null` where nothing is. */
export function keptTools(): KeptTools | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Data that was kept with the tools.
 *
 * @param start of the address it was asked at
 * @returns null where there is none
 */
export async function keptData<T>(start: string): Promise<T | null> {
  const address = keptTools()?.data.find((each) => each.startsWith(start));
  if (address === undefined) return null;
  const found = await caches.match(keyOf(address), { cacheName, ignoreVary: true });
  return found === undefined ? null : found.json();
}

/** Whether what is asked now has to be answered on the device, and can be: the kept tools have the program for it. */
export const isKeptOffline = (): boolean => !navigator.onLine && keptTools() !== null;

/**
 * Keeps tools, in place of those that were kept before. What was there stays where something doesn't come.
 *
 * @param pages addresses of pages that are the same for everyone who asks for them; of one with a `?no-…` only the page
 *   is kept, without its data, as what stands at its path until the device has worked out what an address asks
 * @param data addresses of what these pages ask for while somebody types
 * @param onPart told the bytes that have come so far
 */
export async function keepTools(
  pages: readonly string[],
  data: readonly string[],
  onPart: (fetched: number) => void = () => {},
): Promise<KeptTools> {
  const files = new Map<string, Response>();
  let fetched = 0;
  let stored = 0;
  const get = async (asked: string): Promise<{ readonly address: string; readonly text: string }> => {
    const response = await whenNotBusy(asked);
    const led = response.redirected && byNumber.test(asked);
    if (response.status !== 200 || (response.redirected && !led)) throw new Error(`${asked}: ${response.status}`);
    const address = led ? new URL(response.url).pathname : asked;
    const body = await response.arrayBuffer();
    // Decoded by now, and of another length.
    const headers = new Headers(response.headers);
    for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
    files.set(address, new Response(body, { headers }));
    fetched += bytesOf(address, response) ?? body.byteLength;
    stored += body.byteLength;
    onPart(fetched);
    const isText = /\.(js|css)$|^\/(?!assets\/)/.test(address);
    return { address, text: isText ? new TextDecoder().decode(body) : "" };
  };
  // For the sizes of what has no length in its header.
  performance.setResourceTimingBufferSize(2_000);
  const documents = await Promise.all(pages.map(get));
  let next = new Set(documents.flatMap(filesIn));
  const whole = documents.map(({ address }) => address).filter((address) => !emptied.test(address));
  await Promise.all([...whole.map(dataOf), ...data].map(get));
  while (next.size > 0) {
    const found = (await Promise.all([...next].map(get))).flatMap(filesIn);
    next = new Set(found.filter((file) => !files.has(file)));
  }
  await Promise.all([caches.delete(cacheName), caches.delete(openedName)]);
  const cache = await caches.open(cacheName);
  for (const [address, response] of files) await cache.put(keyOf(address), response);
  const kept: KeptTools = { release: releaseNow(), pages, data, fetched, stored };
  localStorage.setItem(storageKey, JSON.stringify(kept));
  tellWorker();
  return kept;
}

/** The service worker looks for kept tools only where there are some. */
const tellWorker = () => navigator.serviceWorker?.controller?.postMessage("kept-tools");

/** As it came over the line, compressed. */
function bytesOf(address: string, { headers }: Response): number | null {
  const length = headers.get("Content-Length");
  if (length !== null) return Number(length);
  const entry = performance.getEntriesByName(new URL(address, location.origin).href).at(-1);
  return entry instanceof PerformanceResourceTiming && entry.encodedBodySize > 0 ? entry.encodedBodySize : null;
}

/** So many times a busy site is asked again. */
const mostTries = 5;

/**
 * A page as the site gives it, asked for again where it's busy: of one sender few pages are worked out at once, and a
 * whole school may be one sender.
 */
async function whenNotBusy(address: string, tries = 1): Promise<Response> {
  // Nothing says who asks, so nothing of anybody is in the answer. The service worker lets such requests pass.
  const response = await fetch(address, { credentials: "omit" });
  if (response.status !== 503 || tries === mostTries) return response;
  const seconds = Number(response.headers.get("Retry-After") ?? 1);
  await new Promise((done) => setTimeout(done, seconds * 1000));
  return whenNotBusy(address, tries + 1);
}

/** Fetches them again once the site has changed, unless the reader saves data. */
export async function renewTools(): Promise<void> {
  const kept = canKeepTools() ? keptTools() : null;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (kept === null || kept.release === releaseNow() || connection?.saveData) return;
  // Those of the earlier release still answer, and the next page tries once more.
  // Each page of the site loads this file, and few readers keep tools.
  const { easternDay } = await import("~/calendar/eastern-day");
  const today = easternDay(new Date());
  const data = kept.data.map((address) => address.replace(/(?<=&from=)[\d-]+/, today));
  await keepTools(kept.pages, data).catch(() => {});
}

export async function dropTools(): Promise<void> {
  try {
    localStorage.removeItem(storageKey);
    await Promise.all([caches.delete(cacheName), caches.delete(openedName)]);
    tellWorker();
  } catch {
    // What cannot be opened holds nothing.
  }
}

/** A page opened by a link inside the site asks for its data alone. */
function dataOf(page: string): string {
  const [path = "", search] = page.split("?");
  return `${path === "/" ? "/_root" : path}.data${search === undefined ? "" : `?${search}`}`;
}

/** The day a plan begins on is that of the reader; without a connection it's answered with the day of the copy. */
const keyOf = (address: string): string => address.replace(/&from=[^&]*/, "").replace(emptied, "");

/** A college's page by the number alone, which leads to its address. */
const byNumber = /^\/colleges\/\d+$/;

/** How a page is asked for that is kept without what it's about. */
const emptied = /\?no-[a-z]+$/;

/** What reads a photo or a PDF of a letter is 5 MB, and comes when somebody chooses one. */
const onDemand = /^read-(?:pdf|picture)\.client-/;

/**
 * The files a page or a file leads to. The list of all pages leads everywhere, so what it names doesn't count.
 * Content is in a file's name, so each name stands for one file.
 */
function filesIn({ text }: { readonly text: string }): readonly string[] {
  if (text.startsWith("window.__remixManifest")) return [];
  return [...text.matchAll(/(?:\/assets\/|["'`(]assets\/|["'`(]\.\/)([\w.@~-]+-[\w-]{8}\.[a-z0-9]+)/g)].flatMap(
    ([, name = ""]) => (onDemand.test(name) ? [] : [`/assets/${name}`]),
  );
}

/** The version of the program that this page runs, as the router names it. */
function releaseNow(): string {
  const { __remixManifest } = window as { __remixManifest?: { version?: string } };
  return __remixManifest?.version ?? "";
}

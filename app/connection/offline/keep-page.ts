import { dropTools } from "./kept-tools";

/**
 * A copy of the open page for when there is no connection: what can be read on it, without programs, forms and anything
 * about money. The service worker shows it (`public/service-worker.js`), which names the same cache.
 */
const cacheName = "kept-v1";
/** Pages of tools that were used here, which the service worker keeps: the same for everyone. */
const toolPages = "tools-v1";

const left =
  "script, template, form, button, input, select, dialog, [data-private], #profile, #money, #bar, footer, link";

/** @param what is on the page, for the line that says of when it is: "your list" */
export async function keepPage(what: string): Promise<void> {
  if (!("caches" in window)) return;
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(left)) part.remove();
  const note = document.createElement("p");
  note.className = "border-b border-rule bg-notice-tint px-5 py-3";
  // The reader’s own day: it says when they last had this page, and counts nothing.
  const day = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
  note.textContent = `You’re offline. This is ${what} as it was on ${day}, to read. Anything else needs a connection.`;
  copy.querySelector("main")?.prepend(note);
  const body = `<!doctype html>${copy.outerHTML}`;
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  try {
    await (await caches.open(cacheName)).put(location.pathname, new Response(body, { headers }));
  } catch {
    // A full or closed storage costs the copy, nothing else.
  }
}

/** Takes the copy of this page away. */
export async function dropPage(): Promise<void> {
  try {
    if (await caches.has(cacheName)) await (await caches.open(cacheName)).delete(location.pathname);
  } catch {
    // What cannot be opened holds nothing.
  }
}

/** Whether there's a copy of a page to be read. */
export async function hasCopy(pathname: string): Promise<boolean> {
  try {
    return (await caches.match(pathname, { cacheName, ignoreVary: true })) !== undefined;
  } catch {
    return false;
  }
}

/** Takes all copies away, which tools were used here, and the tools that were kept. */
export async function dropKeptPages(): Promise<void> {
  try {
    await Promise.all([caches.delete(cacheName), caches.delete(toolPages), dropTools()]);
  } catch {
    // What cannot be opened holds nothing.
  }
}

import type { Page } from "@playwright/test";

/** Files that the build names, by a subject and a hash: "income-bands-CXJB5T5y.js" says nothing of a reader. */
const builtFiles = /^https?:\/\/[^/]+\/assets\//;

/** Every address that a page asks for, comes from or goes to, from now on; without the files of the build. */
export function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  const add = (...seen: string[]) => addresses.push(...seen.filter((address) => !builtFiles.test(address)));
  page.on("request", (request) => add(request.url(), request.headers().referer ?? ""));
  page.on("framenavigated", (frame) => add(frame.url()));
  return addresses;
}

import type { RouteConfigEntry } from "@remix-run/route-config";
import { stateGuides } from "../addresses/paths";
import type { LinkIndex } from "./check.server";
import { linkTargets } from "./link-targets.server";

/** What checks of the words need to know of the rest of the site: every address, and the ids of every page of words. */
export async function linkIndex(): Promise<LinkIndex> {
  const table = await import("~/routes").then(({ default: routes }) => routes);
  return linkTargets([...addresses(await table), ...stateGuides.map((path) => `/${path}`)]);
}

function addresses(entries: readonly RouteConfigEntry[], prefix = ""): string[] {
  return entries.flatMap((entry) => {
    const path = [prefix, entry.path].filter(Boolean).join("/");
    return [...(entry.index || entry.path ? [`/${path}`] : []), ...addresses(entry.children ?? [], path)];
  });
}

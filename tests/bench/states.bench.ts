import { gzipSync } from "node:zlib";
import { catalogue } from "~/colleges/catalogue.server";
import { stateBlockNames } from "~/library/states/blocks/blocks";
import { readStates } from "~/library/states/compare";
import { stateIndexHtml } from "~/library/states/index.server";
import { stateBlockHtml } from "../setup/state-block";
import type { Figure } from "./figures";

const needed: Readonly<Record<string, Record<string, string>>> = {
  "state-facts": { group: "aid" },
  "state-example": { family: "middle" },
};

/**
 * Each block of a state page: how long it takes the first and the next time, and what it adds to a page. California is
 * the largest.
 */
export async function figures(): Promise<readonly Figure[]> {
  catalogue();
  const blocks = stateBlockNames.map((name) => {
    const slug = name === "state-facts" ? "texas" : "california";
    const page = { slug, path: `/college-planning-${slug}/colleges` };
    return measure(`::${name}`, () => stateBlockHtml(name, page, needed[name]));
  });
  const four = readStates(new URLSearchParams("state=CA&state=NY&state=TX&state=NV"));
  return [...blocks, measure("four states compared", () => stateIndexHtml(four, null))];
}

function measure(name: string, make: () => string): Figure {
  const first = timed(make);
  const later = Array.from({ length: 20 }, () => timed(make)).sort((a, b) => a - b);
  const gzip = gzipSync(make()).length;
  return {
    name,
    figures: {
      first: `${first.toFixed(1)} ms`,
      p50: `${(later[10] ?? 0).toFixed(1)} ms`,
      gzip: `${(gzip / 1000).toFixed(1)} kB`,
    },
  };
}

function timed(make: () => string): number {
  const began = performance.now();
  make();
  return performance.now() - began;
}

import names from "virtual:college-names";
import table from "virtual:match-table";
import { config } from "zod";
import { translatorOf } from "~/translation";
import { type MatchAnswer, type MatchQuestion, matcher } from "./answer";

// The page's security policy lets no script make code out of text, and trying to is reported as a breach.
config({ jitless: true });

/** The match beside the page: it goes through every college, and no key or tap waits for it. Sends nothing. */
const answer = matcher({
  table,
  names,
  fields: () => import("virtual:match-fields").then((module) => module.default),
  places: () => import("virtual:zip-places").then((module) => module.default),
  spanish: () => import("~/match/spanish/device").then(({ deviceMessages }) => translatorOf(deviceMessages)),
  page: () => import("~/match/results/page-of-list"),
});

/** The newest question; older ones that still wait are not worked out, for their answer is out of date. */
let newest = 0;

self.addEventListener("message", async ({ data }: MessageEvent<MatchQuestion>) => {
  newest = data.number;
  // Lets whatever was asked meanwhile come first.
  await new Promise((next) => setTimeout(next, 0));
  if (newest !== data.number) return;
  try {
    self.postMessage({ number: data.number, answer: await answer(data) } satisfies MatchReply);
  } catch {
    self.postMessage({ number: data.number, answer: null } satisfies MatchReply);
  }
});

/** `null`: it failed, and the answer before is an old one. */
export interface MatchReply {
  readonly number: number;
  readonly answer: MatchAnswer | null;
}

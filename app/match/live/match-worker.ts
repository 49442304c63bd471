import { config } from "zod";
import { easternDay } from "~/calendar/eastern-day";
import { translatorOf } from "~/translation";
import { type AskedOfMatch, type MatchAnswer, matcher } from "./answer";

// The page's security policy lets no script make code out of text, and trying to is reported as a breach.
config({ jitless: true });

/**
 * The match beside the page: it goes through every college, and no key or tap waits for it. Sends nothing. Its tables
 * are files of their own: a release that changes the program leaves them where they are, and the search by name has
 * the same names.
 */
const start = async () => {
  const [table, names] = await Promise.all([import("virtual:match-table"), import("virtual:college-names")]);
  return matcher({
    table: table.default,
    names: names.default,
    fields: () => import("virtual:match-fields").then((module) => module.default),
    places: () => import("virtual:zip-places").then((module) => module.default),
    spanish: () => import("~/match/spanish/device").then(({ deviceMessages }) => translatorOf(deviceMessages)),
    page: () => import("~/match/results/page-of-list"),
    pageInSpanish: () => import("~/match/spanish/messages").then(({ matchMessages }) => translatorOf(matchMessages)),
  });
};
let started: ReturnType<typeof start> | null = null;

/** The newest question; older ones that still wait are not worked out, for their answer is out of date. */
let newest = 0;

self.addEventListener("message", async ({ data }: MessageEvent<NumberedQuestion>) => {
  newest = data.number;
  // Lets whatever was asked meanwhile come first.
  await new Promise((next) => setTimeout(next, 0));
  if (newest !== data.number) return;
  try {
    started ??= start().catch((reason) => {
      // What didn't come is asked for again with the next question.
      started = null;
      throw reason;
    });
    const answer = await (await started)({ ...data, today: easternDay(new Date()) });
    self.postMessage({ number: data.number, answer } satisfies MatchReply);
  } catch {
    self.postMessage({ number: data.number, answer: null } satisfies MatchReply);
  }
});

export type NumberedQuestion = AskedOfMatch & { readonly number: number };

/** `null`: it failed, and the answer before is an old one. */
export interface MatchReply {
  readonly number: number;
  readonly answer: MatchAnswer | null;
}

import { currentMember } from "~/account/session/session.server";
import { allowances } from "~/billing/prices/plans";
import { env } from "~/env.server";
import { senderKey } from "~/http/sender.server";
import type { Store } from "~/store/database.server";
import { giveBack, takeOne } from "~/store/rate-limit.server";
import type { UsedUp } from "./talk";

export type Taken = { readonly usedUp: UsedUp } | { readonly usedUp: null; giveBack(): Promise<void> };

const day = 24 * 3600;
const boundOfSite = (now: Date) => ({
  key: `model answers on ${now.toISOString().slice(0, 10)}`,
  most: env().modelDailyLimit,
});

/** Takes one answer off what the site has today, for its own work and nobody's question. Whether there was one left. */
export const takeAnswerOfSite = async (store: Store, now: Date): Promise<boolean> => {
  const { key, most } = boundOfSite(now);
  if (await takeOne(store, key, { most, seconds: day }, now)) return true;
  await giveBack(store, key);
  return false;
};

/** A school or a library is one network. */
const perAddress = 200;

/** How many answers of a model an account has in a day, by the subscriptions it is covered by. */
export type AnswersAllowed = (store: Store, accountId: string, now: Date) => Promise<number>;

/**
 * Takes one answer of the model off what this person, this network and the site have today. Whoever isn't signed in has
 * as many as Free gives, counted by network. An answer that no model gave is given back to the person, but not to the
 * site: the provider was asked for it, and the bill must not run away.
 */
export async function takeAnswer(
  store: Store,
  request: Request,
  { now, allowed }: { readonly now: Date; readonly allowed: AnswersAllowed },
): Promise<Taken> {
  const member = await currentMember(request);
  const sender = senderKey(request, now);
  const own =
    member === null
      ? { key: `model answers of a visitor from ${sender}`, most: allowances.free.counselorQuestions }
      : {
          key: `model answers of ${member.id}`,
          most: await allowed(store, member.id, now),
        };
  const bounds: readonly (readonly [UsedUp, { readonly key: string; readonly most: number }])[] = [
    ["own", own],
    ["address", { key: `model answers from ${sender}`, most: perAddress }],
    ["everyone", boundOfSite(now)],
  ];
  const taken: string[] = [];
  for (const [whose, { key, most }] of bounds) {
    const isLeft = await takeOne(store, key, { most, seconds: day }, now);
    taken.push(key);
    if (isLeft) continue;
    for (const one of taken) await giveBack(store, one);
    return { usedUp: whose };
  }
  return { usedUp: null, giveBack: () => giveBack(store, own.key) };
}

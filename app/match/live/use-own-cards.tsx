import type { Cards } from "~/colleges/surprise/cards";
import { isState } from "~/geography/states";
import { useProfile } from "~/student/profile/use-profile";
import { useAnswer } from "./use-answer";

interface OwnCards {
  /** Null while they're worked out, and where they can't be. */
  readonly cards: Cards | null;
  readonly here: "working" | "done" | null;
}

/**
 * Colleges that a family with the income this device knows would have crossed off, worked out here. Without an income
 * none are asked for.
 *
 * @param asks false where a form said for whom the cards are
 */
export function useOwnCards(asks: boolean): OwnCards {
  const { band, state = "" } = useProfile();
  // From abroad no net price is reported.
  const own = asks && band !== undefined && state !== "abroad";
  const cards = isState(state) ? `state=${state}` : "";
  const answer = useAnswer(own ? { fields: `income=${band}`, cards } : null);
  if (!own || answer === "failed") return { cards: null, here: null };
  return answer?.kind === "cards" ? { cards: answer.cards, here: "done" } : { cards: null, here: "working" };
}

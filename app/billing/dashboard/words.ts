import { momentInWords } from "~/calendar/moment";
import { type Entitlement, entitlementOf, type StoredBilling } from "../entitlement/entitlements";
import { isLive } from "../entitlement/state";
import { trialDays } from "../prices/plans";
import { type Price, priceWords } from "../prices/price";

/** A subscription in words, for its owner. */
export interface StatusWords {
  /** "Family", "Free". */
  readonly plan: string;
  /** A few words, such as "On trial". */
  readonly status: string;
  readonly sentences: readonly string[];
}

/** What else the words depend on. */
export interface Known {
  readonly stored: StoredBilling | null;
  readonly endedAt: string | null;
  readonly trialUsed: boolean;
  /** In words; null while none is stored. */
  readonly paymentMethod: string | null;
  /** What the subscription costs; null while that is not known. */
  readonly price: Price | null;
}

const kept = "Everything you saved is still here to view and download. Nothing is deleted.";

/** Says what an account pays and what happens next. Every amount in it comes from Stripe. */
export function statusWords(known: Known, now: Date): StatusWords {
  const entitlement = entitlementOf(known.stored, now);
  return { plan: entitlement.plan === "family" ? "Family" : "Free", ...say(known, entitlement) };
}

function say(known: Known, entitlement: Entitlement): Omit<StatusWords, "plan"> {
  const { stored, endedAt, trialUsed } = known;
  const until = entitlement.until === null ? "" : momentInWords(entitlement.until);
  switch (entitlement.reason) {
    case "waiver":
      // Begun on Stripe's page in the same moment, or taken up again there.
      return isLive({ status: stored?.status ?? null }) && stored?.cancelAt == null
        ? {
            status: "Free, but a subscription is open",
            sentences: [
              "You told us your family has a fee waiver, so you don’t need to pay for Family. But there’s still a subscription at Stripe that can charge a card.",
              "Cancel it here. You’ll keep Family without it.",
            ],
          }
        : {
            status: "Free for your family",
            sentences: ["You told us your family has a fee waiver. Family is free for you, and you don’t need a card."],
          };
    case "trial":
      return stored?.cancelAt != null
        ? { status: "On trial, canceled", sentences: [`The trial ends on ${until}. Nothing will be charged.`] }
        : { status: "On trial", sentences: trialSentences(known, until) };
    case "paid":
      return stored?.cancelAt != null && stored.cancelAt === entitlement.until
        ? {
            status: "Canceled",
            sentences: [
              `You have Family until ${until}. Nothing more will be charged. You can change your mind until then.`,
            ],
          }
        : {
            status: "Paid",
            sentences: [
              `It renews on ${until}${known.price ? ` for ${priceWords(known.price)}` : ""}, until you cancel.`,
            ],
          };
    case "grace":
      return {
        status: "A payment failed",
        sentences: [
          `Your last payment didn’t go through. You keep Family until ${until} while we try again.`,
          "Change your card to fix it, or cancel. If you cancel, Family ends right away and we won’t try the payment again.",
        ],
      };
    case "unpaid":
      return {
        status: "Not paid",
        sentences: ["Your last payment didn’t go through, and the time to fix it has run out. You’re on Free.", kept],
      };
    case "ended":
      return {
        status: "Ended",
        sentences: [endedAt === null ? "Family has ended." : `Family ended on ${momentInWords(endedAt)}.`, kept],
      };
    case "none":
      return {
        status: "No subscription",
        sentences: [
          `You pay nothing, and we can’t charge you.${trialUsed ? "" : ` You can try Family for ${trialDays} days without a card.`}`,
        ],
      };
  }
}

function trialSentences({ paymentMethod, price }: Known, until: string): string[] {
  if (paymentMethod === null) {
    return [
      `The trial ends on ${until}. You haven’t added a card, so it just ends and you won’t be charged.`,
      "To keep Family after that, add a card.",
    ];
  }
  return [
    `On ${until} the trial ends and your card is charged${price ? `, ${priceWords(price)}` : ""}, unless you cancel before.`,
  ];
}

import type { UsedUp } from "~/model/talk";
import type { Outcome } from "./ask-model";
import type { Kept } from "./may-be-sent";

/** What is said where a model wasn't asked, or had nothing to show. All of it is ours. */
export const keptNotes: Readonly<Record<Kept, string>> = {
  "asks for text":
    "The coach doesn’t write, and it doesn’t pass on a request to. The Common App calls passing off what an AI wrote as yours fraud. Your draft wasn’t sent. What happened that nobody but you could tell?",
  short:
    "There’s too little here to ask about. Your draft wasn’t sent. What could you see from where you stood when it began?",
  contact:
    "A phone number, an email address or a street address stands in your draft, so it wasn’t sent. Take it out first: the form has its own fields for it.",
  status:
    "Your draft speaks of somebody’s immigration status, so it wasn’t sent to a language model. The questions above are from rules that run here.",
};

export const usedUpNotes: Readonly<Record<UsedUp, string>> = {
  own: "You’ve had all of today’s answers from the language model, so your draft wasn’t sent. The rules above don’t run out.",
  address: "Your network has had all of today’s answers from the language model, so your draft wasn’t sent.",
  everyone: "The language model has given all of its answers for today, so your draft wasn’t sent.",
};

export const outcomeNotes: Readonly<Record<Exclude<Outcome, "answered">, string>> = {
  "nothing passed": "The language model wrote nothing that passed our checks, so there’s nothing to show.",
  unreachable: "The language model can’t be reached right now. Nothing is lost; try again later.",
  "rate limited": "The language model is busy right now. Nothing is lost; try again in a few minutes.",
  "too slow": "The language model took too long. Nothing is lost; try again later.",
  cut: "The language model broke off before it had said anything. Nothing is lost; try again.",
  left: "You left before the language model answered.",
};

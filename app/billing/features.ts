import { allowances, refundDays, trialDays } from "./plans";

/** A line of the comparison of the plans. */
export interface Feature {
  readonly name: string;
  readonly free: string;
  readonly family: string;
}

/** What the plans hold today. A part of the product that is not open stands in `notOpen` and nowhere else. */
export const features: readonly Feature[] = [
  { name: "All planning tools and every college page", free: "Yes", family: "Yes" },
  { name: "Guides, help and blog", free: "Yes", family: "Yes" },
  { name: "Plans you can save", free: "One", family: "As many as you need" },
  { name: "Households in a plan", free: "One", family: "Two, each with finances of its own" },
  { name: "Plans for sisters and brothers", free: "No", family: "Yes" },
  { name: "Tasks with owner, day and progress", free: "Yes", family: "Yes" },
  { name: "Dates of a plan in your own calendar", free: "Yes", family: "Yes" },
  { name: "Reminders of those dates by mail", free: "No", family: "Yes" },
  { name: "Saved results of every tool", free: "Yes", family: "Yes" },
  { name: "Award letters, kept and set side by side", free: "No", family: "Yes" },
  { name: "Who pays what, and the list of essays", free: "Yes", family: "Yes" },
  { name: "Reading and export of what you saved", free: "Always", family: "Always" },
];

/** What the plans will hold and do not hold yet, said as such. */
export const notOpen: readonly string[] = [
  "The counselor and the essay coach are not open. They are no part of what you pay for today.",
  `When the counselor opens, Free has ${allowances.free.counselorQuestions} questions a day and Family ${allowances.family.counselorQuestions}. The essay coach will belong to Family.`,
];

/** Questions people ask before they pay, with answers that hold for this product as it is. */
export const questions: readonly { readonly question: string; readonly answer: readonly string[] }[] = [
  {
    question: "Do I need a card to try Family?",
    answer: [
      `No. The trial runs ${trialDays} days without one. If you give no card, it ends by itself and nothing is charged. Each account has one trial.`,
    ],
  },
  {
    question: "How do I cancel?",
    answer: [
      "On the page of your subscription, with one click. You keep Family until the day that is paid or tried, the page names that day, and you can change your mind until then.",
    ],
  },
  {
    question: "Can I have my money back?",
    answer: [
      `Yes, for ${refundDays} days after a payment, also with one click on the page of your subscription. Your last payment is given back whole, and Family ends at once.`,
    ],
  },
  {
    question: "What if a payment fails?",
    answer: [
      "You keep Family while it is tried again, for two weeks from the day of the bill. The page of your subscription says so and leads you to change the card.",
    ],
  },
  {
    question: "What happens to our plan when we stop paying?",
    answer: [
      "It stays. You can read and export everything you saved. You can only not add what Free does not hold, such as a second household, and reminders by mail stop.",
    ],
  },
  {
    question: "We are two households. Who pays?",
    answer: [
      "One of you is enough: a subscription covers everybody who sees the subscriber in a plan. No page tells one household whether the other pays.",
    ],
  },
  {
    question: "Who sees my card?",
    answer: [
      "Stripe, which takes the payment on its own page. The number never reaches us; we keep the kind of card and its last four digits.",
    ],
  },
  {
    question: "I am under 18. May I subscribe?",
    answer: [
      "You can try it without a card. Before anybody pays, talk with a parent or guardian; they can also subscribe from an account of their own.",
    ],
  },
];

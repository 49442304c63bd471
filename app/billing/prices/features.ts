import { allowances, refundDays, trialDays } from "./plans";

/** A line of the comparison of the plans. */
export interface Feature {
  readonly name: string;
  readonly free: string;
  readonly family: string;
}

/** What the plans hold today. What stands beside the plans is in `besidePlans`. */
export const features: readonly Feature[] = [
  { name: "All planning tools and every college page", free: "Yes", family: "Yes" },
  { name: "Guides, help and blog", free: "Yes", family: "Yes" },
  { name: "Plans you can save", free: "One", family: "As many as you need" },
  { name: "Households in a plan", free: "One", family: "Two, each with its own finances" },
  { name: "Plans for brothers and sisters", free: "No", family: "Yes" },
  { name: "Tasks with an owner, due date and progress", free: "Yes", family: "Yes" },
  { name: "Plan dates in your own calendar", free: "Yes", family: "Yes" },
  { name: "Email reminders for those dates", free: "No", family: "Yes" },
  { name: "Saved results from every tool", free: "Yes", family: "Yes" },
  { name: "Award letters, saved and compared side by side", free: "No", family: "Yes" },
  { name: "Essay drafts that only the student sees", free: "Yes", family: "Yes" },
  { name: "Who pays what, and the essay list", free: "Yes", family: "Yes" },
  { name: "Viewing and downloading what you saved", free: "Always", family: "Always" },
];

/** What no plan sells: it is there with any, or without one. */
export const besidePlans: readonly string[] = [
  "The counselor is free for everyone. The essay coach reads drafts for everyone, on their own device, by rules.",
  `Where this site has a language model, Free has ${allowances.free.counselorQuestions} of its answers a day and Family ${allowances.family.counselorQuestions}, the counselor’s and the essay coach’s together.`,
];

/** Questions people ask before they pay, with answers that hold for this product as it is. */
export const questions: readonly { readonly question: string; readonly answer: readonly string[] }[] = [
  {
    question: "Do I need a card to try Family?",
    answer: [
      `No. The trial runs ${trialDays} days without one. If you don’t add a card, it just ends and you’re never charged. Each person gets one trial. Deleting your account and coming back doesn’t start another.`,
    ],
  },
  {
    question: "How do I cancel?",
    answer: [
      "On your subscription page, with one click. You keep Family until the end of the trial or the time you’ve paid for. The page shows that date, and you can change your mind until then.",
    ],
  },
  {
    question: "Can I get my money back?",
    answer: [
      `Yes, for ${refundDays} days after a payment, with one click on your subscription page. You get your last payment back in full, and Family ends right away.`,
    ],
  },
  {
    question: "What if a payment fails?",
    answer: [
      "You keep Family for two weeks from the date of the bill while we try again. Your subscription page tells you and helps you change the card.",
    ],
  },
  {
    question: "What happens to our plan when we stop paying?",
    answer: [
      "It stays. You can view and download everything you saved. You just can’t add anything Free doesn’t include, such as a second household, and email reminders stop.",
    ],
  },
  {
    question: "We’re two households. Who pays?",
    answer: [
      "Just one of you. A subscription covers everyone in a plan who can see the subscriber. No page tells one household whether the other one pays.",
    ],
  },
  {
    question: "Who sees my card?",
    answer: [
      "Stripe does, on its own payment page. We never get the number. We keep only the type of card and its last four digits.",
    ],
  },
  {
    question: "I’m under 18. Can I subscribe?",
    answer: [
      "You can try it without a card. Before anyone pays, talk with a parent or guardian. They can also subscribe from their own account.",
    ],
  },
];

import type { Feature } from "./rest";

/** The features that the home page names. They come with the page and not with its script, which has a budget. */
export const features: readonly Feature[] = [
  {
    name: "Odds as a range, with reasons",
    text: "“31–59%” says more than “45%”, because no one can predict a decision that precisely. The page says what makes the range wide and how we made the estimate.",
  },
  {
    name: "A price for your income, not a sticker",
    text: "Each college page shows what families in five income bands paid after grants, how many students each number is based on, and the college’s own calculator.",
  },
  {
    name: "A list with balance",
    text: "About three safeties, four targets and two reaches, and the chance that at least one of them says yes.",
  },
  {
    name: "After college",
    text: "Graduation, debt and earnings for each college, and earnings by program where there are enough graduates to count.",
  },
  {
    name: "Made for the kitchen table",
    text: "Lists print on paper. A link to your list leaves the money answers out, so you can send it to a grandparent or a counselor.",
  },
  {
    name: "Works on the phone you have",
    text: "Pages are small, they work without JavaScript, and they follow your text size and your dark mode.",
  },
];

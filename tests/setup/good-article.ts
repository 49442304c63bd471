import { type ArticleFields, emptyFields } from "~/desk/fields";

/** An article without a fault. */
export const goodArticle: ArticleFields = {
  ...emptyFields,
  title: "A zebra finch asks what one year costs",
  description:
    "One made-up question, one real college, and the figure that answers it, read from the college’s own report.",
  category: "college-planning-demystified",
  tags: "net price",
  sources: "Price figures of colleges | U.S. Department of Education | 2025",
  related: "/colleges, /help/fafsa-completion-guide",
  facts: "college.171100",
  reviewed: "2026-11-20",
  nextReview: "2027-08-01",
  body: [
    "What does a zebra finch pay at {{college.171100.name}}? Nothing, since it reads no letters. You do, so look here first.",
    "## What a zebra finch would pay {#finch}",
    "A student with aid paid {{college.171100.netPrice}} for the year. That is the average, and yours is another one.",
    "## What to do next",
    "Open the page of your college. Then write down its price.",
  ].join("\n\n"),
};

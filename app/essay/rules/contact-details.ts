import type { Draft } from "../text/draft";
import type { Place, Rule } from "./rule";

const details =
  /(?<![\d-])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)|(?<![\d.,$])[2-9]\d{2}[2-9]\d{6}(?![\d,]|\.\d)|(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}|\b\d{1,5}\s+(?:[NSEW]\.?\s+)?(?:(?:\p{Lu}\p{Ll}+|\d{1,3}(?:st|nd|rd|th))\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Terrace|Way)\b\.?/gu;

export const contactDetails: Rule = {
  id: "contact-details",
  kind: "privacy",
  name: "A way to find somebody",
  why: "The form has its own fields for your address and phone number. Here they’d be read by everyone who reads the essay.",
  source: null,
  where: "Everywhere: phone and Social Security numbers, email addresses, house numbers with a street.",
  allowed: 0,
  question: "Does the story need this, or only that there was a place or a call?",
  find: ({ text }: Draft): Place[] =>
    [...text.matchAll(details)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  flags: [
    "Call me at (614) 555-0143 if you want the recipe.",
    "We lived at 418 Maple Grove Avenue until I was nine.",
    "Text 6145550143 if the freezer stops again.",
    "Our door was 12 West 84th Street, and it never closed.",
    "Write to rosa.martinez@example.com for the full story.",
  ],
  passes: [
    "We lived on Maple Avenue until I was nine.",
    "The stop was at 84th Street, and I counted 4,000,000,000 years of stone.",
    "I called the number on the fridge, and nobody answered.",
    "The bus on route 12 took 45 minutes and cost $2.50.",
  ],
};

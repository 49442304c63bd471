/** What the product is called and how it speaks of itself. The owner changes the name here and nowhere else. */
export const site = {
  name: "Collegeward",
  tagline: "The way to college, worked out honestly",
  description:
    "Real colleges matched to your record, the price your family would pay, and every chance shown as a range with its reasons. Built from public U.S. Department of Education figures.",
  language: "en-US",
} as const;

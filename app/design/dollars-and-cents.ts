const withCents = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Integer cents: "$1,234.50", "−$5.00". Apart from `figures.ts`, because few pages write cents. */
export const dollarsAndCents = (cents: number): string =>
  `${cents < 0 ? "−" : ""}$${withCents.format(Math.abs(cents) / 100)}`;

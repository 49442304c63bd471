import type { MetaDescriptor } from "@remix-run/node";

/** Where somebody goes on to pay, and where they look after what they pay: Stripe's own pages. */
const hosts = ["https://checkout.stripe.com", "https://billing.stripe.com"];

/**
 * Links in the head of a page from which the next step is often a page of Stripe's: the browser connects while the
 * reader still reads. Nothing is asked for and no cookie goes along. A sandbox has no Stripe to connect to.
 *
 * @param matches  what a `meta` function is given; only the root's data is read
 */
export function preconnectToPayment(matches: readonly { id: string; data?: unknown }[]): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === "root")?.data as { sandbox?: boolean } | undefined;
  if (root?.sandbox !== false) return [];
  return hosts.map((href) => ({ tagName: "link", rel: "preconnect", href }));
}

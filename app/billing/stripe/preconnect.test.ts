import { expect, it } from "vitest";
import { preconnectToPayment } from "./preconnect";

it("connects a live page to both of Stripe's pages, and a sandbox to nothing", () => {
  const of = (data: unknown) => preconnectToPayment([{ id: "root", data }, { id: "page" }]);
  expect(of({ sandbox: false })).toEqual([
    { tagName: "link", rel: "preconnect", href: "https://checkout.stripe.com" },
    { tagName: "link", rel: "preconnect", href: "https://billing.stripe.com" },
  ]);
  expect(of({ sandbox: true })).toEqual([]);
  expect(of(undefined), "an error screen without the root's data").toEqual([]);
});

import type { MetaDescriptor } from "@remix-run/node";
import { expect, it } from "vitest";
import { site } from "~/site";
import { glossaryStructure, paidStructure } from "./page-structure";
import { faultsOf } from "./structured-kinds";
import { plain, structuredMeta, tool } from "./structured-meta";

const origin = "https://college.example";
const matches = [{ id: "root", data: { origin } }];
const page = { title: "Loans", description: "What a loan costs.", path: "/loans" };
const here = { ...page, name: page.title };
const thingsOf = (head: readonly MetaDescriptor[]) =>
  head.flatMap((one) => ("script:ld+json" in one ? [one["script:ld+json"] as Record<string, unknown>] : []));

it("says what a page is and where it stands, as each kind must be", () => {
  for (const [is, kind] of [
    [tool("FinanceApplication"), "WebApplication"],
    [plain(), "WebPage"],
    [plain("ContactPage"), "ContactPage"],
  ] as const) {
    const things = thingsOf(structuredMeta({ matches }, page, { name: "Loans", is }));
    expect(things.map((thing) => thing["@type"])).toEqual([kind, "BreadcrumbList"]);
    expect(things.flatMap(faultsOf)).toEqual([]);
  }
});

it("says nothing on an error screen and on a page that is not to be found", () => {
  const is = plain();
  expect(thingsOf(structuredMeta({ matches, error: new Error() }, page, { name: "Loans", is }))).toEqual([]);
  expect(thingsOf(structuredMeta({ matches }, { ...page, index: false }, { name: "Loans", is }))).toEqual([]);
});

it("names each word of a glossary, and a price only where one is known", () => {
  const terms = [{ id: "fafsa", term: "FAFSA", text: "The free federal form." }];
  const glossary = glossaryStructure(here, terms, site, origin) as unknown as Record<string, unknown>;
  expect(faultsOf(glossary)).toEqual([]);
  expect(glossary).toMatchObject({ hasDefinedTerm: [{ url: `${origin}/loans#fafsa` }] });
  const sold = { ...here, kind: "College planning" };
  const paid = (prices: Parameters<typeof paidStructure>[1]) =>
    paidStructure(sold, prices, site, origin) as unknown as Record<string, unknown>;
  expect(faultsOf(paid([]))).toEqual([]);
  expect(paid([])).not.toHaveProperty("offers");
  const priced = paid([{ cents: 1250, currency: "usd", interval: "month" }]);
  expect(faultsOf(priced)).toEqual([]);
  expect(priced).toMatchObject({ offers: [{ price: "12.50", priceCurrency: "USD" }] });
});

import type { ContactPage, DefinedTermSet, Offer, Service, WebApplication, WebPage, WithContext } from "schema-dts";
import { languageAt, languageTag } from "~/language";
import { publisherOf, type SiteWords, serviceStructure } from "./structured";

/** A page of the product as machines are told of it. Everything here also stands on the page. */
export interface StructuredHere {
  readonly path: string;
  /** What the page calls itself in its heading. */
  readonly name: string;
  readonly description: string;
}

const context = { "@context": "https://schema.org" } as const;

/** What sort of program a tool is, in Google's words for it. */
export type ToolCategory = "EducationalApplication" | "FinanceApplication";

/** A tool that anybody may use for nothing and without an account. It has no rating: nobody gave one. */
export function toolStructure(
  page: StructuredHere,
  category: ToolCategory,
  site: SiteWords,
  origin: string,
): WithContext<WebApplication> {
  return {
    ...context,
    "@type": "WebApplication",
    name: page.name,
    description: page.description,
    url: `${origin}${page.path}`,
    applicationCategory: category,
    operatingSystem: "Any",
    inLanguage: languageTag[languageAt(page.path)],
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    publisher: publisherOf(site.name, origin),
  };
}

/** A page that explains, or one to write to the people behind the site. */
export function pageStructure(
  kind: "WebPage" | "ContactPage",
  page: StructuredHere,
  site: SiteWords,
  origin: string,
): WithContext<WebPage | ContactPage> {
  return {
    ...context,
    "@type": kind,
    name: page.name,
    description: page.description,
    url: `${origin}${page.path}`,
    inLanguage: site.language,
    publisher: publisherOf(site.name, origin),
  };
}

/** A page that says what words mean, each at a fragment of its own. */
export function glossaryStructure(
  page: StructuredHere,
  terms: readonly { readonly id: string; readonly term: string; readonly text: string }[],
  site: SiteWords,
  origin: string,
): WithContext<DefinedTermSet> {
  const url = `${origin}${page.path}`;
  return {
    ...context,
    "@type": "DefinedTermSet",
    name: page.name,
    description: page.description,
    url,
    inLanguage: site.language,
    hasDefinedTerm: terms.map(({ id, term, text }) => ({
      "@type": "DefinedTerm" as const,
      name: term,
      description: text,
      url: `${url}#${id}`,
    })),
  };
}

/** What families can pay for. Without a known price it has no offers: a page that shows no price must not name one. */
export function paidStructure(
  page: StructuredHere & { readonly kind: string },
  prices: readonly { readonly cents: number; readonly currency: string; readonly interval: "month" | "year" }[],
  site: SiteWords,
  origin: string,
): WithContext<Service> {
  const service = serviceStructure(page, site, origin);
  const offers = prices.map(({ cents, currency, interval }): Offer => {
    const price = (cents / 100).toFixed(2);
    const priceCurrency = currency.toUpperCase();
    return {
      "@type": "Offer",
      price,
      priceCurrency,
      url: `${origin}${page.path}`,
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency,
        referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: interval === "month" ? "MON" : "ANN" },
      },
    };
  });
  return { ...(service as Service & typeof context), ...(offers.length > 0 && { offers }) } as WithContext<Service>;
}

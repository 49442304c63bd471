import { z } from "zod";

/**
 * What structured data of each kind must have (schema.org, and what search engines ask for). Nothing here allows a
 * rating: there is none that a real, named person gave.
 */
const text = z.string().min(1);
const address = z.url();
const day = z.iso.date();
const context = { "@context": z.literal("https://schema.org") };

const organization = z.looseObject({ "@type": z.literal("Organization"), name: text, url: address.optional() });
const item = z.strictObject({
  "@type": z.literal("ListItem"),
  position: z.int().positive(),
  name: text,
  item: address.optional(),
  url: address.optional(),
});
const itemList = z.looseObject({ "@type": z.literal("ItemList"), itemListElement: z.array(item) });
const answer = z.strictObject({ "@type": z.literal("Answer"), text });
const question = z.strictObject({ "@type": z.literal("Question"), name: text, acceptedAnswer: answer });
const step = z.strictObject({ "@type": z.literal("HowToStep"), position: z.int(), name: text, text });
const described = { name: text, description: text, url: address };
const term = z.strictObject({ "@type": z.literal("DefinedTerm"), name: text, description: text, url: address });
const price = z.looseObject({
  "@type": z.literal("Offer"),
  price: z.string().regex(/^\d+\.\d\d$/),
  priceCurrency: z.string().regex(/^[A-Z]{3}$/),
  url: address,
});

export const kinds = {
  Organization: z.looseObject({ "@type": z.literal("Organization"), name: text, url: address, logo: address }),
  WebSite: z.looseObject({
    "@type": z.literal("WebSite"),
    name: text,
    url: address,
    potentialAction: z.looseObject({
      "@type": z.literal("SearchAction"),
      target: z.looseObject({ urlTemplate: z.string().regex(/\{search_term_string\}/) }),
      "query-input": z.literal("required name=search_term_string"),
    }),
  }),
  Article: z.looseObject({
    ...context,
    "@type": z.literal("Article"),
    headline: text.max(110),
    description: text,
    datePublished: day,
    dateModified: day,
    author: organization,
    publisher: organization,
  }),
  FAQPage: z.looseObject({ ...context, "@type": z.literal("FAQPage"), mainEntity: z.array(question).min(1) }),
  HowTo: z.looseObject({ ...context, "@type": z.literal("HowTo"), name: text, step: z.array(step).min(2) }),
  Service: z.looseObject({
    ...context,
    "@type": z.literal("Service"),
    name: text,
    description: text,
    serviceType: text,
    provider: organization,
    offers: z.array(price).min(1).optional(),
  }),
  BreadcrumbList: z.looseObject({
    ...context,
    "@type": z.literal("BreadcrumbList"),
    itemListElement: z.array(item.required({ item: true })).min(1),
  }),
  Course: z.looseObject({
    ...context,
    "@type": z.literal("Course"),
    name: text,
    description: text,
    provider: organization,
  }),
  Event: z.looseObject({
    ...context,
    "@type": z.literal("Event"),
    name: text,
    startDate: day,
    location: z.looseObject({ "@type": z.enum(["Place", "VirtualLocation"]) }),
  }),
  Review: z.strictObject({
    ...context,
    "@type": z.literal("Review"),
    url: address,
    reviewBody: text,
    datePublished: day,
    itemReviewed: z.strictObject({ "@type": z.literal("Dataset"), name: text, url: address, description: text }),
    author: organization,
    publisher: organization,
  }),
  EducationEvent: z.looseObject({
    ...context,
    "@type": z.literal("EducationEvent"),
    name: text,
    startDate: day,
    location: z.union([
      z.strictObject({ "@type": z.literal("Place"), name: text }),
      z.strictObject({ "@type": z.literal("VirtualLocation"), url: address }),
    ]),
  }),
  Quiz: z.looseObject({
    ...context,
    "@type": z.literal("Quiz"),
    name: text,
    description: text,
    about: z.looseObject({ name: text }),
  }),
  CollectionPage: z.looseObject({
    ...context,
    "@type": z.literal("CollectionPage"),
    name: text,
    url: address,
    mainEntity: itemList.optional(),
  }),
  CollegeOrUniversity: z.looseObject({ "@type": z.literal("CollegeOrUniversity"), name: text }),
  WebApplication: z.looseObject({
    ...context,
    "@type": z.literal("WebApplication"),
    ...described,
    applicationCategory: z.enum(["EducationalApplication", "FinanceApplication"]),
    operatingSystem: text,
    offers: z.strictObject({ "@type": z.literal("Offer"), price: z.literal("0"), priceCurrency: z.literal("USD") }),
    publisher: organization,
  }),
  WebPage: z.looseObject({ ...context, "@type": z.literal("WebPage"), ...described }),
  ContactPage: z.looseObject({ ...context, "@type": z.literal("ContactPage"), ...described }),
  DefinedTermSet: z.looseObject({
    ...context,
    "@type": z.literal("DefinedTermSet"),
    ...described,
    hasDefinedTerm: z.array(term).min(1),
  }),
} as const;

export type Kind = keyof typeof kinds;
const isKind = (type: unknown): type is Kind => typeof type === "string" && Object.hasOwn(kinds, type);

/** The objects in one script of structured data, the parts of a graph one by one. Throws on text that is no JSON. */
export function objectsIn(json: string): Record<string, unknown>[] {
  const data = JSON.parse(json) as unknown;
  const all = Array.isArray(data) ? data : [data];
  return all
    .filter((one): one is Record<string, unknown> => typeof one === "object" && one !== null)
    .flatMap((one) => (Array.isArray(one["@graph"]) ? (one["@graph"] as Record<string, unknown>[]) : [one]));
}

/** What schema.org has below a kind that the product promises, by its name, with that kind. */
const wider: Readonly<Record<string, readonly Kind[]>> = { EducationEvent: ["Event"] };

/** The kinds that data of a kind also counts as: a test date is an EducationEvent, and so an Event. */
export const alsoCountsAs = (kind: string): readonly string[] => wider[kind] ?? [];

/** Kinds that come on top of those the product promises. */
const further: readonly string[] = [
  "CollegeOrUniversity",
  "WebApplication",
  "WebPage",
  "ContactPage",
  "DefinedTermSet",
] satisfies readonly Kind[];

/** The kinds that the product promises, each once: one that counts as another is not promised beside it. */
export const promisedKinds = Object.keys(kinds).filter(
  (kind) => !further.includes(kind) && alsoCountsAs(kind).length === 0,
);

/** What is wrong with an object of structured data, in words; nothing where it is as its kind must be. */
export function faultsOf(data: Record<string, unknown>): string[] {
  const type = data["@type"];
  if (!isKind(type)) return [`${String(type)} is not one of the kinds`];
  const parsed = kinds[type].safeParse(data);
  return parsed.success ? [] : [`${type}: ${z.prettifyError(parsed.error)}`];
}

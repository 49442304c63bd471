import { z } from "zod";

/**
 * What structured data of each kind must have (schema.org, and what search engines ask for). Nothing here allows a rating:
 * there is none that a real, named person gave.
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
} as const;

export type Kind = keyof typeof kinds;
const isKind = (type: unknown): type is Kind => typeof type === "string" && Object.hasOwn(kinds, type);

/** Every object of structured data in a document, the parts of a graph one by one. Throws on text that is no JSON. */
export function structuredIn(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, json]) => {
    const data = JSON.parse(json ?? "") as Record<string, unknown>;
    return Array.isArray(data["@graph"]) ? (data["@graph"] as Record<string, unknown>[]) : [data];
  });
}

/** What is wrong with an object of structured data, in words; nothing where it is as its kind must be. */
export function faultsOf(data: Record<string, unknown>): string[] {
  const type = data["@type"];
  if (!isKind(type)) return [`${String(type)} is not one of the kinds`];
  const parsed = kinds[type].safeParse(data);
  return parsed.success ? [] : [`${type}: ${z.prettifyError(parsed.error)}`];
}

/** What a reader sees of a document: text without tags, scripts and styles. */
export function visibleText(html: string): string {
  return html
    .replace(/<(script|style|head|template)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/&amp;/g, "&")
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/\s+/g, " ");
}

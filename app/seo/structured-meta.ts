import type { MetaDescriptor } from "@remix-run/node";
import type { Thing, WithContext } from "schema-dts";
import { languageAt } from "~/language";
import { site } from "~/site";
import { originOf, type PageMeta, pageMeta } from "./meta";
import { pageStructure, type StructuredHere, type ToolCategory, toolStructure } from "./page-structure";
import { breadcrumbStructure, type NamedLink } from "./structured";

/** What a page is: its structured data, from what it says of itself and the site's address. */
export type Is = (here: StructuredHere, origin: string) => WithContext<Thing>;

export const tool =
  (category: ToolCategory): Is =>
  (here, origin) =>
    toolStructure(here, category, site, origin) as WithContext<Thing>;

export const plain =
  (kind: "WebPage" | "ContactPage" = "WebPage"): Is =>
  (here, origin) =>
    pageStructure(kind, here, site, origin) as WithContext<Thing>;

/** Where the planning tools stand. */
export const toolsCrumb: NamedLink = { to: "/tools", label: "Planning tools" };

/** Where everything in Spanish stands. */
export const spanishCrumb: NamedLink = { to: "/es", label: "En español" };

/**
 * The head of a page of the product with what it is and where it stands, for machines. A page that is not to be found
 * (results, errors) says only what `pageMeta` says.
 *
 * @example structuredMeta(args, { title: "…", description: "…", path }, { name: "Loan calculator", is:
 *   tool("FinanceApplication") })
 */
export function structuredMeta(
  args: Parameters<typeof pageMeta>[0],
  page: PageMeta,
  { name, under = [], is }: { readonly name: string; readonly under?: readonly NamedLink[]; readonly is: Is },
): MetaDescriptor[] {
  const head = pageMeta(args, page);
  if (args.error || page.index === false) return head;
  const { path, description } = page;
  const origin = originOf(args);
  const trail = [
    { to: "/", label: languageAt(path) === "es" ? "Inicio" : "Home" },
    ...under,
    { to: path, label: name },
  ];
  return [
    ...head,
    ...[is({ path, name, description }, origin), breadcrumbStructure(trail, origin)].map(
      (thing) => ({ "script:ld+json": thing }) as MetaDescriptor,
    ),
  ];
}

import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import { stateName } from "~/geography/states";
import { splitAliases } from "../search/names";

/** Sovereign states whose colleges report to the Department of Education; everywhere else the country is the US. */
const sovereign = ["FM", "MH", "PW"];

/** What the page says, for machines (schema.org): the college, and the way to its page. Only what is reported. */
export function structuredData(college: College, origin: string): readonly object[] {
  const url = `${origin}${collegePath(college)}`;
  const other = splitAliases(college.alias);
  const { lat, lon } = college;
  const crumbs = [
    { name: "Colleges", item: `${origin}/colleges` },
    { name: stateName(college.state), item: `${origin}/colleges?state=${college.state}` },
    { name: college.name, item: url },
  ];
  return [
    {
      "@context": "https://schema.org",
      "@type": "CollegeOrUniversity",
      "@id": `${url}#college`,
      name: college.name,
      ...(other.length > 0 && { alternateName: other }),
      ...(college.links.website !== null && { url: college.links.website }),
      identifier: { "@type": "PropertyValue", propertyID: "UNITID", value: String(college.unitid) },
      address: {
        "@type": "PostalAddress",
        addressLocality: college.city,
        addressRegion: college.state,
        postalCode: college.zip,
        addressCountry: sovereign.includes(college.state) ? college.state : "US",
      },
      ...(lat !== null && lon !== null && { geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lon } }),
      mainEntityOfPage: url,
    },
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map((crumb, index) => ({ "@type": "ListItem", position: index + 1, ...crumb })),
    },
  ];
}

/**
 * The name of a college, with its federal number where another one of its city has the same: search results could not
 * tell the two pages apart.
 */
export function distinctName({ unitid, name, city, state }: College, all: readonly College[]): string {
  const isShared = all.some(
    (other) => other.name === name && other.city === city && other.state === state && other.unitid !== unitid,
  );
  return isShared ? `${name} (UNITID ${unitid})` : name;
}

/**
 * One sentence on the page for search results, 50–160 characters: what is reported, named.
 * @param name what the college is called where another one of its city has the same name
 */
export function summaryOf(college: College, name = college.name): string {
  const place = `${college.city}, ${college.state}`;
  const what = [
    college.admission.rate !== null ? "who gets in" : college.admission.open ? "open admission" : null,
    college.cost.netPrice !== null ? "what families paid by income" : null,
    college.outcomes.graduationRate !== null ? "graduation" : null,
    college.outcomes.earnings10 !== null ? "earnings" : null,
  ].filter((part) => part !== null);
  const facts =
    what.length > 1 ? `${what.slice(0, -1).join(", ")} and ${what.at(-1)}` : (what[0] ?? "kind, place and programs");
  const forms = [
    `${name} in ${place}: ${facts}, from public federal figures.`,
    `${name} in ${place}: ${facts}.`,
    `${name}: ${facts}, from federal figures.`,
    `${name}: ${facts}.`,
  ];
  return forms.find(({ length }) => length <= 160) ?? `${name}: public federal figures.`;
}

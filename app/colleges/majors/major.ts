import { slugOf } from "~/colleges/address";
import { withCommas } from "~/design/figures";
import { cip2, familyOf, majors } from "../facts/fields";
import type { Level, LevelFigures } from "./figures";
import { majorsPath } from "./path";

/** One four-digit field of study, as the list of majors shows it. */
export interface Major {
  readonly cip4: string;
  /** Plain name where we have one, otherwise the official title. */
  readonly name: string;
  readonly path: string;
  /** Plain name of its two-digit family. */
  readonly family: string;
  readonly figures: Readonly<Record<Level, LevelFigures>>;
}

const plain = new Map(majors.map(({ code, label }) => [code, label]));

/** Plain name of a field, or its official title without the full stop that some have. */
export const majorName = (cip4: string, title: string): string => plain.get(cip4) ?? title.replace(/\.$/, "");

/** Path of a field's own page: `/majors/5138-nursing-registered-nurse`. */
export const majorPath = (cip4: string, name: string): string => `${majorsPath}/${cip4}-${slugOf(name)}`;

export const familyName = (cip4: string): string => cip2[familyOf(cip4)]?.label ?? "Other";

/** The level a field is mostly awarded at; bachelor's where both are the same. */
export const mainLevel = ({ figures: { bachelor, associate } }: Pick<Major, "figures">): Level =>
  bachelor.colleges === 0 || (associate.awards ?? 0) > (bachelor.awards ?? 0) * 4 ? "associate" : "bachelor";

/** One sentence on the page of a field for search results, 50 to 160 characters. */
export function summaryOf({ name, figures }: Pick<Major, "name" | "figures">): string {
  const colleges = withCommas(Math.max(figures.bachelor.colleges, figures.associate.colleges));
  const long = `${name}: ${colleges} colleges that teach it, degrees a year, earnings by college, occupations with wages and growth.`;
  return long.length <= 160 ? long : `${name.slice(0, 90)}: colleges, degrees, earnings, occupations and wages.`;
}

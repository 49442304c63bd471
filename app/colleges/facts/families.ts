import type { College } from "../college";
import { cip2, familyOf } from "./fields";

/** A family of fields that a college awards degrees in. */
export interface TaughtFamily {
  readonly code: string;
  readonly label: string;
  /** Of its degrees; `null` where that isn't reported. */
  readonly share: number | null;
}

/**
 * What a college teaches, by families of fields, the largest first. Some of the largest colleges have no line in the
 * federal table of single programs: for them this is all that is reported, and no program may be denied.
 */
export function familiesOf({ fields: { bachelor, associate, shares } }: College): readonly TaughtFamily[] {
  const codes = new Set([...bachelor, ...associate, ...Object.keys(shares)]);
  return [...codes]
    .flatMap((code) => {
      const label = cip2[code]?.label;
      const share = shares[code] ?? null;
      return label === undefined || share === 0 ? [] : [{ code, label, share }];
    })
    .sort((a, b) => (b.share ?? -1) - (a.share ?? -1) || a.label.localeCompare(b.label, "en"));
}

/** The family of a field that a college awards degrees in; `null` where it reports none of it. */
export const taughtFamily = (college: College, field: string): TaughtFamily | null =>
  familiesOf(college).find(({ code }) => code === familyOf(field)) ?? null;

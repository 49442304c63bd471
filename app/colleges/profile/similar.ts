import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import { isSuggested } from "~/season/closure";
import { seasonFall } from "~/season/fact";
import { fewFinishAt } from "../facts/graduation";
import { milesBetween, pointOf } from "../zip/distance";
import { kindOf } from "./typical";

/** Another college of the same state to look at, with the figures that tell it apart. */
export interface Similar {
  readonly unitid: number;
  readonly path: string;
  readonly name: string;
  readonly city: string;
  readonly control: College["control"];
  readonly undergraduates: number | null;
  /** Straight-line distance in whole miles; `null` where a place is not reported. */
  readonly miles: number | null;
  /** That few who start here finish, in a few words; null where it isn't so or isn't reported. */
  readonly fewFinish: string | null;
}

/**
 * Colleges of the same state that award the same kind of degree, nearest in size first; distance, public or private,
 * and a special mission count a little. A college whose operation is in doubt is not suggested.
 */
export function similarTo(college: College, all: readonly College[], limit = 6): readonly Similar[] {
  const here = pointOf(college);
  const milesTo = (other: College) => {
    const there = pointOf(other);
    return here && there ? milesBetween(here, there) : null;
  };
  const differs = (other: College) => {
    const sizes = [college.students.undergraduates, other.students.undergraduates];
    const size = sizes.every((n) => n !== null && n > 0) ? Math.abs(Math.log((sizes[0] ?? 1) / (sizes[1] ?? 1))) : 2;
    const selective = (c: College) => (c.admission.open ? 1 : (c.admission.rate ?? 0.8));
    return (
      size +
      Math.min((milesTo(other) ?? 200) / 200, 1.5) +
      (other.control === college.control ? 0 : 0.5) +
      (college.missions.every((mission) => other.missions.includes(mission)) ? 0 : 0.4) +
      Math.abs(selective(college) - selective(other))
    );
  };
  return all
    .filter(
      (other) =>
        other.unitid !== college.unitid &&
        other.state === college.state &&
        !other.verifyOpen &&
        isSuggested(other, seasonFall),
    )
    .filter((other) => other.level === college.level && kindOf(other) === kindOf(college))
    .map((other) => ({ other, difference: differs(other) }))
    .sort((a, b) => a.difference - b.difference || a.other.unitid - b.other.unitid)
    .slice(0, limit)
    .map(({ other }) => {
      const miles = milesTo(other);
      return {
        unitid: other.unitid,
        path: collegePath(other),
        name: other.name,
        city: other.city,
        control: other.control,
        undergraduates: other.students.undergraduates,
        miles: miles === null ? null : Math.round(miles),
        fewFinish: fewFinishAt(other.unitid, all),
      };
    });
}

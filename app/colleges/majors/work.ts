import { educations, type FieldWork, type Occupation } from "./occupation";

/**
 * Occupations of a field: those one can usually enter with a bachelor's degree or less, and those that ask for more.
 */
export interface Work {
  readonly direct: readonly Occupation[];
  readonly further: readonly Occupation[];
}

const mostEducation = educations.indexOf("Bachelor's degree");

/**
 * What a field prepares for, the most openings first. Teachers at colleges are left out where they need a graduate
 * degree: the crosswalk links nearly every field to the job of teaching it.
 */
export function workOf(field: FieldWork | undefined, occupations: ReadonlyMap<string, Occupation>): Work {
  const all = (field?.occupations ?? [])
    .flatMap((code) => occupations.get(code) ?? [])
    .filter((each) => !each.code.startsWith("25-1") || !needsMore(each))
    .sort((a, b) => (b.openings ?? -1) - (a.openings ?? -1) || a.title.localeCompare(b.title, "en"));
  return { direct: all.filter((each) => !needsMore(each)), further: all.filter(needsMore) };
}

const needsMore = ({ education }: Occupation) => education !== null && educations.indexOf(education) > mostEducation;

/**
 * Fields near another one: those that prepare for the same occupations, then those of the same family with most
 * degrees.
 * @param others every other field with its family's code and its degrees a year
 */
export function nearbyFields(
  cip4: string,
  others: readonly { readonly cip4: string; readonly awards: number }[],
  work: ReadonlyMap<string, FieldWork>,
  most = 8,
): readonly string[] {
  const own = new Set(work.get(cip4)?.occupations ?? []);
  const scored = others
    .filter((other) => other.cip4 !== cip4)
    .map((other) => {
      const theirs = work.get(other.cip4)?.occupations ?? [];
      const shared = theirs.filter((code) => own.has(code) && !code.startsWith("25-1")).length;
      const all = new Set([...own, ...theirs]).size;
      const family = other.cip4.slice(0, 2) === cip4.slice(0, 2);
      return { ...other, near: (all === 0 ? 0 : shared / all) + (family ? 0.15 : 0), counts: shared > 0 || family };
    });
  return scored
    .filter(({ counts }) => counts)
    .sort((a, b) => b.near - a.near || b.awards - a.awards)
    .slice(0, most)
    .map((other) => other.cip4);
}

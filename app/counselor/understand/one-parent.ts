import { childrenOfFamily } from "./children";

/** "A single mom with two kids": one parent, and how many people the family has where that's said. Pure. */

const onlyTwo =
  /\b(?:my|her|his) (?:mom|mother|dad|father) and (?:me|i)\b(?! and)|\b(?:me|i) and my (?:mom|mother|dad|father)\b(?! and)/;
const alone =
  /\b(?:single|divorced) (?:mom|mother|dad|father|parent)\b|\bsingle (?:mom|mother|dad|father|parent)s\b|\b(?:just|only) (?:my )?(?:mom|mother|dad|father)\b|\b(?:mom|mother|dad|father) (?:is single|raises? (?:me|us) (?:alone|by (?:herself|himself)))|\b(?:one|1|single)[- ]parent\b|\bwidow(?:ed|er)?\b|\bno (?:husband|wife|dad|mom|father|mother)\b(?! (?:income|info\w*|signature))|\b(?:dad|father|mom|mother|husband|wife) (?:left|walked out|passed away|died)\b|\b(?:me and|just me and) my (?:\w+ )?kids\b/;

const numbers: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5 };
const children =
  /\b(a|an|one|two|three|four|five|[1-6]) (?:\w+ )?(?:kids?|children|child|son|daughter|teens?|teenagers?|boys?|girls?)\b|\b(?:mom|mother|dad|father|parent) of (one|two|three|four|five|[1-6])\b|\b(two|three|four|five|[2-6]) of us (?:kids|children|siblings)\b/;

/** One parent in the family of a question, with its size where the children are counted; null where no such is said. */
export function oneParentIn(plain: string): { readonly size: number | null } | null {
  if (onlyTwo.test(plain)) return { size: 2 };
  if (!alone.test(plain)) return null;
  const kids = childrenOfFamily(plain) ?? childrenIn(plain);
  return { size: kids === null ? null : 1 + kids };
}

function childrenIn(plain: string): number | null {
  const [, ...counted] = children.exec(plain) ?? [];
  const said = counted.find((one) => one !== undefined);
  return said === undefined ? null : (numbers[said] ?? Number(said));
}

/**
 * The people of a family whose children are counted: "two parents, one kid" are three, and "we have 4 kids" six, because
 * the family has two parents where nobody says one. Null where the children aren't counted.
 */
export function bothParentsIn(plain: string): number | null {
  const kids = /\b(?:two|2|both) parents\b|\b(?:two|2|both) of us (?:work\w*|earn\w*|have jobs)\b/.test(plain)
    ? childrenIn(plain)
    : null;
  const all = kids ?? childrenOfFamily(plain);
  return all === null ? null : 2 + all;
}

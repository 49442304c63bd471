import type { Finding } from "../reading/reading";
import type { Draft } from "../text/draft";
import type { CheckedCollege, OtherNames } from "./checked-college";
import { collegeChecks } from "./checks";
import { otherColleges } from "./others";

/** Checks a draft against one college. The draft stays where this runs. */
export function checkCollege(draft: Draft, college: CheckedCollege, others: OtherNames): readonly Finding[] {
  const against = { college, others, strange: otherColleges(draft, college, others) };
  return collegeChecks.flatMap(({ id, name, why, source, question, find }) => {
    const places = [...find(draft, against)].sort((a, b) => a.start - b.start);
    return places.length === 0 ? [] : [{ id, kind: "college", name, why, source, question, places, more: 0 }];
  });
}

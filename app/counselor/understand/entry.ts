/** The year somebody enters college, as a question says it. Pure. */
const yearsOfCollege = 4;
/** Classes of these years are still in middle school: a "class of 2031" is one of college, and enters in 2027. */
const firstCollegeClass = 2030;

/** Calendar year of entry: "fall 2027", "class of 2027", or the award year "2027-28". Null where none is said. */
export function entryIn(plain: string): number | null {
  const fall = /\b(?:fall|autumn|class of|entering(?: in)?|start(?:ing)?(?: in)?|for) (20\d\d)\b/.exec(plain)?.[1];
  const award = /\b(20\d\d)[- ](?:20)?(\d\d)\b/.exec(plain);
  if (award && Number(award[2]) === (Number(award[1]) + 1) % 100) return Number(award[1]);
  if (fall === undefined) return null;
  const year = Number(fall);
  // Colleges call a class by the year it graduates in, high schools by the year it leaves them.
  const ofCollege = new RegExp(`\\bclass of ${fall}\\b`).test(plain) && year >= firstCollegeClass;
  return ofCollege ? year - yearsOfCollege : year;
}

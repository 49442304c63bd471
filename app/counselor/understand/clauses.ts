/** Parts of a question that asks several things: at question marks, commas, "and", "plus". Pure. */
export function clausesOf(typed: string): readonly string[] {
  return typed
    .split(
      /[?;,]|(?:^|\s)\(?\d\)|\.\s|(?<!\ba)\s&\s(?=\S)|\b(?:and (?:also )?|(?<!parent )plus (?!loans?\b)|also |y también |y )(?=\S)/i,
    )
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= 1 && part.length > 2);
}

/** How a clause begins that asks for itself. */
const opensAsking =
  /^(?:and |also |so |but )?(?:what|how|which|when|where|who|is|are|do|does|did|can|could|should|will|would|if)\b/i;
/** Where colleges are weighed against each other all of them are meant. */
const weighs = /\b(?:vs|versus|or|compar\w+|than|both|either|each|between|cheaper|better|same)\b/i;

/**
 * The colleges that a clause is about which names none: "how many students, what percent finish, and are my credits
 * good at UMass Boston after" asks the first two of the college before them. Empty where all of the whole are meant.
 *
 * @param named what each clause names, in their order
 */
export function collegesSoFar(
  clauses: readonly string[],
  named: readonly (readonly number[])[],
  at: number,
): readonly number[] {
  if ((named[at]?.length ?? 0) > 0 || clauses.some((clause) => weighs.test(clause))) return [];
  const before = named.slice(0, at).flat();
  const isLater = clauses.some((clause, later) => {
    const others = named[later] ?? [];
    return later > at && opensAsking.test(clause) && others.length > 0 && others.every((one) => !before.includes(one));
  });
  return isLater ? before : [];
}

/**
 * Which parent of a dependent student gives information on the FAFSA (the "contributor"). Since 2024-25 it is not the
 * parent the student lives with and not the one who claims the student on a tax return.
 * Source: 20 U.S.C. 1087oo(f) as amended by the FAFSA Simplification Act; FSA Handbook, Application and Verification
 * Guide, chapter 2.
 */
export const situations = ["married", "together", "apart", "one", "none"] as const;
/**
 * The legal (birth or adoptive) parents: `married` to each other, also when separated under one roof; `together`
 * without being married; `apart`, whether divorced, separated or never married; only `one` living legal parent; `none`.
 */
export type Situation = (typeof situations)[number];

export const sides = ["first", "second"] as const;
export type Side = (typeof sides)[number];

export interface ContributorAnswers {
  readonly situation: Situation | null;
  /** Parents apart: who gave more financial support in the 12 months before filing. */
  readonly support: Side | "equal" | null;
  /** Equal support: whose income and assets are greater. */
  readonly greater: Side | null;
  /** Parents apart or one parent: the parent who counts is married today to somebody else, a stepparent. */
  readonly remarried: boolean | null;
  /** A married couple: they filed one joint tax return for the tax year. */
  readonly jointReturn: boolean | null;
}

export type ContributorQuestion = keyof ContributorAnswers;

export type ContributorOutcome =
  | { readonly kind: "ask"; readonly question: ContributorQuestion }
  | {
      readonly kind: "found";
      /** The legal parents whose information counts. */
      readonly parents: "both" | "only" | Side;
      /** A stepparent's income and assets count too. */
      readonly stepparent: boolean;
      /** How many people are invited to the form and must consent: a couple with a joint return sends one. */
      readonly invitations: 1 | 2;
      readonly reason: ContributorReason;
    }
  | {
      /** Parents apart: the one whose information counts is not the one whose numbers were filled in. */
      readonly kind: "other-parent";
      readonly parents: Side;
      readonly reason: ContributorReason;
    }
  | { readonly kind: "no-parent" };

export type ContributorReason = "married" | "together" | "more-support" | "greater-income" | "only-parent";

/** Parents apart: whose household the FAFSA uses, by support and then by income and assets; null where neither says. */
export function countingSide({ situation, support, greater }: ContributorAnswers): Side | null {
  if (situation !== "apart") return null;
  return support === "equal" ? greater : support;
}

/**
 * Walks the decision path and either names the next question or the answer. Answers to questions the path does not
 * reach are not looked at, so a form may send them all.
 *
 * @param filledIn parents apart: whose numbers the answers are about. Whether that parent is married again says nothing
 * about the other one.
 */
export function contributor(answers: ContributorAnswers, filledIn: Side | null = null): ContributorOutcome {
  const { situation, support } = answers;
  switch (situation) {
    case null:
      return { kind: "ask", question: "situation" };
    case "none":
      return { kind: "no-parent" };
    case "together":
      return { kind: "found", parents: "both", stepparent: false, invitations: 2, reason: "together" };
    case "married":
      if (answers.jointReturn === null) return { kind: "ask", question: "jointReturn" };
      return found("both", false, answers.jointReturn ? 1 : 2, "married");
    case "one":
      return withStepparent(answers, "only", "only-parent");
    case "apart": {
      const side = countingSide(answers);
      if (side === null) return { kind: "ask", question: support === null ? "support" : "greater" };
      const reason = support === "equal" ? "greater-income" : "more-support";
      if (filledIn !== null && filledIn !== side) return { kind: "other-parent", parents: side, reason };
      return withStepparent(answers, side, reason);
    }
  }
}

function withStepparent(
  { remarried, jointReturn }: ContributorAnswers,
  parents: "only" | Side,
  reason: ContributorReason,
): ContributorOutcome {
  if (remarried === null) return { kind: "ask", question: "remarried" };
  if (!remarried) return found(parents, false, 1, reason);
  if (jointReturn === null) return { kind: "ask", question: "jointReturn" };
  return found(parents, true, jointReturn ? 1 : 2, reason);
}

function found(
  parents: "both" | "only" | Side,
  stepparent: boolean,
  invitations: 1 | 2,
  reason: ContributorReason,
): ContributorOutcome {
  return { kind: "found", parents, stepparent, invitations, reason };
}

import { exchangesToAskAbout } from "~/colleges/price/exchange";
import type { StudentPrice } from "~/colleges/price/student-price";
import type { Wish } from "../answers/choices";
import { fieldsOffered, graduatesIn, isTold, shareOf, type WishMet, wishScore } from "../answers/preferences";
import { admissionPart, type FitCollege, pointsAbove, priceHomeOf, type Student } from "../fit/fit";
import type { Ranked } from "../list/rank";
import { type ChanceReason, chanceReasons } from "./chance-reasons";

/** Why a college stands where it stands in the list: kinds and numbers. `reasons.ts` puts them in words. */
export type FitReason =
  | {
      readonly kind: "price";
      readonly price: StudentPrice;
      readonly budget: number | null;
      readonly part: number;
      /** Agreements between states under which it may be lower. */
      readonly exchanges: readonly string[];
    }
  | { readonly kind: "noPrice" }
  | { readonly kind: "graduation"; readonly rate: number; readonly year: string | null }
  | { readonly kind: "retention"; readonly rate: number }
  | { readonly kind: "earnings"; readonly dollars: number }
  | { readonly kind: "debt"; readonly dollars: number }
  | { readonly kind: "outcomesMissing"; readonly missing: readonly OutcomeFigure[] }
  | { readonly kind: "field"; readonly field: string; readonly graduates: number | null; readonly share: number | null }
  | { readonly kind: "fieldMissing"; readonly field: string }
  /** None of its programs is in the federal table, so nobody can say whether it offers this one. */
  | { readonly kind: "fieldUntold"; readonly field: string }
  | { readonly kind: "miles"; readonly miles: number }
  | { readonly kind: "inState"; readonly state: string }
  | { readonly kind: "wish"; readonly wish: Wish; readonly met: boolean }
  | { readonly kind: "farAbove"; readonly points: number };

export type OutcomeFigure = "graduation" | "retention" | "earnings" | "debt";

export interface Reasons {
  readonly chance: readonly ChanceReason[];
  readonly price: readonly FitReason[];
  readonly outcomes: readonly FitReason[];
  readonly preferences: readonly FitReason[];
  /** What a student should know before falling for it. */
  readonly cautions: readonly FitReason[];
}

/** All reasons of one college in a list. Made on demand, for the colleges that are shown. */
export function reasonsOf(item: FitCollege, ranked: Ranked, student: Student): Reasons {
  const { outcomes } = item.college;
  const missing: OutcomeFigure[] = [];
  const known: FitReason[] = [];
  if (outcomes.graduationRate === null) missing.push("graduation");
  else known.push({ kind: "graduation", rate: outcomes.graduationRate, year: outcomes.graduationYear });
  if (outcomes.retention === null) missing.push("retention");
  else known.push({ kind: "retention", rate: outcomes.retention });
  if (outcomes.earnings10 === null) missing.push("earnings");
  else known.push({ kind: "earnings", dollars: outcomes.earnings10 });
  if (outcomes.debt === null) missing.push("debt");
  else known.push({ kind: "debt", dollars: outcomes.debt });
  const cautions: FitReason[] = missing.length > 0 ? [{ kind: "outcomesMissing", missing }] : [];
  const above = pointsAbove(item.prepared, student.academics);
  if (above !== null && above > admissionPart.farAbove) cautions.push({ kind: "farAbove", points: Math.round(above) });
  const { price, parts } = ranked;
  return {
    chance: chanceReasons(item, student),
    price:
      price === null
        ? [{ kind: "noPrice" }]
        : [
            {
              kind: "price",
              price,
              budget: student.answers.budget,
              part: parts.affordability ?? 0,
              exchanges: exchangesToAskAbout(item.college, priceHomeOf(student, item.college)),
            },
          ],
    outcomes: known,
    preferences: preferenceReasons(item, ranked, student),
    cautions,
  };
}

function preferenceReasons({ college }: FitCollege, ranked: Ranked, { answers, home }: Student): FitReason[] {
  const reasons: FitReason[] = [];
  const offered = fieldsOffered(college, answers.fields);
  for (const field of answers.fields) {
    if (!isTold(college, field)) reasons.push({ kind: "fieldUntold", field });
    else if (!offered.includes(field)) reasons.push({ kind: "fieldMissing", field });
    else
      reasons.push({
        kind: "field",
        field,
        graduates: graduatesIn(college, field),
        share: shareOf(college, field),
      });
  }
  if (ranked.miles !== null) reasons.push({ kind: "miles", miles: Math.round(ranked.miles) });
  else if (home.state !== null && home.state === college.state) reasons.push({ kind: "inState", state: home.state });
  const wishes: WishMet[] = [];
  wishScore(college, answers, ranked.miles, home.state, wishes);
  for (const { wish, score } of wishes) {
    if (wish !== "fields" && wish !== "miles") reasons.push({ kind: "wish", wish, met: score === 1 });
  }
  return reasons;
}

/**
 * "Why this one": up to three reasons that speak for a college more than for most, strongest part first.
 */
export function whyThisOne(reasons: Reasons, ranked: Ranked): readonly (FitReason | ChanceReason)[] {
  const { parts } = ranked;
  const promise = reasons.chance.find((r) => r.kind === "guarantee");
  const candidates: { readonly worth: number; readonly reason: FitReason | ChanceReason | undefined }[] = [
    { worth: parts.affordability ?? 0, reason: reasons.price.find((r) => r.kind === "price") },
    { worth: parts.outcomes ?? 0, reason: reasons.outcomes[0] },
    {
      worth: (parts.preferences ?? 0) + 0.1,
      reason: reasons.preferences.find((r) => r.kind !== "fieldMissing" && r.kind !== "fieldUntold"),
    },
    // A place that is promised comes first: it decides more than all the rest.
    { worth: 2, reason: promise },
    {
      worth: promise === undefined ? (parts.admission ?? 0) - 0.15 : 0,
      reason: reasons.chance.find((r) => r.kind === "open" || r.kind === "grades" || r.kind === "rate"),
    },
  ];
  return candidates
    .filter((c) => c.reason !== undefined && c.worth >= 0.5)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 3)
    .flatMap((c) => (c.reason ? [c.reason] : []));
}

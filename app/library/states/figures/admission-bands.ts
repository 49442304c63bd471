import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import { seasonFall } from "~/season/fact";
import { type PolicyGroup, testPolicy } from "~/season/test-policy";
import { isFourYear } from "../../figures/site-figures";
import { collegesOf } from "./state-colleges";

export interface AdmissionBand {
  readonly words: string;
  readonly colleges: number;
  /** The largest of them. */
  readonly largest: readonly { readonly path: string; readonly name: string; readonly rate: number | null }[];
}

export interface StateAdmission {
  readonly bands: readonly AdmissionBand[];
  /** Four-year colleges by their test policy for the fall whose applications are open. */
  readonly tests: Readonly<Record<PolicyGroup, number>>;
  /** Colleges that require a score, the largest first. */
  readonly requiring: readonly { readonly path: string; readonly name: string }[];
}

const limits = [
  { words: "Open to every graduate", from: Number.POSITIVE_INFINITY },
  { words: "Three in four or more", from: 0.75 },
  { words: "Half to three quarters", from: 0.5 },
  { words: "A quarter to half", from: 0.25 },
  { words: "Fewer than a quarter", from: 0 },
] as const;

/** A rate as the reader sees it, in whole percents: 24.87 % is printed as 25 % and stands with the quarters. */
const printed = (rate: number) => Math.round(rate * 100) / 100;

/** Colleges of a state that mostly award bachelor's degrees, by the share of applicants they admit. */
export function stateAdmission(state: string, all: readonly College[], today: string, most = 4): StateAdmission {
  const here = collegesOf(state, all)
    .filter(isFourYear)
    .sort((a, b) => (b.students.undergraduates ?? -1) - (a.students.undergraduates ?? -1));
  const bands = limits.map(({ words, from }, i): AdmissionBand => {
    const above = limits[i - 1]?.from ?? Number.POSITIVE_INFINITY;
    const found = here.filter(({ admission: { open, rate } }) =>
      i === 0
        ? open === true
        : open !== true && rate !== null && rate > 0 && printed(rate) >= from && printed(rate) < above,
    );
    return {
      words,
      colleges: found.length,
      largest: found.slice(0, most).map((college) => ({
        path: collegePath(college),
        name: college.name,
        rate: college.admission.open ? null : college.admission.rate,
      })),
    };
  });
  const policy = (of: PolicyGroup) => here.filter((one) => testPolicy(one, seasonFall, today).group === of);
  return {
    bands: bands.filter(({ colleges }) => colleges > 0),
    tests: {
      required: policy("required").length,
      optional: policy("optional").length,
      depends: policy("depends").length,
      blind: policy("blind").length,
      unconfirmed: policy("unconfirmed").length,
    },
    requiring: policy("required").map((college) => ({ path: collegePath(college), name: college.name })),
  };
}

import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import type { CollegeDeadline } from "~/season/deadlines/college-deadlines";
import { seasonFall } from "~/season/fact";
import { testPolicy } from "~/season/test-policy";
import { type Band, bandNames } from "~/student/profile/income-bands";
import { isFourYear, isTwoYear, median } from "../../figures/site-figures";
import { applicationDays } from "../figures/application-days";
import { forShortList, priceOf } from "../figures/short-list";
import { collegesOf, paid } from "../figures/state-colleges";

/** Money in whole dollars, shares 0–1, null is not reported; the years are in `provenance.ts`. */
type Reported = number | null;

/** Average prices after grants of one kind of college by family income: the middle college of those that report. */
export interface KindOfCollege {
  readonly kind: "Public four-year" | "Public two-year" | "Private four-year";
  readonly colleges: number;
  /** The only college of its kind. */
  readonly only: { readonly path: string; readonly name: string } | null;
  /** In the order of `bandNames`. */
  readonly prices: readonly Reported[];
}

export interface GoodOption {
  readonly path: string;
  readonly name: string;
  readonly public: boolean;
  readonly price30: Reported;
  readonly price75: number;
  readonly graduation: Reported;
  /** 1 where everybody with a diploma is admitted. */
  readonly admits: Reported;
  readonly open: boolean;
  /** Admits enough and graduates enough: see `isGood`. */
  readonly good: boolean;
}

export interface PublicCollege {
  readonly path: string;
  readonly name: string;
  readonly open: boolean;
  readonly admits: Reported;
  /** Test scores are required for the coming fall, as a source of this season says. */
  readonly testRequired: boolean;
  readonly early: string | null;
  readonly regular: string | null;
  readonly lastKnown: number | null;
  readonly unconfirmed: boolean;
}

export interface LocalCollege {
  readonly path: string;
  readonly name: string;
  readonly city: string;
  readonly price: Reported;
  readonly graduation: Reported;
  readonly transfer: Reported;
}

export interface LightFigures {
  readonly colleges: number;
  /** Kinds of which the state has a college. */
  readonly kinds: readonly KindOfCollege[];
  /** Where families of $48,001 to $75,000 paid least, those that are good first. */
  readonly options: readonly GoodOption[];
  /** Cheaper still, but they admit fewer than a quarter. */
  readonly selective: readonly GoodOption[];
  /** The largest public four-year colleges. */
  readonly publics: readonly PublicCollege[];
  readonly admission: {
    readonly publicFour: number;
    /**
     * Public four-year colleges that are open or report a rate; of those, the ones that admit three in four or more.
     */
    readonly known: number;
    readonly mostAdmitted: number;
    readonly hardest: { readonly path: string; readonly name: string; readonly admits: number } | null;
  };
  readonly local: readonly LocalCollege[];
  readonly localColleges: number;
}

const bands = bandNames.map((_, band) => band as Band);
/** The band of $48,001 to $75,000, in which the middle family lies. */
export const middleBand: Band = 2;
/** What makes an option good, beside its price: a fair chance to get in, and even odds to finish. */
export const good = { admits: 0.25, graduates: 0.5 } as const;

const isPublic = ({ control }: College) => control === "public";
const isLocal = (college: College) => isPublic(college) && isTwoYear(college) && !isFourYear(college);
const bySize = (a: College, b: College) => (b.students.undergraduates ?? -1) - (a.students.undergraduates ?? -1);
const linked = (college: College) => ({ path: collegePath(college), name: college.name });
/** A rate of nothing is a reporting error: no college enrolls students and admits nobody. */
const admitsOf = ({ admission: { open, rate } }: College): Reported => (open === true ? 1 : rate || null);

/** The middle price of colleges for a band; averages of too few students are left out. */
export function middlePrice(colleges: readonly College[], band: Band): Reported {
  return median(colleges.map((college) => priceOf(college, band)));
}

/** Public four-year colleges of the whole nation, for a comparison. */
export const publicFourYear = (all: readonly College[]) => all.filter((one) => isFourYear(one) && isPublic(one));

function kindOf(kind: KindOfCollege["kind"], colleges: readonly College[]): KindOfCollege {
  const [first, second] = colleges;
  return {
    kind,
    colleges: colleges.length,
    only: first !== undefined && second === undefined ? linked(first) : null,
    prices: bands.map((band) => middlePrice(colleges, band)),
  };
}

function optionOf(college: College): GoodOption[] {
  const price75 = priceOf(college, middleBand);
  if (price75 === null) return [];
  const admits = admitsOf(college);
  const graduation = college.outcomes.graduationRate;
  return [
    {
      ...linked(college),
      public: isPublic(college),
      price30: priceOf(college, 0),
      price75,
      graduation,
      admits,
      open: college.admission.open === true,
      good: (admits ?? 0) >= good.admits && (graduation ?? 0) >= good.graduates,
    },
  ];
}

/**
 * What the page of a state without a guide says of its colleges.
 * @param deadlines first-year deadlines of a college for the coming fall
 * @param today YYYY-MM-DD, by which dated facts may have expired
 */
export function lightFigures(
  state: string,
  all: readonly College[],
  deadlines: (college: College) => readonly CollegeDeadline[],
  today: string,
): LightFigures {
  const here = collegesOf(state, all);
  const four = here.filter(isFourYear);
  const publicFour = four.filter(isPublic).sort(bySize);
  const local = here.filter(isLocal).sort(bySize);
  const kinds = [
    kindOf("Public four-year", publicFour),
    kindOf("Public two-year", local),
    kindOf(
      "Private four-year",
      four.filter((one) => !isPublic(one)),
    ),
  ];
  const priced = forShortList(four)
    .flatMap(optionOf)
    .sort((a, b) => a.price75 - b.price75 || a.name.localeCompare(b.name, "en"));
  const best = priced.filter((one) => one.good).slice(0, 3);
  const others = priced.filter((one) => !one.good && (one.admits ?? 1) >= good.admits);
  const dearest = best[0]?.price75 ?? Number.POSITIVE_INFINITY;
  const days = new Map(
    applicationDays(state, all, deadlines, [publicFour.length, 0]).map((each) => [each.path, each] as const),
  );
  const rated = publicFour.flatMap((college) => {
    const admits = admitsOf(college);
    return admits === null ? [] : [{ ...linked(college), admits }];
  });
  const hardest = rated.toSorted((a, b) => a.admits - b.admits)[0];
  return {
    colleges: here.length,
    kinds: kinds.filter(({ colleges }) => colleges > 0),
    options: best.length < 3 ? [...best, ...others.slice(0, 3 - best.length)] : best,
    selective: priced
      .filter(({ admits, price75 }) => admits !== null && admits < good.admits && price75 < dearest)
      .slice(0, 2),
    publics: publicFour.slice(0, 4).map((college) => {
      const known = days.get(collegePath(college));
      const policy = testPolicy(college, seasonFall, today);
      return {
        ...linked(college),
        open: college.admission.open === true,
        admits: admitsOf(college),
        testRequired: policy.basis === "season" && policy.group === "required",
        early: known?.early ?? null,
        regular: known?.regular ?? null,
        lastKnown: known?.lastKnown ?? null,
        unconfirmed: known?.unconfirmed ?? false,
      };
    }),
    admission: {
      publicFour: publicFour.length,
      known: rated.length,
      mostAdmitted: rated.filter(({ admits }) => admits >= 0.745).length,
      hardest: hardest !== undefined && hardest.admits < 1 ? hardest : null,
    },
    local: local.slice(0, 3).map((college) => ({
      ...linked(college),
      city: college.city,
      price: paid(college.cost.netPrice),
      graduation: college.outcomes.graduationRate,
      transfer: college.outcomes.transferOut,
    })),
    localColleges: local.length,
  };
}

import type { College } from "~/colleges/college";
import type { CostMessage } from "~/cost/spanish/messages";
import { inEnglish, type Translate } from "~/translation";

/** The messages of the cost calculator in a language. */
export type CostTranslate = Translate<CostMessage>;

/** A whole list with some room: the match suggests nine. More can't be read beside each other. */
export const mostColleges = 12;

export interface AskedColleges {
  /** In the order asked, each once, as many as fit. */
  readonly colleges: readonly College[];
  /** Those beyond that, to be named. */
  readonly leftOut: readonly College[];
  readonly mistakes: readonly string[];
}

/** The colleges of `unitids=1,2&unitids=3`, from an address or a form. */
export function askedColleges(
  params: URLSearchParams,
  byUnitid: ReadonlyMap<number, College>,
  t: CostTranslate = inEnglish,
): AskedColleges {
  const texts = params
    .getAll("unitids")
    .flatMap((value) => value.slice(0, 2_000).split(/[,\s]+/))
    .filter((text) => text !== "");
  const colleges = new Map<number, College>();
  const unknown: string[] = [];
  for (const text of texts.slice(0, 200)) {
    const college = /^\d{6}$/.test(text) ? byUnitid.get(Number(text)) : undefined;
    if (college) colleges.set(college.unitid, college);
    else unknown.push(text.slice(0, 20));
  }
  const [first] = unknown;
  const asked = [...colleges.values()];
  return {
    colleges: asked.slice(0, mostColleges),
    leftOut: asked.slice(mostColleges, 40),
    mistakes:
      first === undefined
        ? []
        : [t("There’s no college with the number “{number}”. Search for it by name.", { number: first })],
  };
}

/** Address of the calculator with these colleges chosen; no money is ever in it. */
export function calculatorPath(unitids: readonly number[]): string {
  return unitids.length === 0 ? costPath : `${costPath}?unitids=${unitids.join(",")}`;
}

export const costPath = "/college-cost-calculator";
export const kitchenTablePath = `${costPath}/kitchen-table`;
export const letterPath = `${costPath}/award-letter`;

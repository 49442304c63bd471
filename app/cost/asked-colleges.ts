import type { College } from "~/colleges/college";
import type { CostMessage } from "~/cost/spanish/messages";
import { inEnglish, type Translate } from "~/translation";

/** The messages of the cost calculator in a language. */
export type CostTranslate = Translate<CostMessage>;

/** A whole list with some room: the match suggests nine. More can't be read beside each other. */
export const mostColleges = 12;

export interface AskedColleges {
  /** In the order asked, each once; also those above the limit, so that the reader can choose which to take away. */
  readonly colleges: readonly College[];
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
  return {
    colleges: [...colleges.values()].slice(0, 40),
    mistakes: [
      ...(first === undefined
        ? []
        : [t("There’s no college with the number “{number}”. Search for it by name.", { number: first })]),
      ...(colleges.size > mostColleges
        ? [
            t("You chose {count} colleges; only {most} fit side by side. Remove {more}.", {
              count: colleges.size,
              most: mostColleges,
              more: colleges.size - mostColleges,
            }),
          ]
        : []),
    ],
  };
}

/** Address of the calculator with these colleges chosen; no money is ever in it. */
export function calculatorPath(unitids: readonly number[]): string {
  return unitids.length === 0 ? costPath : `${costPath}?unitids=${unitids.join(",")}`;
}

export const costPath = "/college-cost-calculator";
export const kitchenTablePath = `${costPath}/kitchen-table`;
export const letterPath = `${costPath}/award-letter`;

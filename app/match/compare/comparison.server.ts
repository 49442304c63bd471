import { easternDay, easternYear } from "~/calendar/eastern-day";
import { collegePath } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import { fewFinishAt } from "~/colleges/facts/graduation";
import { degreePriceOf } from "~/colleges/price/degree-price";
import { studentPriceTrace } from "~/colleges/price/price-trace";
import { searchColleges } from "~/colleges/search/search";
import { collegeIndex } from "~/colleges/search/search.server";
import { stateName } from "~/geography/states";
import { homeOf } from "~/match/results/home.server";
import { lineOf } from "~/match/results/line";
import { closureOf } from "~/season/closure";
import { closureLabel } from "~/season/closure-words";
import { applicationFee, deadlinesOf } from "~/season/deadlines/deadlines.server";
import { seasonFall } from "~/season/fact";
import { testPolicy } from "~/season/test-policy";
import { readIds } from "~/student/list/list";
import { knowsRecord } from "../model/answers/academics";
import { incomeOf, priceStudentOf } from "../model/fit/fit";
import { modelOf, rankOne, studentOf } from "../model/list/rank";
import { chanceTrace } from "../model/reasons/chance-trace";
import { type Asked, compareAddress, mostCompared } from "./asked";
import type { Comparison } from "./comparison";
import { type Compared, compareLines } from "./lines";
import { readAsked } from "./read-asked";

/** Reads an address, and a form in front of it: a name in the form takes the place of the same name in the address. */
export function readComparison(address: URLSearchParams, form: URLSearchParams | null, now: Date): Asked {
  const { byUnitid } = catalogue();
  const params = new URLSearchParams([...address].filter(([name]) => form === null || !form.has(name)));
  for (const [name, value] of form ?? []) params.append(name, value);
  return readAsked(params, form?.get("income") ?? "", (unitid) => byUnitid.has(unitid), easternYear(now));
}

/**
 * A whole list side by side for nobody in particular, which a device keeps to make comparisons of its own from.
 *
 * @param unitids with commas between
 */
export function compareList(unitids: string, now: Date): Pick<Comparison, "colleges" | "lines"> {
  const { byUnitid } = catalogue();
  const ids = readIds(unitids).filter((unitid) => byUnitid.has(unitid));
  const asked = readComparison(new URLSearchParams(), null, now);
  const { colleges, lines } = compare({ ...asked, ids }, easternDay(now));
  const plain = lines.map((line) => ({ ...line, cells: line.cells.map(({ trace: _, ...cell }) => cell) }));
  return { colleges, lines: plain };
}

/** @param today YYYY-MM-DD, by which dated facts may have expired */
export function compare(asked: Asked, today: string): Comparison {
  const { byUnitid, all, programsOf } = catalogue();
  const { answers } = asked;
  const model = modelOf(all);
  const student = studentOf(answers, homeOf(answers.zip), today);
  const home = student.home.abroad ? "abroad" : student.home.state;
  const band = incomeOf(answers)?.band ?? null;
  const compared = asked.ids.flatMap((unitid): Compared[] => {
    const college = byUnitid.get(unitid);
    const item = model.byUnitid.get(unitid);
    if (college === undefined || item === undefined) return [];
    const closure = closureOf(unitid, today);
    const entering = { unitid, open: college.admission.open === true };
    const ranked = rankOne(model, item, student);
    const line = lineOf(model, ranked, student);
    return [
      {
        college,
        line,
        chanceTrace: chanceTrace(item, student),
        price: {
          price: line.price,
          priceNote: line.priceNote,
          priceTrace: ranked.price === null ? null : studentPriceTrace(ranked.price),
          degree: degreePriceOf(college, priceStudentOf(student, college)),
        },
        programs: programsOf(unitid),
        deadlines: closure?.gone ? [] : deadlinesOf(entering, seasonFall, "first-year", today),
        policy: testPolicy(college, seasonFall, today, { gpa: answers.gpa, scale: answers.scale, state: home }),
        fee: applicationFee(unitid),
        closing: closure === null ? null : closureLabel(closure),
      },
    ];
  });
  const found = asked.q === "" || asked.ids.length >= mostCompared ? null : searchColleges(collegeIndex(), asked.q, 8);
  return {
    asked: { ...asked, answers: { ...answers, income: null, budget: null } },
    address: compareAddress({ ...asked, q: "" }),
    colleges: compared.map(({ college, closing }) => ({
      unitid: college.unitid,
      name: college.name,
      path: collegePath(college),
      closing,
      fewFinish: fewFinishAt(college.unitid, all),
    })),
    leftOut: asked.over.flatMap((unitid) => byUnitid.get(unitid)?.name ?? []),
    lines: compareLines(compared, asked.rows, { record: knowsRecord(student.academics), band, fields: answers.fields }),
    found:
      found
        ?.filter(({ unitid }) => !asked.ids.includes(unitid))
        .map(({ unitid, name, city, state }) => ({ unitid, name, place: `${city}, ${stateName(state)}` })) ?? null,
  };
}

import type { Cost } from "~/colleges/college";
import type { Cells } from "./cells";
import type { Ledger } from "./ledger";
import { awardYear, dollars, netPrice, people } from "./ranges";

/** Tuition, published cost and net prices of one row. */
export function readCost(cells: Cells, ledger: Ledger): Cost {
  const tuitionInState = cells.whole("tuition_in", dollars);
  const reportedOut = cells.whole("tuition_out", dollars);
  // A few dollars of difference are a fee that only some pay; more is a slip.
  const swapped = reportedOut !== null && tuitionInState !== null && reportedOut < tuitionInState - 50;
  const notBelow = (column: string, least: number | null) => {
    const value = cells.whole(column, dollars);
    return value !== null && least !== null && value < least
      ? ledger.refuse("published-below-tuition", cells.unitid, column, value)
      : value;
  };
  const outOfState = (column: string) => {
    if (!swapped) return notBelow(column, reportedOut);
    const value = cells.whole(column, dollars);
    return value === null ? null : ledger.refuse("out-of-state-below-in-state", cells.unitid, column, value);
  };
  const published = {
    inState: {
      onCampus: notBelow("coa_in_campus", tuitionInState),
      offCampus: notBelow("coa_in_offcampus", tuitionInState),
      withFamily: notBelow("coa_in_family", tuitionInState),
    },
    outOfState: {
      onCampus: outOfState("coa_out_campus"),
      offCampus: outOfState("coa_out_offcampus"),
      withFamily: outOfState("coa_out_family"),
    },
  };
  return {
    year: awardYear(cells, "price_year"),
    tuitionInDistrict: cells.whole("tuition_in_district", dollars),
    tuitionInState,
    tuitionOutOfState: swapped
      ? ledger.refuse("out-of-state-below-in-state", cells.unitid, "tuition_out", reportedOut)
      : reportedOut,
    published,
    roomBoardOnCampus: cells.whole("roomboard_on_2324", dollars),
    roomBoardOffCampus: cells.whole("roomboard_off_2324", dollars),
    books: cells.whole("books_2324", dollars),
    otherOnCampus: cells.whole("other_on_2324", dollars),
    otherOffCampus: cells.whole("other_off_2324", dollars),
    otherWithFamily: cells.whole("other_family_2324", dollars),
    ...readNetPrices(cells, ledger),
  };
}

type NetPrices = Pick<
  Cost,
  "netPrice" | "netPriceByIncome" | "netPriceStudents" | "netPriceNewer" | "publishedInNetPriceYear"
>;

function readNetPrices(cells: Cells, ledger: Ledger): NetPrices {
  const published = cells.whole("costt4_2223", dollars);
  const price = (column: string, ceiling: number | null) => {
    const value = cells.whole(column, netPrice);
    return value !== null && ceiling !== null && value > ceiling + 1
      ? ledger.refuse("net-price-above-cost", cells.unitid, column, value)
      : value;
  };
  const students = (band: number) => cells.whole(`net_price_n${band}_2223`, people);
  const inBand = (band: number) => {
    const value = price(`net_price_${band}_2223`, published);
    return value !== null && !students(band)
      ? ledger.refuse("net-price-without-students", cells.unitid, `net_price_${band}_2223`, value)
      : value;
  };
  return {
    netPrice: price("net_price_2223", published),
    netPriceByIncome: [inBand(1), inBand(2), inBand(3), inBand(4), inBand(5)],
    netPriceStudents: [students(1), students(2), students(3), students(4), students(5)],
    netPriceNewer: price("net_price_2324", cells.whole("costt4_2324", dollars)),
    publishedInNetPriceYear: published,
  };
}

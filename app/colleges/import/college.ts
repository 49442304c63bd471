import type { Aid, College, Fields, Links, Students } from "~/colleges/college";
import { isState } from "~/geography/states";
import { cip2 } from "../facts/fields";
import { milesBetween, type Point } from "../zip/distance";
import { readAdmission } from "./admission";
import { Cells, MalformedFile, type SourceRow, share } from "./cells";
import { readCost } from "./cost";
import type { Ledger } from "./ledger";
import { readOutcomes } from "./outcomes";
import { awardYear, dollars, fall, people } from "./ranges";
import { readLink, readName } from "./words";

/**
 * From the rows of colleges.csv to colleges. What is refused, and why, is told in `ledger.ts`; each rule is applied
 * here or in `admission.ts`, `cost.ts` and `outcomes.ts`.
 */

/** Above this share of refused values in one column the column holds something else, and the import stops. */
const mostOutsideRange = 0.02;

/** Middle of the area of a five-digit ZIP code, `null` where it has none. */
export type PlaceOfZip = (zip: string) => Point | null;

/** Every college of the file, in the order of unitid. Throws `MalformedFile`. */
export function readColleges(
  file: string,
  rows: readonly SourceRow[],
  ledger: Ledger,
  placeOfZip: PlaceOfZip,
): College[] {
  const seen = new Map<number, number>();
  const colleges = rows.map((row) => {
    const cells = new Cells(file, row, ledger);
    const before = seen.get(cells.unitid);
    if (before !== undefined) throw cells.malformed("unitid", `${cells.unitid} is already in row ${before}`);
    seen.set(cells.unitid, row.line);
    return readCollege(cells, ledger, placeOfZip);
  });
  for (const column of new Set(ledger.refusals.map((refusal) => refusal.column))) {
    const outside = ledger.refusals.filter(({ reason, column: at }) => reason === "outside-range" && at === column);
    if (outside.length > Math.max(3, rows.length * mostOutsideRange)) {
      const first = outside[0];
      throw new MalformedFile(
        file,
        seen.get(first?.unitid ?? 0) ?? null,
        column,
        `${outside.length} of ${rows.length} values are outside their range (first: ${first?.value}); the columns have moved`,
      );
    }
  }
  return colleges.sort((a, b) => a.unitid - b.unitid);
}

function readCollege(cells: Cells, ledger: Ledger, placeOfZip: PlaceOfZip): College {
  const state = cells.required("state");
  if (!isState(state)) throw cells.malformed("state", `"${state}" is not a state or territory`);
  const zip = cells.shaped("zip", /^\d{5}(-\d{4})?$/, "a ZIP code") ?? fail(cells, "zip");
  const bachelors = cells.whole("bach_degrees_2324", people);
  return {
    unitid: cells.unitid,
    name: readName(cells.unitid, cells.required("name"), ledger),
    alias: cells.text("alias"),
    city: cells.required("city"),
    state,
    zip,
    county: cells.text("county"),
    ...readPoint(cells, ledger, placeOfZip(zip.slice(0, 5))),
    control:
      cells.oneOf("control", {
        public: "public",
        private_nonprofit: "nonprofit",
        private_forprofit: "forprofit",
      } as const) ?? fail(cells, "control"),
    level: cells.oneOf("level", { "4year": "4year", "2year": "2year" } as const) ?? fail(cells, "level"),
    setting: settingOf(cells),
    locale: cells.text("locale_text"),
    highestOffered: cells.oneOf("highest_offered", {
      associate: "associate",
      bachelor: "bachelor",
      master: "master",
      doctorate: "doctorate",
    } as const),
    predominant: cells.oneOf("predominant", {
      certificate: "certificate",
      associate: "associate",
      bachelor: "bachelor",
      graduate: "graduate",
    } as const),
    awardsAssociate: cells.flag("assoc"),
    awardsBachelor: cells.flag("bach"),
    mainCampus: cells.flag("main_campus"),
    onlineOnly: cells.flag("online_only"),
    system: cells.text("system"),
    carnegie: cells.whole("carnegie_basic", [1, 33]),
    missions: (
      [
        ["hbcu", "hbcu"],
        ["tribal", "tribal"],
        ["hsi", "hsi"],
        ["landgrant", "landgrant"],
        ["women_only", "women"],
        ["men_only", "men"],
      ] as const
    ).flatMap(([column, mission]) => (cells.flag(column) ? mission : [])),
    religion: cells.text("religion"),
    verifyOpen: cells.flag("verify_open") ?? false,
    links: readLinks(cells, ledger),
    students: readStudents(cells, ledger),
    admission: readAdmission(cells, ledger),
    cost: readCost(cells, ledger),
    aid: readAid(cells),
    outcomes: readOutcomes(cells, ledger, bachelors),
    fields: readFields(cells),
  };
}

function fail(cells: Cells, column: string): never {
  throw cells.malformed(column, "must not be blank");
}

function readPoint(cells: Cells, ledger: Ledger, home: Point | null): Pick<College, "lat" | "lon"> {
  const lat = cells.number("lat", [-15, 72]);
  const lon = cells.number("lon", [-180, 180]);
  if (lat === null || lon === null) return { lat: null, lon: null };
  if (home !== null && milesBetween(home, { lat, lon }) > 100) {
    const value = `${lat} ${lon}`;
    return { lat: ledger.refuse("coordinates-elsewhere", cells.unitid, "lat lon", value), lon: null };
  }
  return { lat, lon };
}

function settingOf(cells: Cells): College["setting"] {
  const word = cells.text("locale_text")?.split(" ")[0];
  if (word === undefined) return null;
  if (word === "city" || word === "suburb" || word === "town" || word === "rural") return word;
  throw cells.malformed("locale_text", `"${word}" is not city, suburb, town or rural`);
}

function readLinks(cells: Cells, ledger: Ledger): Links {
  const link = (column: string) => readLink(cells.unitid, column, cells.text(column), ledger);
  return {
    website: link("website"),
    admissions: link("url_admissions"),
    apply: link("url_apply"),
    financialAid: link("url_finaid"),
    netPriceCalculator: link("url_net_price"),
  };
}

function readStudents(cells: Cells, ledger: Ledger): Students {
  const counted = cells.whole("ug_enroll", people);
  const none = counted === 0;
  if (none) ledger.refuse("undergraduates-zero", cells.unitid, "ug_enroll", 0);
  const undergraduates = none ? null : counted;
  const ratio = cells.whole("student_faculty", [1, 1_000]);
  const pellShare = cells.number("pell", share);
  return {
    undergraduates,
    undergraduatesYear: undergraduates === null ? null : fall(cells, "ug_enroll_year"),
    fullTime: none ? null : cells.whole("ug_fulltime", [0, counted ?? people[1]]),
    graduate: cells.whole("grad_enroll", people),
    perFaculty:
      ratio !== null && ratio > 100
        ? ledger.refuse("student-faculty-ratio", cells.unitid, "student_faculty", ratio)
        : ratio,
    pellShare,
    pellYear: pellShare === null ? null : awardYear(cells, "pell_year"),
  };
}

function readAid(cells: Cells): Aid {
  return {
    federalLoanShare: cells.number("fed_loan_2324", share),
    anyGrantShare: cells.number("ft_any_grant_2324", share),
    anyGrantAverage: cells.whole("ft_grant_avg_2324", dollars),
    collegeGrantShare: cells.number("ft_inst_grant_2324", share),
    collegeGrantAverage: cells.whole("ft_inst_grant_avg_2324", dollars),
    stateGrantShare: cells.number("ft_state_grant_2324", share),
    stateGrantAverage: cells.whole("ft_state_grant_avg_2324", dollars),
  };
}

function readFields(cells: Cells): Fields {
  const family = (column: string, code: string): string => {
    if (!(code in cip2)) throw cells.malformed(column, `"${code}" is not a CIP family`);
    return code;
  };
  const families = (column: string) =>
    cells
      .text(column)
      ?.split(" ")
      .map((code) => family(column, code)) ?? [];
  const shares: Record<string, number> = {};
  for (const entry of cells.text("cip_shares_2223")?.split(";") ?? []) {
    const [code = "", value = ""] = entry.split(":");
    const part = Number(value);
    if (value === "" || !(part >= 0 && part <= 1))
      throw cells.malformed("cip_shares_2223", `"${entry}" is not a share`);
    shares[family("cip_shares_2223", code)] = part;
  }
  const total = Object.values(shares).reduce((sum, part) => sum + part, 0);
  if (total > 1.01) throw cells.malformed("cip_shares_2223", `the shares add up to ${total.toFixed(2)}`);
  return { shares, bachelor: families("bach_cip2"), associate: families("assoc_cip2") };
}

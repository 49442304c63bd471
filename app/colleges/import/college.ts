import type {
  Admission,
  Aid,
  College,
  Cost,
  Fields,
  Links,
  Outcomes,
  Quartiles,
  Students,
  Weight,
} from "~/colleges/college";
import { cip2 } from "~/colleges/fields";
import { Cells, MalformedFile, type Range, type SourceRow, share } from "~/colleges/import/cells";
import type { Ledger } from "~/colleges/import/ledger";
import { readLink, readName } from "~/colleges/import/words";
import { isState } from "~/colleges/states";

/**
 * From the rows of colleges.csv to colleges. What is refused, and why, is told in `ledger.ts`; here is where each rule is
 * applied. Ranges are what a figure can be at all, wide on purpose: they catch a moved column, not an unusual college.
 */
const people: Range = [0, 300_000];
const dollars: Range = [0, 200_000];
const netPrice: Range = [-20_000, 150_000];
const earnings: Range = [5_000, 400_000];

/** Above this share of refused values in one column the column holds something else, and the import stops. */
const mostOutsideRange = 0.02;

/** Every college of the file, in the order of unitid. Throws `MalformedFile`. */
export function readColleges(file: string, rows: readonly SourceRow[], ledger: Ledger): College[] {
  const seen = new Map<number, number>();
  const colleges = rows.map((row) => {
    const cells = new Cells(file, row, ledger);
    const before = seen.get(cells.unitid);
    if (before !== undefined) throw cells.malformed("unitid", `${cells.unitid} is already in row ${before}`);
    seen.set(cells.unitid, row.line);
    return readCollege(cells, ledger);
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

function readCollege(cells: Cells, ledger: Ledger): College {
  const state = cells.required("state");
  if (!isState(state)) throw cells.malformed("state", `"${state}" is not a state or territory`);
  const bachelors = cells.whole("bach_degrees_2324", people);
  return {
    unitid: cells.unitid,
    name: readName(cells.unitid, cells.required("name"), ledger),
    alias: cells.text("alias"),
    city: cells.required("city"),
    state,
    zip: cells.shaped("zip", /^\d{5}(-\d{4})?$/, "a ZIP code") ?? "",
    county: cells.text("county"),
    lat: cells.number("lat", [-15, 72]),
    lon: cells.number("lon", [-180, 180]),
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

const fall = (cells: Cells, column: string) => cells.shaped(column, /^fall 20\d\d$/, "a term such as fall 2024");
const awardYear = (cells: Cells, column: string) =>
  cells.shaped(column, /^20\d\d-\d\d$/, "an award year such as 2024-25");

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

function readAdmission(cells: Cells, ledger: Ledger): Admission {
  const open = cells.flag("open_admission");
  const counts = readApplicants(cells, ledger);
  const rate = readRate(cells, ledger, open, counts);
  const satSubmit = cells.number("sat_submit", share);
  const actSubmit = cells.number("act_submit", share);
  const enrolled = counts.enrolled;
  const test = (prefix: string, range: Range, submit: number | null) =>
    readQuartiles(cells, ledger, prefix, range, enrolled, submit);
  const satReadingWriting = test("sat_rw", [200, 800], satSubmit);
  const satMath = test("sat_m", [200, 800], satSubmit);
  const act = test("act", [1, 36], actSubmit);
  const tested = [satReadingWriting, satMath, act, satSubmit, actSubmit].some((figure) => figure !== null);
  const testPolicy = cells.oneOf("test_policy", {
    required: "required",
    optional: "optional",
    blind: "blind",
  } as const);
  return {
    open,
    year: rate === null && counts.applicants === null ? null : fall(cells, "adm_year"),
    ...counts,
    rate,
    testYear: tested ? (fall(cells, "test_year") ?? fall(cells, "adm_year")) : null,
    satReadingWriting,
    satMath,
    act,
    satSubmit,
    actSubmit,
    testPolicy,
    testPolicyYear: testPolicy === null ? null : fall(cells, "test_policy_year"),
    factors: readFactors(cells),
  };
}

type Counts = Pick<Admission, "applicants" | "admits" | "enrolled">;

function readApplicants(cells: Cells, ledger: Ledger): Counts {
  const applicants = cells.whole("applicants", people);
  let admits = cells.whole("admits", people);
  let enrolled = cells.whole("enrolled", people);
  if (admits !== null && applicants !== null && admits > applicants) {
    admits = ledger.refuse("admission-counts-order", cells.unitid, "admits", admits);
  }
  if (enrolled !== null && admits !== null && enrolled > admits) {
    enrolled = ledger.refuse("admission-counts-order", cells.unitid, "enrolled", enrolled);
  }
  return { applicants, admits, enrolled };
}

function readRate(cells: Cells, ledger: Ledger, open: boolean | null, counts: Counts): number | null {
  const rate = cells.number("admit_rate", share);
  if (rate === null) return null;
  const refuse = (reason: Parameters<Ledger["refuse"]>[0]) => ledger.refuse(reason, cells.unitid, "admit_rate", rate);
  const { applicants, admits } = counts;
  if (rate === 0) return refuse("admission-rate-zero");
  if (open) return refuse("admission-rate-before-open");
  if (applicants !== null && applicants < 10) return refuse("admission-rate-small");
  if (applicants !== null && admits !== null && Math.abs(rate - admits / applicants) > 0.002) {
    return refuse("admission-rate-mismatch");
  }
  return rate;
}

function readQuartiles(
  cells: Cells,
  ledger: Ledger,
  prefix: string,
  range: Range,
  enrolled: number | null,
  submit: number | null,
): Quartiles | null {
  const p25 = cells.whole(`${prefix}_25`, range);
  const p50 = cells.whole(`${prefix}_50`, range);
  const p75 = cells.whole(`${prefix}_75`, range);
  if (p25 === null && p50 === null && p75 === null) return null;
  const refuse = (reason: Parameters<Ledger["refuse"]>[0]) =>
    ledger.refuse(reason, cells.unitid, prefix, [p25, p50, p75].join(" "));
  if (p25 === null || p75 === null || p25 > p75 || (p50 !== null && (p50 < p25 || p50 > p75))) {
    return refuse("quartiles-order");
  }
  if (prefix === "act" && p25 < 10) return refuse("act-below-guessing");
  // The share is a whole percent, so up to half a point more students may stand behind it.
  if (submit !== null && enrolled !== null && (submit + 0.005) * enrolled < 5) return refuse("few-test-takers");
  return { p25, p50, p75 };
}

const weights: Readonly<Record<string, Weight>> = { R: "required", C: "considered", N: "not considered" };

function readFactors(cells: Cells): Admission["factors"] {
  const text = cells.text("adm_factors");
  if (text === null) return null;
  const factors: Record<string, Weight> = {};
  for (const entry of text.split(";")) {
    const [name = "", letter = ""] = entry.split(":");
    const weight = weights[letter];
    if (weight === undefined) throw cells.malformed("adm_factors", `"${entry}" is not a factor with R, C or N`);
    factors[name] = weight;
  }
  return factors;
}

function readCost(cells: Cells, ledger: Ledger): Cost {
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

function readOutcomes(cells: Cells, ledger: Ledger, bachelorDegrees: number | null): Outcomes {
  const reported = readClassRate(cells, ledger, "grad_rate");
  const otherClass = cells.number("c150_sc2025", share);
  const swings = reported !== null && otherClass !== null && Math.abs(reported - otherClass) > 0.4;
  const graduationRate = swings ? ledger.refuse("rate-swings", cells.unitid, "grad_rate", reported) : reported;
  const retention = readClassRate(cells, ledger, "retention");
  const earnings10 = cells.whole("earn_10yr", earnings);
  const earnings6 = cells.whole("earn_6yr", earnings);
  const year = cells.shaped("grad_rate_year", /^20\d\d$/, "a year");
  const term = cells.shaped("retention_year", /^fall 20\d\d to 20\d\d$/, "two terms");
  return {
    graduationRate,
    graduationYear: graduationRate === null ? null : year,
    ...readBachelorRates(cells, ledger, bachelorDegrees),
    transferOut: cells.number("transfer_out", share),
    retention,
    retentionYear: retention === null ? null : term,
    earnings10:
      earnings10 !== null && earnings6 !== null && earnings10 < earnings6 / 2
        ? ledger.refuse("earnings-other-college", cells.unitid, "earn_10yr", earnings10)
        : earnings10,
    earnings6,
    debt: cells.whole("debt_grads", dollars),
    associateDegrees: cells.whole("assoc_degrees_2324", people),
    bachelorDegrees,
  };
}

/** A rate of one entering class; exactly nobody or everybody is refused. */
function readClassRate(cells: Cells, ledger: Ledger, column: string): number | null {
  const rate = cells.number(column, share);
  return rate === 0 || rate === 1 ? ledger.refuse("rate-all-or-nobody", cells.unitid, column, rate) : rate;
}

function readBachelorRates(
  cells: Cells,
  ledger: Ledger,
  degrees: number | null,
): Pick<Outcomes, "bachelorIn4Years" | "bachelorIn6Years"> {
  const in4 = cells.number("bach_grad_4yr", share);
  const in6 = cells.number("bach_grad_6yr", share);
  if (in4 === null && in6 === null) return { bachelorIn4Years: null, bachelorIn6Years: null };
  const refuse = (reason: Parameters<Ledger["refuse"]>[0], column: string, value: number | null) =>
    value === null ? null : ledger.refuse(reason, cells.unitid, column, value);
  const both = (reason: Parameters<Ledger["refuse"]>[0]) => ({
    bachelorIn4Years: refuse(reason, "bach_grad_4yr", in4),
    bachelorIn6Years: refuse(reason, "bach_grad_6yr", in6),
  });
  if (degrees !== null && degrees < 20) return both("few-bachelors");
  if (in6 === 0 || in6 === 1) return both("rate-all-or-nobody");
  return {
    bachelorIn4Years: in4 === 0 && in6 !== null ? refuse("longer-programs", "bach_grad_4yr", in4) : in4,
    bachelorIn6Years: in6,
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

/**
 * The college table as it is stored in `content/facts/colleges/colleges.jsonl`: a first line with the column names,
 * then one JSON array a college. One line a college keeps a yearly update readable as a diff, and the whole file is one
 * `JSON.parse`.
 *
 * Why the file is long: `toRow` and `toCollege` stand beside each other so that writing and reading cannot drift apart,
 * with one line for each of the 90 columns in each direction.
 */

import {
  awardYear,
  type Cell,
  calendarYear,
  fallYear,
  fromFactors,
  fromFlag,
  fromLink,
  fromPublished,
  fromQuartiles,
  fromShares,
  fromYear,
  nullIfEmpty,
  oneOf,
  termsYear,
  toBands,
  toFactors,
  toFamilies,
  toLink,
  toMissions,
  toPublished,
  toQuartiles,
  toShares,
} from "./cell";
import type { College, Control, Setting, TestPolicy, Weight } from "./college";

export type Row = readonly Cell[];

const controls = ["public", "nonprofit", "forprofit"] as const;
const levels = ["4year", "2year"] as const;
const settings = ["city", "suburb", "town", "rural"] as const;
const highest = ["associate", "bachelor", "master", "doctorate"] as const;
const predominants = ["certificate", "associate", "bachelor", "graduate"] as const;
const policies = ["required", "optional", "blind"] as const;
const columns = [
  "unitid",
  "name",
  "alias",
  "city",
  "state",
  "zip",
  "county",
  "lat",
  "lon",
  "control",
  "level",
  "locale",
  "highestOffered",
  "predominant",
  "awardsAssociate",
  "awardsBachelor",
  "mainCampus",
  "onlineOnly",
  "system",
  "carnegie",
  "missions",
  "religion",
  "verifyOpen",
  "website",
  "linkAdmissions",
  "linkApply",
  "linkFinancialAid",
  "linkNetPriceCalculator",
  "undergraduates",
  "undergraduatesYear",
  "fullTime",
  "graduate",
  "perFaculty",
  "pellShare",
  "pellYear",
  "open",
  "admissionYear",
  "applicants",
  "admits",
  "enrolled",
  "rate",
  "testYear",
  "satReadingWriting",
  "satMath",
  "act",
  "satSubmit",
  "actSubmit",
  "testPolicy",
  "testPolicyYear",
  "factors",
  "costYear",
  "tuitionInDistrict",
  "tuitionInState",
  "tuitionOutOfState",
  "publishedInState",
  "publishedOutOfState",
  "roomBoardOnCampus",
  "roomBoardOffCampus",
  "books",
  "otherOnCampus",
  "otherOffCampus",
  "otherWithFamily",
  "netPrice",
  "netPriceByIncome",
  "netPriceStudents",
  "netPriceNewer",
  "publishedInNetPriceYear",
  "federalLoanShare",
  "anyGrantShare",
  "anyGrantAverage",
  "collegeGrantShare",
  "collegeGrantAverage",
  "stateGrantShare",
  "stateGrantAverage",
  "graduationRate",
  "graduationYear",
  "bachelorIn4Years",
  "bachelorIn6Years",
  "transferOut",
  "retention",
  "retentionYear",
  "earnings10",
  "earnings6",
  "debt",
  "associateDegrees",
  "bachelorDegrees",
  "fieldShares",
  "fieldsBachelor",
  "fieldsAssociate",
] as const;
type Column = (typeof columns)[number];

/** First line of the table. */
export const header: readonly string[] = columns;

const place = Object.fromEntries(columns.map((name, index) => [name, index])) as Readonly<Record<Column, number>>;

/** The row of a college, cells in the order of `header`. Inverse of `toCollege`. */
export function toRow(college: College): Row {
  const { links, students, admission, cost, aid, outcomes, fields } = college;
  const cells: Record<Column, Cell> = {
    unitid: college.unitid,
    name: college.name,
    alias: college.alias,
    city: college.city,
    state: college.state,
    zip: college.zip,
    county: college.county,
    lat: college.lat,
    lon: college.lon,
    control: college.control,
    level: college.level,
    locale: college.locale,
    highestOffered: college.highestOffered,
    predominant: college.predominant,
    awardsAssociate: fromFlag(college.awardsAssociate),
    awardsBachelor: fromFlag(college.awardsBachelor),
    mainCampus: fromFlag(college.mainCampus),
    onlineOnly: fromFlag(college.onlineOnly),
    system: college.system,
    carnegie: college.carnegie,
    missions: college.missions.join(" ") || null,
    religion: college.religion,
    verifyOpen: fromFlag(college.verifyOpen),
    website: links.website,
    linkAdmissions: fromLink(links.admissions, links.website),
    linkApply: fromLink(links.apply, links.website),
    linkFinancialAid: fromLink(links.financialAid, links.website),
    linkNetPriceCalculator: fromLink(links.netPriceCalculator, links.website),
    undergraduates: students.undergraduates,
    undergraduatesYear: fromYear(students.undergraduatesYear),
    fullTime: students.fullTime,
    graduate: students.graduate,
    perFaculty: students.perFaculty,
    pellShare: students.pellShare,
    pellYear: fromYear(students.pellYear),
    open: fromFlag(admission.open),
    admissionYear: fromYear(admission.year),
    applicants: admission.applicants,
    admits: admission.admits,
    enrolled: admission.enrolled,
    rate: admission.rate,
    testYear: fromYear(admission.testYear),
    satReadingWriting: fromQuartiles(admission.satReadingWriting),
    satMath: fromQuartiles(admission.satMath),
    act: fromQuartiles(admission.act),
    satSubmit: admission.satSubmit,
    actSubmit: admission.actSubmit,
    testPolicy: admission.testPolicy,
    testPolicyYear: fromYear(admission.testPolicyYear),
    factors: fromFactors(admission.factors),
    costYear: fromYear(cost.year),
    tuitionInDistrict: cost.tuitionInDistrict,
    tuitionInState: cost.tuitionInState,
    tuitionOutOfState: cost.tuitionOutOfState,
    publishedInState: fromPublished(cost.published.inState),
    publishedOutOfState: fromPublished(cost.published.outOfState),
    roomBoardOnCampus: cost.roomBoardOnCampus,
    roomBoardOffCampus: cost.roomBoardOffCampus,
    books: cost.books,
    otherOnCampus: cost.otherOnCampus,
    otherOffCampus: cost.otherOffCampus,
    otherWithFamily: cost.otherWithFamily,
    netPrice: cost.netPrice,
    netPriceByIncome: nullIfEmpty(cost.netPriceByIncome),
    netPriceStudents: nullIfEmpty(cost.netPriceStudents),
    netPriceNewer: cost.netPriceNewer,
    publishedInNetPriceYear: cost.publishedInNetPriceYear,
    federalLoanShare: aid.federalLoanShare,
    anyGrantShare: aid.anyGrantShare,
    anyGrantAverage: aid.anyGrantAverage,
    collegeGrantShare: aid.collegeGrantShare,
    collegeGrantAverage: aid.collegeGrantAverage,
    stateGrantShare: aid.stateGrantShare,
    stateGrantAverage: aid.stateGrantAverage,
    graduationRate: outcomes.graduationRate,
    graduationYear: fromYear(outcomes.graduationYear),
    bachelorIn4Years: outcomes.bachelorIn4Years,
    bachelorIn6Years: outcomes.bachelorIn6Years,
    transferOut: outcomes.transferOut,
    retention: outcomes.retention,
    retentionYear: fromYear(outcomes.retentionYear),
    earnings10: outcomes.earnings10,
    earnings6: outcomes.earnings6,
    debt: outcomes.debt,
    associateDegrees: outcomes.associateDegrees,
    bachelorDegrees: outcomes.bachelorDegrees,
    fieldShares: fromShares(fields.shares),
    fieldsBachelor: fields.bachelor.join(" ") || null,
    fieldsAssociate: fields.associate.join(" ") || null,
  };
  return columns.map((name) => cells[name]);
}

/**
 * A reader of rows. It holds the values that many colleges share (years, lists of factors), so that they are kept once.
 * Throws when a row does not have the form that `toRow` writes.
 */
export function rowReader(): (row: Row) => College {
  const texts = new Map<string, string>();
  const factors = new Map<string, Readonly<Record<string, Weight>>>();
  const shared = (value: string | null): string | null => {
    if (value === null) return null;
    const known = texts.get(value);
    if (known !== undefined) return known;
    texts.set(value, value);
    return value;
  };
  const sharedFactors = (letters: string | null): Readonly<Record<string, Weight>> | null => {
    if (letters === null) return null;
    let known = factors.get(letters);
    if (known === undefined) {
      known = toFactors(letters);
      factors.set(letters, known);
    }
    return known;
  };
  return (row) => toCollege(row, shared, sharedFactors);
}

function toCollege(
  row: Row,
  shared: (value: string | null) => string | null,
  sharedFactors: (letters: string | null) => Readonly<Record<string, Weight>> | null,
): College {
  const text = (name: Column): string | null => {
    const value = row[place[name]];
    return typeof value === "string" ? value : null;
  };
  const number = (name: Column): number | null => {
    const value = row[place[name]];
    return typeof value === "number" ? value : null;
  };
  const list = (name: Column): readonly (number | null)[] | null => {
    const value = row[place[name]];
    return Array.isArray(value) ? value : null;
  };
  const year = (name: Column, form: (first: number) => string): string | null => {
    const first = number(name);
    return first === null ? null : shared(form(first));
  };
  const flag = (name: Column): boolean | null => {
    const value = row[place[name]];
    return value === 1 ? true : value === 0 ? false : null;
  };
  const required = (name: Column): string => {
    const value = text(name);
    if (value === null) throw new Error(`colleges.jsonl: ${String(row[0])} has no ${name}`);
    return value;
  };
  const unitid = number("unitid");
  if (unitid === null || row.length !== columns.length)
    throw new Error(`colleges.jsonl: malformed row ${String(row[0])}`);
  const locale = shared(text("locale"));
  const website = text("website");
  return {
    unitid,
    name: required("name"),
    alias: text("alias"),
    city: required("city"),
    state: shared(required("state")) ?? "",
    zip: required("zip"),
    county: shared(text("county")),
    lat: number("lat"),
    lon: number("lon"),
    control: oneOf<Control>(controls, text("control")) ?? missing(unitid, "control"),
    level: oneOf(levels, text("level")) ?? missing(unitid, "level"),
    setting: locale === null ? null : oneOf<Setting>(settings, locale.split(" ")[0] ?? null),
    locale,
    highestOffered: oneOf(highest, text("highestOffered")),
    predominant: oneOf(predominants, text("predominant")),
    awardsAssociate: flag("awardsAssociate"),
    awardsBachelor: flag("awardsBachelor"),
    mainCampus: flag("mainCampus"),
    onlineOnly: flag("onlineOnly"),
    system: shared(text("system")),
    carnegie: number("carnegie"),
    missions: toMissions(text("missions")),
    religion: shared(text("religion")),
    verifyOpen: flag("verifyOpen") ?? false,
    links: {
      website,
      admissions: toLink(text("linkAdmissions"), website),
      apply: toLink(text("linkApply"), website),
      financialAid: toLink(text("linkFinancialAid"), website),
      netPriceCalculator: toLink(text("linkNetPriceCalculator"), website),
    },
    students: {
      undergraduates: number("undergraduates"),
      undergraduatesYear: year("undergraduatesYear", fallYear),
      fullTime: number("fullTime"),
      graduate: number("graduate"),
      perFaculty: number("perFaculty"),
      pellShare: number("pellShare"),
      pellYear: year("pellYear", awardYear),
    },
    admission: {
      open: flag("open"),
      year: year("admissionYear", fallYear),
      applicants: number("applicants"),
      admits: number("admits"),
      enrolled: number("enrolled"),
      rate: number("rate"),
      testYear: year("testYear", fallYear),
      satReadingWriting: toQuartiles(list("satReadingWriting")),
      satMath: toQuartiles(list("satMath")),
      act: toQuartiles(list("act")),
      satSubmit: number("satSubmit"),
      actSubmit: number("actSubmit"),
      testPolicy: oneOf<TestPolicy>(policies, text("testPolicy")),
      testPolicyYear: year("testPolicyYear", fallYear),
      factors: sharedFactors(text("factors")),
    },
    cost: {
      year: year("costYear", awardYear),
      tuitionInDistrict: number("tuitionInDistrict"),
      tuitionInState: number("tuitionInState"),
      tuitionOutOfState: number("tuitionOutOfState"),
      published: {
        inState: toPublished(list("publishedInState")),
        outOfState: toPublished(list("publishedOutOfState")),
      },
      roomBoardOnCampus: number("roomBoardOnCampus"),
      roomBoardOffCampus: number("roomBoardOffCampus"),
      books: number("books"),
      otherOnCampus: number("otherOnCampus"),
      otherOffCampus: number("otherOffCampus"),
      otherWithFamily: number("otherWithFamily"),
      netPrice: number("netPrice"),
      netPriceByIncome: toBands(list("netPriceByIncome")),
      netPriceStudents: toBands(list("netPriceStudents")),
      netPriceNewer: number("netPriceNewer"),
      publishedInNetPriceYear: number("publishedInNetPriceYear"),
    },
    aid: {
      federalLoanShare: number("federalLoanShare"),
      anyGrantShare: number("anyGrantShare"),
      anyGrantAverage: number("anyGrantAverage"),
      collegeGrantShare: number("collegeGrantShare"),
      collegeGrantAverage: number("collegeGrantAverage"),
      stateGrantShare: number("stateGrantShare"),
      stateGrantAverage: number("stateGrantAverage"),
    },
    outcomes: {
      graduationRate: number("graduationRate"),
      graduationYear: year("graduationYear", calendarYear),
      bachelorIn4Years: number("bachelorIn4Years"),
      bachelorIn6Years: number("bachelorIn6Years"),
      transferOut: number("transferOut"),
      retention: number("retention"),
      retentionYear: year("retentionYear", termsYear),
      earnings10: number("earnings10"),
      earnings6: number("earnings6"),
      debt: number("debt"),
      associateDegrees: number("associateDegrees"),
      bachelorDegrees: number("bachelorDegrees"),
    },
    fields: {
      shares: toShares(text("fieldShares")),
      bachelor: toFamilies(text("fieldsBachelor"), shared),
      associate: toFamilies(text("fieldsAssociate"), shared),
    },
  };
}

function missing(unitid: number, name: Column): never {
  throw new Error(`colleges.jsonl: ${unitid} has no known ${name}`);
}

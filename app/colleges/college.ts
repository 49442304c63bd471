/**
 * One college as the product knows it. Everything comes from U.S. Department of Education publications; the year and
 * the publication of each figure stand in `provenance.ts`.
 *
 * `null` always means *not reported* (or not applicable, or suppressed for privacy). It is never 0, is left out of
 * averages and sorts after every reported figure. Shares are 0–1, money is whole dollars, enrollment is people.
 */
export interface College {
  /** IPEDS unit id, the federal identifier of a college. */
  readonly unitid: number;
  readonly name: string;
  /**
   * Other names in one string as reported; separators differ by college (`splitAliases` in `names.ts` takes them
   * apart).
   */
  readonly alias: string | null;
  readonly city: string;
  /** Two-letter postal code: the 50 states, DC and the territories. */
  readonly state: string;
  readonly zip: string;
  readonly county: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly control: Control;
  /** Longest usual program: `4year` also offers bachelor's degrees, `2year` ends with the associate degree. */
  readonly level: "4year" | "2year";
  /** Kind of place the campus stands in, from the first digit of the NCES locale. */
  readonly setting: Setting | null;
  /** NCES locale in words, e.g. "city midsize". */
  readonly locale: string | null;
  readonly highestOffered: "associate" | "bachelor" | "master" | "doctorate" | null;
  readonly predominant: "certificate" | "associate" | "bachelor" | "graduate" | null;
  readonly awardsAssociate: boolean | null;
  readonly awardsBachelor: boolean | null;
  readonly mainCampus: boolean | null;
  readonly onlineOnly: boolean | null;
  readonly system: string | null;
  /** Carnegie basic classification 2021 (number as published). */
  readonly carnegie: number | null;
  readonly missions: readonly Mission[];
  /** Religious affiliation as reported, `null` where none is reported. */
  readonly religion: string | null;
  /** The college is on a list that a person must check: absent from the newest federal list of operating colleges. */
  readonly verifyOpen: boolean;
  readonly links: Links;
  readonly students: Students;
  readonly admission: Admission;
  readonly cost: Cost;
  readonly aid: Aid;
  readonly outcomes: Outcomes;
  readonly fields: Fields;
}

/** What the price of a college is worked out from. */
export type PricedCollege = Pick<College, "control" | "cost" | "aid">;

export type Control = "public" | "nonprofit" | "forprofit";
export type Setting = "city" | "suburb" | "town" | "rural";
export type Mission = "hbcu" | "tribal" | "hsi" | "landgrant" | "women" | "men";

/** Addresses as the college reports them to the federal government, always https or http, `null` where not reported. */
export interface Links {
  readonly website: string | null;
  readonly admissions: string | null;
  readonly apply: string | null;
  readonly financialAid: string | null;
  readonly netPriceCalculator: string | null;
}

export interface Students {
  /** All undergraduates, degree-seeking or not. */
  readonly undergraduates: number | null;
  readonly undergraduatesYear: string | null;
  readonly fullTime: number | null;
  readonly graduate: number | null;
  readonly perFaculty: number | null;
  /** Share of undergraduates with a Pell Grant. */
  readonly pellShare: number | null;
  readonly pellYear: string | null;
}

export type TestPolicy = "required" | "optional" | "blind";
export type Weight = "required" | "considered" | "not considered";
/** Lower quartile, median and upper quartile of enrolled first-year students who submitted the test. */
export interface Quartiles {
  readonly p25: number;
  readonly p50: number | null;
  readonly p75: number;
}

export interface Admission {
  /** Admits everyone who completes high school. */
  readonly open: boolean | null;
  /** Term of the applicants, e.g. "fall 2024". */
  readonly year: string | null;
  readonly applicants: number | null;
  readonly admits: number | null;
  readonly enrolled: number | null;
  /** Admits ÷ applicants; not reported under 10 applicants. */
  readonly rate: number | null;
  readonly testYear: string | null;
  readonly satReadingWriting: Quartiles | null;
  readonly satMath: Quartiles | null;
  readonly act: Quartiles | null;
  /** Share of enrolled first-years who submitted the test. */
  readonly satSubmit: number | null;
  readonly actSubmit: number | null;
  readonly testPolicy: TestPolicy | null;
  readonly testPolicyYear: string | null;
  /**
   * What the college says it looks at. Keys as in IPEDS: gpa, rank, record, prep, recs, competencies, tests, english,
   * othertest, work, essay, legacy.
   */
  readonly factors: Readonly<Record<string, Weight>> | null;
}

export interface Cost {
  /** Award year of tuition and published prices, e.g. "2024-25". */
  readonly year: string | null;
  readonly tuitionInDistrict: number | null;
  readonly tuitionInState: number | null;
  readonly tuitionOutOfState: number | null;
  /** Total published cost of attendance before any aid, by residency and living arrangement. */
  readonly published: {
    readonly inState: PublishedPrice;
    readonly outOfState: PublishedPrice;
  };
  /** 2023-24 */
  readonly roomBoardOnCampus: number | null;
  readonly roomBoardOffCampus: number | null;
  readonly books: number | null;
  readonly otherOnCampus: number | null;
  readonly otherOffCampus: number | null;
  readonly otherWithFamily: number | null;
  /**
   * Average net price, all aided students, 2022-23; public colleges: students who pay in-state tuition.
   * A net price may be below zero: grants above the published cost. Shown as $0, never as a gain.
   */
  readonly netPrice: number | null;
  /** Average net price by family income: $0–30k, 30–48k, 48–75k, 75–110k, over 110k; 2022-23. */
  readonly netPriceByIncome: readonly [number | null, number | null, number | null, number | null, number | null];
  /** Students behind each income band. */
  readonly netPriceStudents: readonly [number | null, number | null, number | null, number | null, number | null];
  /** Average net price 2023-24, bachelor's colleges only. */
  readonly netPriceNewer: number | null;
  /**
   * Average cost of attendance of the same students in the year of the net prices (2022-23): what grants were taken
   * from.
   */
  readonly publishedInNetPriceYear: number | null;
}

export interface PublishedPrice {
  readonly onCampus: number | null;
  readonly offCampus: number | null;
  readonly withFamily: number | null;
}

export interface Aid {
  /** Share of undergraduates with a federal loan, 2023-24. */
  readonly federalLoanShare: number | null;
  /** Full-time first-time students, 2023-24: share with any grant and the average grant of those who have one. */
  readonly anyGrantShare: number | null;
  readonly anyGrantAverage: number | null;
  readonly collegeGrantShare: number | null;
  readonly collegeGrantAverage: number | null;
  readonly stateGrantShare: number | null;
  readonly stateGrantAverage: number | null;
}

export interface Outcomes {
  /** Graduated within 150 % of normal time. */
  readonly graduationRate: number | null;
  readonly graduationYear: string | null;
  readonly bachelorIn4Years: number | null;
  readonly bachelorIn6Years: number | null;
  readonly transferOut: number | null;
  readonly retention: number | null;
  readonly retentionYear: string | null;
  /** Median earnings 10 and 6 years after entry, federal-aid recipients, 2022 dollars. */
  readonly earnings10: number | null;
  readonly earnings6: number | null;
  /** Median federal debt of completers. */
  readonly debt: number | null;
  readonly associateDegrees: number | null;
  readonly bachelorDegrees: number | null;
}

export interface Fields {
  /** Share of all awards by 2-digit CIP family, 2022-23; empty where not reported. */
  readonly shares: Readonly<Record<string, number>>;
  /** 2-digit CIP families offered at that level. */
  readonly bachelor: readonly string[];
  readonly associate: readonly string[];
}

/** One program of a college: a 4-digit CIP code at one level. */
export interface Program {
  readonly cip4: string;
  readonly title: string;
  readonly level: "associate" | "bachelor";
  /** Awards in 2020-21. */
  readonly awards: number | null;
  /** Median earnings five years after completion, 2022 dollars. */
  readonly earnings: number | null;
}

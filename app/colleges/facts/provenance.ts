import type { College } from "../college";

/** Where a figure comes from, in words for a reader. */
export interface Source {
  /** What the figures are, e.g. "Net price". */
  readonly label: string;
  /** Publisher and publication. */
  readonly source: string;
  readonly address: string;
  /** Year of the data as the publication names it, e.g. "2022-23" or "fall 2024". */
  readonly year: string;
  /** What a reader must know to read the figure right; `null` where it speaks for itself. */
  readonly note: string | null;
}

const ipeds = {
  source: "U.S. Department of Education, Integrated Postsecondary Education Data System (IPEDS), 2024 collection",
  address: "https://nces.ed.gov/ipeds/use-the-data",
};
const scorecard = {
  source: "U.S. Department of Education, College Scorecard, release of May 19, 2025",
  address: "https://collegescorecard.ed.gov/data/",
};
const newerScorecard = {
  source: "U.S. Department of Education, College Scorecard, release of June 10, 2026",
  address: "https://collegescorecard.ed.gov/data/",
};

const groups = {
  identity: { label: "Name, place and kind of college", ...ipeds, year: "2024-25", note: null },
  classification: {
    label: "Carnegie classification",
    ...ipeds,
    year: "2021",
    note: null,
  },
  missions: {
    label: "Mission",
    ...ipeds,
    year: "2024-25",
    note: "Hispanic-serving, women's and men's colleges: College Scorecard, release of May 19, 2025.",
  },
  campus: { label: "Main campus, online only, usual award", ...scorecard, year: "2022-23", note: null },
  links: {
    label: "Addresses on the web",
    ...ipeds,
    year: "2024-25",
    note: "As the college reported them; a college may have moved a page since.",
  },
  enrollment: {
    label: "Students",
    ...ipeds,
    year: "fall 2024",
    note: "All undergraduates, degree-seeking or not.",
  },
  studentFaculty: { label: "Students for each teacher", ...ipeds, year: "fall 2024", note: null },
  openAdmission: { label: "Open admission", ...ipeds, year: "2024-25", note: null },
  admissions: { label: "Applicants and admission rate", ...ipeds, year: "fall 2024", note: null },
  testScores: {
    label: "SAT and ACT scores",
    ...ipeds,
    year: "fall 2024",
    note: "Only first-year students who sent a score. Half of them scored between the lower and the upper quartile.",
  },
  testPolicy: { label: "Test policy", ...ipeds, year: "fall 2024", note: null },
  admissionFactors: { label: "What the college looks at", ...ipeds, year: "fall 2024", note: null },
  tuition: { label: "Tuition and fees", ...ipeds, year: "2024-25", note: "Full-time undergraduates, before any aid." },
  publishedPrice: {
    label: "Published cost of attendance",
    ...ipeds,
    year: "2024-25",
    note: "Tuition, fees, books, housing, food and other costs of a full-time first-year student, before any aid.",
  },
  livingCosts: { label: "Housing, food, books and other costs", ...scorecard, year: "2023-24", note: null },
  netPrice: {
    label: "Net price",
    ...scorecard,
    year: "2022-23",
    note: "Full-time first-year students with federal aid; at public colleges only those who pay in-state tuition.",
  },
  netPriceNewer: {
    label: "Net price",
    ...newerScorecard,
    year: "2023-24",
    note: "Colleges that mostly award bachelor's degrees.",
  },
  pell: { label: "Students with a Pell Grant", ...ipeds, year: "2023-24", note: null },
  loans: { label: "Students with a federal loan", ...ipeds, year: "2023-24", note: null },
  grants: { label: "Grants", ...ipeds, year: "2023-24", note: "Full-time first-year students." },
  graduation: {
    label: "Graduation rate",
    ...ipeds,
    year: "2024",
    note: "First-time full-time students who graduated from this college within 150 % of the normal time: entrants of 2018 at four-year colleges, of 2021 at two-year colleges.",
  },
  bachelorGraduation: {
    label: "Bachelor's degree in 4 and 6 years",
    ...ipeds,
    year: "2024",
    note: "First-time full-time students who set out for a bachelor's degree.",
  },
  transferOut: {
    label: "Transferred to another college",
    ...ipeds,
    year: "2024",
    note: "Only colleges that prepare students for transfer must report it.",
  },
  retention: {
    label: "Back for a second year",
    ...ipeds,
    year: "fall 2023 to 2024",
    note: "First-time full-time students.",
  },
  earnings: {
    label: "Earnings after entry",
    ...scorecard,
    year: "2020-21",
    note: "Median of students with federal aid who work and aren’t enrolled, graduates or not, in 2022 dollars: entrants of 2009-11 ten years later, of 2013-15 six years later.",
  },
  debt: {
    label: "Debt at graduation",
    ...scorecard,
    year: "2020-21",
    note: "Median federal loans of students who borrowed and completed, without Parent PLUS loans.",
  },
  degrees: { label: "Degrees awarded", ...ipeds, year: "2023-24", note: null },
  fields: { label: "Fields of study", ...scorecard, year: "2022-23", note: null },
  programAwards: { label: "Awards of a program", ...scorecard, year: "2020-21", note: null },
  programEarnings: {
    label: "Earnings of a program",
    ...scorecard,
    year: "May 2025 release",
    note: "Median five years after completion, students with federal aid, in 2022 dollars; hidden by the publisher where it covers few students.",
  },
} as const satisfies Record<string, Source>;

/** A group of figures that share one source and one year. */
export type FigureGroup = keyof typeof groups;

/** All groups, in the order in which the college page tells them. */
export const figureGroups: Readonly<Record<FigureGroup, Source>> = groups;

/** Source of a group of figures, with the year that most colleges report. */
export function sourceOf(group: FigureGroup): Source {
  return groups[group];
}

/** Year of a group of figures at one college: a few report an older year than the others. */
export function yearAt(college: College, group: FigureGroup): string {
  return reportedYear(college, group) ?? groups[group].year;
}

function reportedYear(college: College, group: FigureGroup): string | null {
  switch (group) {
    case "enrollment":
      return college.students.undergraduatesYear;
    case "pell":
      return college.students.pellYear;
    case "admissions":
    case "admissionFactors":
      return college.admission.year;
    case "testScores":
      return college.admission.testYear;
    case "testPolicy":
      return college.admission.testPolicyYear;
    case "tuition":
    case "publishedPrice":
      return college.cost.year;
    case "graduation":
      return college.outcomes.graduationYear;
    case "retention":
      return college.outcomes.retentionYear;
    default:
      return null;
  }
}

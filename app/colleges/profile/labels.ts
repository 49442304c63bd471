import type { College, Control, Mission } from "~/colleges/college";

/** The words of the college page for what the tables keep as codes. */
export const controlWords: Readonly<Record<Control, string>> = {
  public: "Public",
  nonprofit: "Private, nonprofit",
  forprofit: "Private, for profit",
};

export const missionWords: Readonly<Record<Mission, string>> = {
  hbcu: "Historically Black college or university (HBCU)",
  tribal: "Tribal college",
  hsi: "Hispanic-serving institution (HSI)",
  landgrant: "Land-grant institution",
  women: "Women's college",
  men: "Men's college",
};

export const degreeWords: Readonly<Record<NonNullable<College["highestOffered"]>, string>> = {
  associate: "associate degree",
  bachelor: "bachelor's degree",
  master: "master's degree",
  doctorate: "doctorate",
};

export const awardWords: Readonly<Record<NonNullable<College["predominant"]>, string>> = {
  certificate: "certificates",
  associate: "associate degrees",
  bachelor: "bachelor's degrees",
  graduate: "graduate degrees",
};

/** Admission considerations as IPEDS asks for them, in the order of its form. */
export const factorWords: readonly (readonly [key: string, words: string])[] = [
  ["gpa", "High school grades (GPA)"],
  ["rank", "Class rank"],
  ["record", "High school record"],
  ["prep", "College-preparatory courses"],
  ["recs", "Recommendations"],
  ["competencies", "Proof of skills, such as a portfolio or a certificate"],
  ["work", "Work experience"],
  ["essay", "Personal statement or essay"],
  ["legacy", "A relative who attended"],
  ["tests", "SAT or ACT scores"],
  ["english", "A test of English, if it isn’t your first language"],
  ["othertest", "Other tests"],
];

const areas: Readonly<Record<string, string>> = {
  "city large": "Large city",
  "city midsize": "Midsize city",
  "city small": "Small city",
  "suburb large": "Suburb of a large city",
  "suburb midsize": "Suburb of a midsize city",
  "suburb small": "Suburb of a small city",
  "town fringe": "Town close to a city",
  "town distant": "Town some distance from a city",
  "town remote": "Town far from a city",
  "rural fringe": "Rural, close to a city",
  "rural distant": "Rural, some distance from a city",
  "rural remote": "Rural, far from a city",
};

/** NCES locale in words, `null` where it is not reported. */
export function localeWords(locale: string | null): string | null {
  return locale === null ? null : (areas[locale] ?? locale);
}

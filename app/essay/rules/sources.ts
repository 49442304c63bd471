import type { Source } from "./rule";

/** Where the statements about readers were read. Most are advice of people who advise students, none is a study. */
export const sources = {
  voice: { title: "Common App Essay Prompts 2026-27", publisher: "UniScorecard", date: "June 2026" },
  specific: {
    title: "College application essays: mistakes (by a graduate admissions director of 26 years)",
    publisher: "Admissions Checkup",
    date: "undated",
  },
  officers: {
    title: "Still more big mistakes you might make (counselors and admission officers on a NACAC list)",
    publisher: "Not Just Admissions",
    date: "October 2007",
  },
  uc: { title: "UC prompts overview", publisher: "FUHSD College Essay Hub", date: "undated" },
  cliche: { title: "College application essay clichés", publisher: "Jet Writers", date: "undated" },
  verbs: { title: "College essay tips", publisher: "Advantage Essay", date: "undated" },
  resume: { title: "The do’s and don’ts of the college essay", publisher: "myUsearch", date: "July 2008" },
  opening: {
    title: "Things not to put into your admission essay, part two",
    publisher: "Admissions Essays",
    date: "November 2012",
  },
  wrongName: {
    title: "College applications: the importance of proofreading",
    publisher: "Discovery College Consulting",
    date: "undated",
  },
  website: {
    title: "Mistake #4: not reading the college’s website",
    publisher: "Write to College",
    date: "April 2017",
  },
  ownWork: {
    title: "AI policies of universities and the Common App fraud policy",
    publisher: "GradPilot",
    date: "May 2026",
  },
  activities: {
    title: "How to fill in the activities section",
    publisher: "Two Bridges College Consulting",
    date: "August 2025",
  },
  order: { title: "Activities list for 2026", publisher: "Global Study Board", date: "2026" },
} as const satisfies Record<string, Source>;

import type { Academics } from "./academics";

/** Nothing entered. */
export const noAcademics: Academics = {
  grades: null,
  gpa: null,
  rank: null,
  sat: null,
  act: null,
  test: null,
  index: null,
};

import fitted from "../../../../content/facts/admission/fitted.json";
import grades from "../../../../content/facts/tests/grades.json";

const start = grades.assumptions.pool;
const { shrink } = fitted.topTenth;

/**
 * Where the grades of a college's applicants lie along its usual SAT score, in points: the starting guess, moved part
 * of the way to what the GPAs of enrolled students say. How far is fitted on class ranks.
 */
export const applicantGrades = {
  whereScoreIsMean:
    start.gradesWhereScoreIsMean + shrink * (fitted.pool.whereScoreIsMean - start.gradesWhereScoreIsMean),
  followScores: start.gradesFollowScores + shrink * (fitted.pool.followScores - start.gradesFollowScores),
} as const;

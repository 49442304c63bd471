import { anotherName } from "./check-another-name";
import { anyCollege } from "./check-any-college";
import { degrees } from "./check-degrees";
import { otherFacts } from "./check-other-facts";
import type { CollegeCheck } from "./college-check";

/** Every check of a draft against a college, in the order in which its findings are read. */
export const collegeChecks: readonly CollegeCheck[] = [anotherName, degrees, otherFacts, anyCollege];

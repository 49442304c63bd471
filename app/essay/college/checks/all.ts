import type { CollegeCheck } from "../college-check";
import { anotherName } from "./another-name";
import { anyCollege } from "./any-college";
import { degrees } from "./degrees";
import { otherFacts } from "./other-facts";

/** Every check of a draft against a college, in the order in which its findings are read. */
export const collegeChecks: readonly CollegeCheck[] = [anotherName, degrees, otherFacts, anyCollege];

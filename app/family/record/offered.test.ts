import { expect, it } from "vitest";
import type { Profile } from "~/student/profile/profile";
import { offeredBy } from "./offered";

/** Everything that a device may know of a student and of the family. */
const everything: Profile = {
  year: "2027",
  path: "first",
  gpa: "3.4",
  scale: "4",
  rigor: "more",
  sat: "1180",
  act: "27",
  state: "OH",
  zip: "43022",
  fields: "11,5138",
  band: "2",
  amount: "61000",
  budget: "9000",
  size: "4",
  parents: "apart",
  standing: "independent",
  first: "yes",
};
const sent = (profile: Profile, record = {}, state: string | null = null, keeps = true) =>
  offeredBy(profile, { record, state }, keeps).flatMap(({ fields }) => fields.map(([name]) => name));

it("a device offers what a student is like at school, and nothing of a household", () => {
  expect(sent(everything)).toEqual(["gpa", "scale", "rigor", "sat", "act", "fields", "state"]);
  expect(offeredBy(everything, { record: {}, state: null }, true).map(({ words }) => words)).toEqual([
    "GPA 3.4",
    "harder courses",
    "SAT 1180",
    "ACT 27",
    "2 majors",
    "Ohio",
  ]);
});

it("a device offers what the plan doesn't have, and says what it has where that is something else", () => {
  const record = { gpa: "3.4", scale: "4", sat: "1200", rigor: "more", fields: "11,5138" };
  expect(offeredBy(everything, { record, state: "OH" }, true)).toEqual([
    { name: "sat", fields: [["sat", "1180"]], words: "SAT 1180", inPlan: "SAT 1200" },
    { name: "act", fields: [["act", "27"]], words: "ACT 27", inPlan: null },
  ]);
  expect(sent({ gpa: "3,40" }, { gpa: "3.4" }), "the same number").toEqual([]);
  expect(sent({ gpa: "3.4", scale: "w" }, { gpa: "3.4", scale: "4" }), "on another scale").toEqual(["gpa", "scale"]);
});

it("a state is offered only where the plan has none, by whoever may change it", () => {
  expect(sent({ state: "OH" })).toEqual(["state"]);
  expect([sent({ state: "OH" }, {}, "TX"), sent({ state: "OH" }, {}, null, false), sent({ state: "abroad" })]).toEqual([
    [],
    [],
    [],
  ]);
});

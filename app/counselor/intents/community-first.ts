/** "Community college first, or four years at Eastern Michigan": what both cost, and what decides. */
import type { College } from "~/colleges/college";
import { milesBetween } from "~/colleges/zip/distance";
import { isTwoYear } from "~/cost/calculator/model/community-college";
import { say } from "~/counselor/answer/evidence";
import { answered } from "~/counselor/answer/reply";
import { wordsIn } from "~/counselor/sentences/sentences";
import { collegeEvidence, shortName } from "../tools/college-evidence";
import { compareColleges } from "../tools/college-facts";
import { quoted } from "../tools/library";
import { termsOf } from "../words/phrases";
import type { Intent } from "./intent";
import { costStep } from "./next-steps";
import { sideOf, verdictOf } from "./side-by-side";

const two = /\b(?:community college|two[- ]year (?:college|school)|junior college|juco|cc)\b/;
const beside =
  /\b(?:first|vs|versus|or|instead|before|save|saves|saving|cheaper|less|then|start(?:ing)?|two years|2 years|transfer(?:ring)? (?:in)?to)\b/;
const ofMoney = /\b(?:save|saves|saving|cheaper|cheapest|less|costs?|money|price|worth|better|more|vs|versus)\b/;
const otherwise =
  /\b(?:credits?|classes|gpa|deadline|dual|accept(?:s|ed)?|acceptance|admission|get in|scholarships? for|when|graduat\w+)\b/;

const guide = "/help/community-college-first";

/** A trade school that reports no tuition is no way into a university. */
const isPriced = ({ name, cost, predominant }: College) =>
  // A two-year branch of a university costs what the university does.
  predominant === "associate" &&
  !/\bUniversity\b/.test(name) &&
  (cost.tuitionInDistrict ?? cost.tuitionInState) !== null;

/** The public two-year college nearest to one, in its state; null where none has a place. */
function nearestTwoYear({ lat, lon, state }: College, colleges: readonly College[]): College | null {
  if (lat === null || lon === null) return null;
  const [first] = colleges
    .filter(
      (one) => one.state === state && one.control === "public" && isTwoYear(one) && isPriced(one) && !one.verifyOpen,
    )
    .flatMap((college) =>
      college.lat === null || college.lon === null
        ? []
        : [{ college, miles: milesBetween({ lat, lon }, { lat: college.lat, lon: college.lon }) }],
    )
    .sort((a, b) => a.miles - b.miles);
  return first?.college ?? null;
}

export const communityFirstIntent: Intent = {
  name: "community college first",
  score: ({ colleges, understood: { bare } }) =>
    colleges.some((one) => !isTwoYear(one)) &&
    colleges.length < 3 &&
    (two.test(bare) || colleges.some(isTwoYear)) &&
    /\b(?:first|then|vs|versus|or|instead|before|start(?:ing)?|save|saves|saving|cheaper)\b/.test(bare) &&
    beside.test(bare) &&
    ofMoney.test(bare) &&
    (two.test(bare) || /\b(?:first|then|before)\b/.test(bare)) &&
    !otherwise.test(bare)
      ? 0.93
      : 0,
  answer({ colleges, student, understood: { bare } }, ground) {
    const university = colleges.find((one) => !isTwoYear(one));
    if (university === undefined) return null;
    const near = colleges.find(isTwoYear) ?? nearestTwoYear(university, ground.colleges);
    if (near === null) return null;
    const { say: write } = wordsIn(ground);
    const first = say(
      write("community first", { college: shortName(university), near: shortName(near) }),
      collegeEvidence(near, "cost", "tuition", {}),
    );
    const prices = compareColleges.run(
      { unitids: [near.unitid, university.unitid], figures: ["tuition", "net price"] },
      ground,
    );
    // "Is it cheaper": both prices, and which one is lower, before what it depends on.
    const [mine, theirs, ...others] = prices.statements;
    const verdict = verdictOf(
      [
        [near, mine],
        [university, theirs],
      ],
      sideOf(student, bare),
      ground,
    );
    const compared = [mine, theirs].filter((one) => one !== undefined);
    const passage = ground.passages.all.find(({ url }) => url === guide);
    const words = "community college program money transfer settled before first class";
    return answered(
      [
        ...(verdict.length > 0 ? [...verdict, ...compared, first] : [first, ...compared]),
        ...others,
        ...(passage === undefined ? [] : [quoted(passage, { terms: termsOf(words), bare: words }, ground)]),
      ],
      [costStep("Work out both in the cost calculator", [near, university], student)],
    );
  },
};

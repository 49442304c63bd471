/** "What public universities are in Kansas", "HBCUs in Alabama", "colleges near Tulsa": the colleges there. */
import { replyOf, to } from "~/counselor/answer/reply";
import { isState } from "~/geography/states";
import { collegesThere } from "../tools/colleges-there";
import { studentsByCity } from "../understand/cities";
import { type Asked, fitOf, type Intent } from "./intent";

const noun = "(?:colleges?|schools?|universit(?:y|ies)|unis?|hbcus?|hsis?|tribal colleges)";
const anyCollege = new RegExp(String.raw`\b${noun}\b`);

/** Words of a question for a list; what else it holds asks for something else. */
const ways: readonly RegExp[] = [
  /\b(?:colleges?|schools?) (?:(?:publicas?|privadas?) )?hay\b/,
  new RegExp(
    String.raw`\b(?:what|which|any|are there|is there|list(?: of)?|name|show me|give me|tell me|how many|some|all(?: the)?)\b(?=.*\b${noun}\b)`,
  ),
  new RegExp(String.raw`^(?=(?:\w+ ){0,4}${noun} (?:in|near|around|close to|within|by)\b)`),
];

/** What asks something else of the colleges of a place, or of the place. */
const other =
  /\b(?:should|apply|applying|cheap\w*|costs?|free|money|grants?|scholarships?|aid|pays?|help|gives?|tuition|majors?|programs?|degrees?|require\w*|sat|act|deadlines?|promise|transfer|credits?|accept\w*|admit\w*|rank\w*|best|good|safe|guarantee\w*|stud(?:y|ies)|let|semester|for)\b/;

const explained: readonly RegExp[] = [
  anyCollege,
  /\b(?:public|private|state|community|junior|technical|two[- ]year|2[- ]year|four[- ]year|4[- ]year|small(?:er)?|tiny|little|big(?:ger)?|large(?:r)?|huge|historically|black|hbcus?|hsis?|hispanic[- ]serving|hispanic|serving|tribal|native|women(?: s)?|womens|publicas?|privadas?|all[- ]?women|all[- ]?girls|girls|liberal arts)\b/,
  /\b(?:near(?:by)?|around|close|closest|within|hours?|miles?|drive|driving|away|area|of|us|me|here|home|by|from|there|located|exist|have|list|names?|options?|look|at)\b/,
];

/** Words by which the kind is asked for. */
const says = {
  public: /\b(?:public|publicas?|state (?:schools?|colleges?|universit(?:y|ies)))\b/,
  private: /\b(?:private|privadas?)\b/,
  community: /\b(?:community|junior|technical|two[- ]year|2[- ]year)\b/,
  four: /\b(?:four[- ]year|4[- ]year|universit(?:y|ies)|bachelors?)\b/,
  small: /\b(?:small(?:er)?|tiny|little)\b/,
  large: /\b(?:big(?:ger)?|large(?:r)?|huge)\b/,
  hbcu: /\b(?:hbcus?|historically black|black (?:colleges?|schools?|universities))\b/,
  hsi: /\b(?:hsis?|hispanic[- ]serving)\b/,
  tribal: /\btribal (?:colleges?|schools?|universit(?:y|ies))\b/,
  women: /\b(?:women(?: s)?|womens|all[- ]?women|all[- ]?girls|girls) (?:only )?(?:colleges?|schools?)\b/,
} as const;

const near =
  /\b(?:near|around|close to|within [\w ]{1,20} of|by|outside(?: of)?|live in|from|in) ((?:[a-z]+ ){0,2}[a-z]+)\b/g;
const wantsNear = /\b(?:near|nearby|around|close|closest|within|by|miles?|hours?|drive)\b/;

/** The city a question names behind "near", or as home; null where it names none that has a college. */
function cityOf({ understood: { plain }, states, student }: Asked, cities: ReturnType<typeof studentsByCity>) {
  if (!wantsNear.test(plain)) return null;
  for (const [, said = ""] of plain.matchAll(near)) {
    const words = said.split(" ");
    for (let length = words.length; length > 0; length -= 1) {
      const city = words.slice(0, length).join(" ");
      const there = cities.get(city);
      if (there === undefined) continue;
      const state = [...states, student.state].find((code) => code !== null && there.has(code)) ?? null;
      // "Near Columbus": of several states nobody can say which.
      if (state !== null || there.size === 1) return { city, state: state ?? [...there.keys()][0] ?? null };
    }
  }
  return null;
}

export const collegesThereIntent: Intent = {
  name: "colleges in a place",
  score(asked) {
    const { understood, states, colleges } = asked;
    if (/^what(?: ?s| is| are|s)? (?:an? )?\w+$/.test(understood.bare)) return 0;
    if (colleges.length > 0 || understood.field !== null || understood.program !== null) return 0;
    if (!anyCollege.test(understood.bare) || other.test(understood.bare)) return 0;
    const isOfMission = [says.hbcu, says.tribal, says.women].some((word) => word.test(understood.bare));
    // "Which colleges" behind a field in a state is of that field.
    const isPlace = understood.states.length > 0 || wantsNear.test(understood.bare) || isOfMission;
    if (states.length > 1 || !isPlace) return 0;
    return fitOf(asked, ways, 0.9, explained);
  },
  answer(asked, ground) {
    const { bare } = asked.understood;
    const place = cityOf(asked, studentsByCity(ground.colleges));
    if (place === null && /\b(?:near|nearby|close|closest|within)\b/.test(bare) && asked.states.length === 0)
      return null;
    const state = place?.state ?? asked.states[0] ?? null;
    if (state !== null && !isState(state)) return null;
    const mission = (["hbcu", "hsi", "tribal", "women"] as const).find((one) => says[one].test(bare)) ?? null;
    const finding = collegesThere.run(
      {
        state,
        city: place?.city ?? null,
        control: says.public.test(bare) ? "public" : says.private.test(bare) ? "private" : null,
        level: says.community.test(bare) ? "community" : says.four.test(bare) ? "four-year" : null,
        size: says.small.test(bare) ? "small" : says.large.test(bare) ? "large" : null,
        mission,
      },
      ground,
    );
    const list = finding.statements[0]?.evidence[0]?.url;
    return replyOf(finding, list === undefined ? [] : [to("See the list, with prices and rates", list)]);
  },
};

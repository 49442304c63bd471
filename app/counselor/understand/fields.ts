import { fieldFamilies, fieldLabel, majors } from "~/colleges/facts/fields";
import { plainText } from "~/counselor/words/words";
import cip4 from "../../../content/facts/fields/cip4.json";

/** A field of study as a question names it. */
export interface NamedField {
  /** CIP code. */
  readonly code: string;
  readonly label: string;
  readonly words: string;
}

const notFields = new Set([
  "education",
  "general studies",
  "liberal arts",
  "english",
  "law",
  "military",
  "history",
  "languages",
  "science",
  "family",
  "home",
  "theology",
  "art",
  "aid",
  "parks",
  "transportation",
  "transfer",
  "spanish",
  "french",
  "german",
  "italian",
  "chinese",
  "japanese",
  "korean",
  "latin",
  "greek",
  "religion",
  "drama",
  "acting",
]);

let byName: ReadonlyMap<string, { readonly code: string; readonly label: string }> | undefined;

/** Every name of a major or a family of fields. A major's own name counts before a family's. */
export function fieldNames(): ReadonlyMap<string, { readonly code: string; readonly label: string }> {
  if (byName !== undefined) return byName;
  const names = new Map<string, { code: string; label: string }>();
  for (const { code, title, label, majors: own } of fieldFamilies) {
    for (const name of [label, title, ...own]) names.set(plainText(name), { code, label: fieldLabel(code) });
  }
  for (const { code, label, words } of majors) {
    for (const name of [label, ...words]) names.set(plainText(name), { code, label });
  }
  for (const [name, code] of programsByName) names.set(name, { code, label: fieldLabel(code) });
  for (const [code, all] of ownPrograms) {
    for (const name of all.split("|"))
      if (names.get(name)?.code.length !== 4) names.set(name, { code, label: capital(name) });
  }
  // The federal list itself: "construction management", however few study it.
  for (const [code, title] of Object.entries(cip4.titles)) {
    const name = plainText(title);
    if (plainTitle.test(name) && !notFields.has(name) && names.get(name)?.code.length !== 4)
      names.set(name, { code, label: capital(name) });
  }
  for (const [short, long] of shortFields) {
    const known = names.get(long);
    if (known) names.set(short, known);
  }
  byName = names;
  return names;
}

/** A title that people would say: two to four words. */
const plainTitle = /^[a-z]+(?: [a-z]+){1,3}$/;

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

type NamedProgram = readonly [name: string, code: string];

/** Majors that the federal list counts under a 4-digit program of another name, which says more than their family. */
const of = (code: string, names: string): readonly NamedProgram[] => names.split("|").map((name) => [name, code]);

const programsByName: readonly NamedProgram[] = [
  ["marine biology", "2613"],
  ["ecology", "2613"],
  ["evolutionary biology", "2613"],
  ["botany", "2603"],
  ["plant biology", "2603"],
  ["microbiology", "2605"],
  ["immunology", "2605"],
  ["zoology", "2607"],
  ["animal biology", "2607"],
  ["genetics", "2608"],
  ["biotechnology", "2612"],
  ["forensic science", "4304"],
  ["forensics", "4304"],
  ["game design", "5004"],
  ["video game design", "5004"],
  ["graphic design", "5004"],
  ["fashion design", "5004"],
  ["interior design", "5004"],
  ["illustration", "5004"],
  ["dental hygiene", "5106"],
  ["industrial design", "5004"],
  ["product design", "5004"],
  ["jewelry design", "5004"],
  ...of("5123", "music therapy|art therapy|dance therapy|recreation therapy|recreational therapy"),
  ...of("5123", "therapeutic recreation"),
  ...of("1313", "music education|art education|physical education|math education|english education"),
  ...of("1313", "science education|social studies education|history education"),
  ...of("5010", "music business|music industry|music management|arts management|arts administration"),
  ...of("1002", "music production|audio production|recording arts"),
  ...of("5005", "costume design|stage management|set design|lighting design|technical theater|technical theatre"),
  ...of("5005", "screenwriting|playwriting"),
  ["jazz", "5009"],
  ["creative writing", "2313"],
  ["forensic psychology", "4228"],
  ["oceanography", "4006"],
  ["actuarial science", "5213"],
  ["business analytics", "3071"],
  ...of("5202", "logistics|supply chain|supply chain management"),
  ["geographic information systems", "4507"],
  ["gis", "4507"],
];

/** A program of several fields that says where one of them is taught, and of whose pay it would say too little. */
export const taughtIn: ReadonlyMap<string, string> = new Map([["robotics", "1442"]]);

/** A second program that some colleges count such a major under. */
export const alsoCountedUnder: ReadonlyMap<string, string> = new Map([["marine biology", "3032"]]);

/** Majors that are a 4-digit program of their own, which a list of families would leave to the largest one in it. */
const ownPrograms: readonly (readonly [code: string, names: string])[] = [
  ["4502", "anthropology|anthro"],
  ["4503", "archaeology|archeology"],
  ["4504", "criminology"],
  ["4507", "geography|cartography"],
  ["4509", "international relations"],
  ["4512", "urban studies"],
  ["1601", "linguistics"],
  ["1609", "spanish|french|italian|romance languages"],
  ["1605", "german"],
  ["1603", "chinese|japanese|korean|east asian languages"],
  ["1616", "american sign language|asl"],
  ["1612", "classics|latin|greek"],
  ["3802", "religious studies|religion|islamic studies|jewish studies"],
  ["3906", "theology|ministry"],
  ["5005", "theater|theatre|drama|acting|musical theatre|musical theater"],
  ["4006", "geology|earth science|earth sciences|geosciences|geoscience"],
  ["4002", "astronomy|astrophysics"],
  ["4004", "meteorology|atmospheric science"],
  ["4010", "materials science"],
  ["0110", "food science"],
  ["0109", "animal science"],
  ["0101", "agricultural business|agribusiness|ag business|farm management"],
  ["1503", "electrical engineering technology|electrical technology|electrical tech|electronics technology"],
  ["0305", "forestry"],
  ["0306", "wildlife biology"],
  ["0406", "landscape architecture"],
  ["0403", "urban planning|city planning"],
  ["1422", "marine engineering|naval architecture"],
  ["5009", "music"],
  ["5003", "dance"],
  ["5006", "film|photography"],
  ["5007", "fine arts|studio art|art history"],
  ["1435", "industrial engineering"],
  ["1414", "environmental engineering"],
  ["2705", "statistics"],
  ["2703", "applied mathematics|applied math"],
  ["2203", "paralegal|legal studies"],
  ["5210", "human resources"],
  ["5211", "international business"],
  ["5215", "real estate"],
  ["5207", "entrepreneurship"],
  ["0502", "gender studies|women studies|african american studies|native american studies"],
  ["0501", "american studies|asian studies|latin american studies|middle eastern studies"],
  ["4405", "public policy"],
  ["4404", "public administration"],
  ["3025", "cognitive science"],
  ["3005", "peace studies"],
  ["3011", "gerontology"],
  ["3071", "data analytics"],
  ["1423", "nuclear engineering"],
  ["1425", "petroleum engineering"],
  ["1421", "mining engineering"],
  ["1424", "ocean engineering"],
  ["1404", "architectural engineering"],
  ["1428", "textile engineering"],
  ["1406", "ceramic engineering"],
  ["1403", "agricultural engineering"],
  ["1427", "systems engineering"],
  ["1433", "construction engineering"],
  ["1436", "manufacturing engineering"],
  ["1439", "geological engineering"],
  ["1440", "paper science"],
  ["1412", "engineering physics"],
  ["3032", "marine science|marine sciences"],
  ["3014", "museum studies"],
  ["3012", "historic preservation"],
  ["3020", "global studies|international studies"],
  ["0909", "public relations|advertising"],
  ["1203", "mortuary science|funeral service"],
];

/** Programs of which such a major is a small part: a college with many degrees in it mostly teaches another. */
const ofManyMajors: ReadonlySet<string> = new Set(["5123", "5202", "1313", "5213"]);
export const isSmallPart = (code: string): boolean => ofManyMajors.has(code);

/** Whether words name a major that is counted under a program of another name. */
export const isProgramByName = (words: string): boolean => programsByName.some(([name]) => name === words);

const shortFields = [
  ["cs", "computer science"],
  ["comp sci", "computer science"],
  ["compsci", "computer science"],
  ["nurse", "nursing"],
  ["nurses", "nursing"],
  ["engineers", "engineering"],
  ["accountants", "accounting"],
  ["accountant", "accounting"],
  ["teachers", "teaching"],
  ["social worker", "social work"],
  ["social workers", "social work"],
  ["psychologist", "psychology"],
  ["psychologists", "psychology"],
  ["architect", "architecture"],
  ["architects", "architecture"],
  ["programmers", "computer science"],
  ["software engineers", "software engineering"],
  ["biologists", "biology"],
  ["economist", "economics"],
  ["econ", "economics"],
  ["psych", "psychology"],
  ["bio", "biology"],
  ["premed", "biology"],
  ["poli sci", "political science"],
  ["engineer", "engineering"],
  ["mech e", "mechanical engineering"],
  ["speech therapy", "speech pathology"],
  ["speech language pathology", "speech pathology"],
] as const;

/** Names of fields one after the other: what stands before the first, then what is left. */
export function fieldsIn(bare: string): readonly NamedField[] {
  const found: NamedField[] = [];
  let rest = bare;
  for (let field = fieldIn(rest); field !== null && found.length < 3; field = fieldIn(rest)) {
    const { code, words } = field;
    if (!found.some((one) => one.code === code)) found.push(field);
    rest = ` ${rest} `.replace(` ${words} `, " _ ").trim();
  }
  return found.sort((a, b) => bare.indexOf(a.words) - bare.indexOf(b.words));
}

/** "Mechanical engineers" studied mechanical engineering. */
function ofEngineers(name: string): NamedField | undefined {
  const studied = name.replace(/(?<=[a-z] )engineers?$/, "engineering");
  const known = studied === name ? undefined : fieldNames().get(studied);
  return known === undefined ? undefined : { ...known, words: name };
}

/** The longest name of a major or field in a question. Words that mean other things here count only beside "major". */
export function fieldIn(bare: string): NamedField | null {
  const words = bare.split(" ");
  const names = fieldNames();
  for (let length = Math.min(5, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const name = words.slice(at, at + length).join(" ");
      if (notFields.has(name) && !/\b(?:majors?|degree|study(?:ing)?|program)\b/.test(bare)) continue;
      // "It" is a pronoun more often than a field, and who hasn't chosen yet has none.
      const known = ["it", "undecided", "undeclared"].includes(name)
        ? undefined
        : (names.get(name) ?? ofEngineers(name));
      if (known) return { ...known, words: name };
    }
  }
  return null;
}

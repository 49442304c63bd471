/**
 * Where a source that a page names without an address can be read: collections of the government whose addresses have
 * stood for years, and citations that are addresses by rule. Everything else keeps no link until somebody has seen it.
 */
const collections: readonly (readonly [RegExp, string])[] = [
  [/\bPublic Law 119-21\b/, "https://www.congress.gov/bill/119th-congress/house-bill/1"],
  [/College Scorecard/, "https://collegescorecard.ed.gov/data/"],
  [/\bIPEDS\b/, "https://nces.ed.gov/ipeds/use-the-data"],
  [/\bUnited States Code\b/, "https://uscode.house.gov/"],
  [/Application and Verification Guide|FSA Handbook/, "https://fsapartners.ed.gov/knowledge-center/fsa-handbook"],
  [
    /\bState (?:deadlines of the FAFSA|FAFSA deadlines)\b/,
    "https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines",
  ],
  [/\bOccupational Employment and Wage Statistics\b/, "https://www.bls.gov/oes/"],
  [/\bCIP-SOC crosswalk\b/, "https://nces.ed.gov/ipeds/cipcode/"],
];

/** What the Department of Education tells aid offices stands in one library: letters, announcements, test records. */
const toldToAidOffices =
  /\b(?:GEN|GENERAL|APP)-\d{2}-\d+\b|\bPublished test (?:ISIRs|records)\b|\bDirect Loan\b|\bFederal aid tables\b/;
const federalAid = /^(?:Federal Student Aid|U\.S\. Department of Education(?:, Federal Student Aid)?)$/;

/** The site of an office that publishes a state's rules, by the office's name; the state's facts lead there too. */
const offices: Readonly<Record<string, string>> = {
  "Arizona Board of Regents": "https://www.azregents.edu/",
  "California Student Aid Commission": "https://www.csac.ca.gov/",
  "Colorado Department of Higher Education": "https://highered.colorado.gov/",
  "Florida Department of Education, Office of Student Financial Assistance":
    "https://www.floridastudentfinancialaidsg.org/",
  "Georgia Student Finance Commission": "https://www.gafutures.org/",
  "Illinois Student Assistance Commission": "https://www.isac.org/",
  "Maryland Higher Education Commission": "https://mhec.maryland.gov/",
  "MI Student Aid": "https://www.michigan.gov/mistudentaid",
  "NYS Higher Education Services Corporation": "https://www.hesc.ny.gov/",
  "College Foundation of North Carolina (CFNC) and UNC System": "https://www.cfnc.org/",
  "Ohio Department of Higher Education": "https://highered.ohio.gov/",
  "Higher Education Coordinating Commission": "https://oregonstudentaid.gov/",
  "Pennsylvania Higher Education Assistance Agency": "https://www.pheaa.org/",
  "Texas Higher Education Coordinating Board": "https://www.highered.texas.gov/",
  "State Council of Higher Education for Virginia": "https://www.schev.edu/",
};

/** The address of a source by its title and publisher; null where none is known to be right. */
export function sourceAddress(title: string, publisher: string): string | null {
  const named = `${title}, ${publisher}`;
  const citation = /\b(\d{2}) FR (\d{3,6})\b/.exec(named);
  if (citation !== null) return `https://www.federalregister.gov/citation/${citation[1]}-FR-${citation[2]}`;
  if (federalAid.test(publisher) && toldToAidOffices.test(title)) return "https://fsapartners.ed.gov/knowledge-center";
  const collection = collections.find(([pattern]) => pattern.test(named))?.[1];
  return collection ?? (Object.hasOwn(offices, publisher) ? (offices[publisher] ?? null) : null);
}

/** The columns a table of a letter says it has. */
export interface Columns {
  /** Columns of terms, such as fall and spring; 0 where no row names them. */
  readonly terms: number;
  /** A further column with their sum. */
  readonly total: boolean;
  /** Columns of what was offered, accepted and declined, which say the same amount twice; 0 where no row names them. */
  readonly offered: number;
  /** The last of them is of what was declined. */
  readonly declined: boolean;
  /** A column for each year of college: "Year 1  Year 2". */
  readonly years: boolean;
}

export const noColumns: Columns = { terms: 0, total: false, offered: 0, declined: false, years: false };

const choice = /\b(offered|accepted|declined|ofrecid[oa]|aceptad[oa])\b/gi;
const yearByYear =
  /\b(year|yr|año) ?(1|one)\b.*\b(year|yr|año) ?(2|two)\b|\b(first|1st)[- ]year\b.*\b(second|2nd)[- ]year\b|\bfreshman\b.*\bsophomore\b/i;

const names = "summer|fall|autumn|winter|spring|verano|otoño|invierno|primavera";
const term = new RegExp(`\\b(${names})\\b`, "gi");
/** Between the names of two columns there is only what belongs to them: "Fall 2026   Spring 2027". */
const sideBySide = new RegExp(
  `\\b(${names})\\b(\\s|'?\\d{2,4}\\b|semest(?:er|re)|term|quarter|amount)+\\b(${names})\\b`,
  "i",
);

/** "1st Semester  2nd Semester", "Term 1  Term 2", and no third. */
const numbered =
  /^(?!.*(\b3rd|\bthird|(semester|term) 3)).*(\b(1st|first) (semester|term)\b.*\b(2nd|second) (semester|term)\b|\b(semester|term) (1|one)\b.*\b(semester|term) (2|two)\b)/i;

/** The columns a row without amounts names; `null` where it is no such row. */
export function columnsOf(line: string): Columns | null {
  if (/[.!?]$/.test(line) || line.length > 120) return null;
  const choices = line.toLowerCase().match(choice) ?? [];
  const years = yearByYear.test(line);
  // "Offered Fall  Offered Spring" are columns of terms too.
  const named = numbered.test(line)
    ? 2
    : sideBySide.test(line) || choices.length > 1
      ? new Set(line.toLowerCase().match(term)).size
      : 0;
  const terms = named > 1 ? named : 0;
  if (terms === 0 && choices.length === 0 && !years) return null;
  const declined = choices.length > 1 && choices.at(-1) === "declined";
  return { terms, total: hasTotal(line), offered: choices.length, declined, years };
}

/** "Fall Amount  Spring Amount" has none; "Award Year 2026-27  Fall  Spring" neither. */
function hasTotal(line: string): boolean {
  const behind = line.split(term).at(-1) ?? "";
  const amounts = line.match(/\bamount\b/gi)?.length ?? 0;
  return /\b(total|annual)\b/i.test(line) || /\byear\b/i.test(behind) || (amounts === 1 && /\bamount\b/i.test(behind));
}

const aroundTerm =
  "amounts?|awards?|aid|offer|estimated|charges|bill|statement|invoice|account|student|period|enrollment|summary|details?|schedule|semester|term|quarter|only|of|for|the|your|financial|disbursements?|solo|semestre|trimestre|20\\d\\d|'?\\d\\d";
const onlyTerm = new RegExp(`^\\W*(?:(?:${aroundTerm})\\W+)*(${names})\\b(?:\\W+(?:${aroundTerm}))*\\W*$`, "i");
const atAnEnd = new RegExp(
  `^\\W*(${names})\\b|\\b(${names})(?:\\W+(?:semest(?:er|re)|term|quarter|20\\d\\d))*\\W*$`,
  "i",
);
const english: Readonly<Record<string, string>> = {
  autumn: "fall",
  otoño: "fall",
  primavera: "spring",
  invierno: "winter",
  verano: "summer",
};

const inEnglish = (found: string | undefined): string | null =>
  found === undefined ? null : (english[found.toLowerCase()] ?? found.toLowerCase());

/** The one term that a row without amounts is about ("Fall 2027", "Spring semester only"); null where it is none. */
export const termHeading = (line: string): string | null => inEnglish(onlyTerm.exec(line)?.[1]);

/** What is paid out each term is the amount of the year in parts. */
const paidInParts = /\b(half|halves|equal|disburs|paid|split|divided|appl(y|ied)|credited)/i;

/**
 * Says of all amounts of the letter that they are of one term: "All amounts shown are per semester", "The amounts below
 * cover one semester", "Each quarter you'll receive the following".
 */
export const saysAllPerTerm = (line: string): boolean =>
  !paidInParts.test(line) && allPerTerm.some((said) => said.test(line));

const oneTerm = `(?:per|each|every|(?:for )?(?:one|each|a|a single|the (?:${names}))) (?:semester|term|quarter|(?:${names}) (?:semester|term|quarter))\\b`;
const allPerTerm = [
  new RegExp(
    `\\b(?:amounts?|awards?|figures|aid|costs?)\\b.{0,40}\\b(?:is|are|shown|listed|given|cover|reflect|represent)s?\\b.{0,20}\\b${oneTerm}`,
    "i",
  ),
  /\b(following|receive|awarded)\b.{0,40}\b(each|every|per) (semester|term|quarter)\b/i,
  /\b(each|every|per) (semester|term|quarter)\b.{0,40}\b(following|receive|awarded)\b/i,
];

const ofOneTerm = new RegExp(
  `\\b(bill|statement|invoice|charges|account (summary|activity)|aid period|award period|factura|estado de cuenta)\\b|\\b(${names})( 20\\d\\d)? (award|aid|package|offer(?! of admission))\\b`,
  "i",
);

/** A sentence above the amounts that says they are of one term: "Your bill for the fall 2027 semester is ready." */
export const introducesOneTerm = (line: string): boolean =>
  !paidInParts.test(line) && ofOneTerm.test(line) && new Set(line.toLowerCase().match(term)).size === 1;

/** A name that says its amount is of one term: "Merit Scholarship (per semester)", "Quarterly Grant". */
export const namesOneTerm = (head: string): boolean =>
  /\b(per|each|every|one|single|por|cada|un) (semest(er|re)|term|quarter|trimestre)\b|^\W*semester\b|\bquarterly\b|\b(fall|spring|winter) (semester )?only\b/i.test(
    head,
  );

/** The term at the beginning or the end of a name of aid ("Pell Grant Fall"), and the name without it. */
export function termOf(name: string): { readonly term: string | null; readonly rest: string } {
  const found = atAnEnd.exec(name);
  return {
    term: inEnglish(found?.[1] ?? found?.[2]),
    rest: found === null ? name : name.replace(found[0], " ").trim(),
  };
}

/**
 * A heading of columns that set what is charged beside what is given ("Item  Charge  Aid  Balance"): no amount of a row
 * below is that of its name alone.
 */
export function mixesCostAndAid(line: string): boolean {
  const cells = line.split(/ {2,}/);
  const some = (words: RegExp) => cells.some((cell) => words.test(cell));
  return (
    cells.length >= 3 &&
    some(/^(\w+ )?(charges?|costs?|billed|cargos?|costos?)$/i) &&
    some(/^(\w+ )?(aid|grants?|scholarships?|credits?|payments?|covered|ayudas?|becas?)$/i)
  );
}

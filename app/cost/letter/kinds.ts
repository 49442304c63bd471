import { isLeftToPay, isOwnShare } from "./left-to-pay";

/**
 * What a text of a letter speaks of, by its own words. Words for loans and jobs are looked for before those for grants:
 * a loan never counts as a grant, whatever else stands on its line.
 */
export const lineKinds = ["grant", "loan", "plus", "work", "cost", "totalCost", "netPrice", "sum", "unknown"] as const;
/** `sum`: a total of other lines or a balance, which is not counted again. */
export type LineKind = (typeof lineKinds)[number];

export const isCounted = (kind: LineKind): boolean => ["grant", "loan", "work", "plus", "cost"].includes(kind);

// Gaps between words are bounded, so that a very long line is read in good time.
const loan =
  /\bloans?\b|\b(un-?)?subsidi[sz]ed\b|\bunsub\w*|\bsub\b(?![ -]?total)|\bstafford\b|\bperkins\b|\bborrow|\bfed(eral)?\.? dir(ect)?\b|\bfdu?sl\b|\bgrad(uate)? plus\b|\bsallie mae\b|\bpromissory\b|\bincome.share\b|\bpr[eé]stamos?\b|\b(must|to|will) be repaid\b|\b(re-?pay|repaid|pay (it |them )?back|paid back)\b/i;
const plusLoan =
  /\bpplus\b|\bpr[eé]stamos?\b.{0,30}\b(plus|padres?|madres?)\b|\bplus para padres\b|\bplus\b.{0,40}\bloan|\bparent.{0,20}\b(plus|loan)|\b(direct|federal|fed) plus\b|^\W*plus\W*$|\bplus (eligib|amount|application|estimate|option|credit)/i;
const work =
  /\bwork.?study\b|\bfwsp?\b|(?<!social )\bwork (award|program|grant|option|job|earnings)|\b(campus|student|federal|college) work\b|\bjobs?\b|\bemployment\b|\bwages\b|\bassistantship\b|\bresident (assistant|advis[eo]r)\b|\b(campus|student|part.time) position\b|\btrabajo\b/i;
const grant =
  /\bgrants?\b|\bscholarships?\b|\bpell\b|\bf?seog\b|\bwaiver\b|\bremission\b|\btuition discount\b|\b(gift|grant) aid\b|\bfellowship\b|\bbursary\b|\bfree money\b|\bocog\b|\bbecas?\b|\bsubvenci(ón|on|ones)\b/i;
const cost =
  /\btuition\b|\bfees?\b|\bhousing\b|\broom\b|\bresidence halls?\b|\bdorm(s|itory|itories)?\b|\bboard\b|\bmeals?\b|\bfood\b|\bdining\b|\bbooks?\b|\bsupplies\b|\btransport|\btravel\b|\bpersonal\b|\bliving (expenses|allowance|costs?)\b|\bmiscellaneous\b|\bhealth insurance\b|\b(other|additional)( education(al)?)? (costs?|expenses|charges)\b|\bmatr[ií]cula|\bcuotas?\b|\balojamiento\b|\bhospedaje\b|\bvivienda\b|\bcomidas?\b|\blibros?\b|\bmateriales\b|\bgastos personales\b|\bseguro (m[eé]dico|de salud)\b/i;
const loanFee = /^(?!.*\b(less|net|after|minus)\b).*(\bloan (origination )?fees?\b|\borigination fees?\b)/i;

const leadingTotal =
  /^\W*(?:(?:your|the|estimated|overall|combined|all)\s+)*(?:sub-?\s?|grand\s+)?totals?\b|^\W*sum of\b/i;
const endingTotal =
  /\b(?:sub-?\s?)?totals?(?:[\W\d]|\b(?:for|of|the|in|academic|award|aid|offer|package|year|annual|amount)\b)*$/i;
const totalAid =
  /\b(sub-?)?total (financial )?(aid|awards?|grants?|gift|loans?|offer|scholarships?|assistance)|\btotal de (la )?(ayuda|becas|subvenciones|pr[eé]stamos)/i;
/**
 * A total that speaks of more than one aid, or of what is left: "Total with Parent PLUS Loan", "Total due, Pell Grant
 * applied".
 */
const ofMore =
  /\b(with|without|inclu\w*|exclu\w*|before|after|other|and|less|minus|if|any|to|by|once|is|are|not|due|owed?|pay|bill|left|applied|covered)\b|[&+]/i;
const partOfCost = /(?<!\band )\b(in)?direct (costs?|charges|expenses)\b|\bbill(able|ed)\b/i;

/** What is borrowed or earned goes before what is given. */
const aids: readonly (readonly [LineKind, RegExp])[] = [
  ["plus", plusLoan],
  ["loan", loan],
  ["work", work],
  ["grant", grant],
];

/**
 * What other students get or owe, what the law allows, and money paid back: said in a letter, but no aid or cost of a
 * year.
 */
const notTheirs =
  /\b(median|average|typical(ly)?)\b.{0,40}\b(award|aid|grant|package|debt|borrow\w*|payment|indebtedness)|\b(aggregate|lifetime|cumulative)\b.{0,40}\b(limit|maximum|borrow\w*|debt|loans?)\b|\b(loan|monthly) payments?\b|\brefund\b(?! (insurance|plan))/i;

const words: readonly (readonly [LineKind, Pick<RegExp, "test">])[] = [
  [
    "netPrice",
    /\bnet (price|cost)s?\b|\b(costo|precio) neto\b|\b(cost|price)s?\b.{0,40}\b(after|minus|less)\b.{0,40}\b(aid|grants?|gift|scholarships?)\b/i,
  ],
  ["cost", loanFee],
  ["sum", notTheirs],
  ["sum", { test: isOwnShare }],
  ["sum", { test: (text) => totalAid.test(text) && isTotalOfOthers(text) }],
  // "Direct costs: tuition $38,500" is a heading with its first cost behind it.
  ["sum", { test: (text) => partOfCost.test(text) && !cost.test(/:(.*)/.exec(text)?.[1] ?? "") }],
  // What is paid out of a loan once its fee is taken off is that loan again.
  ["sum", /\borigination\b.*\bnet\b|\bnet (loan|disbursement|proceeds)\b/i],
  // It may be the whole cost, or what's left of it.
  ["unknown", /^\W*your (estimated )?costs?( (per|a|for the) year)?\W*$/i],
  [
    "totalCost",
    /\btotal\b.{0,40}\b(costs?|expenses|budget|charges|coa)\b|\btotal direct\b.{0,12}\bindirect\b|\bsticker price\b|\b(annual|yearly) (expenses|budget)\b|\bcosts? total\b|\bcost of attendance\b|\bestimated (total )?cost\b(?! of (?!attendance))|\bcoa\b|\bcosto (total |estimado )*de (la )?asistencia\b|\bcosto (total|(estimado )?de (los )?estudios)\b/i,
  ],
  ["sum", { test: isTotalOfOthers }],
  ["unknown", { test: isPayInKind }],
  ["sum", { test: isLeftToPay }],
  [
    "sum",
    /\b((family|parent|student) contribution|student aid index|\bsai\b|\befc\b|payment plan|deposit\b)|\b(financial|demonstrated) need\W*$/i,
  ],
  ...aids,
  ["cost", cost],
];

const hallJob =
  /\b(resident|residence|residential|community|hall) (assistant|advis[eo]r|director)s?\b|\basistente (de residencias?|residente)\b/i;
const roomOrBoard =
  /\b(room|housing|board|meals?|dining|food|waiver|waived|remission|credit|benefit|compensation|award|grant|scholarship|vivienda|alojamiento|hospedaje|comidas?|beca)\b/i;

/**
 * Room or meals for a job in a residence hall ("RA room waiver"): off the bill like a grant, earned like a wage, and
 * gone with the job. Neither a grant nor work-study: it is asked about.
 */
export function isPayInKind(text: string): boolean {
  return (hallJob.test(text) || /\bR\.?A\b/.test(text)) && roomOrBoard.test(text);
}

/** "Need not be repaid" speaks of a gift; without this its "repaid" would make it a loan. */
const notRepaid =
  /\b(not|never|n['’]t|no need to|without)\b.{0,25}?\b(re-?pay\w*|repaid|pay(ing)? (it |them )?back|paid back)|n['’]t .{0,25}?\b(repay|repaid|pay (it |them )?back|paid back)/gi;

/**
 * The index on which a grant rests, in brackets behind its name: "Federal Pell Grant (SAI 0)" is no Student Aid Index.
 */
const indexInBrackets = /\([^()]{0,40}\b(sai|efc|student aid index)\b[^()]{0,40}\)/gi;

/** What a text is by its own words; "unknown" where they say nothing. */
export function kindOf(text: string): LineKind {
  const said = text.replace(notRepaid, " ").replace(indexInBrackets, " ");
  return words.find(([, pattern]) => pattern.test(said))?.[0] ?? "unknown";
}

/** What aid a text names, whatever else it speaks of; "unknown" where it names none. */
export const aidOf = (text: string): LineKind => kindsOfAid(text)[0] ?? "unknown";

/** Every kind of aid a text names, a parent's loan as one with other loans. */
function kindsOfAid(text: string): readonly LineKind[] {
  const said = text.replace(notRepaid, " ");
  const kinds = aids.filter(([, pattern]) => pattern.test(said)).map(([kind]) => kind);
  return kinds[0] === "plus" ? kinds.filter((kind) => kind !== "loan") : kinds;
}

/** A total by its words, whatever it is a total of. */
export const isTotal = (text: string): boolean => leadingTotal.test(text) || endingTotal.test(text);

const withoutTotal = (text: string): string => text.replace(/\b(sub|grand)?[ -]?totals?\b|\bsum of\b/gi, " ").trim();

/** What a total is a total of; "unknown" for all aid, or a bare "Total". */
export const totalOf = (text: string): LineKind => kindOf(withoutTotal(text));

const nouns =
  /\b(?:your|the|all|my|our|and|or|of|for|in|from|at|gift|grant|scholarship|loan|award|aid|financial|assistance|free|money|amount|eligib\w*|offer(?:ed)?|package|estimated|accepted)s?\b/gi;
const ofAny =
  /\b(?:federal|state|institution(?:al)?|college|university|school|campus|outside|private|external|student|parent|family|undergraduate|direct|need|merit|based|other|semester|quarter|term|fall|winter|spring|summer|annual|yearly|academic|year|column|page|bill(?:ed)?|invoice|statement|payment|due|net|overall|combined|resources|funding|self|help)s?\b/gi;

/**
 * The words of a name of aid that make it one aid: none in "Total federal loan", "Dean's" in "Dean's Scholarship
 * total".
 */
export const ownWords = (text: string): readonly string[] =>
  withoutTotal(text)
    .replace(nouns, " ")
    .replace(ofAny, " ")
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

/**
 * Names one grant, loan or job, and no group of them: not "Loans", "Gift aid", "Loan and work-study" or a bare "Loan".
 */
export const namesOneAid = (text: string): boolean =>
  kindsOfAid(text).length === 1 && !isOfSeveral(text) && /\p{L}{2}/u.test(withoutTotal(text).replace(nouns, " "));

const isTotalOfOne = (text: string): boolean => namesOneAid(text) && !ofMore.test(text);

/**
 * A total of other lines, by its words. "Dean's Scholarship total" is that scholarship, and what "Founders total" is it
 * does not say; only the name of a group, of costs or of nothing at all makes a total of others.
 */
function isTotalOfOthers(text: string): boolean {
  const leads = leadingTotal.test(text) || totalAid.test(text);
  if (!leads && !endingTotal.test(text)) return false;
  if (kindsOfAid(text).length > 0) return !isTotalOfOne(text);
  const own = ownWords(text).join(" ");
  return own === "" || (!soundsLikeAid(own) && (leads || cost.test(text)));
}

/** Aid that does not say what it is, though words such as "tuition" or "housing" stand in its name. */
export const soundsLikeAid = (text: string): boolean =>
  /award|aid\b|merit|honou?rs?\b|president|dean|discount|gift|assistance|offer|promise|\bexchange\b|\bbenefits?\b|\breduction\b|(?<!per )\bcredit\b(?! hour)|\bstipend\b|\btap\b|\bgi bill\b|\byellow ribbon\b|\b(ch\.?|chapter) ?3[0135]\b/i.test(
    text,
  );

/** Private lenders of student loans by name; several lend under names that do not say loan. */
export const namesLender = (text: string): boolean =>
  /\b(discover|college ave(nue)?|sofi|ascent|citizens|earnest|nelnet|sallie mae|navient|mefa|risla|njclass|wells fargo|pnc|credit union)\b/i.test(
    text,
  );

/** Named as a gift to somebody, like "Ascent Scholars Program", though "scholars" is no scholarship. */
const givenTo = /\bscholars?\b|\bmerit\b|\bhonou?rs?\b|\bprize\b|\bfellows?\b/i;

/** What a heading of grants never makes a grant: ways to pay, to borrow or to earn. */
export const isNoGift = (text: string): boolean =>
  ((namesLender(text) || /\badvance\b/i.test(text)) && !givenTo.test(text)) ||
  /\bplus\b|\bdirect\b|\bwork|\bearn|\bhour|\bemploy|\bintern|\bposition\b|\bassistant|\bpayment|\bplan\b|\bsavings?\b|\b529\b|\bcontribution|\bfinancing\b|\bcredit\b|\bbank\b|\blender|\binterest\b|\bapr\b|\bco-?sign/i.test(
    text,
  );

/** Aid that pays a price and not an amount: "covers full tuition", "a full-ride scholarship". */
export const paysAPrice = (text: string): boolean =>
  (grant.test(text) || soundsLikeAid(text)) &&
  /\b(full|half|free|100%|50%)[- ]*(of )?(your |the )?(tuition|ride|cost of attendance)\b|\b(covers?|covering|waives?|pays?) ((all|any|your|the|of|rest|remaining|remainder|full|what) ){1,5}(tuition|cost)/i.test(
    text,
  );

/** What a letter promises only if something else happens. */
export const isConditional = (text: string): boolean =>
  /\bif you\b|\bpending\b|\bcontingent\b|\bconditional\b|\bprovided (that|you)\b|\bsubject to\b|\bcondicional\b/i.test(
    text,
  );

/** Aid taken back, or not yet given: its amount is none to count on. */
export const isTakenBackOrUnsure = (text: string): boolean =>
  /\bincluded (in|above)\b|\breduc(tion|ed)\b|\bcancel|\brescind|\bwithdrawn\b|\bdeclined\b|\badjust(ment|ed)\b|\bdecrease|\bremoved\b|\brevoked\b|\bineligible\b|\bdenied\b|\bnot (eligible|awarded|offered)\b|\bup to\b(?! (\d|two|three|four|five|six|eight|ten|twelve) ?(years|semesters|terms|quarters))|\bhasta\b(?! (el|la|\d ?(años|semestres)))|\b(health|insurance|fee|meal plan) waiver\b|\bwaived\b|\bcould\b|\bmay (be|receive|qualify)\b|\baverage\b/i.test(
    text,
  );

/** What a group of gifts says of itself: "Gift aid (you don't repay)", "Grants: money you do not have to pay back". */
const saidOfGifts =
  /\W*(\b(money|that|which|you|does|do|need)\b\W*){0,5}(\b(do|does|need)n['’]t|\bnot|\bnever)\b.{0,30}\b(re-?pay|repaid|back)\W*$/i;

/** Names a whole group ("Grants & scholarships") and no one aid. */
export const isGroupName = (text: string): boolean => groupName.test(text.replace(saidOfGifts, ""));

const groupName =
  /^\W*(your |all |the )*(grants|scholarships|loans|gift aid|grant aid|free money)((\s|,|\/|&|\+|and|or)+(grants?|scholarships?|loans?|gift aid|aid))*\W*$/i;

/** Speaks of several grants or loans at once, as in "You have $17,395 in grants and scholarships". */
export const isOfSeveral = (text: string): boolean => /\b(grants|scholarships|loans)\b/i.test(text);

/**
 * Names where a student lives and no cost: "On Campus Residence", "Living with parents". The amount beside it is that
 * of the whole year there, or of the room alone.
 */
export const isPlaceToLive = (text: string): boolean =>
  /^(?=.*\b(on|off)[- ]campus\b|.*\bcommut|.*\bwith (your |a |my )?(parents?|family|relatives?)\b|.*\bat home\b)(?:[^a-z]|\b(?:on|off|campus|commut\w*|with|your|a|my|parents?|family|relatives?|at|home|resid\w*|liv(?:e|ing)|students?|if|you)\b)*$/i.test(
    text,
  );

/** What a heading is about; of two kinds of aid at once it lends neither. */
export function headingKind(text: string): LineKind {
  const aids = [grant, loan, work].filter((pattern) => pattern.test(text.replace(notRepaid, " ")));
  if (aids.length > 1) return "unknown";
  const kind = kindOf(text);
  if (kind === "totalCost") return "cost";
  if (kind !== "unknown") return kind === "sum" && partOfCost.test(text) ? "cost" : kind;
  if (/^\W*work\b/i.test(text)) return "work";
  return /\b(costs?|charges|expenses|costos?|gastos)\b/i.test(text) ? "cost" : "unknown";
}

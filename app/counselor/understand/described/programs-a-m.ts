/** Programs of the states from Arizona to Michigan, as families speak of them. */
import { type DescribedProgram, program } from "./program";

/** Fort Lewis College has a rule of its own for members of tribes. */
const ofAll = /^(?!.*\bfort lewis\b)/;

export const programsToM: readonly DescribedProgram[] = [
  program("AZ", "aid-promise", "arizona promise(?: program)?", "does Pell mean free tuition in Arizona", [
    ["pell", "waived"],
    ["pell", /\bzero\b|\bfree\b/],
    ["pell", "waived", /\b(?:gap year|community college|pima|maricopa|mesa|first)\b/],
  ]),
  program("AZ", "aid-promise-gap", null, "is tuition free with Pell in Arizona after community college first", [
    ["pell", "waived", /\b(?:gap year|community college|pima|maricopa|mesa|first)\b/],
  ]),
  program("AZ", "aid-azleap", "azleap", "Arizona money that the college matches", [[/\bmatch\w*\b/, "help"]]),
  program(
    "AZ",
    "aid-spouses",
    "spouses of military veterans(?: tuition)?(?: scholarship)?",
    "is there free tuition for a veteran's wife in Arizona",
    [["spouse", "military", "help"]],
  ),
  program(
    "AZ",
    "aid-teachers",
    "arizona teachers? academy",
    "does Arizona pay your tuition if you teach there afterwards",
    [["teaching", "help"]],
  ),
  program("AZ", "applications-letters", null, "Arizona colleges sent a letter and I never applied", [
    ["byMail", "notApplied"],
  ]),
  program("AZ", "admission-assured", "assured admission", "does Arizona have guaranteed admission", [["hasToTake"]]),
  program("AZ", "workforce-loan", null, "does Arizona pay off loans of nurses and doctors", [
    ["loanPaid", /\b(?:doctors?|nurses?|dentists?|physicians?|health)\b/],
  ]),
  program("CA", "aid-parents-access", null, "is the Cal Grant bigger if you have kids", [
    [/\bcal ?grants?\b/, "parenting"],
    [/\bcal ?grants?\b/, "foster"],
    ["parenting", /\bextra\b|\bgrants?\b/],
  ]),
  program(
    "CA",
    "aid-promise-grant",
    "college promise grant|bog (?:fee )?waiver",
    "is the community college fee waived in California for low income",
    [["communityCollege", "waived", "poor"]],
  ),
  program("CA", "aid-uc-stability", null, "does UC tuition stay the same for all four years in California", [
    ["sameTuition", "wholeTime", /\buc\b/],
  ]),
  program(
    "CA",
    "veterans-fee-waiver-a",
    "calvet(?: (?:college )?fee waiver)?(?: plan a)?",
    "free tuition in California for the child of a disabled veteran",
    [["military", "relative", "harmed", "help"]],
  ),
  program("CA", "savings-calkids", "calkids?", "savings account California opened for my daughter through school", [
    ["account", "fromState", /\b(?:opened|started|gave|gives|put|free|opens)\b/],
    ["account", /\bschool\b/, /\b(?:opened|started|gave|put|opens)\b/],
  ]),
  program(
    "CA",
    "admission-direct",
    "cal state direct admissions?|csu direct admissions?",
    "Cal State accepted me before I applied in California",
    [["notApplied", "place"]],
  ),
  program("CA", "fafsa-universal", null, "can't graduate in California without the FAFSA?", [
    ["needFafsa", "mustFile"],
  ]),
  program("CO", "aid-promise", "colorado promise", "two years of tuition back on your taxes in Colorado", [
    ["inTaxes", /\b(?:tuition|college|years|back)\b/],
  ]),
  program("CO", "aid-cof", "college opportunity fund", "Colorado stipend for each credit", [
    [/\bstipends?\b/, /\bcredits?\b/],
  ]),
  program("CO", "residency-tribes", null, "in-state price for tribal members in Colorado", [
    ["tribal", "outOfState", ofAll],
    ["tribal", "help", ofAll],
    ["tribal", "resident", ofAll],
  ]),
  program(
    "CO",
    "campus-fort-lewis",
    "fort lewis (?:native american )?tuition waiver",
    "if I'm Navajo at Fort Lewis in Colorado",
    [
      ["tribal", /\bfort lewis\b/],
      ["tribal", "help", /\bfort lewis\b/],
      ["tribal", "outOfState", /\bfort lewis\b/],
      ["tribal", "resident", /\bfort lewis\b/],
    ],
  ),
  program("CO", "workforce-student-teacher", null, "does Colorado pay student teachers", [["studentTeaching", "help"]]),
  program("CO", "workforce-educators", null, "does Colorado forgive loans of teachers", [["loanPaid", "teacher"]]),
  program("CO", "dual-credit-ascent", "ascent", "fifth year of high school with tuition paid in Colorado", [
    [/\b(?:fifth|5th) year\b/, "help"],
  ]),
  program("CO", "workforce-career-advance", "career advance(?: colorado)?", "free short training in Colorado", [
    ["training", "free"],
  ]),
  program("CO", "fafsa-not-required", null, "do I need the FAFSA to graduate in Colorado", [["needFafsa", "mustFile"]]),
  program(
    "FL",
    "residency-grandparent",
    "grandparent (?:fee |tuition )?waiver",
    "does a grandparent in Florida get me out of the out-of-state fee",
    [
      ["grandparent", "outOfState"],
      ["grandparent", /\b(?:because of|thanks to)\b/, "help"],
    ],
  ),
  program(
    "FL",
    "aid-first-generation",
    "first[- ]generation matching(?: grant)?|fgmg",
    "Florida money for kids whose parents don't have a degree",
    [["firstGeneration", "help"]],
  ),
  program("FL", "aid-open-door", "open door(?: grant)?", "does Florida pay for welding training", [
    ["training", "help"],
  ]),
  program("FL", "aid-fsag", "fsag|florida student assistance(?: grant)?", "Florida's grant for low income students", [
    ["poor", /\bgrants?\b/],
  ]),
  program(
    "FL",
    "aid-ease",
    "ease(?: grant)?(?= |$)(?=.*\\b(?:florida|grant)\\b)",
    "Florida grant for private colleges",
    [[/\bprivate\b/, /\bgrants?\b|\bmoney\b/]],
  ),
  program("FL", "savings-prepaid", "florida prepaid", "pay Florida tuition ahead at today's price", [
    [/\b(?:prepaid|pre[- ]?pay|ahead)\b/, /\btuition\b|\bcollege\b/],
  ]),
  program(
    "FL",
    "workforce-frame",
    "frame (?:program|loans?|in florida)|florida s? ?frame",
    "does Florida pay back loans of nurses and doctors",
    [["loanPaid", /\b(?:doctors?|nurses?|dentists?|physicians?|health)\b/]],
  ),
  program(
    "FL",
    "admission-talented-twenty",
    "talented (?:twenty|20)",
    "does Florida guarantee admission to the top 20 percent of a class",
    [["topOfClass", "hasToTake"]],
  ),
  program(
    "GA",
    "applications-match",
    "(?:georgia|ga) match",
    "Georgia letter says colleges are holding a spot for my son",
    [
      ["place", "byMail"],
      ["place", "notApplied"],
      ["place", "fromState", /\bsenior\b/],
    ],
  ),
  program("GA", "aid-dreams", "dreams scholarship", "Georgia scholarship based on need", [
    ["poor", /\bscholarships?\b/],
  ]),
  program("GA", "aid-hope-grant", "hope grant", "does Georgia pay for a certificate at a technical college", [
    ["training", "help"],
  ]),
  program(
    "GA",
    "aid-career-grant",
    "hope career grant",
    "Georgia: all tuition free in high demand fields at a technical college",
    [["training", "free", /\b(?:high[- ]demand|in[- ]demand|all tuition)\b/]],
  ),
  program("GA", "aid-reach", "reach georgia", "Georgia mentor from eighth grade and money for college", [
    [/\bmentor\w*\b/, "help"],
    [/\b(?:eighth|8th) grade\b/, "help"],
  ]),
  program("GA", "dual-credit-cap", null, "how many dual enrollment hours are free in Georgia", [
    [/\bdual enroll\w*\b/, "help"],
  ]),
  program(
    "IL",
    "applications-one-click",
    "one[- ]click(?: college admit| admissions?)?",
    "Illinois colleges let you in without applying",
    [
      ["notApplied", "place"],
      ["notApplied", "byMail"],
    ],
  ),
  program("IL", "aid-map", "monetary award(?: program)?", "Illinois grant that doesn't need good grades", [
    ["anyGrades", "help"],
    ["anyGrades", "fromState"],
    ["poor", /\bgrants?\b/],
  ]),
  program("IL", "aid-aim-high", "aim high", "Illinois grant for grades and need at public universities", [
    [
      /(?<!\b(?:need|require|without) )\bgood grades\b|\bgrades and need\b|\bmerit\b/,
      /\bgrants?\b|\bscholarships?\b|\bmoney\b/,
    ],
  ]),
  program("IL", "aid-truth", "truth in tuition", "does my tuition stay the same all four years in Illinois", [
    ["sameTuition", "wholeTime"],
  ]),
  program("IL", "workforce-golden", "golden apple(?: scholars?)?", "Illinois money for future teachers", [
    ["teaching", "help"],
  ]),
  program("IL", "workforce-ecace", "ecace", "Illinois scholarship for child care workers", [
    [/\b(?:child ?care|daycare|day care|preschool|early childhood)\b/, "help"],
  ]),
  program("IL", "fafsa-graduate", null, "cant graduate in Illinois without the FAFSA?", [["needFafsa", "mustFile"]]),
  program("MD", "aid-ga", "guaranteed access(?: grant)?", "Maryland's one big grant up to 18 thousand", [
    [/\b(?:big(?:gest)?|larg(?:e|est)|18 thousand|18000|18 ?k)\b/, /\bgrants?\b/],
    ["poor", "help"],
  ]),
  program("MD", "aid-promise", "community college promise", "is community college free in Maryland", [
    ["communityCollege", "free"],
  ]),
  program("MD", "aid-delegate", "delegate scholarships?", "scholarship from our delegate in Maryland", [
    [/\bdelegates?\b|\blegislators?\b/, "help"],
  ]),
  program(
    "MD",
    "workforce-teaching",
    "teaching fellows(?: for maryland)?(?=.*\\bmaryland\\b)|teaching fellows for maryland",
    "does Maryland pay if I become a teacher",
    [["teaching", "help"]],
  ),
  program(
    "MD",
    "workforce-hoffman",
    "hoffman(?: loan assistance)?",
    "does Maryland help teachers and nurses with their loans",
    [["loanPaid", /\b(?:teachers?|nurses?|social workers?|lawyers?)\b/]],
  ),
  program("MI", "aid-tip", "tuition incentive program", "Medicaid in Michigan gets college paid for?", [
    ["medicaid", "help"],
  ]),
  program("MI", "aid-tribal", "indian tuition waiver", "free tuition for Native Americans in Michigan", [
    ["tribal", "help"],
  ]),
  program(
    "MI",
    "admission-maap",
    "assured admissions?(?: pact)?|maap",
    "a Michigan university has to take a student with a 3.0",
    [["hasToTake"]],
  ),
  program("MI", "aid-go-blue", "go[- ]blue(?: guarantee)?", "Ann Arbor is free if you make under 125 in Michigan", [
    [
      /\b(?:ann arbor|university of michigan|u ?m|umich)\b/,
      "free",
      /\b(?:mak(?:e|es|ing)|income|under|below|less|earn\w*)\b/,
    ],
  ]),
  program("MI", "aid-ccg", "community college guarantee", "is community college free in Michigan", [
    ["communityCollege", "free"],
  ]),
  program("MI", "aid-reconnect", "michigan reconnect", "free community college for a 30 year old in Michigan", [
    ["communityCollege", "adult", "help"],
    ["adult", "free"],
  ]),
  program("MI", "aid-skills", "skills scholarship", "Michigan money for a certificate from a trade school", [
    ["training", "help"],
  ]),
  program("MI", "workforce-educator", "future educator(?: fellowship)?", "Michigan money for future teachers", [
    ["teaching", "help"],
  ]),
];

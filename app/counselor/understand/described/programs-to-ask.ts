/**
 * Programs of states that our pages name and couldn't confirm: nothing is told of them but whom to ask. Found as the
 * confirmed ones are. Pure data, and one table, which is why it's over 300 lines.
 */
import { type DescribedProgram, program } from "./program";

const guardOf = (state: string, fact = "veterans-guard", names: string | null = null, plainly = "") =>
  program(state, fact, names, plainly, [["guard", "help"]]);

/** What may be told where a college is named: of one campus, or of a name that holds a college's. */
const atCampus = (...[state, fact, plainly, ways]: [string, string, string, Parameters<typeof program>[4]]) => ({
  ...program(state, fact, null, plainly, ways),
  campus: true as const,
});

const named = (names: string, one: DescribedProgram): DescribedProgram => ({
  ...one,
  names: new RegExp(`\\b(?:${names})\\b`),
});

/** Those who guard the public, and what befell them. */
const responder =
  /\b(?:police|cops?|officers?|deput(?:y|ies)|sheriffs?|troopers?|fire ?fighters?|fireman|emts?|paramedics?|first responders?)\b/;
const ofResponders = [responder, "relative", "harmed"] as const;
const inHealth = /\b(?:doctors?|nurses?|nursing|dentists?|physicians?|therapists?|counselors?|pharmacists?|health)\b/;
/** A family says what it makes: what some promises go by. */
const income =
  /\b(?:incomes?|mak(?:e|es|ing)|earn(?:s|ing)?|under|below|less than) (?:about |around |like |only |just |\w+ )?\$?\d|\bincomes?\b|\d+ ?k\b/;
const nothing =
  /\bfree\b|\bcosts? (?:us |me |him |her )?(?:anything|nothing)\b|\bno tuition\b|\bzero\b|\bpay (?:anything|nothing)\b|\bcover(?:s|ed)?\b/;
const away =
  /\b(?:out[- ]of[- ]state|(?:another|other|different|neighboring|next) states?|in (?:ohio|new york|new jersey|maryland|delaware|west virginia|massachusetts|connecticut))\b/;

export const programsToAsk: readonly DescribedProgram[] = [
  program("AZ", "aid-foster", null, "is tuition waived for foster youth in Arizona", [
    ["foster", "help"],
    ["foster", "waived"],
    ofResponders,
  ]),
  named(
    "access ?(?:2|to) ?excellence|a2e",
    atCampus("AZ", "aid-a2e", "what is Access2Excellence at NAU", [[/\bnau\b|\bnorthern arizona\b/, income, nothing]]),
  ),
  atCampus("AZ", "aid-nau-tribes", "what do tribal members pay at Northern Arizona University", [
    ["tribal", /\bnau\b|\bnorthern arizona\b/],
  ]),
  program(
    "AZ",
    "aid-native-scholars",
    "arizona native scholars?(?: grant)?",
    "what is the Arizona Native Scholars Grant",
    [["tribal", "help", /\b(?:university of arizona|u of a|tucson)\b/]],
  ),
  guardOf("AZ", "veterans-guard", null, "does Arizona pay tuition for the National Guard"),
  named(
    "(?:uc|university of california)(?: s)? blue (?:and|n) gold(?: opportunity)?(?: plan)?|blue (?:and|n) gold opportunity(?: plan)?",
    atCampus("CA", "aid-blue-and-gold", "is UC free in California if we make 70k", [
      [/\bucs?\b|\bucla\b|\bberkeley\b/, income, nothing],
      [/\bblue (?:and|n) gold\b/, /\bucs?\b|\bucla\b|\bberkeley\b/],
    ]),
  ),
  program("CA", "aid-free-years", null, "are two years of community college free in California", [
    ["communityCollege", "free", "twoYears"],
  ]),
  program(
    "CA",
    "aid-teacher-grant",
    "golden state teachers?(?: grant)?(?: program)?",
    "money for future teachers in California",
    [["teaching", "help"]],
  ),
  program("CA", "aid-chafee", null, "what does California pay for former foster youth", [
    [/\bchafee\b/],
    ["foster", "help"],
    [/\bchafee\b/, "foster", "help"],
  ]),
  program(
    "CA",
    "aid-completion",
    "student success completion(?: grant)?",
    "extra money for full-time community college students in California with a Cal Grant",
    [["communityCollege", /\bcal ?grants?\b/, /\bextra\b|\bfull[- ]time\b/]],
  ),
  program("CA", "veterans-fee-waiver-b", "calvet(?: fee waiver)?,? plan b", "CalVet plan B in California", [
    [/\bcalvet\b/, /\bplan b\b/],
  ]),
  program("CA", "workforce-health", null, "does California repay loans of nurses", [["loanPaid", inHealth]]),
  program("CA", "savings-scholarshare", "scholarshare(?: 529)?", "what are the fees of ScholarShare", [
    [/\bscholarshare\b/],
  ]),
  program("CO", "aid-student-grant", "colorado student grant", "what is the Colorado Student Grant", [
    [/\bstudent grant\b/],
  ]),
  program("CO", "aid-foster", "fostering opportunities", "is there money for foster youth in Colorado", [
    ["foster", "help"],
  ]),
  guardOf("CO", "veterans-guard", null, "does Colorado pay tuition for the National Guard"),
  program(
    "CO",
    "veterans-dependents",
    "dependents tuition assistance",
    "is college free in Colorado for kids of a firefighter who died",
    [ofResponders, ["guard", "relative", "harmed"]],
  ),
  program("CO", "workforce-careerwise", "careerwise", "CareerWise apprenticeships in Colorado", [[/\bcareerwise\b/]]),
  program("CO", "workforce-health", "colorado health service corps", "does Colorado repay loans of dentists", [
    ["loanPaid", /\bdentists?\b/],
  ]),
  program("CO", "savings-collegeinvest", "collegeinvest", "what is CollegeInvest", [[/\bcollegeinvest\b/]]),
  program("FL", "aid-stipend", null, "does Bright Futures pay for books in Florida", [
    [/\bbright futures?\b/, /\b(?:books?|textbooks?)\b/],
  ]),
  program(
    "FL",
    "aid-other-awards",
    "benacquisto(?: scholarship)?|jose marti (?:scholarship|grant|award|challenge grant)|rosewood (?:family )?(?:scholarship|grant)|farm ?worker (?:award|scholarship)",
    "what is the Benacquisto scholarship in Florida",
    [[/\bnational merit\b/, "fromState", "help"]],
  ),
  program("FL", "aid-medallion-aa", null, "does Medallion pay all of tuition at a state college in Florida", [
    [/\bmedallion\b/, /\b(?:state colleges?|associates?|aa|community colleges?)\b/],
  ]),
  program(
    "FL",
    "veterans-guard",
    "educational dollars for duty",
    "free tuition in Florida for the child of a disabled veteran",
    [
      ["guard", "help"],
      ["military", "relative", "harmed", "help"],
      ["military", "harmed", "waived"],
      [/\bpurple heart\b/, "help"],
    ],
  ),
  program("GA", "aid-zell-grant", "zell(?: miller)? grant", "what is the Zell Miller Grant", [
    [/\bzell\b/, /\btechnical colleges?\b/],
  ]),
  program(
    "GA",
    "aid-private",
    "georgia (?:tuition equali[sz]ation(?: grant)?|teg)",
    "what does HOPE pay at a private college in Georgia",
    [[/\b(?:hope|zell)\b/, /\bprivate\b/], [/\btuition equali[sz]ation\b/]],
  ),
  program("GA", "aid-time", null, "how many years after high school can you use HOPE in Georgia", [
    [
      /\b(?:hope|zell)\b/,
      /\byears (?:after|out of|since)\b|\bgap year\b|\bwait(?:ed|ing)? (?:a|two|three|some) years?\b|\bexpires?\b/,
    ],
  ]),
  program("GA", "aid-completion", null, "completion grant in Georgia", [[/\bcompletion grants?\b/]]),
  program("GA", "veterans-guard", null, "does Georgia pay for college if my dad was hurt in the army", [
    ["guard", "help"],
    ["military", "relative", "harmed", "help"],
    ["military", "harmed", "waived"],
    [/\bhero\b/, "help"],
    ofResponders,
  ]),
  program(
    "IL",
    "aid-campus-promises",
    "uic aspire|redbird promise|huskie pledge|saluki commitment",
    "what is the Huskie Pledge income limit",
    [
      [/\bcity colleges?\b/, /\bchicago\b/, nothing],
      [/\bstar scholarship\b/, /\bchicago\b/],
    ],
  ),
  program(
    "IL",
    "aid-special",
    "minority teachers of illinois",
    "is college free in Illinois for kids of a police officer who died",
    [ofResponders, [/\bspecial ed(?:ucation)?\b/, "teacher", "help"]],
  ),
  program(
    "IL",
    "veterans-ivg",
    "illinois veterans? grant|ivg|mia pow(?: scholarship)?",
    "is college free in Illinois for the kids of a disabled veteran",
    [
      ["military", "waived"],
      ["military", "relative", "harmed", "help"],
      ["guard", "help"],
    ],
  ),
  program("MD", "aid-senatorial", "senatorial scholarships?", "Senatorial Scholarship in Maryland", [
    [/\bstate senators?\b/, "help"],
  ]),
  program("MD", "aid-next-generation", "next generation scholars?", "what is Next Generation Scholars in Maryland", [
    [/\bnext gen\w*\b/, /\bscholars?\b/],
  ]),
  program(
    "MD",
    "aid-conroy",
    "conroy (?:memorial )?(?:scholarships?|grant)",
    "is college free in Maryland for the kids of a disabled veteran",
    [[/\bconroy\b/], ["military", "relative", "harmed", "help"], ofResponders],
  ),
  guardOf("MD", "veterans-guard", null, "does Maryland pay tuition for the National Guard"),
  program(
    "MD",
    "workforce-cyber",
    "cybersecurity public service(?: scholarship)?",
    "cyber scholarship in Maryland for state service",
    [[/\bcyber\w*\b/, /\bscholarships?\b/]],
  ),
  program("MD", "savings-match", "save ?4 ?college", "does Maryland match money in a college savings account", [
    [/\bmatch\w*\b/, "account"],
  ]),
  program(
    "MI",
    "aid-promise",
    "(?:kalamazoo|detroit|lansing|flint|saginaw|pontiac|battle creek|grand rapids|jackson|muskegon|benton harbor|baldwin) promise|promise zones?",
    "what does the Kalamazoo Promise pay",
    [[/\bpromise\b/, /\b(?:kalamazoo|detroit|saginaw|lansing|pontiac)\b/]],
  ),
  program(
    "MI",
    "veterans-children",
    "children of veterans tuition(?: grant)?",
    "tuition in Michigan for the child of a disabled veteran",
    [
      ["military", "relative", "help"],
      ["military", "relative", "harmed", "help"],
      ["guard", "help"],
    ],
  ),
  program("MI", "workforce-educator-stipend", null, "are student teachers paid in Michigan", [
    ["studentTeaching", "help"],
  ]),
  program("MI", "workforce-loans", null, "does Michigan repay loans of doctors", [["loanPaid", inHealth]]),
  program("NY", "aid-enhanced", "enhanced tuition awards?", "what is the Enhanced Tuition Award in New York", [
    [/\bexcelsior\b/, /\bprivate\b/],
  ]),
  program(
    "NY",
    "aid-other-opportunity",
    "heop|cuny college discovery|(?:cuny )?seek (?:program|at cuny)|cuny seek",
    "what is HEOP in New York",
    [[/\bopportunity programs?\b/, /\b(?:private|cuny)\b/]],
  ),
  program(
    "NY",
    "aid-academic-excellence",
    "scholarships? for academic excellence",
    "what is the Scholarship for Academic Excellence",
    [[/\bacademic excellence\b/]],
  ),
  program("NY", "aid-native", null, "is there state aid for tribal members in New York", [["tribal", "help"]]),
  program(
    "NY",
    "veterans-vta",
    "veterans? tuition awards?",
    "does New York pay college for the kids of a disabled veteran",
    [
      ["military", "waived"],
      ["military", "relative", "harmed", "help"],
      ["guard", "help"],
    ],
  ),
  program(
    "NC",
    "aid-private",
    "nc need[- ]based(?: scholarship)?",
    "state grant at a private college in North Carolina",
    [[/\b(?:need[- ]based|next nc|state (?:grant|aid))\b/, /\bprivate\b/]],
  ),
  program(
    "NC",
    "aid-fels",
    "forgivable education loans?(?: for service)?|(?:nc|north carolina) teaching fellows|fels",
    "does North Carolina pay for future teachers",
    [["teaching", "help"]],
  ),
  program(
    "NC",
    "aid-veterans-children",
    "children of wartime veterans",
    "scholarship for a veteran's kid in North Carolina",
    [
      ["military", "relative", "help"],
      ["military", "relative", "harmed", "help"],
    ],
  ),
  guardOf("NC", "veterans-guard", null, "does North Carolina pay tuition for the National Guard"),
  program("NC", "workforce-health", null, "does North Carolina repay loans of rural nurses", [["loanPaid", inHealth]]),
  program("OH", "aid-ocog-two-year", null, "does OCOG pay at a community college in Ohio", [
    [/\bocog\b/, /\b(?:community colleges?|two[- ]year|regional|branch)\b/],
    [/\bocog\b/, "communityCollege"],
  ]),
  program(
    "OH",
    "aid-others",
    "safety officers?(?: college)?(?: memorial)? fund|ohio national guard scholarship|second chance grant|work ready grant",
    "does Ohio pay tuition for the National Guard",
    [["guard", "help"], ofResponders, [/\bgrow your own\b/, "teacher"]],
  ),
  named(
    "buckeye bridge",
    atCampus("OH", "aid-bridge", "is it free from Columbus State to Ohio State", [
      [/\bcolumbus state\b/, /\bohio state\b/, nothing],
    ]),
  ),
  program(
    "OH",
    "workforce-nealp",
    "nealp|nurse education assistance(?: loan)?(?: program)?",
    "does Ohio cancel loans of nurses",
    [["loanPaid", /\bnurs\w+\b/]],
  ),
  program("OH", "workforce-techcred", "techcred", "what is TechCred in Ohio", [[/\btech ?cred\b/]]),
  program("OH", "workforce-health", null, "does Ohio repay loans of dentists", [
    ["loanPaid", /\b(?:doctors?|dentists?|physicians?)\b/],
  ]),
  program("OR", "aid-oog-time", null, "how many terms does the Oregon Opportunity Grant last", [
    [/\bopportunity grant\b/, /\bhow (?:long|many (?:years|terms|semesters|times))\b/],
  ]),
  atCampus("OR", "aid-four-free", "what is Four Years Free at Portland State", [
    [/\bportland state\b/, /\bfree\b/, /\btuition\b|\bfour\b|\b4\b/],
  ]),
  atCampus("OR", "aid-bridge", "what is Bridge to Success at Oregon State", [
    [/\bbridge to success\b/, /\boregon state\b/],
    [/\boregon state\b/, nothing, "pell"],
  ]),
  program("OR", "aid-childcare", "student child ?care grant", "does Oregon help student parents with child care", [
    [/\b(?:child ?care|day ?care|babysitt\w+)\b/, "help"],
  ]),
  guardOf("OR", "veterans-guard", null, "does Oregon pay tuition for the National Guard"),
  program("PA", "aid-rtss", "rtss|ready to succeed(?: scholarship)?", "what is Ready to Succeed in Pennsylvania", [
    [/\bready to succeed\b/],
  ]),
  atCampus("PA", "aid-pell-match", "does Pitt match the Pell Grant", [
    ["pell", /\bpitt\b|\buniversity of pittsburgh\b/, /\bmatch\w*\b/],
  ]),
  atCampus("PA", "aid-out-of-state", "can I use the Pennsylvania State Grant in another state", [
    [/\b(?:state grant|pheaa)\b/, away],
    [/\b(?:state grant|pheaa)\b/, away, "help"],
  ]),
  program("PA", "aid-others", "pa[- ]tip", "Chafee grant in Pennsylvania", [
    [/\bchafee\b/],
    [/\b(?:blind|deaf)\b/, "help"],
    ofResponders,
  ]),
  program("TX", "aid-teog-amount", null, "how much is the TEOG in Texas", [
    [/\bteog\b/, /\b(?:how much|amount|max(?:imum)?|worth)\b/],
  ]),
  program(
    "TX",
    "aid-other-promises",
    "aggie assurance|red raider guarantee|cougar promise|bobcat promise",
    "what is the income limit of the Aggie Assurance",
    [[/\b(?:texas tech|red raiders?|a and m|aggies?|texas state|university of houston)\b/, income, nothing]],
  ),
  program("TX", "aid-local-promises", "dallas county promise|alamo promise", "when do you sign up for Alamo Promise", [
    [/\b(?:dallas|san antonio)\b/, "communityCollege", nothing],
  ]),
  program("TX", "aid-exemptions", null, "is tuition free for foster youth in Texas", [
    ["foster", "help"],
    ["foster", "waived"],
    [/\badopted\b/, "waived"],
    ofResponders,
  ]),
  program(
    "TX",
    "veterans-guard",
    "texas armed services(?: scholarship)?",
    "does Texas pay tuition for the National Guard",
    [["guard", "help"]],
  ),
  program("TX", "workforce-loan-repayment", null, "does Texas repay loans of doctors", [["loanPaid", inHealth]]),
  program(
    "TX",
    "savings-plans",
    "texas tuition promise(?: fund)?|lonestar 529|texas college savings plan",
    "what is the Texas Tuition Promise Fund",
    [[/\bprepaid\b/, /\btuition|plan|529\b/]],
  ),
  guardOf("VA", "veterans-guard", null, "does Virginia pay tuition for the National Guard"),
  program("VA", "workforce-fastforward", null, "FastForward short programs in Virginia", [[/\bfast ?forward\b/]]),
  program(
    "VA",
    "workforce-teaching",
    "virginia teaching scholarship(?: loan)?(?: program)?",
    "does Virginia pay for future teachers",
    [["teaching", "help"]],
  ),
  program("VA", "workforce-health", null, "does Virginia repay loans of nurses", [["loanPaid", inHealth]]),
];

/** Programs of the states from New York to Virginia, as families speak of them. */
import { type DescribedProgram, program } from "./program";

export const programsFromN: readonly DescribedProgram[] = [
  program(
    "NY",
    "aid-eop",
    "eop(?= |$)(?=.*\\b(?:suny|new york)\\b)|(?:suny|new york)\\b.*\\beop|suny educational opportunity program",
    "SUNY has a way in for kids with bad grades and low income",
    [
      ["weakGrades", "poor"],
      ["weakGrades", /\bway in\b/],
    ],
  ),
  program(
    "NY",
    "aid-asap",
    "asap at cuny|cuny asap|cuny s? ?asap",
    "CUNY program with a free MetroCard and an adviser",
    [[/\bmetro ?cards?\b/], [/\bcuny\b/, /\bassociates?\b/, "free"]],
  ),
  program(
    "NY",
    "aid-stem",
    "(?:nys |new york )?stem incentive(?: program)?",
    "New York scholarship for the top 10% of the class in engineering",
    [["topOfClass", "science"]],
  ),
  program(
    "NY",
    "aid-reconnect",
    "(?:suny|cuny) (?:and cuny )?reconnect",
    "free community college for adults in New York",
    [
      ["communityCollege", "adult", "help"],
      ["communityCollege", "free"],
    ],
  ),
  program(
    "NY",
    "admission-top-ten",
    "suny top (?:10|ten)(?:%| percent)?(?: promise)?",
    "does SUNY guarantee admission to the top 10% in New York",
    [["topOfClass", "hasToTake"]],
  ),
  program(
    "NY",
    "admission-community",
    null,
    "New York community college letter says I'm accepted and I never applied",
    [["notApplied", "byMail"]],
  ),
  program("NY", "workforce-feet", "get on your feet", "does New York pay my student loans after graduation", [
    ["loanPaid", /\bstate\b|\bnew york pays?\b|\bdoes new york pay\b/, /\b(?:after|graduat\w+|pay)\b/],
  ]),
  program("NY", "fafsa-universal", null, "do you need the FAFSA to graduate in New York", [["needFafsa", "mustFile"]]),
  program(
    "NC",
    "aid-nc-promise",
    "nc promise|north carolina promise",
    "which Carolina schools are the $500 a semester ones",
    [["lowPrice", /\b(?:schools?|colleges?|universit\w+|ones|tuition|semester)\b/]],
  ),
  program(
    "NC",
    "applications-connect",
    "(?:nc )?college connect",
    "North Carolina colleges say we are already in and never applied",
    [
      ["place", "byMail"],
      ["notApplied", "place"],
      ["notApplied", "byMail"],
      ["notApplied", /\balready in\b/],
    ],
  ),
  program("NC", "aid-next-nc", "next nc(?: scholarship)?", "North Carolina grant for low income families", [
    ["poor", /\bgrants?\b|\bscholarships?\b|\bmoney\b/],
    ["communityCollege", "free"],
  ]),
  program(
    "NC",
    "aid-fixed",
    "fixed tuition(?=.*\\b(?:nc|carolina|unc)\\b)",
    "does tuition stay the same for all four years in North Carolina",
    [["sameTuition", "wholeTime"]],
  ),
  program(
    "NC",
    "dual-credit-ccp",
    "career (?:and )?college promise",
    "free college classes in high school in North Carolina",
    [[/\bhigh school\b/, /\bcollege (?:classes|courses|credit)\b/, "free"]],
  ),
  program("OH", "aid-merit", "governor s? ?merit(?: scholarship)?", "Ohio scholarship for the top of the class", [
    ["topOfClass", "help"],
    ["topOfClass", "fromState"],
  ]),
  program(
    "OH",
    "aid-war-orphans",
    "war orphans?(?: and severely disabled veterans?)?(?: children)?(?: scholarship)?",
    "Ohio scholarship for children of disabled veterans",
    [["military", "relative", "harmed", "help"]],
  ),
  program(
    "OH",
    "residency-forever",
    "forever buckeyes?",
    "finished high school in Ohio, moving back, do I count as in-state",
    [
      ["returning", "finishedSchool", "resident"],
      ["returning", "finishedSchool", "outOfState"],
    ],
  ),
  program("OH", "residency-job", null, "my mom got a full-time job in Ohio and we move there, is it in-state", [
    ["newJob", "moving", "relative", "resident"],
  ]),
  program("OH", "workforce-choose", "choose ohio first", "Ohio money for STEM students", [[/\bstem\b/, "help"]]),
  program("OH", "dual-credit-ccp", "college credit plus", "free college classes in high school in Ohio", [
    [/\bhigh school\b/, /\bcollege (?:classes|courses|credit)\b/, "free"],
  ]),
  program("OR", "aid-promise", "oregon promise", "free community college in Oregon straight out of high school", [
    ["communityCollege", "free"],
  ]),
  program(
    "OR",
    "aid-tribal",
    "oregon tribal(?: student)?(?: grant)?|tribal student grant",
    "does Oregon pay for college for tribal members",
    [["tribal", "help"]],
  ),
  program("OR", "aid-foster", null, "is tuition waived for foster youth in Oregon", [["foster", "help"]]),
  program("OR", "aid-pathway", "pathway ?oregon", "University of Oregon free with Pell", [
    ["pell", "free", /\buniversity of oregon\b|\bu ?o\b/],
  ]),
  program(
    "OR",
    "workforce-teachers",
    "oregon teacher scholars?(?: program)?",
    "Oregon money for bilingual future teachers",
    [["teaching", "help"]],
  ),
  program(
    "PA",
    "aid-fostered",
    "foster ?ed waiver|foster ed",
    "do Pennsylvania colleges waive tuition for foster youth",
    [
      ["foster", "help"],
      ["foster", "waived"],
    ],
  ),
  program(
    "PA",
    "workforce-student-teacher",
    "student teacher (?:support|stipends?)(?: program)?(?=.*\\b(?:pa|pennsylvania)\\b)|(?:pa|pennsylvania)(?: s)? student teacher (?:support|stipend)(?: program)?",
    "does Pennsylvania pay a stipend for student teaching",
    [["studentTeaching", "help"]],
  ),
  program(
    "PA",
    "aid-grow-pa",
    "grow pa(?: scholarship)?(?: grant)?",
    "Pennsylvania pays 5,000 if you stay and work there",
    [[/\b(?:stay|live)\b/, /\bwork\w*\b/, "help"]],
  ),
  program(
    "PA",
    "veterans-mfep",
    "military family education(?: program)?",
    "can a Guard parent pass on tuition to a child in Pennsylvania",
    [["guard", "relative", "help"]],
  ),
  program("PA", "veterans-eap", "(?:national )?guard eap", "does Pennsylvania pay tuition in the National Guard", [
    ["guard", "help"],
  ]),
  program("PA", "savings-keystone", "keystone scholars", "Pennsylvania $100 account for every baby born", [
    ["account", /\b(?:bab(?:y|ies)|born|newborns?)\b/],
  ]),
  program("PA", "fafsa-graduate", null, "cant graduate in Pennsylvania without the FAFSA?", [
    ["needFafsa", "mustFile"],
  ]),
  program(
    "PA",
    "applications-niche",
    null,
    "a Pennsylvania state university accepted me by letter and I never applied",
    [
      ["notApplied", "place"],
      ["notApplied", "byMail"],
    ],
  ),
  program(
    "TX",
    "veterans-legacy",
    "hazlewood(?: act| exemption)?(?: legacy(?: act)?|(?=.*\\b(?:son|daughter|child|kids?|pass|transfer)\\b))",
    "can a Texas veteran give unused hours to a child",
    [["military", "relative", "unusedHours"]],
  ),
  program("TX", "veterans-hazlewood", "hazlewood(?: act| exemption)?", "do veterans get free college in Texas", [
    ["military", "help"],
  ]),
  program(
    "TX",
    "aid-highest-rank",
    "highest[- ]ranking (?:high school )?graduates?",
    "valedictorian first year free in Texas",
    [["firstOfClass", "help"]],
  ),
  program(
    "TX",
    "workforce-tstc",
    "tstc(?: money[- ]back(?: guarantee)?| refund)?(?=.*\\b(?:refund|money|guarantee|back)\\b)|texas state technical college(?=.*\\b(?:refund|money|guarantee|back)\\b)",
    "Texas tech school gives your money back without a job",
    [["moneyBack", "newJob", /\b(?:technical|tech|trade|hvac|weld\w*|program|college|school)\b/]],
  ),
  program("TX", "workforce-teach", "teach for texas", "does Texas pay back loans of teachers", [
    ["loanPaid", "teacher"],
  ]),
  program(
    "TX",
    "aid-texas-first",
    "texas first(?: scholarship| early graduation)?",
    "Texas money for finishing high school early",
    [[/\b(?:early|early graduation|year early|semester early)\b/, /\b(?:graduat\w+|finish\w*)\b/, "help"]],
  ),
  program("TX", "aid-promise-plus", "promise plus", "UT free tuition under 100,000 income in Texas", [
    [/\b(?:ut|university of texas)\b/, "free", /\b(?:mak(?:e|es|ing)|income|under|below|less|earn\w*)\b/],
  ]),
  program("TX", "applications-direct-admissions", null, "Texas colleges accept you before you apply", [
    ["notApplied", "place"],
  ]),
  program(
    "TX",
    "dual-credit-fast",
    "fast program(?=.*\\b(?:dual|texas)\\b)|fast dual credit",
    "free dual credit in Texas for free lunch students",
    [[/\bdual (?:credit|enrollment)\b/, "free"]],
  ),
  program("TX", "fafsa-graduation", null, "cant graduate in Texas without the FAFSA?", [["needFafsa", "mustFile"]]),
  program(
    "VA",
    "veterans-vmsdep",
    "vmsdep|military survivors and dependents(?: (?:education )?program)?",
    "Virginia free college for the child of a disabled veteran",
    [["military", "relative", "harmed", "help"]],
  ),
  program(
    "VA",
    "aid-g3",
    "g3(?: program)?|get a skill get a job get ahead",
    "Virginia pays for welding at the community college",
    [
      ["communityCollege", "training", "help"],
      ["training", "free"],
      ["communityCollege", "free"],
    ],
  ),
  program(
    "VA",
    "aid-transfer-grant",
    "two[- ]year college transfer grant",
    "Virginia grant after an associate degree",
    [[/\bassociates?\b|\btransfer\w*\b/, /\bgrants?\b/]],
  ),
  program("VA", "aid-uva", "access ?uva|uva free tuition", "UVA free tuition for families under 100,000 in Virginia", [
    [/\b(?:uva|university of virginia)\b/, "free", /\b(?:mak(?:e|es|ing)|income|under|below|less|earn\w*)\b/],
  ]),
];

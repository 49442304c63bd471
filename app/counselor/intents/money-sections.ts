/** Plain questions of grants, loans and work whose section is known. */
import { wordsPath } from "~/counselor/answer/paths";
import type { Known } from "./known-section";

const isCosigned = /\bco ?-?sign(?:s|ed|er|ers|ing)?\b/;
/** How one gets out of it, or does without, is another section. */
const leavesLoan =
  /\b(?:releas\w*|(?:get|tak\w*) (?:\w+ ){0,3}(?:off|out)|name off|remov\w*|without|no cosigner|parent plus|plus|dies?|died|refinanc\w*)\b/;

const isForgiven = /^(?=.*\b(?:loans?|debt|forgiveness)\b).*\b(?:forgiv\w*|cancel\w*|wiped?|erased?|paid off)\b/;
const teaches = /\b(?:teach(?:er|ers|ing)?|educators?)\b/;
const servesPublic =
  /\b(?:non ?profits?|not for profits?|charit(?:y|ies)|501|pslf|public (?:service|hospital|sector)|government|social work\w*|nurs(?:e|ing)|firefighter|police)\b/;

export const moneySections: readonly Known[] = [
  {
    name: "a student's job and the FAFSA",
    urls: ["/help/work-study-and-jobs#next-year"],
    spanish: false,
    words: "Pay from any other job counts above an allowance dependent student's first income left out",
    asks: (plain) =>
      /\b(?:my (?:own )?|his |her |their |part[- ]time |summer |student s |kid s |son s |daughter s |old s )(?:\w+[- ]){0,2}(?:job|jobs|wages|paychecks?|earnings)\b/.test(
        plain,
      ) &&
      /\b(?:count\w*|hurt\w*|affect\w*|lower\w*|reduc\w*|mess\w*|report\w*)\b/.test(plain) &&
      /\b(?:fafsa|aid|pell|sai)\b/.test(plain) &&
      !/\b(?:lost|quit|husband|wife|parents?|mom|dad|mother|father|second job|work[- ]study|medicaid|css|verification)\b/.test(
        plain,
      ),
  },
  {
    name: "papers for the FAFSA",
    urls: ["/help/fafsa-completion-guide#put-five-papers-on-the-table"],
    spanish: false,
    words: "2025 tax return W-2s balances of bank accounts 529 plans child support",
    asks: (plain) =>
      // "Do I need my parents' tax return" is of the FAFSA, whatever part of a question names it.
      (/\bfafsa\b/.test(plain) ||
        /^(?:and )?(?:do|will|would) (?:i|we|you) need (?:my|our|the) (?:\w+ )?tax returns?$/.test(plain)) &&
      /\b(?:what|which|list of|all the|do (?:i|we)|does (?:he|she|my \w+))\b.*\b(?:docs?|documents?|papers?|paperwork|forms?|info|information|stuff|things|records)\b.*\b(?:needs?|needed|have to have|required?|gather|get (?:together|ready)|bring|collect|ready|in front of)\b|\bwhat (?:do|does|will|should|would) (?:i|we|you|he|she|my \w+) (?:need|gather|have ready)\b(?: to (?:have|fill|do|start|file|complete|bring)\b.*| for (?:the |this )?fafsa.*)?$|\b(?:need|bring|have|use)\b (?:\w+ ){0,3}(?:parents?|moms?|dads?|family)(?: s)? (?:\w+ )?(?:tax(?:es)?(?: (?:returns?|forms?|info\w*))?|w ?2s?|bank statements?)\b/.test(
        plain,
      ) &&
      !/\b(?:verif\w*|selected|css|after|appeal\w*|undocumented|papers? status|no papers|without papers|have papers|ssn|social security|green card|citizen\w*|divorc\w*|separat\w*|didn ?t file|don ?t file|no (?:tax|return)|never filed|not filed|haven ?t filed|ex|stepp?\w*|refus\w*|won ?t|state|lost)\b/.test(
        plain,
      ),
  },
  {
    name: "the SAVE plan",
    urls: ["/help/repaying-student-loans#save"],
    spanish: false,
    words: "SAVE is over notice choose a new plan",
    asks: (plain) =>
      /\bsave (?:repayment )?(?:plan|program|repayment)\b|\b(?:sign(?:ed|ing)? up for|enroll(?:ed|ing)? in|happened to|happens to|i m on|i am on|was on|were on|get on|still on|switch\w* (?:from|off|out of)|is|join) save\b(?! (?:money|up|on|for|me|us)\b)/.test(
        plain,
      ) && !/\b(?:529|savings?|tuition|how much)\b/.test(plain),
  },
  {
    name: "a job lost after the tax year of the FAFSA",
    urls: ["/help/appealing-for-more-aid#i-lost-my-job-after-we-filed-the-fafsa-whom-do-i-tell-and-is-it-too-late"],
    spanish: false,
    words: "Tell the financial aid office of each college special circumstances professional judgment",
    asks: (plain) =>
      /\b(?:(?:lost|losing|lose) (?:\w+ ){0,3}jobs?|laid off|layoff|furlough\w*|got fired|hours (?:were |got )?cut|income (?:dropped|fell|went down))\b/.test(
        plain,
      ) &&
      /\b(?:fafsa|aid|taxes|tax (?:return|year|info\w*)|college|colleges)\b/.test(plain) &&
      /\b(?:can|could|will|would|do|does|is|are|what|how|who|whom)\b/.test(plain) &&
      !/\b(?:merit|scholarship|loan|pay back|repay\w*|work[- ]study|unemployment benefits?|css|529|kicked|drop out|letter|write|sample)\b/.test(
        plain,
      ),
  },
  {
    name: "private loans in bankruptcy",
    urls: ["/help/private-loans-and-cosigners#can-private-student-loans-be-wiped-out-in-bankruptcy"],
    spanish: false,
    words: "private student loan bankruptcy",
    asks: (plain) =>
      /\b(?:bankrupt(?:cy)?|chapter (?:7|13|seven|thirteen))\b/.test(plain) &&
      /\bprivate\b/.test(plain) &&
      !/\b(?:fafsa|parent plus|cosign\w*)\b/.test(plain),
  },
  {
    name: "aid with low grades",
    urls: ["/help/fafsa-completion-guide#can-i-get-financial-aid-with-a-low-gpa"],
    spanish: false,
    words: "financial aid low gpa grades need",
    asks: (plain) =>
      /\b(?:fafsa|financial aid|fin aid|federal aid|pell(?: grant)?|student loans?)\b/.test(plain) &&
      /\b(?:(?:bad|low|poor|terrible|awful|lousy|failing) (?:gpa|grades)|(?:gpa|grades) (?:is|are|was|were|of)? ?(?:so |too |really |pretty |very |like )*(?:low|bad|poor|under|below|[12]\.\d)|(?:[12]\.\d)(?: gpa)|gpa (?:for|matter|requirements?|needed)|(?:need|have|ask|asks|look|looks|care|cares|check|checks)\b.*\b(?:gpa|grades)|(?:minimum|what) gpa)\b/.test(
        plain,
      ) &&
      !/\b(?:keep|lose|losing|lost|renew|stay|appeal|sap|probation|scholarships?|merit|transfer|college gpa|dropped|suspended|satisfactory)\b/.test(
        plain,
      ),
  },
  {
    name: "whether grants are paid back",
    urls: [`${wordsPath}#grant-scholarship-and-loan`],
    spanish: false,
    words: "grant money you don't pay back scholarship loan",
    asks: (plain) =>
      /\b(?:grants?|pell|scholarships?|fafsa money|free money)\b/.test(plain) &&
      /\b(?:pay|paying|paid|give|giving|owe|return)\b.*\bback\b|\brepay(?:ing|ment)?\b|\bowe\b/.test(plain) &&
      !/\b(?:drop\w*|withdr\w*|quit|leave|left|leaving|fail\w*|teach|overpa\w*|if i|if my|if we|stop|transfer\w*|loans?|work study|tax\w*)\b/.test(
        plain,
      ),
  },
  {
    name: "national scholarships",
    urls: ["/help/national-scholarships", "/help/national-scholarships#open"],
    spanish: false,
    words: "seniors open last day scholarships",
    asks: (plain) =>
      /\bscholarships?\b/.test(plain) &&
      /\b(?:national|nationwide|big|country ?wide|all over the country|open right now|still open)\b/.test(plain) &&
      /\b(?:still|apply|any|which|what|open|list|find|where|good|deadlines?|due)\b/.test(plain) &&
      !/\b(?:merit|juniors?|sophomores?|freshm[ae]n|hispanic|latin\w+|black|african|women|girls|nursing|engineering|essay|fafsa|pell|athletic|displace\w*)\b/.test(
        plain,
      ),
  },
  {
    name: "loan forgiveness for teachers and at a nonprofit",
    urls: ["/help/repaying-student-loans#pslf", "/help/repaying-student-loans#is-there-loan-forgiveness-for-teachers"],
    spanish: false,
    briefly: true,
    words: "cancels what's left after 120 qualifying payments full time government or nonprofit teachers two ways",
    asks: (plain) => isForgiven.test(plain) && teaches.test(plain) && servesPublic.test(plain),
  },
  {
    name: "teachers and loan forgiveness",
    urls: ["/help/repaying-student-loans#is-there-loan-forgiveness-for-teachers"],
    spanish: false,
    words: "loan forgiveness for teachers yes in two ways",
    asks: (plain) =>
      teaches.test(plain) &&
      isForgiven.test(plain) &&
      !/\b(?:teach grant|perkins|reading|recommendation)\b/.test(plain),
  },
  {
    name: "work-study and the bill",
    urls: ["/help/work-study-and-jobs#what-is-work-study-and-why-isnt-it-on-my-bill"],
    spanish: false,
    words: "work-study paychecks isn't taken off the bill",
    asks: (plain) =>
      /\bwork[- ]?study\b/.test(plain) &&
      /\b(?:off|subtract\w*|deduct\w*|automatic\w*|applied|credited|come off|goes? (?:to|toward)|reduces?|lowers?)\b.*\b(?:bill|tuition|owe|balance|account|school)\b|\b(?:bill|tuition|balance)\b.*\b(?:automatic\w*|subtract\w*|deduct\w*)\b/.test(
        plain,
      ) &&
      !/\b(?:taxes|fafsa|off campus|loans?|lose|lost|quit)\b/.test(plain),
  },
  {
    name: "a grandparent who cosigns",
    urls: [
      "/help/private-loans-and-cosigners#should-a-grandparent-cosign",
      "/help/private-loans-and-cosigners#cosigner",
    ],
    spanish: false,
    words: "all of it lender missed payment you owe the whole loan not half",
    asks: (plain) =>
      isCosigned.test(plain) &&
      (/\bgrand\w+\b/.test(plain) || /\bshould (?:i|we|he|she|my \w+)\b/.test(plain)) &&
      !leavesLoan.test(plain),
  },
  {
    name: "a cosigner who wants off the loan",
    urls: ["/help/private-loans-and-cosigners#cosigner"],
    spanish: false,
    words: "for longer than you think lenders offer release full on-time payments student has to ask qualify alone",
    asks: (plain) =>
      isCosigned.test(plain) &&
      /\b(?:releas\w*|remov\w*|(?:get|gets|getting|got|take|takes|taken|taking|come|drop|dropped|let) (?:\w+ ){0,3}(?:off|out)|(?:my|his|her|our) name off|stop being|no longer)\b/.test(
        plain,
      ) &&
      !/\b(?:parent plus|plus|dies?|died|death|without|refinanc\w*|bankrupt\w*|take out)\b/.test(plain),
  },
  {
    name: "what a cosigner owes",
    urls: ["/help/private-loans-and-cosigners#cosigner"],
    spanish: false,
    words: "all of it lender missed payment you owe the whole loan not half",
    asks: (plain) =>
      isCosigned.test(plain) &&
      /\b(?:stop\w*|miss\w*|default\w*|can ?t pay|cannot pay|don ?t pay|not pay\w*|on the hook|responsib\w*|liable|owes?|what happens|risk\w*|dangers?|dangerous|affect\w*|hurt|mean|promis\w*|credit)\b/.test(
        plain,
      ) &&
      !leavesLoan.test(plain),
  },
  {
    name: "who has to use RAP",
    urls: [
      `${wordsPath}#repayment-assistance-plan-rap`,
      "/help/repaying-student-loans",
      "/help/repaying-student-loans#yours",
    ],
    spanish: false,
    words: "first loan in 2027 Tiered Standard or RAP two ways to repay new loan moves older loans",
    asks: (plain) =>
      /\b(?:the rap|rap (?:plan|repayment|program)|repayment assistance plan|(?:on|use|into|onto|for|choose|in) rap)\b/.test(
        plain,
      ) &&
      /\b(?:who(?: s| is| all)?|(?:have|has|had) to|must|forced?|required?|mandatory|only (?:choice|option)|stuck)\b/.test(
        plain,
      ) &&
      !/\b(?:music|plus|much|pay zero|parents?)\b/.test(plain),
  },
  {
    name: "a grandparent's 529 and aid",
    urls: [
      "/help/css-profile-line-by-line#grandma-has-a-529-plan-for-my-child-do-we-report-it-on-the-fafsa-or-the-css-profile",
      "/help/fafsa-completion-guide#traps",
    ],
    spanish: false,
    words: "grandparent's 529 plan isn't reported what it pays for college isn't either",
    asks: (plain) =>
      /\b(?:grand\w+|nana|papa|abuel[ao]s?)\b/.test(plain) &&
      /\b529s?\b/.test(plain) &&
      /\b(?:fafsa|aid|css|profile|report\w*|counts?|counted|hurts?|affects?|lower\w*|reduc\w*|pell|sai)\b/.test(
        plain,
      ) &&
      !/\b(?:tax(?:es|ed)?|deduct\w*|roth|open|opening|start|change|transfer\w*|roll\w*|owner\w*|best|beneficiary|limits?)\b/.test(
        plain,
      ),
  },
  {
    name: "repayment plans of a first loan",
    urls: ["/help/repaying-student-loans", "/help/repaying-student-loans#yours"],
    spanish: false,
    words:
      "take out a federal student loan now two ways to repay fixed payment Tiered Standard follows your income RAP",
    asks: (plain) =>
      /\b(?:repay\w*|pay\w* back|payment) (?:plans?|options?|choices?)\b|\bplans?\b.*\b(?:repay\w*|pay (?:it |them )?back|pick|choose|get)\b|\b(?:which|what) plans?\b/.test(
        plain,
      ) &&
      /\b(?:loans?|borrow\w*)\b/.test(plain) &&
      /\b(?:first (?:time|loan|federal|ever|borrow\w*)|new (?:loans?|borrowers?)|never borrowed|start(?:ing)? (?:to )?borrow\w*|(?:loans?|borrow\w*)\b.*\b(?:this (?:year|fall)|in (?:fall |september |august )?202[67]|now))\b/.test(
        plain,
      ) &&
      !/\b(?:parent|plus|private|old(?:er)?|already|before|save plan|ibr|paye|pslf|grad(?:uate)? school)\b/.test(plain),
  },
  {
    name: "community college first, in money",
    urls: ["/help/community-college-first#cost", "/help/community-college-first"],
    spanish: false,
    words: "two years there and two at the university come to four years at the university come to",
    asks: (plain) =>
      /\b(?:community college|two[- ]year (?:college|school)|junior college|juco)\b/.test(plain) &&
      /\b(?:transfer\w*|then|first)\b/.test(plain) &&
      /\b(?:cheaper|smarter|money|save|saves|saving|cost|costs|less|afford\w*|financially|price)\b/.test(plain) &&
      /\b(?:or|vs|versus|than|is it|does it|how much|do (?:you|we|i)|save|worth)\b/.test(plain) &&
      !/\b(?:credits?|gpa|aid|fafsa|pell|scholarships?|free|deadline|housing|dorms?|honors|nursing)\b/.test(plain),
  },
  {
    name: "full rides",
    urls: [
      "/help/national-scholarships#juniors",
      "/help/national-scholarships#closed",
      "/help/understanding-need-based-vs-merit-aid#fine-print",
    ],
    spanish: false,
    words: "full ride full tuition scholarship worth",
    asks: (plain) =>
      /\bfull[- ](?:rides?|tuition)\b/.test(plain) &&
      /\b(?:who|which|what|where|list|any|how (?:do|can) (?:i|we|you)|scholarships?)\b/.test(plain) &&
      /\b(?:gives?|offers?|covers?|get|find|apply|scholarships?|are|list|there)\b/.test(plain) &&
      !/\b(?:mean|means|definition|difference|include\w*|tax\w*|athlet\w*|football|rotc|keep|renew\w*|lose|housing|pay for|turn down|when)\b/.test(
        plain,
      ),
  },
  {
    name: "trade or college",
    urls: [
      "/help/careers-without-a-bachelors#trade-school-or-college-how-do-i-decide",
      "/help/careers-without-a-bachelors#is-college-worth-the-money-at-all",
    ],
    spanish: false,
    words: "trade school or college decide job pay degree worth",
    asks: (plain) =>
      /\b(?:better|smarter|worth (?:more|it)|more|instead|rather|than)\b/.test(plain) &&
      /\b(?:college|degrees?|bachelor s?|university|college grads?)\b/.test(plain) &&
      /\b(?:trades?|trade school|apprentice\w*|electricians?|plumbers?|welders?|welding|hvac|mechanics?|carpenters?|linem[ae]n|truck drivers?)\b|^(?:and )?(?:is|are) (?:that|it|those|they) (?:a )?(?:better|worth|smarter)/.test(
        plain,
      ) &&
      !/\b(?:gi bill|fafsa|pell|aid|community|transfer|which college|recruiter)\b/.test(plain),
  },
];

/** What families ask about the FAFSA formula, the Pell Grant and a state’s own aid. */
import { usualAwardYear } from "~/aid/formula/tables";
import { everyStateDeadline, stateAgency } from "~/aid/state-agency";
import { type Statement, say } from "~/counselor/answer/evidence";
import { answered, asks, type NearPage, type Reply, replyOf, to, without } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { isState, stateName } from "~/geography/states";
import { statePagePath } from "~/library/guides/guides";
import { aidFormula, pellAmounts } from "../tools/aid";
import { stateDates } from "../tools/dates";
import { quoted } from "../tools/library";
import { stateAid } from "../tools/state-aid";
import { ifTooLate } from "../tools/too-late";
import { groups } from "../understand/described/groups";
import { tellsIndependent } from "../understand/independent";
import { asksIfLate, asksWhen } from "../understand/program-parts";
import type { NamedProgram } from "../understand/programs";
import { telling } from "../words/words";
import { hasMoneyFor, subjectOfAid } from "./aid-subject";
import { awardYearOf } from "./award-year";
import { incomeNote } from "./income-note";
import { fitOf, type Intent, leastScore, recordWords } from "./intent";
import { fafsaStep } from "./next-steps";

const estimateWords: readonly RegExp[] = [
  /\b(?:sai|student aid index|efc|expected family contribution)\b/,
  /\b(?:(?:would|do|will|can|could|should) (?:i|we|he|she|they|my \w+) (?:\w+ )?(?:get|qualify for|have) (?:an? |any |the |full |a full )*)?pell(?: grants?)?\b/,
  /\b(?:how much|what|any|much) .*\b(?:financial aid|federal aid|aid|grants?)\b|\b(?:qualify|eligible|get)\b.*\b(?:aid|fafsa|grants?)\b/,
];

const ofState = /\b(?:grants?|scholarships?|state aid)\b/;
const ofFormula = /\b(?:sai|index|efc|pell|federal|fafsa)\b/;

/** "What would my SAI be": nothing but the income is missing. */
const ownIndex =
  /^(?:so |ok |and )?(?:what|how (?:high|low|much|big))\b(?: s| would| will| is| might| could)* (?:my|our|his|her|their|my \w+ s) (?:sai|student aid index|efc)(?: \w+)? ?(?:be|look like|come out (?:to|as|at)|number)?$/;

/** The index and the Pell Grant of a family that says its income. */
export const aidIntent: Intent = {
  name: "aid for an income",
  score(asked) {
    if (asked.colleges.length > 0) return 0;
    if (asked.student.income === null) return ownIndex.test(asked.understood.bare) ? 0.97 : 0;
    const now = asked.understood.student.income !== null;
    // "We make 62k: is there any grant from Ohio" asks what the state has.
    const { bare } = asked.understood;
    if (asked.states.length > 0 && ofState.test(bare) && !ofFormula.test(bare)) return leastScore;
    // Whatever story stands around it: who tells an income and says Pell or SAI asks for both.
    if (now && ofEstimate.test(bare) && !ofOtherPell.test(bare)) return 0.9;
    // "Would I get Pell": the income that was told before is theirs.
    const ofThem = /\b(?:would|will|do|can|could|should) (?:i|we|he|she|my \w+)\b/.test(bare);
    return fitOf(asked, estimateWords, now || ofThem ? 0.95 : 0.85, [
      ...recordWords,
      /\b(?:qualify|eligible|eligibility|amount|estimate|grants?|family|people|kids|children|four|three|five|six|two|household|house|size|max|maximum|next|federal|financial|aid|fafsa|free)\b/,
    ]);
  },
  answer(from, ground) {
    const { student } = from;
    const { income, familySize, oneParent, state } = student;
    if (income === null)
      return asks([say(wordsIn(ground).say("index needs income"))], {
        field: "income",
        question: "About how much does your family earn in a year?",
        choices: [],
      });
    const home = state !== null && isState(state) ? state : null;
    if (tellsIndependent(from.understood.bare) && !ofParentsPay.test(from.understood.bare)) {
      const where = {
        url: "/tools/fafsa-calculator",
        title: "FAFSA calculator",
        source: "The federal formula, line by line",
        year: usualAwardYear,
        figures: {},
      };
      return answered(
        [say(wordsIn(ground).say("index independent"), where)],
        [to("Work it out line by line in the FAFSA calculator", "/tools/fafsa-calculator")],
      );
    }
    const asked = { income, familySize, state: home, oneParent: oneParent === true };
    const counted = aidFormula.run(asked, ground);
    const note = incomeNote(from, counted.statements, ground);
    return replyOf({ ...counted, statements: [...counted.statements, ...note] }, [
      fafsaStep("Work it out line by line in the FAFSA calculator", student, usualAwardYear),
    ]);
  },
};

const ofParentsPay = /\b(?:my|our) (?:parents?|mom|dad|mother|father|famil(?:y|ies))\b/;
const ofEstimate = /\b(?:pell|our sai|my sai|sai be|student aid index)\b/;
const ofOtherPell =
  /\b(?:when|deadlines?|due|summer|lifetime|semesters|transfer|part[- ]time|leav\w+|left ?over|css|documents?|papers|appeal|lost|count(?:s|ed)?|what is|whats|state (?:grants?|money|aid)|community college|drop\w*)\b/;

/** Where the guide says what the grant leaves over at a community college. */
const pellLeaves = "/help/community-college-first#cost";

/** "Is there a Pell Grant for community college": a yes, and not what it is worth. */
export const pellPlaceIntent: Intent = {
  name: "Pell at a community college",
  score: ({ colleges, states, understood: { bare, student } }) =>
    colleges.length === 0 && states.length === 0 && student.sai === null && isForTwoYears.test(bare) ? 0.95 : 0,
  answer(_, ground) {
    const passage = ground.passages.all.find(({ url }) => url === pellLeaves);
    if (passage === undefined) return null;
    const { evidence } = quoted(passage, { terms: [], bare: "" }, ground);
    return answered([say(wordsIn(ground).say("Pell at a community college"), ...evidence.slice(0, 1))]);
  },
};

const isForTwoYears =
  /^(?!.*\b(?:keep|left|refund\w*|max\w*|how much|amount|lose|owe|summer|part[- ]time)\b).*\b(?:is there|can|could|does|do|will|is)\b.*\b(?:pell|fafsa|federal aid)\b.*\b(?:for|at|in|to|work|cover|pay)\b.*\b(?:community college|two[- ]year|junior college|cc)\b/;

/** "How much Pell", without a word for the most or the least of it. */
const ownGrant =
  /^(?:(?:so|ok|okay|and|then) )*(?:how much|what(?: s| is| would)?|any)(?: (?:is|in|of|the|my|our|would be|about))* pell(?: grants?)?(?: (?:money|aid|would that be|is that|do (?:i|we) get|for (?:us|me)|then|a year))?$/;

/** "What does an SAI of 0 mean": the grant that comes of it. */
const whatOfIndex =
  /\bwhat (?:does|is|would|do)\b.*\b(?:sai|student aid index)\b.*\b(?:mean|get|good)\b|\bis an? (?:sai|student aid index)\b.*\b(?:good|bad|high|low)\b|\b(?:sai|student aid index)\b.*\bwhat (?:do|does|will|would|can)\b.*\bget\b/;

const usedWhere =
  /\bpell\b.*\b(?:community colleges?|junior colleges?|two[- ]year|2[- ]yr|trade schools?|online)\b|\b(?:community colleges?|two[- ]year|trade schools?|online)\b.*\bpell\b/;

export const pellIntent: Intent = {
  name: "Pell amounts",
  score(asked) {
    if (asked.colleges.length > 0) return 0;
    const { bare } = asked.understood;
    const { entry } = asked.understood;
    // Who has told an income asks what it gives them.
    if (asked.student.income !== null && asked.student.sai === null && ownGrant.test(bare)) return 0;
    // Who names an index asks for its grant, in whatever words.
    if (/\bpell\b/.test(bare) && asked.understood.student.sai !== null) return 0.9;
    if (asked.understood.student.sai !== null && whatOfIndex.test(bare)) return 0.9;
    if (!/\bpell\b/.test(bare) || (entry !== null && (entry < 2024 || entry > 2027))) return 0;
    if (
      /\b(?:workforce|lifetime|how many (?:years|semesters|terms|times)|how long|lose|lost|twice|two (?:colleges|schools)|too? much|owe|give back|return|withdraw\w*|leav\w+|quit|drop|summer|transfer|taxable|repay|pay back|appl(?:y|ied)|part[- ]time|prison|citizen|what is|second degree|left ?over|what s left|whats left|refund\w*|keep)\b/.test(
        bare,
      ) &&
      !/\bmax|maximum|how much|largest|biggest|highest|smallest\b/.test(bare)
    )
      return 0;
    // By when it's asked for is the day of the FAFSA.
    if (/\b(?:deadlines?|due|when|last day|too late)\b/.test(bare) && !/\bhow much\b/.test(bare)) return 0;
    // Whether it's paid back is no amount.
    if (/\bpay\b.*\b(?:after|later|back)\b/.test(bare)) return 0;
    // Who gets one, and where it may be used, the guides say.
    if (/\bwho\b/.test(bare) && !/\b(?:max(?:imum)?|how much|amount)\b/.test(bare)) return 0;
    if (usedWhere.test(bare) && !/\b(?:max|maximum|how much|amount)\b/.test(bare)) return 0;
    return fitOf(
      asked,
      [
        /\b(?:max(?:imum)?|most|largest|biggest|minimum|smallest|least|how much|amount|worth|cutoff|cut off|limit|income|eligib\w+|qualify|get|much)\b.*\bpell(?: grants?)?\b.*|\bpell(?: grants?)?\b.*\b(?:max(?:imum)?|amounts?|cutoff|cut off|limits?|income|eligib\w+|qualify|much|worth)\b/,
        /\bpell grants?\b/,
      ],
      0.9,
      [/\b(?:award|year|federal|need|make|family|students?|sai|student aid index|index)\b/],
    );
  },
  answer({ student, understood }, ground) {
    const { bare, student: said } = understood;
    const largest =
      said.sai === null && /\b(?:sai|index|efc)\b/.test(bare) && /\b(?:max(?:imum)?|most|full|largest)\b/.test(bare);
    const amounts = pellAmounts.run({ awardYear: awardYearOf(understood.entry), sai: student.sai, largest }, ground);
    if (student.income !== null || student.sai !== null) return replyOf(amounts);
    return /\b(?:max|maximum|most|biggest|largest|highest|top|full|least|lowest|minimum|smallest|how much is)\b/.test(
      understood.bare,
    )
      ? replyOf(amounts)
      : asks(
          amounts.statements,
          { field: "income", question: "About how much does your family earn in a year?", choices: [] },
          [fafsaStep("Work it out in the FAFSA calculator", student, usualAwardYear)],
        );
  },
};

/** What the rules of a grant say, which we know only where a state has a guide. */
const rulesOfAid =
  /\b(?:income|asset)s? (?:limits?|cut ?offs?|ceilings?|caps?|max(?:imum)?|requirements?|rules?)\b|\bgpa\b|\bhow much\b|\b(?:amounts?|max(?:imum)?)\b|\b(?:us(?:e|ed)|works?|good|count) (?:\w+ ){0,4}(?:at|for|toward) (?:an? |any )?(?:4|four|private|out)\b|\b(?:part|half|full)[- ]time\b|\bout[- ]of[- ]state\b|\b(?:another|other) states?\b|\bprivate\b/;

/** What one has to have to get or keep it. */
const rulesOfProgram = /\b(?:sat|act|scores?|grades|keep|lose|renew\w*)\b/;

/** The site of a state's agency, or of the federal list that names it. */
function agencyPage(state: string): NearPage {
  const agency = stateAgency(state);
  return agency === null
    ? { url: `https://${everyStateDeadline}`, title: "Federal Student Aid: every state’s aid and its agency" }
    : { url: `https://${agency.site}`, title: agency.agency };
}

/** Nothing is known of a state's rules: its agency is named, with its link, and our page of its dates. */
function askAgency(state: string, ground: Ground, sentence: "program rules unknown" | "no status rules"): Reply {
  const agency = stateAgency(state);
  const overview = ground.stateOverview(state);
  const { say: write } = wordsIn(ground);
  const whom = agency === null ? write("state list") : write("state agency", { agency: agency.agency });
  return without(
    "not known",
    [say(write(sentence, { state: overview?.name ?? stateName(state), whom }))],
    [
      agencyPage(state),
      ...(overview === null ? [] : [{ url: overview.path, title: `College planning in ${overview.name}` }]),
    ],
  );
}

/** Asks what holds for students without legal status. The rules of a state's own programs aren't the answer to that. */
export const withoutStatus =
  /\b(?:undocumented|daca|dreamers?|(?:no|without|don ?t have|doesn ?t have|do not have|does not have|didn ?t get) (?:any |legal |immigration )*(?:papers|status|documents))\b/;

/** Who asks for money hears of it, and of its form, before what tuition is. */
const asksAid = /\b(?:aid|grants?|scholarships?|money)\b/;
const tellsOfAid = /\b(?:aid|grants?|scholarships?|form)\b/i;

/** What has to be had or done to get it. */
const asksRules =
  /\b(?:incomes?|makes?|making|earns?|earning|need|qualif\w+|eligib\w+|requirements?|who (?:gets?|can)|how (?:do|does|can|to)|apply)\b/;

/**
 * What was found with what its days say, where they're asked for: the program that is named first, whether it's too
 * late before all, and a state's day behind its programs.
 */
function withDays(
  state: string,
  statements: readonly Statement[],
  plain: string,
  program: NamedProgram | null,
  ground: Ground,
): Statement[] {
  const facts = ground.stateFacts(state);
  const name =
    program === null ? [] : telling(program.words).filter((word) => !telling(stateName(state)).includes(word));
  const isNamed = ({ text }: Statement) => name.length > 0 && name.every((word) => telling(text).includes(word));
  const named = [...statements.filter(isNamed), ...statements.filter((one) => !isNamed(one))];
  // What isn't known of a program stands right behind its day, or before it where no day is asked.
  if (facts === null && asksRulesOf.test(plain)) {
    const day = named.find(({ evidence }) => evidence[0]?.url === daysPage);
    const unsure = named.find(({ evidence }) => evidence[0]?.url !== daysPage);
    if (day !== undefined && unsure !== undefined) {
      const lead = asksWhen.test(plain) || asksIfLate.test(plain) ? [day, unsure] : [unsure, day];
      named.splice(0, named.length, ...lead, ...named.filter((one) => !lead.includes(one)));
    }
  }
  const days =
    facts === null || !(asksWhen.test(plain) || asksIfLate.test(plain)) ? [] : stateDates(state, "2027-28", facts);
  const late = asksIfLate.test(plain) ? (facts === null ? ofProgram(named, plain, state) : days[0]) : undefined;
  return [...(late === undefined ? [] : [ifTooLate(late, ground)]), ...named, ...days];
}

/** Where the days of programs stand that states without a guide have. */
const daysPage = "/application-timeline#you";
const asksRulesOf = /\b(?:gpa|grades|scores?|sat|act|incomes?|how much|amounts?|qualif\w+|eligib\w+|keep|renew\w*)\b/;

/** The one listed program that a question is about by a word of its name; undefined where that could be several. */
function ofProgram(listed: readonly Statement[], plain: string, state: string): Statement | undefined {
  const dated = listed.filter(({ text }) => /\b20\d\d\b|\bas soon as\b/.test(text));
  const words = new Set(telling(plain).filter((word) => !everyProgram.has(word)));
  const nameOf = ({ text }: Statement) =>
    telling(text.slice(stateName(state).length).split(/[,:] (?=due|priority|file|form)/)[0] ?? "");
  const own = dated.filter((one) => nameOf(one).some((word) => words.has(word)));
  return own[0] ?? (dated.length === 1 ? dated[0] : undefined);
}

const everyProgram = new Set(telling("state grant grants scholarship program aid student award tuition"));

const isOfGroup = (ways: readonly (readonly RegExp[])[], plain: string) =>
  ways.some((way) => way.every((one) => one.test(plain)));

/** Grants and scholarships of a state, by name and in a list. */
export const stateAidIntent: Intent = {
  name: "state aid",
  score: (asked) =>
    asked.states.length === 0
      ? 0
      : asked.understood.program !== null || withoutStatus.test(asked.understood.bare)
        ? 0.8
        : fitOf(
            asked,
            [
              /\b(?:what|which|any|list|state|free|does|are there|how much|get)\b.*\b(?:grants?|scholarships?|financial aid|state aid|aid|money|programs?|promise|free (?:college|tuition)|tuition[- ]free)\b/,
              /\b(?:community |two[- ]year )?college (?:is |really )*free\b/,
              /^(?:does|do|will|can|is|would) .*\b(?:pays?|covers?|paid)\b.*\b(?:community college|two[- ]year|college|tuition)\b/,
              /\b(?:grants?|scholarships?|financial aid|state aid|promise|free (?:college|tuition|community college))\b/,
              // "We make 45,000 in Ohio, is there anything from the state", "Michigan, what's free".
              /\b(?:is there|are there|any|what(?: is| s)?|whats)\b.*\b(?:anything|something|help|money|free)\b(?:.*\b(?:from the state|for (?:me|us|him|her|my \w+|someone like me|people like (?:me|us)))\b|$)/,
              /\b(?:what|whats|anything|something|much)\b.*\bfrom (?:the|my|our) state\b/,
              // "Does the state help", "anything free for community college", "what help does it give families".
              /\b(?:does|do|will|can|what|any|is there)\b.*\b(?:help|helps|anything|something)\b.*\b(?:free|college|tuition|pay|famil(?:y|ies)|kids|students|us)\b/,
            ],
            0.72,
            [
              /\b(?:residents?|state|available|qualify|programs?|students?|offer|offers|have|free|college|tuition|community|money)\b/,
              /\b(?:public|private|colleges|famil(?:y|ies)|kids|make|makes|making|earns?|earning|under|over|less|than|give|gives|help|helps)\b/,
              /\b(?:my|our|called|name|age|limits?|adults?|late|sign up|apply|deadlines?|due|when|run out|need|for)\b/,
              // What a program of that name asks for: its rules are told, or who knows them.
              rulesOfAid,
              // Who asks, in a few words.
              /\b(?:i m|im|i am|she s|he s|age|aged) \d\d\b|\b(?:never (?:went|finished|got)|going back|went back|start(?:ing)? over|single (?:mom|mother|dad|father|parent)|family of \w+|mom|dad|parents?|grandma|anything|something|whats?|years? old|thousand)\b/,
            ],
          ),
  answer(asked, ground) {
    const {
      states: [state],
      understood: { bare, plain, program },
    } = asked;
    if (state === undefined) return null;
    const facts = ground.stateFacts(state);
    const about = withoutStatus.test(bare)
      ? "undocumented"
      : /\b(?:community|two[- ]year) college\b/.test(bare)
        ? "community college"
        : "all";
    if (facts !== null && program !== null && about !== "undocumented") return null;
    const silent =
      about === "undocumented"
        ? facts?.facts.undocumented === undefined
        : facts === null &&
          (rulesOfAid.test(bare) || rulesOfProgram.test(bare)) &&
          !asksWhen.test(plain) &&
          !asksIfLate.test(plain);
    if (silent) return askAgency(state, ground, about === "undocumented" ? "no status rules" : "program rules unknown");
    // Of some people a state without a guide has nothing here, and its list of days is no answer.
    if (facts === null && program === null && groups.some(({ ways }) => isOfGroup(ways, plain))) return null;
    const rules = asksRules.test(bare);
    const subject = about === "all" && program === null ? subjectOfAid(asked, ground) : [];
    // What every student can have is no answer to who asks for some of them: a program for those, or the page for them.
    if (subject.length > 0) {
      const finding = stateAid.run({ state, about, rules: true, subject: [...subject] }, ground);
      if (finding.known && facts !== null)
        return replyOf(finding, [to(`All of ${stateName(state)}’s aid`, statePagePath(facts.slug, "financial-aid"))]);
      if (hasMoneyFor(subject, ground)) return null;
    }
    const free = about === "community college" && /\b(?:free|tuition[- ]free)\b/.test(bare);
    const own = stateAid.run({ state, about, rules, free }, ground);
    // Where nothing is for a community college alone, what the state has counts there, too.
    const finding =
      own.statements.length > 0 || about !== "community college"
        ? own
        : stateAid.run({ state, about: "all", rules }, ground);
    if (finding.statements.length === 0) return null;
    const told =
      about === "undocumented" && (program !== null || asksAid.test(bare))
        ? [...finding.statements].sort((a, b) => Number(tellsOfAid.test(b.text)) - Number(tellsOfAid.test(a.text)))
        : finding.statements;
    const overview = ground.stateOverview(state);
    const reply = replyOf(
      { ...finding, statements: withDays(state, told, plain, program, ground) },
      facts === null
        ? overview === null
          ? []
          : [to(`College planning in ${overview.name}`, overview.path)]
        : [to(`All of ${stateName(state)}’s aid`, statePagePath(facts.slug, "financial-aid"))],
    );
    return facts === null ? { ...reply, pages: [agencyPage(state), ...reply.pages] } : reply;
  },
};

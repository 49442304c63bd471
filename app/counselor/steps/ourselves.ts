import { states } from "~/colleges/states";
import type { Evidence } from "~/counselor/answer/evidence";
import { say } from "~/counselor/answer/evidence";
import { answered, type Reply, to, without } from "~/counselor/answer/reply";
import { inEnglish } from "~/counselor/words/phrases";
import { plainText } from "~/counselor/words/words";
import { isSpanish } from "~/library/spanish/questions";
import { outsideOfCollege } from "./outside";
import type { Step } from "./step";

const about: Evidence = {
  url: "/ai-technology",
  title: "What the computer does here",
  source: "This site",
  year: "2026",
  figures: {},
};

interface Rule {
  readonly when: RegExp;
  reply(): Reply;
}

const rules: readonly Rule[] = [
  {
    when: /\bwho (?:is|was|are|were) (?:the|our|your)? ?(?:\w+ )?(?:dean|president|chancellor|provost|coach|mayor|head|founder|professor|teacher)\b|\bwho (?:invented|founded|won|created|owns|started)\b|\b(?:cheapest|safest|most expensive|prettiest|top[- ]ranked|highest[- ]ranked) (?:\w+ )?(?:colleges?|schools?|universit(?:y|ies)|campus)\b|\b(?:hottest|coolest|sexiest|drunkest|best[- ]looking)\b|\b(?:what(?: is| s)?|which is|name) the (?:best|worst|greatest|number one|1) (?:college|university|school)\b|\bwhat will be on the\b|\bgive me the answers\b|\bhow (?:do|can) (?:i|we) get a divorce\b|\b(?:phd|doctoral|postdoc|stipend|(?:law|med(?:ical)?) school(?<!\b(?:majors?|degree|instead)\b.*)|mba|lsat|mcat|gre|gmat|elon musk)\b|\b(?:of|at|from|in) my high school\b.*\b(?:g[eo]t in(?:to)?|rejected|accepted|denied|admitted)\b|\b(?:g[eo]t in(?:to)?|rejected|accepted|denied|admitted)\b.*\b(?:of|at|from|in) my high school\b|\b(?:of|at|from) my high school\b|\bget (?:a|my|his|her) green card\b|\b(?:tell me )?if my essay\b.*\bis (?:any )?good\b|\b(?:flights?|airfare|hotels?|(?:flight|plane|airplane|bus|train) tickets?) (?:from|to|near|between|in)\b|\bwhat time (?:do|does|is|are|can)\b(?!.*\b(?:deadlines?|due|fafsa|close|end)\b.*\b(?:fafsa|application|deadline|due)\b)|\b(?:my|your) symptoms\b|\bdo i have (?:adhd|mono|covid|depression|anxiety|autism|dyslexia|the flu|strep|cancer)\b|\bpassport\b|\bhow much\b.*\b(?:presidents?|chancellors?|provosts?|deans?|coach(?:es)?|professors?)\b.*\b(?:make|makes|earn|earns|paid)\b|\b(?:should i|who to|whom to) vote\b|\bvote for\b|\bthinks? of me\b|\bwhat colors?\b|\bwhat(?: is| s)? rank (?:is|does|of)\b|\bwhat is [\w ]+ ranked\b|\bhow (?:is|high is|highly is) [\w ]+ ranked\b|\bwhere (?:is|does) [\w ]+ rank(?:ed)?\b|\b(?:percent|percentage|share|how many|proportion)\b.*\b(?:jewish|muslim|catholics?|christians?|atheist|gay|lgbt\w*|republicans?|democrats?|vegan|rich)\b/,
    reply: () =>
      without("not known", [
        say(
          "I don’t have a checked answer to that, so I won’t guess. I know what’s on this site: colleges, prices, admission, aid and dates for undergraduates.",
        ),
      ]),
  },
  {
    when: /\b(?:did|has|have|is|was|are|will|why is|where is|when will) (?:my|our|i|we)\b.*\b(?:go through|gone through|went through|processed|been (?:received|accepted|processed)|arrive|arrived|in the mail|received|get (?:the|my|our) (?:letter|decision|email|check|refund|scholarship)|pending|log ?in|password)\b|\b(?:is|are|was|why is|why are) (?:my|our) (?:\w+ ){0,3}stuck\b|\bwhat (?:scores? |grades? )?did (?:i|we|my \w+) (?:get|score|make)\b|\bwill (?:my|our) (?:fafsa|application|aid|appeal|loan|verification)\b(?: \w+){0,3} (?:approved|processed|accepted)\b|\bmy neighbor s? ?(?:kid|son|daughter|child)?\b.*\b(?:aid|grants?|scholarships?|get|got|pay|pays)\b.*\bfrom\b|\bmy neighbors? (?:kid|son|daughter|child)\b.*\b(?:aid|get|got|pay|pays|paid)\b|\bmy (?:\w+ )?account (?:was |been |got )?hacked\b|\b(?:can|could|would|will) you (?:please )?write (?:an? |my |the )?(?:email|letter|text|message)\b|\b(?:can|could|would|will) you (?:please )?(?:call|email|text|log ?in|sign|submit|send|fill|apply|file|check my|look up my|pay|contact|remind|book|register)\b|\b(?:if|whether) (?:my|our) [\w ]*\b(?:will|would|gets?) (?:be )?(?:approved|accepted|granted)\b|\bdoes my (?:employer|boss|job|company) (?:\w+ )?(?:pay|offer|cover)\b|\bwho is my (?:\w+ )?(?:roommate|officer|advisor|counselor|servicer|interviewer)\b|\bwhat is my (?:password|fsa id|username|(?:sai|efc|gpa|score|aid)(?! (?:if|with|for|when|on|as|based|given|worth))|student id|balance)\b|\bmy (?:fafsa|application|aid|financial aid|appeal|transcript|portal|refund|loan) (?:status|login|password|username)\b|\bhow many (?:\w+ )?did (?:i|we|my \w+)\b|\b(?:is|will) my (?:guidance )?(?:teacher|counselor|coach|interviewer|recommender|friend)\b(?!.*\b(?:fafsa|count|required|send|submit)\b)|\bdid (?:the|a|that|my|our) (?:kid|guy|girl|boy|student|friend|neighbor|cousin)\b|\b(?:did|has|will|is) (?:my|our) (?:\w+ )?(?:son|daughter|kid|child|brother|sister|friend)?\b.*\b(?:get|got|getting|been|hear|heard) (?:(?:his|her|their|the|a|an|any|back|into|in)\b.*)?(?:acceptance|accepted|decision|rejected|letter)\b/,
    reply: () =>
      without("not known", [
        say(
          "I can’t see anybody’s account, form or mail, and I can’t act for you. The college’s portal, studentaid.gov or the office itself can tell you.",
        ),
      ]),
  },
  {
    when: /\b(?:are|r) (?:you|u) (?:a |an )?(?:real |actual |live )?(?:human|person|robot|bot|ai|machine|program|computer|chatgpt|gpt|chatbot|counselor|somebody|someone|llm|real)\b|\b(?:am i|is this) (?:talking|speaking|chatting|writing)? ?(?:to|with)? ?(?:a |an )?(?:real |actual |live )?(?:human|person|robot|bot|ai|machine|computer)\b|\bwho (?:are you|made you|am i talking to)\b|\bwhat are you\b/,
    reply: () =>
      answered([
        say(
          "I’m a program. I look things up in this site’s figures and guides, and I show where each answer stands. For your own case, talk with your school counselor or the college’s office.",
          about,
        ),
      ]),
  },
  {
    when: /\bwho(?: is| s)? (?:gonna|going to|will) win\b|\bwho wins\b|\b(?:win|lose) (?:the|this|that) (?:\w+ ){0,4}(?:game|match|bowl|playoffs?|championship|election)\b/,
    reply: () =>
      without("not known", [
        say(
          "I don’t have a checked answer to that, so I won’t guess. I know what’s on this site: colleges, prices, admission, aid and dates for undergraduates.",
        ),
      ]),
  },
  {
    when: /\b(?:will|would|gonna|going to) (?!it\b)(?:[\w&.]+ ){1,4}(?:say|be) (?:a )?(?:yes|no)\b|\b(?:tell|predict|guess|know|say)\b.*\b(?:result|decision|answer)\b.*\b(?:will|would|going to|gonna) (?:be|say) (?:a )?(?:yes|no|good|bad|in)\b/,
    reply: () =>
      without("not known", [
        say(
          "Nobody can say what a college will decide, so I won’t guess. I can show how many it admits, and a range for a GPA and scores.",
        ),
      ]),
  },
  {
    when: /\brates?\b.*\b(?:go (?:up|down)|be|rise|fall|drop)\b.*\b20(?:28|29|3\d)\b|\b(?:bill|law)\b(?: \w+){0,2} (?:signed|passed|voted)\b.*\b(?:this morning|today|yesterday|last night|this week)\b|\b(?:will|is|are) (?:trump|biden|vance|the president|congress|the (?:\w+ )?(?:government|administration|supreme court|senate)|republicans|democrats)\b.*\b(?:cancel|close|shut|abolish|end|ending|eliminate|kill|get rid|cut|stop)\b|\b(?:is|are|will) (?:the )?(?:fafsa|pell(?: grants?)?|financial aid|department of education|student loans?)\b.*\b(?:go|going) away\b/,
    reply: () =>
      without("not known", [
        say(
          "Nobody can say what the government will decide, so I won’t guess. What I quote is what holds now, with the day it was read. Until a law changes, file as usual.",
        ),
      ]),
  },
  {
    when: /^(?!.*\b(?:essays?|write|writing|fafsa|aid|css|appeal|application|statement|topic)\b).*\b(?:my|our) (?:\w+ )?(?:dad|mom|father|mother|parents?|step ?dad|step ?mom|brother|sister|grandma|grandpa|uncle|aunt)\b.*\b(?:(?:stop|quit|keeps?|always|is|s|been) (?:drinking|drunk|using|gambling)|drinks (?:too much|all|every)|alcoholic|addict(?:ed|ion)?|drinking problem|on drugs)\b/,
    reply: () =>
      without(
        "not for us",
        [
          say(
            "I’m sorry. That’s a lot to carry, and it isn’t yours to fix alone. Alateen, for teenagers, and Al-Anon, for families, are free groups for people who live with somebody’s drinking. Your school counselor or a doctor can help you find one. Going to college isn’t leaving anybody behind.",
          ),
        ],
        [{ url: "/help/mental-health", title: "Mental health and college" }],
      ),
  },
  {
    when: /\b(?:do|solve|answer|finish|help (?:me )?(?:with|on)) (?:my|our|this|the|his|her) (?:\w+ ){0,2}(?:homework|problem set|worksheet|assignment|quiz|lab report)\b|\b(?:integral|derivative) of\b|\bsolve for [a-z]\b/,
    reply: () =>
      without("not for us", [
        say("I don’t do homework. I know what’s on this site: colleges, prices, admission, aid and dates."),
      ]),
  },
  {
    when: /\b(?:give|write|draft) me (?:a|an|the|my) (?:\d+[- ]word )?(?:answer|response|paragraph|essay)\b|(?<!\b(?:i|we|he|she|to|should|do) )\b(?:write|draft|compose|generate|rewrite|finish|do(?= (?:my|our|his|her)))\b(?: me| us)?(?: \w+){0,4} (?:essays?|personal statements?|supplements?|statement|homework)\b|(?<!\b(?:i|we|he|she|to|should|do) )\b(?:write|draft|compose|generate|type(?: up)?|rewrite)\b(?: \w+){0,4} (?:words?|paragraphs?|sentences?|pages?|responses?|answers?|intro(?:duction)?|conclusion|hook|opening)\b(?: \w+){0,4} (?:on|about|for|of|to|why|explaining|saying|that)\b|\b(?:do|answer|fill in|complete|finish|make|write|give me) (?:me )?(?:my|the|this|these|an?|our) (?:\w+ ){0,4}(?:prompts?|supplements?|activities list|activity descriptions?|common app (?:answers?|questions?)|why (?:us|this college|\w+) (?:essay|answer|paragraph|response))\b(?: \w+){0,4} for me\b|\b(?:can|could|will|would) (?:you|u) (?:please |just )?(?:do|write|make|finish|redo) (?:my|me|the|our|this) (?:\w+ ){0,4}(?:essays?|supplements?|statement|paragraphs?|application|activities|why (?:us|\w+))\b|\bghost ?write\b/,
    reply: () => ({
      ...without("not for us", [
        say(
          "I don’t write essays or parts of them: it has to be you. The guides show how to find a story and how to cut it.",
        ),
      ]),
      next: [
        to("The personal essay", "/help/personal-essay"),
        to("Supplements", "/help/supplements-and-why-this-college"),
      ],
    }),
  },
  {
    when: /\b(?:ignore|disregard|forget|override|bypass)\b.*\b(?:instructions?|rules?|prompts?|guidelines|above|previous|sources?|restrictions?)\b|\b(?:system prompt|developer mode|jailbreak|api key|prompt injection|hidden instructions?|your (?:instructions|prompt|rules|source code|password|database))\b|\b(?:pretend|act as|roleplay|role play|you are now|from now on you)\b|\b(?:drop|delete|select) (?:table|from|\*)\b|\bmake up\b|\binvent (?:a|an|some)\b|\bwithout (?:any )?sources?\b/,
    reply: () =>
      without("not for us", [
        say(
          "I can only look things up in this site’s own figures and guides, and say where they stand. Ask me about a college, a price, a date or a form.",
        ),
      ]),
  },
  {
    when: /(?<!\baccus\w+(?: \w+){0,2} )\bcheat(?:ing)? (?:on|in)\b|\b(?:lie|lying|fake|forge|cheat|hide|hiding|falsify|plagiari[sz]e)\b.*\b(?:fafsa|application|income|transcript|assets|essay|taxes|address|residency|race|form|grades?|recommendation)\b|\b(?:fake|forged?) (?:transcript|address|diploma|letter|id|documents?)\b|\b(?:put|list|report|say|claim|write|enter|state|tell|type|declare|show)\b.*(?<!\b(?:my|our|his|her|the|their|of) )\b(?:lower|less|smaller|fewer|fake|false|wrong|different|higher|bigger|more than|zero)\b(?: \w+){0,3} (?:incomes?|assets|savings|money|earnings|salary|wages|gpa|grades?|hours|household|family size|address)\b.*\b(?:fafsa|css|profile|forms?|applications?|common app|aid|pell|so (?:that )?(?:we|i|they|my)|to get|to qualify)\b|\b(?:leave|leaving|keep|keeping|left)\b.*\b(?:off|out of|out)\b.*\bso (?:that )?(?:we|i|they|my \w+) (?:can )?(?:get|qualify|pay|look|seem)\b|\b(?:not|without) (?:report|reporting|mention|mentioning|list|listing|declare|declaring|tell|telling)\b.*\b(?:income|savings|accounts?|assets|money|cash|job|house|stepdad|dad|business)\b.*\bso (?:that )?(?:we|i|they|my \w+) (?:can )?(?:get|qualify|pay)\b|\b(?:say|saying|claim|claiming|pretend|pretending|tell them)\b.*\b(?:divorced|separated|single|homeless|independent|orphan|broke|poor|black|hispanic|latino|native|disabled|first[- ]gen\w*|live (?:in|with|at)|living (?:in|with|at)|resident)\b.*\b(?:so (?:that )?(?:we|i|they|my)|to get|for more|in order|to qualify|even though|but (?:i|we) (?:m|re|am|are|do)|when (?:i|we) (?:m|re|am|are|do))\b|\buse (?:my|our|his|her|a|an) (?:\w+ ){0,2}(?:s )?address\b.*\b(?:in[- ]state|instate|residen\w+|district|tuition)\b|\bpay(?:ing)? (?:some(?:one|body)|a (?:person|guy|friend|service)) (?:to |for )?(?:\w+ )?(?:write|writing|take|taking|do|doing)\b|\b(?:inflate|inflating|exaggerate|exaggerating|photoshop|pad|padding|fudge|fudging|alter|altering|doctor(?:ing)?)\b(?: \w+){0,3} (?:gpa|grades?|hours|transcripts?|activities|resume|income|scores?|letters?|application|numbers)\b/,
    reply: () =>
      without(
        "not for us",
        [
          say(
            "I can’t help with that: a false statement on an aid form or application can cost the aid, the place, or more. If the honest figures don’t show your situation, the aid office can look at it again.",
          ),
        ],
        [{ url: "/help/appealing-for-more-aid", title: "Appealing for more aid" }],
      ),
  },
  {
    when: /\b(?:pick|choose|select|decide(?: on)?)\b(?: \w+){0,4} for (?:me|us)\b|(?<!\bhow do )\b(?:just|please|you) (?:pick|choose|decide)\b|\bdecide for me\b|\bmake the (?:decision|choice) for (?:me|us)\b/,
    reply: () => ({
      ...without("not for us", [
        say(
          "That choice is yours. I can lay the prices, the chances and the rates of finishing side by side for the colleges you name.",
        ),
      ]),
      next: [
        to("Making the final decision", "/help/making-final-college-decision"),
        to("Colleges side by side", "/colleges/compare"),
      ],
    }),
  },
  {
    when: /\b(?:what|which|guess|tell me) (?:is |s )?my (?:race|religion|ethnicity|immigration status|health|gender|sexual\w*)\b|\bam i (?:undocumented|illegal|gay|depressed|disabled)\b/,
    reply: () => without("not for us", [say("That’s yours to say and not for a program to guess.")]),
  },
];

const cheapestInState = new RegExp(
  `\\bcheapest (?:\\w+ ){0,3}(?:colleges?|schools?|universit(?:y|ies)) (?:(?:for|to study|with) (?:\\w+ ){1,4})?in (?:the state of )?(?:${Object.values(states).map(plainText).join("|")})\\b`,
);

const titled = /\b(?:professor|prof|dr|coach|dean|provost|mrs?|ms)\.? (\p{L}[\p{L}'’-]+)/giu;

/** Words after a title that make no name of it: "Dean College", "a professor who". */
const noName = /^(?:college|university|school|[a-z]{1,2})$/i;

/** Whether somebody is named: a title before a capital letter, or before a word that our pages never write small. */
function namesPerson(typed: string, ordinary: ReadonlySet<string>): boolean {
  return [...typed.matchAll(titled)].some(([all, name = ""]) => {
    if (noName.test(name) || name === name.toUpperCase()) return false;
    const academic = /^(?:prof|dr)/i.test(all);
    return /^\p{Lu}/u.test(name)
      ? !ordinary.has(plainText(name)) || academic
      : academic && !ordinary.has(plainText(name));
  });
}

const aboutPerson = () =>
  without("not known", [
    say(
      "I don’t have anything about individual people who work at a college. Ask the department, or look in the college’s directory.",
    ),
  ]);

/** Questions about the counselor itself, and what it doesn't do. */
export const ourselves: Step = {
  name: "what we do and don't",
  run({ typed, ground }) {
    // The tables know the lowest prices of one state; of the whole country they make no list.
    const plain = plainText(typed).replace(cheapestInState, " ");
    if (namesPerson(typed, ground.passages.ordinary)) return aboutPerson();
    const outside = outsideOfCollege(typed, ground);
    if (outside !== null) return outside;
    const english = isSpanish(typed) ? plainText(inEnglish(typed)) : plain;
    return rules.find(({ when }) => when.test(plain) || when.test(english))?.reply() ?? null;
  },
};

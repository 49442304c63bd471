import type { Evidence } from "~/counselor/answer/evidence";
import { say } from "~/counselor/answer/evidence";
import { answered, type Reply, to, without } from "~/counselor/answer/reply";
import { plainText } from "~/counselor/words/words";
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
    when: /\bwho (?:is|was|are|were) (?:the|our|your)? ?(?:\w+ )?(?:dean|president|chancellor|provost|coach|mayor|head|founder|professor|teacher)\b|\bwho (?:invented|founded|won|created|owns|started)\b|\b(?:cheapest|safest|most expensive|prettiest|top[- ]ranked|highest[- ]ranked) (?:\w+ )?(?:colleges?|schools?|universit(?:y|ies)|campus)\b|\b(?:hottest|coolest|sexiest|drunkest|best[- ]looking)\b|\b(?:what(?: is| s)?|which is|name) the (?:best|worst|greatest|number one|1) (?:college|university|school)\b|\bwhat will be on the\b|\bgive me the answers\b|\bhow (?:do|can) (?:i|we) get a divorce\b|\b(?:phd|doctoral|postdoc|stipend|law school|med(?:ical)? school|mba|lsat|mcat|gre|gmat|elon musk)\b|\b(?:of|at) my high school\b|\b(?:should i|who to|whom to) vote\b|\bvote for\b|\bthinks? of me\b|\bwhat colors?\b|\b(?:percent|percentage|share|how many|proportion)\b.*\b(?:jewish|muslim|catholics?|christians?|atheist|gay|lgbt\w*|republicans?|democrats?|vegan|rich)\b/,
    reply: () =>
      without("not known", [
        say(
          "I don’t have a checked answer to that, so I won’t guess. I know what’s on this site: colleges, prices, admission, aid and dates for undergraduates.",
        ),
      ]),
  },
  {
    when: /\b(?:did|has|have|is|was|are|will|why is|where is|when will) (?:my|our|i|we)\b.*\b(?:go through|gone through|went through|processed|been (?:received|accepted|processed)|arrive|arrived|in the mail|received|get (?:the|my|our) (?:letter|decision|email|check|refund|scholarship)|pending|stuck|log ?in|password)\b|\bwhat did (?:i|we) (?:get|score|make)\b|\b(?:can|could|would|will) you (?:please )?(?:call|email|text|log ?in|sign|submit|send|fill|apply|file|check my|look up my|pay|contact|remind|book|register)\b|\bwho is my (?:roommate|advisor|counselor|servicer|interviewer)\b|\bwhat is my (?:password|fsa id|username|sai|efc|gpa|score|student id|balance|aid)\b/,
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
    when: /(?<!\b(?:i|we|he|she|to|should|do) )\b(?:write|draft|compose|generate|rewrite|finish|do(?= (?:my|our|his|her)))\b(?: me| us)?(?: \w+){0,4} (?:essays?|personal statements?|supplements?|statement|homework)\b|\bghost ?write\b/,
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
    when: /\bcheat(?:ing)? (?:on|in)\b|\b(?:lie|lying|fake|forge|cheat|hide|hiding|falsify|plagiari[sz]e)\b.*\b(?:fafsa|application|income|transcript|assets|essay|taxes|address|residency|race|form|grades?|recommendation)\b|\b(?:fake|forged?) (?:transcript|address|diploma|letter|id|documents?)\b/,
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
    when: /\b(?:what|which|guess|tell me) (?:is |s )?my (?:race|religion|ethnicity|immigration status|health|gender|sexual\w*)\b|\bam i (?:undocumented|illegal|gay|depressed|disabled)\b/,
    reply: () => without("not for us", [say("That’s yours to say and not for a program to guess.")]),
  },
];

/** Questions about the counselor itself, and what it doesn't do. */
export const ourselves: Step = {
  name: "what we do and don't",
  run({ typed }) {
    const plain = plainText(typed);
    return rules.find(({ when }) => when.test(plain))?.reply() ?? null;
  },
};

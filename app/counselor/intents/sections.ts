/** Plain questions whose section of the guides is known, however many other words stand around them. */
import { wordsPath } from "~/counselor/answer/paths";
import { answered } from "~/counselor/answer/reply";
import { plainText } from "~/counselor/words/words";
import { quoted } from "../tools/library";
import { termsOf } from "../words/phrases";
import type { Intent } from "./intent";

interface Known {
  readonly name: string;
  /** The sections that answer, in the order in which they are quoted. */
  readonly urls: readonly string[];
  readonly spanish: boolean;
  /** What is looked for in the section. */
  readonly words: string;
  asks(plain: string): boolean;
}

const ofMoney =
  /\b(?:low[- ]income|can(?:not| t) afford|free (?:or reduced )?lunch|poor|broke|no money|fee waivers?)\b/;
const otherDoor =
  /\b(?:fafsa|aid|sat|act|test|scholarships?|questbridge|community|transfer\w*|css|early|ed2?|ea|major|essay|visit)\b/;

const isCosigned = /\bco ?-?sign(?:s|ed|er|ers|ing)?\b/;
/** How one gets out of it, or does without, is another section. */
const leavesLoan =
  /\b(?:releas\w*|get (?:off|out)|remov\w*|without|no cosigner|parent plus|plus|dies?|died|refinanc\w*)\b/;

const sections: readonly Known[] = [
  {
    name: "starting late",
    urls: ["/help/senior-year-application-timeline"],
    spanish: false,
    words: "senior late most colleges regular deadlines",
    asks: (plain) =>
      /\btoo late\b/.test(plain) &&
      /\b(?:appl(?:y|ying|ied|ications?)|college)\b/.test(plain) &&
      /\b(?:not|havent|haven t|didn t|didnt|never|nothing|no)\b.*\b(?:start(?:ed)?|appl\w+|done|begun|sent)\b/.test(
        plain,
      ) &&
      !otherDoor.test(plain),
  },
  {
    name: "test fee waivers",
    urls: ["/help/sat-vs-act-guide#fee-waiver"],
    spanish: false,
    words: "fee waivers qualify counselor",
    asks: (plain) =>
      !/\b(?:common app|applications?|css)\b/.test(plain) &&
      /\b(?:sat|act)\b/.test(plain) &&
      /\b(?:pay|fees?|costs?|free|afford|waivers?)\b/.test(plain) &&
      ofMoney.test(plain),
  },
  {
    name: "application deadlines in Spanish",
    urls: ["/es/fechas-limite#meses"],
    spanish: true,
    words: "fechas normales universidades cierran",
    asks: (plain) =>
      /\b(?:hasta cuando|cuando (?:se|hay|tiene\w*|debe\w*|es|son|cierran?)|fechas? limites?|ultimo dia|plazos?)\b/.test(
        plain,
      ) &&
      /\b(?:aplicaciones|aplicacion|aplicar|solicitud(?:es)?|solicitar)\b/.test(plain) &&
      !/\b(?:fafsa|ayuda|becas?|css|transferi\w+|dream|prestamos?)\b/.test(plain),
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
    name: "an enrollment deposit",
    urls: [
      `${wordsPath}#enrollment-deposit`,
      "/help/making-final-college-decision#can-i-get-my-enrollment-deposit-back",
    ],
    spanish: false,
    words: "enrollment deposit holds your place back refund",
    asks: (plain) =>
      /\bwhat(?: s| is| does| are)?\b.*\b(?:matriculation|enrollment|enrolment|admissions?|tuition|commitment|confirmation|acceptance) (?:deposits?|fee)\b/.test(
        plain,
      ) && /\b(?:refund\w*|get it back|give it back|money back|lose it|non ?refundable)\b/.test(plain),
  },
  {
    name: "what an enrollment deposit is",
    urls: [`${wordsPath}#enrollment-deposit`],
    spanish: false,
    words: "enrollment deposit holds your place",
    asks: (plain) =>
      /\bwhat(?: s| is| does| are)? (?:an? |the )?(?:matriculation|enrollment|enrolment|commitment|confirmation) deposits?(?: mean)?$/.test(
        plain,
      ),
  },
  {
    name: "decision day",
    urls: [`${wordsPath}#decision-day`],
    spanish: false,
    words: "May 1 usual day tell a college deposit",
    asks: (plain) =>
      /\b(?:when|what day|what date|by when|last day|deadline)\b/.test(plain) &&
      /\b(?:(?:pick|choose|decide on|commit to|accept) (?:a|my|one|the|our|which) ?(?:college|school|offer)?|(?:national )?decision day|college signing day)\b/.test(
        plain,
      ) &&
      !/\b(?:major|test|sat|act|roommate|housing|early|aid|loan|financial)\b/.test(plain),
  },
  {
    name: "teachers and loan forgiveness",
    urls: ["/help/repaying-student-loans#is-there-loan-forgiveness-for-teachers"],
    spanish: false,
    words: "loan forgiveness for teachers yes in two ways",
    asks: (plain) =>
      /\b(?:teach(?:er|ers|ing)?|educators?)\b/.test(plain) &&
      /\b(?:loans?|debt)\b/.test(plain) &&
      /\b(?:forgiv\w*|cancel\w*|wiped?|erased?|paid off)\b/.test(plain) &&
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
    asks: (plain) => isCosigned.test(plain) && /\bgrand\w+\b/.test(plain) && !leavesLoan.test(plain),
  },
  {
    name: "what a cosigner owes",
    urls: ["/help/private-loans-and-cosigners#cosigner"],
    spanish: false,
    words: "all of it lender missed payment you owe the whole loan not half",
    asks: (plain) =>
      isCosigned.test(plain) &&
      /\b(?:stop\w*|miss\w*|default\w*|can ?t pay|cannot pay|don ?t pay|not pay\w*|on the hook|responsib\w*|liable|owes?|what happens)\b/.test(
        plain,
      ) &&
      !leavesLoan.test(plain),
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
    name: "SAT or ACT",
    urls: ["/help/sat-vs-act-guide", "/help/sat-vs-act-guide#compare"],
    spanish: false,
    words: "every college takes one of two tests none prefers choose the one you do better on",
    asks: (plain) =>
      /\bsat\b.*\b(?:or|vs|versus|over|instead of|and)\b.*\bact\b|\bact\b.*\b(?:or|vs|versus|over|instead of|and)\b.*\bsat\b/.test(
        plain,
      ) &&
      /\b(?:better|prefer\w*|which|should|easier|harder|take|choose|pick|best)\b/.test(plain) &&
      !/\b(?:score of|convert\w*|concord\w*|equivalent|cost|costs|fees?|free|when|dates?|register|superscore|optional|required?|submit|send|math|science|calculator|reading|time|both|adhd|accommodations?|dyslexi\w*|anxi\w*|late|hate|fail\w*)\b/.test(
        plain,
      ) &&
      !/\d/.test(plain),
  },
  {
    name: "a parent who died and the FAFSA",
    urls: ["/help/fafsa-completion-guide#one-of-my-parents-died-who-goes-on-the-fafsa"],
    spanish: false,
    words: "parent died living parent alone",
    asks: (plain) =>
      /\b(?:dad|mom|mother|father|parents?|husband|wife)\b/.test(plain) &&
      /\b(?:died|passed(?: away)?|dead|deceased|widow(?:ed|er)?|late (?:father|mother|husband|wife))\b/.test(plain) &&
      /\b(?:fafsa|which parent|who (?:goes|do i put)|contributor)\b/.test(plain) &&
      !/\b(?:insurance|inherit\w*|social security|survivors?|benefits?|both|income|appeal|lost)\b/.test(plain),
  },
  {
    name: "parents without papers and the FAFSA, in Spanish",
    urls: [
      "/es/familias-con-estatus-mixto#mis-padres-no-tienen-papeles-entonces-no-puedo-recibir-ayuda",
      "/es/fafsa-para-familias#sin-seguro-social",
    ],
    spanish: true,
    words: "padres no tienen papeles ayuda estatus requisito",
    asks: (plain) =>
      /\b(?:mis|sus|los|nuestros) (?:papas|padres)\b|\bmi (?:mama|papa|madre|padre)\b/.test(plain) &&
      /\b(?:sin|no tienen?|no tenemos) (?:papeles|documentos|estatus)\b|\b(?:indocumentad[oa]s?|ilegal(?:es)?)\b/.test(
        plain,
      ) &&
      /\b(?:puedo|puede|podemos|se puede|califico|recibir)\b/.test(plain) &&
      /\b(?:fafsa|ayuda|becas?|pell)\b/.test(plain) &&
      !/\b(?:seguro social|ssn|peligro\w*|seguro poner|miedo|deport\w*|inmigracion|migra|cuenta|datos)\b/.test(plain),
  },
  {
    name: "who fills in the FAFSA, in Spanish",
    urls: [
      "/es/glosario#fafsa",
      "/es/fafsa-para-familias#empieza-el-estudiante",
      "/es/fafsa-para-familias#el-padre-o-la-madre-acepta-y-da-su-consentimiento",
    ],
    spanish: true,
    words: "empieza el estudiante contesta su parte invita padre madre acepta",
    asks: (plain) =>
      /\bfafsa\b/.test(plain) &&
      /\bquien(?:es)? (?:la |lo )?(?:llena|hace|contesta|firma|manda|envia|tiene que (?:llenar|hacer|firmar)|debe (?:llenar|hacer))\w*\b/.test(
        plain,
      ) &&
      !/\b(?:divorci\w*|separad\w*|padrastro|madrastra|abuel\w*|tia|papeles)\b/.test(plain),
  },
  {
    name: "where the first in a family begins, in Spanish",
    urls: ["/es/como-se-paga-la-universidad#pregunte-en-la-escuela", "/es/como-se-paga-la-universidad#llene-la-fafsa"],
    spanish: true,
    words: "pregunte en la escuela llene la fafsa esta semana",
    asks: (plain) =>
      /\b(?:por donde|como|con que|que hago para) (?:se )?(?:empiez\w+|empezamos|comienz\w+|empezar|comenzar|arranc\w+)\b|\bprimer(?:os)? pasos?\b/.test(
        plain,
      ) &&
      /\b(?:primer[oa]?s?|nadie|universidad|college|colegio)\b/.test(plain) &&
      !/\b(?:ensayo|fafsa|sat|act|becas?|css|transfer\w*|solicitud|essay)\b/.test(plain),
  },
  {
    name: "loans with and without subsidy, in Spanish",
    urls: ["/es/glosario#con-subsidio", "/es/glosario#sin-subsidio"],
    spanish: true,
    words: "prestamo con subsidio sin subsidio intereses necesidad",
    asks: (plain) =>
      /\bcon (?:subsidio|subsidiad\w+)\b|\bsubsidiad[oa]s?\b/.test(plain) &&
      /\bsin subsidi\w*\b|\bno subsidiad\w*\b/.test(plain) &&
      /\b(?:diferencia|diferente|que es|que son|distint\w+|mejor|cual)\b/.test(plain),
  },
];

const surely = 0.9;

/** One intent for each section that is known. */
export const sectionIntents: readonly Intent[] = sections.map(({ name, urls, spanish, words, asks }) => ({
  name,
  score: (asked) =>
    asked.colleges.length === 0 &&
    asked.states.length === 0 &&
    asked.understood.spanish === spanish &&
    // In English the words are spelled right; in Spanish the table of English words would change them.
    asks(spanish ? plainText(asked.understood.typed) : asked.understood.plain)
      ? surely
      : 0,
  answer(_, ground) {
    const passages = spanish ? ground.spanishPassages : ground.passages;
    const found = urls.flatMap((url) => passages.all.find((one) => one.url === url) ?? []);
    const looked = { terms: termsOf(words), bare: words };
    return found.length === 0 ? null : answered(found.map((passage) => quoted(passage, looked, ground, passages)));
  },
}));

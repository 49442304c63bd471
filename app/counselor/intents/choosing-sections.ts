/** Plain questions of choosing, applying and credit whose section is known. */
import { wordsPath } from "~/counselor/answer/paths";
import type { Known } from "./known-section";

const ofUc = /\b(?:ucs?|uc (?:schools?|system|app\w*)|university of california)\b/;
const fourYear =
  /\b(?:(?:4|four)[- ]years?(?: (?:college|school|university|one))?|university|universities|straight (?:in)?to|bigger school|state school)\b/;
const twoYear = /\b(?:community college|cc|(?:two|2)[- ]year (?:college|school)|junior college|juco)\b/;

export const choosingSections: readonly Known[] = [
  {
    name: "essays of the University of California",
    urls: ["/help/personal-essay#rules"],
    spanish: false,
    anywhere: true,
    row: "University of California",
    words: "University of California four answers up to 350 words choose four of eight questions",
    asks: (plain) =>
      (ofUc.test(plain) && /\b(?:essays?|personal statements?|short answers?)\b/.test(plain)) ||
      /\b(?:piqs?|personal insight)\b/.test(plain)
        ? /\b(?:how (?:many|long)|number|word (?:limit|count)|words|need|want|require\w*|do|does|is there|are there|what|which|have)\b/.test(
            plain,
          ) &&
          !/\b(?:when|due|deadline|topic|about|ideas?|start|edit|read|help|same|common app|reuse|davis|irvine)\b/.test(
            plain,
          )
        : false,
  },
  {
    name: "length of the Common App essay",
    urls: ["/help/personal-essay#rules"],
    spanish: false,
    anywhere: true,
    row: "Common App personal essay",
    words: "Common App personal essay 250 to 650 words",
    asks: (plain) =>
      /\b(?:common app(?:lication)?|personal) (?:essay|statement)\b/.test(plain) &&
      /\b(?:how (?:long|short|many words)|word (?:limits?|counts?|max\w*)|(?:max|maximum|minimum|min) (?:words|length)|length)\b/.test(
        plain,
      ),
  },
  {
    name: "early decision and early action at once",
    urls: [
      `${wordsPath}#early-decision-and-early-action`,
      "/help/early-decision-vs-regular-decision#can-i-apply-ed-to-one-and-ea-to-others",
    ],
    spanish: false,
    words: "Early decision binds you early action doesn't; yes if the EA colleges allow it",
    asks: (plain) =>
      /\b(?:early decision|ed)\b/.test(plain) &&
      /\b(?:early action|ea)\b/.test(plain) &&
      /\bdifference\b|\bwhat (?:is|s|are|does)\b/.test(plain) &&
      /\b(?:do|apply|use|try|submit|have|mix|combine)\b.*\b(?:both|the two)\b|\bboth\b.*\b(?:allowed|ok|possible|same time)\b/.test(
        plain,
      ) &&
      !/\b(?:when|deadlines?|due|chances?)\b/.test(plain),
  },
  {
    name: "early decision beside early action",
    urls: ["/help/early-decision-vs-regular-decision#can-i-apply-ed-to-one-and-ea-to-others"],
    spanish: false,
    words: "yes if the EA colleges allow it",
    asks: (plain) =>
      /\b(?:early decision|ed)\b.*\b(?:and|plus|while|with|also)\b.*\b(?:early action|ea)\b|\b(?:early action|ea)\b.*\b(?:and|plus|while|with|also)\b.*\b(?:early decision|ed)\b/.test(
        plain,
      ) &&
      /\b(?:can|could|may|allowed|ok|okay|possible)\b/.test(plain) &&
      /\b(?:apply|do|submit|both|same time|other)\b/.test(plain) &&
      !/\b(?:difference|when|deadlines?|due|chances?|restrictive|single choice|aid|same (?:school|college|university|one))\b/.test(
        plain,
      ),
  },
  {
    name: "community college first or a four-year college",
    urls: ["/help/community-college-first", "/blog/two-years-first#fit"],
    spanish: false,
    words: "starting works well when settled: the program, the money and the college you'll transfer to; a good fit if",
    asks: (plain) =>
      twoYear.test(plain) &&
      fourYear.test(plain) &&
      /\b(?:or|vs|versus|than|instead)\b/.test(plain) &&
      /\b(?:better|should|smart\w*|good idea|make sense|recommend\w*|worth)\b/.test(plain) &&
      !/\b(?:cheaper|credits?|gpa|aid|fafsa|pell|scholarships?|deadline|housing|honors|nursing|difference|instructor|athlet\w*)\b/.test(
        plain,
      ),
  },
  {
    name: "AP credit and graduating early",
    urls: [
      "/help/ap-ib-dual-enrollment-clep#open-each-credit-chart",
      "/help/ap-ib-dual-enrollment-clep#should-i-graduate-in-three-years",
    ],
    spanish: false,
    anywhere: true,
    words: "Search for the college's name and AP credit chart; price it, what you'd give up, a loan or none",
    asks: (plain) =>
      /\b(?:aps?|ib|clep|dual (?:enrollment|credit)|advanced placement)\b/.test(plain) &&
      /\b(?:credits?|classes|exams?|scores?|courses|tests?)\b/.test(plain) &&
      /\b(?:graduat\w+|finish|done|out) (?:\w+ ){0,3}(?:early|sooner|faster|in (?:3|three))\b|\b(?:save|skip) (?:\w+ ){0,2}(?:year|semester|money)\b/.test(
        plain,
      ),
  },
  {
    name: "the FERPA waiver of an application",
    urls: ["/help/common-app-screen-by-screen#what-is-the-ferpa-waiver-and-should-i-sign-it"],
    spanish: false,
    words: "FERPA waiver give up the right to read your recommendation letters",
    asks: (plain) =>
      /\bferpa\b/.test(plain) &&
      /\b(?:waiv\w*|common app\w*|applications?|letters?|recs?|recommend\w*)\b/.test(plain) &&
      !/\b(?:hipaa|18|grades|medical|doctor|privacy|release)\b/.test(plain),
  },
  {
    name: "AP credit at a college",
    urls: ["/help/ap-ib-dual-enrollment-clep#open-each-credit-chart"],
    spanish: false,
    anywhere: true,
    words: "Search for the college's name and AP credit chart",
    asks: (plain) =>
      /\b(?:does|do|will|would|can)\b.*\b(?:take|accept|count|give|grant|transfer|use)\b/.test(plain) &&
      /\b(?:aps?|ib|clep|advanced placement) (?:\w+ )?(?:credits?|exams?|scores?|classes|tests?)\b|\bcredits? (?:for|from) (?:my |an? )?(?:ap|ib|clep)\b/.test(
        plain,
      ) &&
      !/\b(?:gpa|weight\w*|sat|test optional|chances?|get in|pell|fafsa|aid|admission|need|instead|cost|fee|order|register)\b/.test(
        plain,
      ),
  },
];

/** Signs that a draft is about what a prompt asks, and how many different ones it takes. */
interface Signs {
  readonly words: RegExp;
  readonly least: number;
}

const trouble =
  /\b(?:fail(?:ed|ure|ing)?|lost|losing|broke|broken|mistakes?|quit|sick|ill(?:ness)?|hospital|diagnos\w+|died|death|fire|flood\w*|evict\w+|divorc\w+|problems?|struggl\w+|barriers?|challenges?|setbacks?|injur\w+|no (?:money|internet|car|heat)|(?:double|night) shifts?|laid off|cut from|last place)\b/gi;
const circumstances =
  /\b(?:sick|ill(?:ness)?|hospital|diagnos\w+|surgery|died|death|funeral|fire|flood\w*|evict\w+|laid off|divorc\w+|foster|homeless|shelter|no (?:money|internet|car|heat)|(?:double|night) shifts?|two jobs|(?:take|taking|took) care of my|putting my (?:brothers?|sisters?)|deployed|prison|depress\w+|anxiety)\b/gi;

/**
 * What an essay has to be about before a prompt is offered for it, by the prompt's id. The parts alone don't say: "what
 * you did" and "why it matters" are in any story. A prompt that isn't here is offered for its parts; null never is,
 * since anything would fit it.
 */
const about: Readonly<Record<string, Signs | null>> = {
  "common-1": {
    words:
      /\b(?:grew up|born|immigra\w+|bilingual|translat\w+|accent|culture|religion|faith|church|mosque|temple|traditions?|(?:our|my) (?:family|language|country|neighborhood|street|people)|only \w+ family)\b/gi,
    least: 2,
  },
  "common-2": { words: trouble, least: 2 },
  "common-3": {
    words: /\b(?:belie\w+|rules?|traditions?|church|question(?:ed|ing)?|argu\w+|disagree\w*|supposed to|elders?)\b/gi,
    least: 2,
  },
  "common-4": {
    words: /\b(?:thank\w*|grateful|gratitude|surpris\w+|kind(?:ness)?|never asked|without being asked|gifts?)\b/gi,
    least: 2,
  },
  "common-5": {
    words: /\b(?:reali[sz]\w+|underst\w+|learn\w*|used to|for the first time|now i \w+|since then|wrong about)\b/gi,
    least: 2,
  },
  "common-6": {
    words:
      /\b(?:hours|track of time|look(?:ed)? up|obsess\w*|curious|wonder\w*|theory|microscope|experiments?|proofs?|equations?|can['’]t stop|teacher|library|videos?|read(?:ing)?)\b/gi,
    least: 3,
  },
  challenges: { words: circumstances, least: 2 },
  "uc-1": {
    words:
      /\b(?:led|lead(?:ing|er|ers)?|captain|president|organi[sz]\w+|in charge|train(?:ed|ing)|coach(?:ed|ing)|mentor\w*|found(?:ed|er)|recruit\w*|vot(?:e|ed|es)|meetings?|crew|team|section|asked every\w+|made a (?:list|plan|schedule))\b/gi,
    least: 2,
  },
  "uc-2": {
    words:
      /\b(?:dr[ae]w\w*|paint\w*|sketch\w*|compos\w+|songs?|melod\w+|poems?|film\w*|photo\w*|design\w*|invent\w*|buil[dt]\w*|sew\w*|knit\w*|cod(?:e|ed|ing)|prototype\w*|recipes?|improvis\w+|sculpt\w*|knots?)\b/gi,
    least: 2,
  },
  "uc-3": {
    words:
      /\b(?:practic\w+|rehears\w+|skills?|talent|good at|better at|years|lessons?|train(?:ed|ing)|coach|every (?:day|morning|week|sunday|saturday|afternoon)|hours)\b/gi,
    least: 2,
  },
  "uc-4": {
    words:
      /\b(?:ap|class(?:es)?|courses?|school|teachers?|programs?|tutor\w*|college|online|textbooks?|exams?|tests?|calculus|physics|algebra|counselor)\b/gi,
    least: 3,
  },
  "uc-5": { words: trouble, least: 2 },
  "uc-6": {
    words:
      /\b(?:biology|chemistry|physics|calculus|algebra|geometry|math|statistics|history|literature|economics|psychology|geology|astronomy|philosophy|engineering|computer science|microscope|experiments?)\b/gi,
    least: 2,
  },
  "uc-7": {
    words:
      /\b(?:school|community|neighbors?|neighborhood|town|street|church|library|club|band|team|students|kids|freshmen|families|volunteer\w*)\b/gi,
    least: 2,
  },
  "uc-8": null,
};

/** Characters from which on a subject has to show in more words: some 250 words. */
const wholeLength = 1_400;

/** Whether a draft seems to be about what a prompt asks. A guess from words. */
export function seemsAbout(id: string, text: string): boolean {
  const signs = about[id];
  if (signs === undefined) return true;
  if (signs === null) return false;
  // A long text holds some words of every subject.
  const longer = Math.max(1, text.length / wholeLength);
  return new Set((text.match(signs.words) ?? []).map((word) => word.toLowerCase())).size >= signs.least * longer;
}

/**
 * Sentences that need no evidence: they feel with the reader, ask, or say what comes next, and state nothing about
 * colleges, money, rules or days. In doubt a sentence states something.
 */
const subjects =
  /\b(?:FAFSA|SAI|Pell|CSS|SAT|ACT|PSAT|GPA|AP|IB|CLEP|PLUS|loans?|grants?|scholarships?|aid|tuition|fees?|prices?|costs?|net price|deadlines?|due|admissions?|admit\w*|admission|accept\w*|rejects?|waitlist\w*|transfer\w*|degrees?|majors?|earn\w*|salary|salaries|interest|repay\w*|tax\w*|income|assets?|residen\w+|in-state|out-of-state|visa|credits?|transcripts?|essays?|recommendations?|colleges?|universit\w+|campus\w*|tests?|scores?|work-study|subsidized|dorms?|housing|waivers?|matrícula|becas?|préstamos?|ayuda|universidad\w*|colegio|fecha|ingresos?|admisión)\b/i;
/** Words that state a rule or a fact, wherever they stand. */
const stating =
  /\b(?:must|required?|requires|always|never|every|all|none|most|least|free|eligible|qualif\w+|counts?|means|allows?|because|according|best|worst|better|cheaper|only|need to|have to|has to|debes?|siempre|nunca|todos|gratis|requisito)\b/i;
const opening =
  /^(?:let['’]s|here(?:['’]s| is| are)|i can(?:['’]t|not)?|i don['’]t know|i (?:couldn['’]t|could not) find|i found|i looked|first|next|then|to start|tell me|you can (?:ask|tell)|which|what|do you|does|did|are you|is|have you|would you|could you|how|where|when|who|if you tell me|with that|veamos|aquí|puedo|no (?:puedo|sé|encontré)|primero|dime|cuéntame|qué|cuál|en qué|¿)/i;

/** What is said of money, of a day or of leaving something out is stated, however kindly the sentence begins. */
const claims =
  /\b(?:free|no (?:cost|charge)|costs?|charges?|owe\w*|pay(?:s|ing)?|paid|money|dollars|debts?|bills?|cover(?:s|ed)|refund\w*|filing|file|signing|skip(?:s|ped|ping)?|apply(?:ing)?|appl(?:y|ies)|enroll\w*|courts?|judges?|laws?|legal\w*|illegal\w*|tomorrow|today|tonight|this (?:week|month|year)|next (?:week|month|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|too late|late|expires?|closes?|closed|opens?|opened|over already|guarante\w+|entitled|allowed|gratis|cuesta|pagar?|debes? (?:dinero|nada)|dinero|mañana|hoy|cierra|abre|vence)\b/i;

/** How a sentence begins that speaks with the reader, and of nothing else. */
const toTheReader =
  /^(?:i(?:['’]m|['’]ve| am| have| know| hear| understand| hope| think)?(?=\s)|we\s|you(?:['’]re| are| don['’]t|r)?\s|that(?:['’]s| is| sounds| must| makes| can)|this (?:is|can be) (?:hard|a lot|your)|it(?:['’]s| is| makes) (?:okay|ok|normal|hard|sense|understandable|a lot|fine|natural|good that)|there(?:['’]s| is) (?:time|no rush|no wrong)|sorry|thank|take (?:a breath|your time)|okay|(?:one|two|three|four|five) (?:more )?(?:things?|steps?|questions?|options?|ways?|answers?|readings?) (?:matter|help|are|is|here|to)|lo siento|gracias|entiendo|es (?:normal|mucho|difícil)|tranquil)/i;

/** Whether a sentence without figures, names and quotations states nothing. */
export function isWithoutFact(text: string): boolean {
  const plain = text.trim();
  const sentences = plain.split(/[.?!]+(?:\s|$)/).filter((part) => part.trim() !== "");
  return sentences.every((sentence) => {
    if (sentence.split(/\s+/).length > longest || hasName(sentence)) return false;
    if (!subjects.test(sentence))
      return opening.test(sentence.trim()) || (toTheReader.test(sentence.trim()) && !claims.test(sentence));
    return (
      opening.test(sentence.trim()) &&
      !stating.test(sentence) &&
      sentence.split(/\s+/).length <= 20 &&
      !sentence.includes(":")
    );
  });
}

const longest = 30;

/** A capital inside a sentence is a name: of a place, a program, a law. */
function hasName(sentence: string): boolean {
  return /(?<=[\p{Ll},;] )(?!I(?:['’]|\s|$))\p{Lu}/u.test(sentence.trim());
}

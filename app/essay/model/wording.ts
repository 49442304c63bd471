/** Ways of saying that hand words over, give orders or lay out an essay. Held against a text without its quotations. */

const offers: readonly RegExp[] = [
  /\b(?:for (?:example|instance)|e\.?g|i\.?e|such as|something like|along the lines|in other words|as in|namely|so to speak|imagine (?:this|it|that|the|a|an)|picture (?:this|it)|fill in|word for word)\b/i,
  /\b(?:what if|how about|what about|why not|why don['’]?t you|have you (?:considered|tried|thought)|would(?:n['’]t)? it (?:be|help|work|sound|read)|isn['’]t it|don['’]t you think|wouldn['’]t you)\b/i,
  /\b(?:are|were) you (?:really )?(?:saying|trying to say|telling)\b|\b(?:do|did) you (?:really )?mean\b|\bis it (?:true|possible|fair|safe)\b/i,
  /\b(?:you|it|this|that|they|one|sentence|line|opening|ending|paragraph|essay|draft|word|title|beginning|he|she) (?:also |just |even |perhaps |maybe |then )?(?:could|should|might|may|must|ought|shall|needs? to|has to|have to|had better|want to|may want)\b(?! mean)/i,
  /\b(?:you['’]d|it['’]d|would|could|might|may) (?:be |read |sound |work |look |feel )?(?:better|stronger|clearer|nicer|best|well)\b|\bbetter (?:to|if|word|as|with)\b|\bstronger (?:to|if|word|as|with)\b/i,
  // What a text is said not to say is said by that.
  /(?:\bnot|\bnever|n['’]t) (?:(?:really|actually|quite|even|yet|ever|once|fully|exactly|simply|openly|just) )*(?:say|tell|state|claim|admit|write|explain)s?\b(?! (?:what|who|whom|whose|how|why|when|where|which|whether|if|anything|nothing|much|more|so|to|it|this|here|enough|(?:a|the) readers?|readers)\b|[,.]|$)/i,
  /\breads?(?:,| simply| only| just| now)+ (?:you|he|she|it|they|the|a|an|nobody|in|at)\b/i,
  /\b(?:expects|wants|hopes|needs|waits|asks) (?:for )?(?:you|him|her|them|it|this|the \p{L}+) to\b|\bbelongs? (?:at|in|near|before|after|first|last)\b/iu,
  // "What is a list but a way of not looking?" says it.
  /^(?:and |but |so )?what (?:is|are|was|were) [^?]*\b(?:but|if not|except) (?:a|an|the)\b/i,
  // What a text is said to show or to mean is the model's own, however few words it takes.
  /\b(?:shows?|means?|proves?|reveals?|suggests?|implies|teaches) (?:you |them |him |her |us |(?:a|the) readers? )?that (?!you (?:can|could|do|don['’]t|did)\b)/i,
  /\bwhat (?:is|was|were|has|had) (?:never|always|only)\b|\bthe (?:same )?way (?:a|an|the|some|one) (?!(?:first|last|sentence|line|draft|paragraph|reader)\b)|\bjust like\b|\bnot (?:only|just|merely)\b.*\bbut\b/i,
  /\b(?:like|as) (?:this|so|follows)\b|\bthe following\b|\b(?:like|as if|as though) (?:a|an|some|the (?!first|last|next|second|day|time|moment))/iu,
];

/** Words of those who mend texts for others. */
const mending =
  /\b(?:re-?writ\w*|re-?word\w*|re-?phras\w*|paraphras\w*|revis\w*|versions?|polish\w*|tighten\w*|replac\w*|swap\w*|substitut\w*|synonyms?|suggest\w*|recommend\w*|consider\w*|alternativ\w*|templates?|outlin\w*|hooks?|thesis|improv\w*|edit(?:s|ed|ing)?|correct(?:ed|ion|ly)?|fix(?:es|ed|ing)?|insert\w*|delet\w*|remov\w*|instead(?! of)|here(?:['’]s| is| are) (?:a|an|the|your|my|how|one|what|some)|model (?:answer|sentence)|sample|commas?|apostrophes?|semicolons?|(?:mis)?spell\w*|typos?|grammar\w*|punctuat\w*|capitali[sz]\w*)\b/gi;

/** In a question that yes or no answers: what it proposes is in it. */
const proposes =
  /\bwould you (?:agree|say)\b|\b(?:could|can|would|will|might|may|should|shall|won['’]t) (?:you |we |it |this |the \p{L}+ |your \p{L}+ )(?:not |also |just |even |perhaps |maybe |please )?(?:say|write|begin|start|open|end|close|conclude|add|try|use|put|make|call|phrase|include|cut|move|rework|read|be|sound|go with|finish|continue|mention|title|name)\b(?! (?:to (?:him|her|them|a|the|your)\b|about\b))/iu;

/** "Didn't you want it to be her?" says that it was so. */
const expectsYes =
  /^(?:and |but |so )?(?:did|do|does|is|are|was|were|has|have|had|could|would|should|can|will)n['’]t\b/i;

/** In a question that yes or no answers, about anything but people; and in what stands around a question. */
const supposes =
  /^(?:and |but |so )?(?:would|could|can|might|may|should|will|shall) (?:it|this|that|these|those|the|your)\b/i;

/** In any question: what it leads to is said by it. */
const leads: readonly RegExp[] = [
  /\b(?:if|would|could|can|might)\b[^?]*\b(?:open|start|begin|began|begun|end|clos|conclud|finish)\w* (?:it |this |the \p{L}+ |your \p{L}+ )?(?:with|by|at|on|from|like)\b/iu,
  /\b(?:taught|teach\w*|learn\w*|reali[sz]\w*|underst\w*|discover\w*|prov\w*|show\w*|mean\w*|meant|know|knew|see|saw|felt|feel|think|thought|say|said|find|found|notice\w*|admit\w*) (?:you |them |him |her |us |a reader |the reader |readers )?(?:that|how) (?!it\b|was\b|were\b|is\b|made\b|he\b|she\b|they\b|changed\b|happened\b|day\b|night\b|moment\b|time\b|morning\b)(?:\p{L}+ ){2,}/iu,
  /\bshould\b|\bplease\b/i,
  // A saying, with a question mark behind it.
  /\b(?:why|how)\b[^?]*(?:\bnot|\bnever|n['’]t) (?:\p{L}+ )?(?:begin|start|open|end|close|finish|stop)\b/iu,
  /\b(?:being|to be) \p{L}+ (?:\p{L}+ )?(?:become|mean|feel|be|turn)s? /iu,
  /\b(?:ones?|things?|what|those|that) (?:that |which )?(?:nobody|no one|everyone|everybody)\b(?! else)/i,
  /\b(?:when|if|because|while|until|and|but) (?:nobody|no one|everyone|everybody|someone|somebody|anyone|anybody)\b/i,
];

const orders =
  /(?:^|[.?!–—] ?|\b(?:please|simply) )(?:now |so |then |and |also |just |please |next |first,? |perhaps |maybe )*(?:try|use|add|write|start|begin|open|end|close|put|say|make|cut|insert|mention|describe|explain|include|show|tell|let|keep|move|take|turn|give|name|think|imagine|picture|remember|copy|paste|type|repeat|continue|finish|expand|change|drop|avoid|focus|be|don['’]t|do not|never|always|look|go|find|ask|bring|leave|work|set|help|read|choose|pick|answer|compare|replace|swap|rewrite|reword|rephrase|revise|delete|remove|fix|correct|improve|polish|consider|reread|substitute)\b(?! ¶)|, (?:so |then |and |or )?(?:try|add|insert|start with|begin with|end with|open with|cut)\b/i;

const outline =
  /\b(?:first|firstly|begin|start|opening|introduction)\b.{3,90}\b(?:then|next|second(?:ly)?|after that|followed by|middle|body)\b.{3,90}\b(?:finally|lastly|third(?:ly)?|end|close|conclusion)\b|\bparagraph (?:one|two|three|four|five|\d)\b.*\bparagraph (?:one|two|three|four|five|\d)\b|\bbody paragraphs?\b|\bintro(?:duction)?\b|\bconclusion\b|(?:[^,]+,){3}/i;

/** "The missing word is tender": what stands behind it is handed over. */
const word = "(?:words?|verbs?|nouns?|adjectives?|adverbs?|phrases?|terms?|titles?|names?)";
const named: readonly RegExp[] = [
  new RegExp(`\\b${word} (?:\\p{L}+ ){0,2}(?:is|are|was|were)\\b([^,.?]*)`, "giu"),
  // What a text or a reader is said to want is offered, too: "This line needs rain."
  /\b(?:needs?|wants?|lacks?|misses|expects?|deserves?|(?:wait|ask|call|look|hope)s? for)\b([^,.?]*)/giu,
  new RegExp(`^(?:is|are|was|were) (?:the|this|that|your|a) (?:\\p{L}+ ){0,2}${word} ([^,.?]*)`, "giu"),
];

/** What is said to be a word, in a text. */
export const namedWordsIn = (said: string): readonly string[] =>
  named.flatMap((pattern) => [...said.matchAll(pattern)].map(([, words = ""]) => words));

/** "It says sorry," "This line is the hinge": a word that a text is said to say, and a picture it's said to be. */
const pictured =
  /\b(?:(?:says?|whispers|shouts|screams)|(?:is|are|becomes?|as) (?:the|a|an|your|its)) (?!\p{L}+est\b)(\p{L}+)/giu;

/** The word behind each, in an observation. */
export const picturesIn = (told: string): readonly string[] => [...told.matchAll(pictured)].map(([, one = ""]) => one);

const likeness =
  /\b(?:is|are|becomes?) (?:the|a|an|your|its) (\p{L}+) of (?:the |this |your )?(?:whole |entire )?(?:story|essay|draft|text|piece|page|paragraph)\b/giu;

/** "The hinge of the whole story": what a place is likened to, also in a word that is the student's. Lower case. */
export const likened = (told: string): readonly string[] =>
  [...told.matchAll(likeness)].map(([, one = ""]) => one.toLowerCase());

const threeInARow = /\p{L}+, \p{L}+(?: \p{L}+)?,(?: and)? \p{L}+/u;
const series = /[\p{L}¶]+(?:['’]\p{L}+)?(?: [\p{L}¶]+){0,4}, (?:[\p{L}¶]+ ?){1,5},? or \b/iu;
const eitherOr = /\beither\b.*\bor\b/i;

const firstPerson =
  /(?<![\p{L}\p{N}])(?:i|i['’](?:m|d|ll|ve)|me|my|mine|myself|we|we['’](?:re|d|ll|ve)|us|our|ours|ourselves|let['’]s|yo|mi|mis|mí|nosotros|nuestr[oa]s?)(?![\p{L}\p{N}])/iu;

export const offersWords = (said: string): boolean => offers.some((pattern) => pattern.test(said));
/** Words of those who mend texts, in a text. */
export const mendingIn = (said: string): readonly string[] => said.match(mending) ?? [];
export const proposesTo = (said: string): boolean =>
  proposes.test(said) || supposes.test(said) || expectsYes.test(said);
/** What would be isn't there: an observation says what is. */
export const isSupposed = (said: string): boolean => /\bwould\b/i.test(said);
export const leadsTo = (said: string): boolean => leads.some((pattern) => pattern.test(said));
export const givesOrders = (said: string): boolean => orders.test(said);
export const laysOut = (said: string): boolean => outline.test(said);
export const listsChoices = (said: string): boolean =>
  series.test(said) || threeInARow.test(said) || eitherOr.test(said);
export const isFirstPerson = (said: string): boolean => firstPerson.test(said);

const ofText =
  "(?:sentence|line|paragraph|page|passage|draft|essay|text|word|phrase|clause|quote|quotation|detail|fact|claim|scene|image|moment|verb|noun|adjective|adverb|opening|ending|beginning|end|title|list|summary|part|place|point|question|answer|name|number|comparison|conclusion|tense|speech|dialogue|feeling|reason|result|cause|gap|jump|turn|thing|example|action|voice)s?";
const tells =
  "(?:say|tell|name|show|describe|mention|write|explain|state|list|repeat|call|skip|jump|move|summarize|sum|claim|announce|compare|switch|use|appear|read|begin|start|open|end|finish|close|stop|leave|introduce|answer|refer|point|promise|quote|count|give|put|hold|turn|speak|make|take|do|go|let|keep|set|set up|report|present|admit|notice|come|stand|sound|follow|carry|rest|cover|happen|change|connect|link|reveal|hint|hide|assume|treat|bring|stay|choose|place|pass|ask|return|contradict|offer|raise|slow|cross|spend|see|remember|hear|know|trust|pack|fold|wrap|join|separate|mark|earn|lean|invite|address|land|arrive)(?:s|es)?";
const adverbs =
  "(?:(?:only|also|never|still|already|then|just|even|both|twice|again|first|here|now|always|mostly|quickly|briefly|often|almost|don['’]t|doesn['’]t|do not|does not) ){0,3}";

const aboutText: readonly RegExp[] = [
  /¶/,
  new RegExp(
    `^(?:\\p{L}+,? )?(?:until|after|before|in|with|at|by|from|between|up to|across|within)? ?(?:the|this|that|these|those|each|every|both|your|no|one|two|three|four|a|an|another|its|all)(?: \\p{L}+){0,2} ${ofText}\\b`,
    "iu",
  ),
  new RegExp(
    `^(?:here,? |so far,? |then |by now,? |and |but |again,? )?(?:you ${adverbs}${tells}\\b|(?:this|that|these|those|it|they|both|nothing|nobody) ${adverbs}(?:${tells}|is|are|has|have|hasn['’]t|haven['’]t|isn['’]t|aren['’]t|gets?|leaves?)\\b)`,
    "iu",
  ),
  /\b(?:a|the|any|every|your) (?:\p{L}+ )?readers?\b|\breaders\b|\b(?:this|the|your|that|these|an?|one|its) (?:\p{L}+ )?(?:sentence|line|paragraph|draft|essay|word|phrase|passage|quote|verb|detail|ending|opening)s?\b/iu,
];

/** Whether a sentence of an observation speaks of the text: its words, its reader, or what the student does in it. */
export const isAboutText = (sentence: string): boolean => aboutText.some((pattern) => pattern.test(sentence));

/** "It's" and the like, written out, so that each way of writing is held against one pattern. */
export const writtenOut = (said: string): string =>
  said
    .replace(/\b(it|that|there|what|who|here|he|she)['’]s\b/gi, "$1 is")
    .replace(/\b(you|they)['’]re\b/gi, "$1 are")
    .replace(/\b(you|they)['’]ve\b/gi, "$1 have");

const begins =
  "(?:did|do|does|didn['’]t|don['’]t|doesn['’]t|is|are|was|were|isn['’]t|wasn['’]t|aren['’]t|has|have|had|hasn['’]t|can|could|would|will|might|may)";
const subject =
  "(?:you|he|she|they|it|there|this|that|these|those|the|your|his|her|their|its|an?|any\\p{L}*|some\\p{L}*|every\\p{L}*|nobody|no|one|both|either)";
const before = "(?:and |but |so |then |or )?";
const openers = {
  open: new RegExp(
    `^${before}(?:(?:(?:in|at|to|for|from|by|with|of|on|about|after|before|until|since|under|through|against|toward) )?(?:what|who|whom|whose|which)\\b|(?:when|where|why)(?: (?:exactly|else|then|first|last|before|after|again|now|ever))? ${begins}\\b|(?:since|until) when ${begins}\\b|how(?: \\p{L}+){0,3} ${begins}\\b)`,
    "iu",
  ),
  closed: new RegExp(`^${before}${begins} ${subject}\\b`, "iu"),
};

/**
 * How a piece of a question begins: with what, why and the like; as one that yes or no answers; or not as a question.
 */
export const openingOf = (piece: string): "open" | "closed" | null =>
  openers.open.test(piece) ? "open" : openers.closed.test(piece) ? "closed" : null;

/** Anything but plain sentences: tags, Markdown, entities, tokens left unfilled, control and direction characters. */
const markup =
  /<\/?[a-z!][^>]*>|<script|&(?:[a-z]+|#x?[\da-f]+);|!?\[[^\]]*\]\s?\(|\[\d+\]|`|\*\*|__|(?:^|\n)\s*(?:#{1,6}|[-*•>]|\d+[.)])\s|\||\{\{|\}\}|\b(?:source|figure|address)_\d+|javascript:|data:text|(?![\n\t])\p{Cc}|\p{Cf}/iu;

export function hasMarkup(text: string): boolean {
  return markup.test(text);
}

/** Addresses of the web, of mail and of this site. */
const addresses =
  /https?:\/\/[^\s)"'”’]+|www\.[^\s)"'”’]+|[\w.+-]+@[\w-]+\.[\w.-]+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|gov|edu|net|us|info|io|mil)\b(?:\/[^\s)"'”’]*)?|(?<![\w.])\/[a-z][\w-]*(?:\/[\w#?=&.-]*)*/gi;

/**
 * Any other name with a point inside and letters behind it, "bit.ly/abc", whichever ending it has. A sentence begins
 * with a capital letter, so that "form.They" is none, nor is "Ph.D." or "a.m."
 */
const anyHost =
  /(?<![\w.@/-])(?=[\w-]*[a-z])[a-zA-Z\d][\w-]+(?:\.[\w-]{2,})*\.(?:[a-z]{2,}|[A-Z]{2,})(?![\w.]*\w)(?:\/[^\s)"'”’]*)?/g;
/** An address spelled so that it isn't read as one: "evil dot com". */
const spelled = /[\w-]+ ?[([]? ?\b(?:dot|punto)\b ?[)\]]? ?(?:com|org|net|edu|gov|info|io|co|us|me|xyz|ly)\b/gi;

/** Addresses that stand in a text, without the full stop of their sentence. */
export function addressesIn(text: string): string[] {
  const found = [...text.matchAll(addresses)].map(([address]) => address);
  const rest = found.reduce((so, address) => so.replace(address, " "), text);
  return [...found, ...[anyHost, spelled].flatMap((form) => [...rest.matchAll(form)].map(([address]) => address))].map(
    (address) => address.replace(/[.,;:!?]+$/, ""),
  );
}

/** The same address, however it begins and ends. */
export function plainAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/+$/, "");
}

const promises = [
  /\byou(?:['’]ll| will| are going to|['’]re going to| are (?:sure|certain|guaranteed|bound) to|['’]re (?:sure|certain|guaranteed|bound) to)\s+(?:\w+ly\s+)?(?:get in(?:to)?|be (?:admitted|accepted|fine|let in)|be in|make it in|be a shoo-in|win|receive|get (?:the|a|an|that|this|your|full|more)|qualify|graduate|succeed|earn|save)\b/i,
  /\byou(?:['’]ll| will)\s+(?:definitely|certainly|surely|absolutely|almost certainly)\b/i,
  /\byou (?:won['’]t|will not|will never) (?:get in|be admitted|be accepted|get into|have to pay|need to worry|be rejected|be denied)\b/i,
  /(?:['’]ll| will) (?:\w+ly )?(?:admit|accept|take|reject) you\b/i,
  /\bI (?:promise|guarantee|assure)\b|\bwe (?:promise|guarantee)\b/i,
  /\b(?:no doubt|without a doubt|for sure|a sure thing|a lock|can['’]t miss|100 ?% (?:sure|certain))\b/i,
  /\b(?:te|lo|la) (?:van a|va a) (?:admitir|aceptar|dar)\b|\bte (?:admitirán|aceptarán|darán)\b|\bvas a (?:entrar|ser admitid[oa]|ser aceptad[oa]|recibir|ganar)\b|\b(?:te )?(?:prometo|garantizo|aseguro)\b|\bcon seguridad\b|\bsin duda\b/i,
  // Of somebody's place it may not be said that it's settled, in whatever picture.
  /\b(?:shoo-?in|slam dunk|sure (?:bet|thing)|done deal|foregone conclusion|in the bag|as good as (?:in|admitted|accepted))\b/i,
  /\byour (?:\w+ ){0,2}(?:admission|acceptance|place|spot|seat|award|scholarship|grant|aid) (?:is|are|will be) (?:\w+ly )?(?:certain|guaranteed|assured|secure|safe|settled|a given|a formality|a certainty|yours)\b/i,
  /(?:['’]ll| will| are going to|['’]re going to| is going to| have to| has to) (?:\w+ly )?(?:let you in|say yes|want you|offer you|make you an offer|send you an acceptance)\b/i,
  /\b(?:no way|impossible|unthinkable|no chance|not possible)\b(?: \w+){0,5} (?:reject|rejects|rejected|deny|denies|denied|refuse|refuses|turn(?:s|ed)? you|say no|says no|won['’]t get in|don['’]t get in)\b/i,
  /\b(?:they|it|he|she|nobody|no one|no college|no school|the (?:college|school|university)|admissions?)(?: \w+)? ?(?:can['’]t|cannot|won['’]t|will not|will never|would never|would|could|wouldn['’]t|couldn['’]t|will|can) (?:reject|deny|refuse|turn you down|say no to) ?(?:you)?\b/i,
  /\b(?:es )?segur[oa] que (?:te |lo |la |los )?(?:\w+ )?(?:entr|acept|admit|gan|recib|qued|consig|logr)\w*|\b(?:entras|te aceptan|te admiten) (?:seguro|fijo|con certeza)\b|\b(?:tu|su) (?:admisión|lugar|cupo|beca|plaza) (?:es|está) (?:segur|garantizad|asegurad)[oa]\b|\bno hay (?:forma|manera|modo) de que (?:te|lo|la) (?:rech|niegu)\w*|\b(?:te|lo|la) (?:aceptarán|van a dejar entrar|dejarán entrar|tienen que aceptar)\b/i,
];

/**
 * A promise that nobody can make: of a place, a prize, an outcome. What a law or a college guarantees says so in its
 * own words.
 */
export function promiseIn(text: string): string | null {
  return firstOf(promises, text);
}

const guarantees = [
  /\bguarante\w+\b/i,
  /\bcertain (?:to|that)\b/i,
  /\bautomatic(?:ally)? (?:admi\w+|accept\w+)\b/i,
  /\bgarantiza\w*\b/i,
];
const noGuarantee =
  /\b(?:not?|never|nobody|no one|nothing|isn['’]t|aren['’]t|doesn['’]t|don['’]t|can['’]t|cannot|without|ni|nadie|nunca)\b(?:\s+\S+){0,5}\s+\S*(?:guarante|certain|garantiza)/i;

/** A guarantee, which may only be told where the evidence itself speaks of one; null also where it is denied. */
export function guaranteeIn(text: string): string | null {
  return noGuarantee.test(text) ? null : firstOf(guarantees, text);
}

const lawAdvice = [
  /\b(?:it(?:['’]s| is)|that(?:['’]s| is)|this is) (?:perfectly |completely |totally |not )?(?:legal|illegal|lawful|unlawful|against the law)\b/i,
  /\byou (?:can|could|should|may|might|must) (?:sue|take (?:them|him|her|it) to court|press charges|file a lawsuit|legally)\b/i,
  /\b(?:legally|by law|under (?:the )?(?:federal |state )?law|according to the law),? (?:you|they|your|a|the|parents|colleges|he|she)\b/i,
  /\b(?:the|federal|state|this|that) law (?:says|requires|states|allows|lets|forbids|prohibits|means|protects|gives|does not|doesn['’]t)\b/i,
  /\byou(?: have|['’]ve got)? (?:a|the) legal (?:right|duty|obligation)\b|\byour (?:legal )?rights? (?:is|are|to) /i,
  /\b(?:breaking|break|violat\w+) the law\b|\bmy lawyer\b|\bas your (?:lawyer|attorney)\b/i,
  // What courts decide, or whose side they take, only a document may say.
  /\b(?:courts?|judges?|the law|jur(?:y|ies))\b(?: \w+){0,2} (?:sides?|rules?|ruled|favors?|protects?|decides?|agrees?|backs?|stands? (?:with|by)|will|would) /i,
  /\b(?:los tribunales|los jueces|la corte|un juez)\b(?: \w+){0,2} (?:da|dan|falla|fallan|protege|protegen|decide|deciden)\b/i,
  /\bla ley (?:dice|exige|permite|prohíbe|obliga|requiere)\b|\b(?:es|no es) (?:legal|ilegal)\b|\bpuedes demandar\b|\bpor ley\b/i,
];

/** Advice about the law in words of one's own. Only the words of a document may speak of it. */
export function lawAdviceIn(text: string): string | null {
  return firstOf(lawAdvice, text);
}

function firstOf(patterns: readonly RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found !== null) return found[0];
  }
  return null;
}

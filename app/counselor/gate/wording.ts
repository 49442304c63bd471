/** Anything but plain sentences: tags, Markdown, entities, tokens left unfilled, control and direction characters. */
const markup =
  /<\/?[a-z!][^>]*>|<script|&(?:[a-z]+|#x?[\da-f]+);|!?\[[^\]]*\]\s?\(|\[\d+\]|`|\*\*|__|(?:^|\n)\s*(?:#{1,6}|[-*•>]|\d+[.)])\s|\||\{\{|\}\}|\b(?:source|figure|address)_\d+|javascript:|data:text|(?![\n\t])\p{Cc}|\p{Cf}/iu;

export function hasMarkup(text: string): boolean {
  return markup.test(text);
}

/** Addresses of the web, of mail and of this site. */
const addresses =
  /https?:\/\/[^\s)"'”’]+|www\.[^\s)"'”’]+|[\w.+-]+@[\w-]+\.[\w.-]+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|gov|edu|net|us|info|io|mil)\b(?:\/[^\s)"'”’]*)?|(?<![\w.])\/[a-z][\w-]*(?:\/[\w#?=&.-]*)*/gi;

/** Addresses that stand in a text, without the full stop of their sentence. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(addresses)].map(([address]) => address.replace(/[.,;:!?]+$/, ""));
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

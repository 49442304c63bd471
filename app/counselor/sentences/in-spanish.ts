import type { Statement } from "~/counselor/answer/evidence";
import type { Reply } from "~/counselor/answer/reply";
import { forSpanishReaders } from "~/language";
import fixed from "../../../content/counselor/spanish-fixed.json";
import { wordsIn } from "./sentences";

const sentences: Readonly<Record<string, string>> = fixed.sentences;
/** Small words by which a sentence of ours is English: no Spanish one of ours has two of them. */
const englishSigns = /\b(?:the|of|and|is|are|was|for|with|you|your|that|it|its|from|by|don’t|isn’t|this|on|at|to)\b/gi;

/**
 * An answer for who asked in Spanish. Sentences with places are in Spanish already; those that never change are looked
 * up; what is left in English, such as a quotation of an English page, is said to be in English.
 */
export function inSpanish(reply: Reply): Reply {
  const of = (text: string) => sentences[text] ?? text;
  const statements = reply.statements.map((one) => ({ ...one, text: of(one.text) }));
  const intro: Statement = { text: wordsIn({ language: "es" }).say("only english"), quoted: false, evidence: [] };
  const first = statements.findIndex(isEnglish);
  return {
    ...reply,
    language: "es",
    statements:
      reply.status === "danger" || first < 0
        ? statements
        : [...statements.slice(0, first), intro, ...statements.slice(first)],
    asks: reply.asks.map((one) => ({ ...one, question: of(one.question) })),
    next: reply.next.map((one) => ({ ...one, label: of(one.label), path: forSpanishReaders(one.path) })),
  };
}

/** Whether a statement is in English, by its page where it's quoted, else by its small words. */
function isEnglish({ text, quoted, evidence }: Statement): boolean {
  if (quoted) return !(evidence[0]?.url.startsWith("/es") ?? false);
  const signs = text.match(englishSigns)?.length ?? 0;
  return signs >= 2 && !/\b(?:de|la|el|los|las|que|en|para)\b.*\b(?:de|la|el|los|las|que|en|para)\b/i.test(text);
}

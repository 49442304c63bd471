/** Sections that may be what was meant, where the likeliest is not sure: each behind its heading. */
import type { Statement } from "~/counselor/answer/evidence";
import type { Reply } from "~/counselor/answer/reply";
import type { FoundPassage } from "../passages/quote";
import { quoted } from "../tools/library";
import type { NamedProgram } from "../understand/programs";
import { plainText } from "../words/words";
import { foundFor } from "./find-in-guides";
import type { Asking } from "./step";

const mostOthers = 2;
/** How far below the best another section may be by its words. */
const near = 0.4;
/** From these odds on it's offered, whatever words it has. */
const likely = 0.05;

/**
 * The next sections of the guides beside an answer from them. Of questions held back from the fit, the section quoted
 * is right for 56 of 100 and one of the next two for 17 more (decision 108).
 */
export function withOtherSections(reply: Reply, { asked, ground }: Asking): Reply {
  const [first] = reply.statements;
  if (reply.status !== "answered" || first?.quoted !== true || asked().colleges.length > 0) return reply;
  const { found, odds, looked, passages } = foundFor(asked(), ground, first.evidence[0]?.url ?? "");
  const { program } = asked().understood;
  // Behind answers to several things nobody can tell which of them was meant otherwise.
  if (program !== null && reply.several === true) return reply;
  const [best] = found;
  if (best === undefined) return reply;
  const said = new Set(reply.statements.map(({ evidence }) => evidence[0]?.url));
  const rank = ({ passage, score }: FoundPassage) => score + 0.2 * Math.log((odds.get(passage.url) ?? 0) + 0.02);
  const others = new Map<string, Statement>();
  for (const one of [...found].sort((a, b) => rank(b) - rank(a))) {
    const { url } = one.passage;
    if (others.size === mostOthers || said.has(url) || others.has(url)) continue;
    // "How does the Texas top 10 percent rule work" isn't about the rules of a federal loan, nor what TAP pays about
    // whatever else New York has.
    if (program !== null && (one.passage.state !== program.state || !speaksOfProgram(one, program))) continue;
    if (best.score - one.score > near && (odds.get(url) ?? 0) < likely) continue;
    const { more, ...statement } = quoted(one.passage, looked, ground, passages);
    others.set(url, { ...statement, heading: one.passage.headings.at(-1) ?? one.passage.title });
  }
  return others.size === 0 ? reply : { ...reply, others: [...others.values()] };
}

/** Whether a section names the program that was asked about. */
function speaksOfProgram({ passage: { headings, text } }: FoundPassage, { words, said }: NamedProgram): boolean {
  const plain = ` ${plainText(`${headings.join(" ")} ${text}`)} `;
  return [words, said].some((name) => plain.includes(` ${name} `));
}

/** A state's program at a college of another state: what holds for most of them, where its guide says nothing of it. */

import { answered, type Reply } from "~/counselor/answer/reply";
import { termsOf } from "~/counselor/words/phrases";
import { telling } from "~/counselor/words/words";
import { stateName } from "~/geography/states";
import type { Ground } from "../ground/ground";
import { factAt } from "../passages/fact-place";
import { quoted } from "../tools/library";
import type { NamedProgram } from "../understand/programs";

const asksElsewhere =
  /\b(?:us(?:e|ed)|takes?|works?|good|counts?|spend|go|going|attend|valid|pays?|covers?)\b.*\b(?:(?:another|other|a different) states?|out[- ]of[- ]state)\b/;
const section = "/help/short-answers-about-money#can-i-use-my-states-scholarship-at-a-college-in-another-state";

/** Words that tell no program from another. */
const kinds = new Set(telling("scholarship grant program award state"));

/** What the guides say of every state's program, to who asks it of one. Null where its own facts say where it pays. */
export function paidElsewhere({ state, words }: NamedProgram, plain: string, ground: Ground): Reply | null {
  if (!asksElsewhere.test(plain)) return null;
  const name = stateName(state);
  const all = telling(words).filter((word) => !telling(name).includes(word));
  const own = all.filter((word) => !kinds.has(word));
  const names = own.length > 0 ? own : all;
  const saysWhere = new RegExp(
    `\\b(?:other states?|another state|outside (?:of )?${name}|${name}(?:['’]s)? (?:[\\w-]+ ){0,3}colleges?|colleges? in ${name})\\b`,
  );
  const isTold = ground.passages.all.some(({ state: of, url, headings, text }) => {
    if (of !== state || factAt(url) === null) return false;
    const said = telling(`${headings.at(-1) ?? ""} ${text}`);
    return names.every((word) => said.includes(word)) && saysWhere.test(text);
  });
  const known = ground.passages.all.find(({ url }) => url === section);
  const looked = { terms: termsOf(plain), bare: plain };
  return isTold || known === undefined ? null : answered([quoted(known, looked, ground)]);
}

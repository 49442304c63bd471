/** Names of programs that stand only in the title of a fact's source: "NYS STEM Incentive Program". */
import { plainText } from "~/counselor/words/words";
import { stateName } from "~/geography/states";
import type { Ground } from "../ground/ground";
import type { Passage, Passages } from "../passages/passage";
import { factOf } from "./program-facts";

interface Titled {
  readonly name: string;
  readonly passage: Passage;
}

/** A name in capitals that ends with a kind of program. */
const ofProgram =
  /(?:[A-Z][\w’'.-]+,? (?:(?:of|for|and|the|in) )?){2,}(?:Scholarship|Grant|Program|Waiver|Fund|Award|Act|Plan|Fellowship)s?\b/g;
const fewestWords = 3;

const known = new WeakMap<Passages, readonly Titled[]>();

/** The names in the titles of confirmed facts that no heading has, each with the fact that tells most of it. */
function titlesIn(ground: Ground): readonly Titled[] {
  const ready = known.get(ground.passages);
  if (ready !== undefined) return ready;
  const facts = ground.passages.all.flatMap((passage) => {
    const fact = passage.state === null ? null : factOf(passage, ground);
    return fact === null ? [] : [{ passage, fact }];
  });
  const headings = facts.map(({ fact }) => ` ${plainText(fact.name)} `).join("|");
  const found = facts.flatMap(({ passage, fact }) =>
    [...fact.source.title.matchAll(ofProgram)].flatMap(([match]) => {
      const name = plainText(match);
      // "Pennsylvania State Grant" is the state grant of its guide.
      const own = name.replace(plainText(stateName(passage.state ?? "")), "").trim();
      return name.split(" ").length < fewestWords || headings.includes(` ${name} `) || headings.includes(` ${own} `)
        ? []
        : [{ name, passage, parts: [fact.who, fact.how, fact.renewal].filter((one) => one !== undefined).length }];
    }),
  );
  const best = found.sort((a, b) => b.parts - a.parts || b.name.length - a.name.length);
  known.set(ground.passages, best);
  return best;
}

/** The fact whose source has the name that a question says, in a state of it. */
export function titledIn(plain: string, states: readonly string[], ground: Ground): Passage | null {
  const padded = ` ${plain} `;
  const said = titlesIn(ground).find(
    ({ name, passage }) =>
      padded.includes(` ${name} `) && (states.length === 0 || states.includes(passage.state ?? "")),
  );
  return said?.passage ?? null;
}

/** What somebody likes, and doesn't, as a question says it: "loves animals but not vet school". Pure. */
import table from "../../../content/facts/fields/interests.json";

export interface NamedInterest {
  readonly name: string;
  readonly es: string;
  /** CIP codes of the programs that go with it, the nearest first. */
  readonly fields: readonly string[];
}

const likes =
  "likes?|loves?|enjoys?|enjoy(?:ed|ing)|liking|loving|into|adores?|obsessed (?:with|by)|crazy about|passionate about|a passion for|interested in|interest in|good (?:at|with)|great (?:at|with)|fan of|fascinated by|cares? about|wants? to work with|works? with|working with|rather be";
const dislikes =
  "but (?:\\w+ ){0,2}(?:not|no|without|hates?|can t|doesn t|isn t|don t|wouldn t|never)|hates?|can t stand|can t handle|faints? at|afraid of|scared of|squeamish (?:about|with|around)|bad (?:at|with)|terrible (?:at|with)|not good (?:at|with)|sucks? at|(?:doesn t|don t|does not|do not) (?:really |actually )?(?:like|want|love|enjoy)|(?:isn t|not) (?:into|interested in|a fan of|big on)|without|but no|no (?:interest in)";

/** What is liked stands behind its verb, what isn't behind another. */
const parts = new RegExp(`\\b(${dislikes}|${likes})\\b`, "g");
const isDislike = new RegExp(`^(?:${dislikes})$`);

interface Named {
  readonly liked: readonly NamedInterest[];
  /** Beginnings of CIP codes that somebody won't have. */
  readonly without: readonly string[];
}

const interests = table.interests.map((one) => ({ ...one, test: new RegExp(`\\b(?:${one.said})\\b`) }));
const refused = table.dislikes.map((one) => ({ ...one, test: new RegExp(`\\b(?:${one.said})\\b`) }));

/** Interests that a plain question names, as they follow each other, and what it rules out. */
export function interestsIn(plain: string): Named {
  const verbs = [...plain.matchAll(parts)];
  const said = verbs.map((verb, at) => ({
    no: isDislike.test(verb[1] ?? ""),
    text: plain.slice(verb.index + verb[0].length, verbs[at + 1]?.index ?? plain.length),
  }));
  const liked = said.flatMap(({ no, text }) =>
    no
      ? []
      : interests
          .flatMap((one) => {
            const at = text.search(one.test);
            return at < 0 ? [] : [{ ...one, at }];
          })
          .sort((a, b) => a.at - b.at),
  );
  const without = said.flatMap(({ no, text }) =>
    no ? refused.flatMap((one) => (one.test.test(text) ? one.without : [])) : [],
  );
  return { liked: [...new Map(liked.map(({ name, es, fields }) => [name, { name, es, fields }])).values()], without };
}

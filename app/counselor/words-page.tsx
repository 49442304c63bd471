import { Link } from "@remix-run/react";
import { FoldNarrow } from "~/design/fold-narrow";
import { useFolds } from "~/design/folded";
import { Page, PageHeading, SourceLine } from "~/design/layout";
import { curlyQuotes } from "~/library/writing/files/quotes";
import { counselorPath } from "./answer/paths";

interface Word {
  readonly id: string;
  readonly term: string;
  readonly text: string;
}

/** As few words as a phone shows in full. */
const few = 2;
const letterOf = ({ term }: Word) => (/^\d/.test(term) ? "0–9" : term.charAt(0).toUpperCase());

/**
 * Every word of the field with what it means, letter by letter; each has an address of its own.
 *
 * @param props.terms by the alphabet
 */
export function WordsPage({ terms, source, reviewed }: { terms: readonly Word[]; source: string; reviewed: string }) {
  useFolds();
  const letters = new Map<string, Word[]>();
  for (const word of terms) {
    const letter = letterOf(word);
    letters.set(letter, [...(letters.get(letter) ?? []), word]);
  }
  return (
    <Page>
      <PageHeading above={<Link to={counselorPath}>Ask the counselor</Link>} title="Words of the field">
        <p>What colleges and aid offices mean by their words, in a few plain sentences each.</p>
      </PageHeading>
      {[...letters].map(([letter, words]) => (
        <section key={letter} className="max-w-[46rem] border-t border-rule py-3">
          <h2 className="text-xl">{letter}</h2>
          {words.length > few ? (
            <FoldNarrow
              title={curlyQuotes(`${words.length} words, from “${words[0]?.term}” to “${words.at(-1)?.term}”`)}
            >
              <Meanings words={words} />
            </FoldNarrow>
          ) : (
            <Meanings words={words} />
          )}
        </section>
      ))}
      <SourceLine>
        Source: {source}. Reviewed {reviewed}.
      </SourceLine>
    </Page>
  );
}

function Meanings({ words }: { words: readonly Word[] }) {
  return (
    <dl>
      {words.map(({ id, term, text }) => (
        <div key={id} id={id} className="scroll-mt-28 py-3">
          <dt className="font-semibold">{curlyQuotes(term)}</dt>
          <dd className="mt-1">{curlyQuotes(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

import { Link } from "@remix-run/react";
import { Page, PageHeading, SourceLine } from "~/design/layout";
import { curlyQuotes } from "~/library/writing/quotes";
import type glossary from "../../content/counselor/glossary.json";
import { counselorPath } from "./answer/paths";

/** Every word of the field with what it means, in the order of the alphabet; each has an address of its own. */
export function WordsPage({ terms: all, source, reviewed }: Pick<typeof glossary, "terms" | "source" | "reviewed">) {
  const terms = [...all].sort((a, b) => a.term.localeCompare(b.term, "en"));
  return (
    <Page>
      <PageHeading above={<Link to={counselorPath}>Ask the counselor</Link>} title="Words of the field">
        <p>What colleges and aid offices mean by their words, in a few plain sentences each.</p>
      </PageHeading>
      <dl className="max-w-[46rem]">
        {terms.map(({ id, term, text }) => (
          <div key={id} id={id} className="scroll-mt-28 border-t border-rule py-4">
            <dt className="font-semibold">{curlyQuotes(term)}</dt>
            <dd className="mt-1">{curlyQuotes(text)}</dd>
          </div>
        ))}
      </dl>
      <SourceLine>
        Source: {source}. Reviewed {reviewed}.
      </SourceLine>
    </Page>
  );
}

import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button } from "~/design/button";
import { Section } from "~/design/layout";
import { usePlanContext } from "~/family/plan/plan-layout";
import type { WrittenRecord } from "./draft-view";

const words = (count: number) => (count === 1 ? "1 word" : `${count.toLocaleString("en-US")} words`);

/** The record of one essay, to read and print: what was seen, and what wasn't. */
export function RecordParts({ record }: { record: WrittenRecord }) {
  const { id } = usePlanContext();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const { essay, versions, sittings, questions, shares } = record;
  const typed = sittings.reduce((sum, each) => sum + each.typed, 0);
  const pasted = sittings.flatMap((each) => each.pasted);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-6 pb-6 print:hidden">
        <Link to={`/plan/${id}/essays/${essay.id}`} className="inline-flex min-h-11 items-center">
          Back to the draft
        </Link>
        {ready && (
          <Button type="button" onClick={() => window.print()}>
            Print
          </Button>
        )}
      </p>
      <Section id="sum" title="In short">
        <p className="max-w-[46rem]">
          {versions.length === 1 ? "One version" : `${versions.length} versions`}. {words(typed)} typed
          {pasted.length === 0
            ? ", nothing pasted"
            : `, ${pasted.length === 1 ? "one block" : `${pasted.length} blocks`} pasted with ${words(pasted.reduce((a, b) => a + b, 0))}`}
          , as far as this site saw it. Words typed and taken out again count too.
        </p>
        <p className="mt-3 max-w-[46rem] text-muted">
          What you wrote on paper, in another program, or with JavaScript off isn’t counted, and neither is what you
          asked on the essay coach’s own page. A pasted block can be your own text from a document, so it says nothing
          about who wrote it. The counts come from your own browser; they help you remember, and prove nothing by
          themselves.
        </p>
      </Section>
      <Section id="sittings" title="Writing sessions">
        {sittings.length === 0 ? (
          <p>None was counted.</p>
        ) : (
          <ol className="max-w-[46rem]">
            {sittings.map((each) => (
              <li key={each.began + each.ended + each.typed} className="break-inside-avoid border-b border-rule py-3">
                <p className="font-semibold">
                  {each.began}
                  {each.ended !== each.began && ` to ${each.ended}`}
                </p>
                <p>
                  {words(each.typed)} typed.{" "}
                  {each.pasted.length > 0 && `Pasted: ${each.pasted.map(words).join("; ")}. `}
                  {each.readings > 0 &&
                    `The rules of the essay coach read the draft ${each.readings === 1 ? "once" : `${each.readings} times`}. `}
                  {each.byRules.length > 0 && `They asked about: ${each.byRules.join("; ")}.`}
                </p>
                {each.byModel.length > 0 && (
                  <>
                    <p className="mt-1">
                      A language model ({each.model}) was sent the draft, because you asked it to, and asked:
                    </p>
                    <ul className="mt-1 list-disc ps-5 font-serif">
                      {each.byModel.map((question) => (
                        <li key={question}>{question}</li>
                      ))}
                    </ul>
                  </>
                )}
              </li>
            ))}
          </ol>
        )}
      </Section>
      <Section id="versions" title="Versions">
        <ol className="max-w-[46rem]">
          {versions.map(({ number, words: length, begun, saved, origin, counted }) => (
            <li key={number} className="break-inside-avoid border-b border-rule py-3">
              <strong>Version {number}</strong>, {words(length)}
              {origin !== "" && `, ${origin}`}
              <span className="block text-muted">
                Begun {begun}
                {saved !== begun && `, saved ${saved}`}
                {!counted && ". Words weren’t counted."}
              </span>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="asked" title="Who asked what">
        {questions.length === 0 && <p>Nobody in the plan has left a question.</p>}
        <ol className="max-w-[46rem]">
          {questions.map(({ id: key, who, asked, version, quote, words: question }) => (
            <li key={key} className="break-inside-avoid border-b border-rule py-3">
              <p className="font-serif text-lg">{question}</p>
              <p className="text-muted">
                {who}, {asked}, about “{quote.length > 90 ? `${quote.slice(0, 88)} …` : quote}” in version {version}
              </p>
            </li>
          ))}
        </ol>
        {shares.length > 0 && (
          <p className="mt-4 max-w-[46rem] text-muted">
            Shown to:{" "}
            {shares
              .map(({ who, version, since, until }) => `${who}, version ${version}, from ${since} until ${until}`)
              .join("; ")}
            .
          </p>
        )}
      </Section>
    </>
  );
}

import { Form, Link } from "@remix-run/react";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { Button } from "~/design/button";
import { Spoken } from "~/design/layout";
import { MarkedDraft } from "~/essay/views/marked-draft";
import type { DraftPage } from "./draft-view";
import { type MarkedQuestion, markedQuestions } from "./marked-questions";

/** Before the ids of these marks: a reading of the rules on the same page has its own. */
const anchors = "people-";

interface PeoplesQuestionsProps {
  page: DraftPage;
  address: string;
  /** What the field holds now. */
  text: string;
}

/**
 * What people asked, with the places marked in the text as it stands now: a field can't show marks, so they stand below
 * it.
 */
export function PeoplesQuestions({ page, address, text }: PeoplesQuestionsProps) {
  const now = useDeferredValue(text);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const { questions, newest } = page;
  const marked = useMemo(
    () => markedQuestions(now, questions, now === newest?.text ? newest.number : null),
    [now, questions, newest],
  );
  if (questions.length === 0) {
    return (
      <p className="max-w-[46rem]">
        None. Show a version to somebody <a href="#sharing">below</a>, and they can leave questions at places in it.
      </p>
    );
  }
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <section aria-labelledby="people-marked" className="min-w-0">
        <h3 id="people-marked" className="mb-3 scroll-mt-28 text-xl">
          Where they are in your text
        </h3>
        <MarkedDraft reading={{ text: now, findings: marked }} anchors={anchors} />
      </section>
      <section aria-labelledby="people-list" className="min-w-0">
        <h3 id="people-list" className="mb-3 scroll-mt-28 text-xl">
          What they ask
        </h3>
        <ol>
          {marked.map((question, at) => (
            <Question key={question.id} question={question} number={at + 1} address={address} ready={ready} />
          ))}
        </ol>
      </section>
    </div>
  );
}

/** Selects a place in the field, where a screen reader reads it and typing changes it. */
function selectInField(start: number, end: number): void {
  const field = document.getElementById("draft");
  if (!(field instanceof HTMLTextAreaElement)) return;
  // Browsers scroll a field to where the cursor is when it gets the focus, so the cursor goes there first.
  field.blur();
  field.setSelectionRange(start, start);
  field.focus();
  field.setSelectionRange(start, end);
}

function Question({
  question: { of, places },
  number,
  address,
  ready,
}: {
  question: MarkedQuestion;
  number: number;
  address: string;
  /** The page's program runs, so that it can go to the field. */
  ready: boolean;
}) {
  const { id, who, words, asked, version, quote } = of;
  const [place] = places;
  return (
    <li
      id={`${anchors}question-${number}`}
      className="scroll-mt-28 break-inside-avoid border-t border-rule py-4 target:bg-notice-tint"
    >
      <p className="font-serif text-lg leading-snug">
        <span className="me-2 font-bold tabular-nums">{number}</span>
        {words}
      </p>
      <p className="mt-1">
        <q>{quote.length > 140 ? `${quote.slice(0, 138)} …` : quote}</q>
      </p>
      <p className="mt-1 text-sm text-muted">
        {who}, {asked}, in <Link to={`${address}/versions?left=${version}&right=${version}`}>version {version}</Link>
        {place === undefined &&
          ". These words aren’t in your text anymore, or they’re in it more than once, so nothing is marked."}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 print:hidden">
        {place !== undefined && (
          <a href={`#${anchors}place-${number}`} className="inline-flex min-h-11 items-center">
            Show it in the text<Spoken>: question {number}</Spoken>
          </a>
        )}
        {place !== undefined && ready && (
          <Button type="button" look="quiet" onClick={() => selectInField(place.start, place.end)}>
            Go to it in the field<Spoken>: question {number}</Spoken>
          </Button>
        )}
        <Form method="post" preventScrollReset>
          <input type="hidden" name="question" value={id} />
          <Button look="quiet" name="intent" value="forget-question">
            Delete<Spoken> this question: {words}</Spoken>
          </Button>
        </Form>
      </div>
    </li>
  );
}

import { Form } from "@remix-run/react";
import { Button } from "~/design/button";
import { SelectField, TextAreaField, TextField } from "~/design/field";
import { Spoken } from "~/design/layout";
import { DraftAndQuestions } from "~/essay/views/draft-and-questions";
import { MarkedDraft } from "~/essay/views/marked-draft";
import type { Judged } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";
import type { ShownDraft } from "./draft-view";
import { questionBounds } from "./question";

/** A version for somebody the student chose: the text, and questions at places of it. There is nothing here to edit. */
export function ShownDraftPart({ shown, ...judged }: Judged & { shown: ShownDraft }) {
  const { version, questions, newKey } = shown;
  const findings = questions.map(({ id, words, start, end }) => ({
    id,
    kind: "substance" as const,
    name: words,
    why: "",
    source: null,
    question: words,
    more: 0,
    places: [{ start, end }],
  }));
  return (
    <div className="grid gap-x-12 gap-y-8 border-t border-rule pt-8 lg:grid-cols-2">
      <section aria-labelledby="marked" className="min-w-0">
        <h2 id="marked" className="mb-1 scroll-mt-28">
          Version {version.number}
        </h2>
        <p className="mb-4 text-muted">{version.words.toLocaleString("en-US")} words</p>
        <MarkedDraft reading={{ text: version.text, findings }} />
      </section>
      <section aria-labelledby="questions" className="min-w-0">
        <h2 id="questions" className="mb-3 scroll-mt-28">
          {questions.length === 0 ? "Your questions" : `Your questions (${questions.length})`}
        </h2>
        <ol>
          {questions.map(({ id, words, quote }, at) => (
            <li
              key={id}
              id={`question-${at + 1}`}
              className="scroll-mt-28 border-t border-rule py-3 target:bg-notice-tint"
            >
              <p className="font-serif text-lg">
                <span className="me-2 font-bold tabular-nums">{at + 1}</span>
                {words}
              </p>
              <p className="text-sm text-muted">“{quote.length > 90 ? `${quote.slice(0, 88)} …` : quote}”</p>
              <div className="flex flex-wrap items-center gap-x-4 print:hidden">
                <a href={`#place-${at + 1}`} className="inline-flex min-h-11 items-center">
                  Show it in the draft<Spoken>: question {at + 1}</Spoken>
                </a>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="question" value={id} />
                  <Button look="quiet" name="intent" value="forget-question">
                    Take back<Spoken> question {at + 1}</Spoken>
                  </Button>
                </Form>
              </div>
            </li>
          ))}
        </ol>
        <AskForm key={newKey} shown={shown} {...judged} />
      </section>
      <DraftAndQuestions
        draft={{ to: "#marked", label: "The draft" }}
        questions={{ to: "#questions", label: `Questions (${questions.length})` }}
      />
    </div>
  );
}

/** A question to leave at a place. The form is a new one for each question that was left. */
function AskForm({ shown: { version, paragraphs, newKey }, result, report }: Judged & { shown: ShownDraft }) {
  const { props, conform, field } = useValidatedForm({
    id: "ask",
    result,
    load: () => import("./draft-schema"),
    schema: ({ questionSchema }, form) => questionSchema(version.text, form),
    report,
  });
  return (
    <Form {...props} method="post" preventScrollReset className="mt-4 space-y-5 border-t border-rule pt-6 print:hidden">
      {conform}
      <p className="max-w-[40rem] text-muted">
        Leave a question at a place. The words have to stay the student’s own, so there’s no way to edit or suggest any
        here.
      </p>
      <input type="hidden" name="new" value={String(result?.initialValue?.new ?? newKey)} />
      <input type="hidden" name="version" value={version.id} />
      <SelectField {...field("paragraph")} label="Paragraph" options={paragraphs} />
      <TextField
        {...field("words")}
        label="Which words? (optional)"
        hint="Copy them from the draft. Without them the question is about the paragraph."
        autoComplete="off"
        data-private=""
      />
      <TextAreaField
        {...field("question")}
        label="Your question"
        hint={`Up to ${questionBounds.words} characters. It ends with a question mark.`}
        rows={3}
        autoComplete="off"
        data-private=""
      />
      <Button look="next" name="intent" value="ask">
        Leave this question
      </Button>
    </Form>
  );
}

import { Link } from "@remix-run/react";
import { useEffect, useMemo, useRef } from "react";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { TextAreaField } from "~/design/field";
import { Page, PageHeading, Section } from "~/design/layout";
import type { Mistake } from "~/design/messages";
import { AnswerTurn, Hidden, type HiddenFields, type OnAsk } from "./answer";
import { assistantsPath, counselorPath, threadsPath, withPlanPath, wordsPath } from "./answer/paths";
import { AskAgain, useConversationOfTab } from "./ask-again";
import type { Turn } from "./conversation";
import { firstQuestions } from "./first-questions";
import { useLiveAnswers } from "./live-answers";

interface CounselorProps {
  readonly turns: readonly Turn[];
  /** What stays in the field: a question that couldn't be read. */
  readonly typed: string;
  readonly mistakes: readonly Mistake[];
  /** What the page carries along: earlier questions and what was said of the student. */
  readonly hidden: HiddenFields;
  /** The same with the newest question, for the next one. */
  readonly onward: HiddenFields;
  /** The language model behind it; null where there's none. Its answers come sentence by sentence. */
  readonly model: { readonly name: string; readonly host: string } | null;
}

/** The counselor: a field to ask, the answers so far, and what it is. */
export function CounselorPage({ typed, mistakes, model, ...posted }: CounselorProps) {
  const { shown, isBusy, onAsk } = useLiveAnswers(posted, model !== null);
  const { turns, hidden, onward } = shown;
  const answers = useRef<HTMLElement>(null);
  const count = turns.length;
  const isMistaken = mistakes.length > 0;
  const newest = isMistaken ? typed : (turns.at(-1)?.question ?? "");
  const fields = useMemo(() => [...hidden, ["question", newest] as const], [hidden, newest]);
  const earlier = useConversationOfTab(turns, fields);
  // A new answer is brought into view, as the fragment does without scripts. A mistake is told by its summary first.
  useEffect(() => {
    if (count > 0 && !isMistaken) answers.current?.querySelector("article:last-of-type")?.scrollIntoView();
  }, [count, isMistaken]);
  /** The fragment leads to the newest answer, or to the field that can't be read. */
  const idOf = (at: number) => (at === count - 1 && !isMistaken ? "answer" : undefined);
  return (
    <Page>
      <PageHeading title="Ask the counselor">
        <p>
          Ask about a college, a price, your chances, a form or a date. Each sentence of the answer says where it comes
          from, and when nothing here says it, you’ll be told so.
        </p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      {earlier !== null && <AskAgain fields={earlier} />}
      <section ref={answers} aria-label="Answers" aria-live="polite">
        {turns.map((turn, at) => (
          <AnswerTurn
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are only added at the end
            key={at}
            id={idOf(at)}
            turn={turn}
            now={at === count - 1 && !isBusy}
            hidden={hidden}
            onAsk={onAsk}
          />
        ))}
        {isBusy && <p className="pb-8 text-muted">Looking it up, and checking each sentence…</p>}
      </section>
      <KeepForm turn={isBusy ? undefined : turns.at(-1)} hidden={hidden} />
      <form
        id={isMistaken ? "answer" : undefined}
        method="post"
        action={`${counselorPath}#answer`}
        noValidate
        onSubmit={onAsk}
        className="max-w-[46rem] scroll-mt-28 border-t border-rule py-8 print:hidden"
      >
        <Hidden fields={onward} />
        <TextAreaField
          key={count}
          label={count === 0 ? "Your question" : "Ask something else"}
          hint="In English or Spanish. Leave out names and addresses: the answer doesn’t need them."
          name="question"
          rows={3}
          defaultValue={typed}
          errors={mistakes.filter(({ field }) => field === "question").map(({ message }) => message)}
        />
        <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button look="next" className="min-w-40">
            Ask
          </Button>
          <Button look="quiet" formAction={withPlanPath}>
            Use my plan for this question
          </Button>
          {count > 0 && <a href={counselorPath}>Start over</a>}
        </p>
      </form>
      {count === 0 && <FirstQuestions onAsk={onAsk} />}
      <Section id="about" title="What this is">
        <div className="prose">
          <p>
            This is a program, not a person. It looks up this site’s own figures and guides, calculates with the same
            tools you find here, and quotes word for word. It doesn’t write essays, decide for you, or guess.
          </p>
          <p>
            {model === null
              ? "Your question is sent to this site alone."
              : `Your question is sent to this site and, to put an answer into words, to a language model (${model.name}, at ${model.host}). It gets no name and no account, and of your plan only what you see and choose first. Questions about danger or immigration status never go there. Each sentence it writes is checked against our own pages before you see it.`}{" "}
            It isn’t put in an address, and it isn’t kept: the conversation lives in this page and is gone when you
            close it, unless you have an account and press “Keep this conversation”. Then it’s encrypted, only yours,
            and deleted after 90 days. Questions about danger or immigration status are never kept.{" "}
            <Link to={threadsPath}>Conversations you keep</Link>. Words you don’t know may be{" "}
            <Link to={wordsPath}>on the list of words</Link>, and{" "}
            <Link to="/ai-technology">this page says what the computer does here</Link>. Your own AI assistant can{" "}
            <Link to={assistantsPath}>look things up here too</Link>.
          </p>
          <p>
            For your own case, talk with your school counselor or the college’s office. If you’re in danger or thinking
            of hurting yourself, call or text <a href="tel:988">988</a> at any hour, or call <a href="tel:911">911</a>.
          </p>
        </div>
      </Section>
    </Page>
  );
}

/** Keeping is an act, never the default. What may not be kept has no button. */
function KeepForm({ turn, hidden }: { turn: Turn | undefined; hidden: HiddenFields }) {
  if (turn === undefined || turn.reply.status === "danger") return null;
  if (!turn.mayKeep) return null;
  return (
    <form method="post" action={threadsPath} className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-8 print:hidden">
      <Hidden fields={hidden} />
      <input type="hidden" name="question" value={turn.question} />
      <Button>Keep this conversation</Button>
      <span className="text-sm text-muted">In your account, for you alone, for 90 days.</span>
    </form>
  );
}

function FirstQuestions({ onAsk }: { onAsk: OnAsk }) {
  return (
    <Section id="first" title="Good questions to begin with">
      <form method="post" action={`${counselorPath}#answer`} onSubmit={onAsk}>
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {firstQuestions.map((question) => (
            <li key={question} className="border-b border-rule">
              <button
                type="submit"
                name="question"
                value={question}
                lang={question.startsWith("¿") ? "es" : undefined}
                className="min-h-11 w-full py-2.5 text-start text-link underline underline-offset-4 hover:text-link-hover"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </Section>
  );
}

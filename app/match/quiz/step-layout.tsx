import { Link } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from "react";
import { ErrorSummary } from "~/design/error-summary";
import { Page, Spoken } from "~/design/layout";
import type { Messages, Mistake } from "~/design/messages";
import { type Refusal, refusalOf } from "~/forms/schema/refusal";
import { pathIn } from "~/language";
import type { MatchMessage } from "~/match/spanish/messages";
import { useLanguage, useTranslate } from "~/translation-context";
import type { Answers } from "../model/answers/input";
import { answerWords } from "./answer-words";
import { indexOfStep, quizPath, type StepId, stepPath, steps } from "./steps";

const intros: Readonly<Record<StepId, MatchMessage>> = {
  school: "Everything here is optional. Enter what you have and keep going. An estimate from a report card is fine.",
  tests: "Leave both empty if you have no score.",
  study: "Check as many as you like, or none. Only colleges that teach at least one of them will be on your list.",
  place: "Leave everything empty to see the whole country.",
  kind: "Every box you check narrows the list. If you don’t check any, every kind counts.",
  weights: "These four things order your list. Change them now, or later next to the list.",
  money:
    "Optional. We use these two answers for this list only. They’re never in a link and never stored by us. Your own browser remembers them until you press “Forget me”.",
};

/** The place of the reader, who is led to the heading of a step that comes without a new page. */
export function useStepHeading(at: StepId): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(at);
  useEffect(() => {
    if (last.current !== at) heading.current?.focus({ preventScroll: true });
    last.current = at;
  }, [at]);
  return heading;
}

/** Where a line of the summary leads: what belongs to no field is about the whole page. */
export const placeOf = (field: string) => (field === "" ? "main" : field);

/** What is wrong with a step, as a form takes it. */
export function useStepResult(messages: Messages): Refusal | undefined {
  return useMemo(() => (Object.keys(messages).length === 0 ? undefined : refusalOf(messages)), [messages]);
}

export function StepLayout({
  at,
  heading,
  mistakes,
  rail,
  children,
}: {
  at: StepId;
  heading?: RefObject<HTMLHeadingElement> | undefined;
  mistakes: readonly Mistake[];
  rail: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslate<MatchMessage>();
  const step = steps[indexOfStep(at)];
  return (
    <Page>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <div>
          <Progress at={at} />
          <ErrorSummary mistakes={mistakes} />
          <h1 ref={heading} tabIndex={-1} className="text-brand-deep outline-none">
            {step && t(step.title)}
          </h1>
          <p className="mt-3 mb-9 max-w-[42rem] text-muted">{t(intros[at])}</p>
          {children}
        </div>
        {rail}
      </div>
    </Page>
  );
}

function Progress({ at }: { at: StepId }) {
  const t = useTranslate<MatchMessage>();
  const language = useLanguage();
  const index = indexOfStep(at);
  return (
    <div className="pt-8 pb-6 sm:pt-12">
      <p className="text-sm font-semibold text-muted">
        <Link to={pathIn(language, quizPath)} className="text-muted">
          {t("College match quiz")}
        </Link>
        <span aria-hidden="true"> · </span>
        {t("Step {step} of {steps}", { step: index + 1, steps: steps.length })}
      </p>
      <div aria-hidden="true" className="mt-3 flex gap-1">
        {steps.map(({ id }, i) => (
          <span key={id} className={`h-1 grow rounded-full ${i <= index ? "bg-brand" : "bg-rule"}`} />
        ))}
      </div>
    </div>
  );
}

/**
 * The steps with what was answered in each. In a step they submit its form, so that nothing typed is lost on the way.
 */
export function Rail({ at, answers, search }: { at: StepId; answers: Answers; search: string }) {
  const t = useTranslate<MatchMessage>();
  const language = useLanguage();
  const look = "min-h-8 text-start font-semibold text-link underline underline-offset-4 hover:text-link-hover";
  return (
    <nav aria-labelledby="steps-title" className="mt-16 lg:mt-12">
      <h2 id="steps-title" className="font-sans text-sm font-semibold tracking-normal text-muted">
        {t("Your answers")}
      </h2>
      <ol className="mt-3 border-t border-rule">
        {steps.map(({ id, name }) => {
          const words = id === "money" ? [] : answerWords(answers, id, t);
          const here = id === at;
          return (
            <li
              key={id}
              aria-current={here ? "step" : undefined}
              className={`grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-baseline gap-x-4 border-b border-rule py-2 lg:grid-cols-1 ${
                here ? "border-s-4 border-s-brand ps-3" : ""
              }`}
            >
              {here ? (
                <span className="font-semibold">
                  {t(name)}
                  <Spoken> {t("(you’re here)")}</Spoken>
                </span>
              ) : at === "money" ? (
                <Link to={stepPath(id, search, language)} className={look}>
                  {t(name)}
                </Link>
              ) : (
                <button
                  type="submit"
                  form="quiz"
                  name="step"
                  value={id}
                  formNoValidate={indexOfStep(id) < indexOfStep(at)}
                  className={look}
                >
                  {t(name)}
                </button>
              )}
              <span className="text-sm text-muted">
                {words.length > 0 ? words.join(", ") : t(id === "money" ? "optional" : "nothing yet")}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

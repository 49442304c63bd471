import { Form, Link, useNavigate } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Button, buttonClass } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { Page, Spoken } from "~/design/layout";
import { type Messages, mistakesOf } from "~/design/messages";
import { pathIn } from "~/language";
import type { Answers } from "~/match/model/input";
import type { MatchMessage } from "~/match/spanish/messages";
import { useLanguage, useTranslate } from "~/translation-context";
import { answerWords } from "./answer-words";
import { keepMoney, keptMoney, type MoneyEntered } from "./money-memory.client";
import { KindStep } from "./step-kind";
import { MoneyFields } from "./step-money";
import { PlaceStep } from "./step-place";
import { SchoolStep } from "./step-school";
import { StudyStep } from "./step-study";
import { TestsStep } from "./step-tests";
import { stepValues } from "./step-values";
import { WeightsStep } from "./step-weights";
import { indexOfStep, listPath, quizPath, type StepId, stepPath, steps } from "./steps";

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

/** Names and values of hidden fields: the answers of the other steps. */
function Carried({ search, except }: { search: string; except: readonly string[] }) {
  return [...new URLSearchParams(search)]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}

/** The answers in a form as they travel in the address: without empty ones. */
function searchOf(form: HTMLFormElement): string {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value.trim() !== "") search.append(name, value);
  return search.toString();
}

/** One step of the quiz: where you are, its questions, and the way on and back. */
export function QuizStep({
  at,
  answers,
  search,
  messages,
  thisYear,
  around = (form) => form,
}: {
  at: Exclude<StepId, "money">;
  /** What stands around the form: the count of colleges that follows it. */
  around?: (form: ReactNode) => ReactNode;
  answers: Answers;
  search: string;
  messages: Messages;
  thisYear: number;
}) {
  const t = useTranslate<MatchMessage>();
  const language = useLanguage();
  const navigate = useNavigate();
  const values = stepValues(search, messages);
  const step = steps[indexOfStep(at)];
  const next = steps[indexOfStep(at) + 1];
  const before = steps[indexOfStep(at) - 1];

  function keepInAddress(form: HTMLFormElement) {
    // The entry of this step in the browser's history holds its answers, so that Back and Reload bring them again.
    window.history.replaceState(window.history.state, "", stepPath(at, searchOf(form), language));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const to = submitter instanceof HTMLButtonElement ? submitter.value : (next?.id ?? "results");
    keepInAddress(form);
    const answered = searchOf(form);
    navigate(`${pathIn(language, quizPath)}?step=${to}${answered === "" ? "" : `&${answered}`}`);
  }

  return (
    <Frame at={at} messages={messages} rail={<Rail at={at} answers={answers} search={search} />}>
      {around(
        <Form
          key={at}
          id="quiz"
          method="get"
          action={pathIn(language, quizPath)}
          noValidate
          onSubmit={onSubmit}
          onChange={(event) => keepInAddress(event.currentTarget)}
        >
          <Carried search={search} except={step?.fields ?? []} />
          <div className="grid gap-9">
            {at === "school" && <SchoolStep values={values} thisYear={thisYear} />}
            {at === "tests" && <TestsStep values={values} />}
            {at === "study" && <StudyStep values={values} />}
            {at === "place" && <PlaceStep values={values} />}
            {at === "kind" && <KindStep values={values} />}
            {at === "weights" && <WeightsStep values={values} />}
          </div>
          <div className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button look="next" name="step" value={next?.id ?? "results"} className="min-w-40">
              {t("Continue")}
            </Button>
            {before === undefined ? (
              <Link to={pathIn(language, quizPath)} className={buttonClass("quiet")}>
                {t("Back")}
              </Link>
            ) : (
              <Button look="quiet" name="step" value={before.id}>
                {t("Back")}
              </Button>
            )}
            <Button look="quiet" name="step" value="results" className="max-sm:-ms-2 sm:ms-auto">
              {t("See my list now")}
            </Button>
          </div>
        </Form>,
      )}
    </Frame>
  );
}

/** The last step: posts, so that money stands in no address. `entered` comes back when it could not be read. */
export function MoneyStep({
  answers,
  search,
  messages,
  entered,
}: {
  answers: Answers;
  search: string;
  messages: Messages;
  entered: MoneyEntered;
}) {
  const t = useTranslate<MatchMessage>();
  const language = useLanguage();
  const [shown, setShown] = useState(entered);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const kept = keptMoney();
    if (entered.budget !== "" || entered.income !== "" || kept === null) return;
    setShown(kept);
    setVersion(1);
  }, [entered]);
  const withoutMoney = listPath(search, language);
  return (
    <Frame at="money" messages={messages} rail={<Rail at="money" answers={answers} search={search} />}>
      <Form
        method="post"
        action={withoutMoney}
        noValidate
        onChange={(event) => {
          const form = new FormData(event.currentTarget);
          keepMoney({ budget: String(form.get("budget") ?? ""), income: String(form.get("income") ?? "") });
        }}
      >
        <div className="grid gap-9" key={version}>
          <MoneyFields entered={shown} messages={messages} />
        </div>
        <div className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button look="next" className="min-w-40">
            {t("See my list")}
          </Button>
          <Link to={stepPath("weights", search, language)} className={buttonClass("quiet")}>
            {t("Back")}
          </Link>
          <Link
            to={withoutMoney}
            onClick={() => keepMoney(null)}
            className={buttonClass("quiet", "max-sm:-ms-2 sm:ms-auto")}
          >
            {t("See my list without money")}
          </Link>
        </div>
      </Form>
    </Frame>
  );
}

function Frame({
  at,
  messages,
  rail,
  children,
}: {
  at: StepId;
  messages: Messages;
  rail: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslate<MatchMessage>();
  const step = steps[indexOfStep(at)];
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(at);
  useEffect(() => {
    // Going from step to step without a new page: the reader's place moves to the new heading.
    if (last.current !== at) heading.current?.focus({ preventScroll: true });
    last.current = at;
  }, [at]);
  // The same list as long as the messages are the same: a new one would take the focus back to the summary.
  const mistakes = useMemo(() => mistakesOf(messages, (field) => (field === "" ? "main" : field)), [messages]);
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
function Rail({ at, answers, search }: { at: StepId; answers: Answers; search: string }) {
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
                <button type="submit" form="quiz" name="step" value={id} className={look}>
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

import { Form, Link, useNavigate } from "@remix-run/react";
import type { FormEvent, ReactNode, RefObject } from "react";
import { Button, buttonClass } from "~/design/button";
import type { Messages } from "~/design/messages";
import { useMistakes, useValidatedForm } from "~/forms/validated/use-validated-form";
import { pathIn } from "~/language";
import type { MatchMessage } from "~/match/spanish/messages";
import { profileNow } from "~/student/profile/device";
import { isOwnSearch, matchSearch } from "~/student/profile/profile";
import { useLanguage, useTranslate } from "~/translation-context";
import type { Answers } from "../model/answers/input";
import { loadRules } from "./load-rules";
import { KindStep } from "./step-kind";
import { placeOf, Rail, StepLayout, useStepHeading, useStepResult } from "./step-layout";
import { PlaceStep } from "./step-place";
import { SchoolStep } from "./step-school";
import { StudyStep } from "./step-study";
import { TestsStep } from "./step-tests";
import { stepValues } from "./step-values";
import { WeightsStep } from "./step-weights";
import { indexOfStep, quizPath, type StepId, stepPath, steps } from "./steps";

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

/** The answers of a form, with what the device knows of those that other steps ask for and nobody gave yet. */
function withKnown(answered: string, asked: readonly string[]): string {
  const search = new URLSearchParams(answered);
  const profile = profileNow();
  if (!isOwnSearch(profile, answered)) return answered;
  const given = new Set([...search.keys(), ...asked]);
  for (const [name, value] of new URLSearchParams(matchSearch(profile)))
    if (!given.has(name)) search.append(name, value);
  return search.toString();
}

interface StepProps {
  readonly at: Exclude<StepId, "money">;
  /** What stands around the form: the count of colleges that follows it. */
  readonly around?: (form: ReactNode) => ReactNode;
  readonly answers: Answers;
  readonly search: string;
  readonly messages: Messages;
  readonly thisYear: number;
}

/** One step of the quiz: where you are, its questions, and the way on and back. */
export function QuizStep(step: StepProps) {
  const heading = useStepHeading(step.at);
  // A form of its own for each step, so that nothing that was said of one is said of the next.
  return <Step key={step.at} {...step} heading={heading} />;
}

function Step({
  at,
  answers,
  search,
  messages,
  thisYear,
  around = (form) => form,
  heading,
}: StepProps & { heading: RefObject<HTMLHeadingElement> }) {
  const t = useTranslate<MatchMessage>();
  const language = useLanguage();
  const navigate = useNavigate();
  const result = useStepResult(messages);
  const { mistakes, report } = useMistakes(result, placeOf);
  const {
    props,
    conform,
    messages: found,
  } = useValidatedForm({
    id: "quiz",
    result,
    load: () => loadRules(language),
    schema: ({ stepSchema, t: says }, form) => stepSchema(form, at, thisYear, says),
    report,
  });
  const values = stepValues(search, found);
  const step = steps[indexOfStep(at)];
  const next = steps[indexOfStep(at) + 1];
  const before = steps[indexOfStep(at) - 1];

  function keepInAddress(form: HTMLFormElement) {
    // The entry of this step in the browser's history holds its answers, so that Back and Reload bring them again.
    window.history.replaceState(window.history.state, "", stepPath(at, searchOf(form), language));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    props.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const to = submitter instanceof HTMLButtonElement ? submitter.value : (next?.id ?? "results");
    keepInAddress(form);
    const answered = withKnown(searchOf(form), step?.fields ?? []);
    navigate(`${pathIn(language, quizPath)}?step=${to}${answered === "" ? "" : `&${answered}`}`);
  }

  return (
    <StepLayout at={at} heading={heading} mistakes={mistakes} rail={<Rail at={at} answers={answers} search={search} />}>
      {around(
        <Form
          {...props}
          method="get"
          action={pathIn(language, quizPath)}
          onSubmit={onSubmit}
          onChange={(event) => keepInAddress(event.currentTarget)}
        >
          {conform}
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
              <Button look="quiet" name="step" value={before.id} formNoValidate>
                {t("Back")}
              </Button>
            )}
            <Button look="quiet" name="step" value="results" className="max-sm:-ms-2 sm:ms-auto">
              {t("See my list now")}
            </Button>
          </div>
        </Form>,
      )}
    </StepLayout>
  );
}

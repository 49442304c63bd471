import { useLoaderData, useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { WhenTouched } from "~/match/live/when-touched";
import { MoneyStep } from "~/match/quiz/money-step";
import { QuizStart } from "~/match/quiz/quiz-start";
import { QuizStep } from "~/match/quiz/quiz-step";
import { isStep, type StepId } from "~/match/quiz/steps";
import type { openQuiz } from "./match-answer.server";

const countLine = () => import("~/match/live/count-line").then(({ CountLine }) => CountLine);

/** The first screen of the quiz or one of its steps, in the language around it. */
export function QuizPage() {
  const { at, example, ...step } = useLoaderData<typeof openQuiz>();
  useAsAsked(at);
  if (at === "start") return <QuizStart example={example} />;
  if (at === "money") return <MoneyStep {...step} entered={{ budget: "", income: "" }} />;
  return (
    <QuizStep
      {...step}
      at={at}
      around={(form) => (
        <WhenTouched key={at} load={countLine} eager>
          {form}
        </WhenTouched>
      )}
    />
  );
}

/** Without a connection a step opens with the first screen that was kept, until its address is read on this device. */
function useAsAsked(at: StepId | "start") {
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const asked = new URLSearchParams(search).get("step");
  const isKeptCopy = at === "start" && (isStep(asked) || asked === "results");
  useEffect(() => {
    if (isKeptCopy) revalidate();
  }, [isKeptCopy, revalidate]);
}

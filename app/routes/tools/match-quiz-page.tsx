import { useLoaderData } from "@remix-run/react";
import { WhenTouched } from "~/match/live/when-touched";
import { MoneyStep } from "~/match/quiz/money-step";
import { QuizStart } from "~/match/quiz/quiz-start";
import { QuizStep } from "~/match/quiz/quiz-step";
import type { openQuiz } from "./match-answer.server";

const countLine = () => import("~/match/live/count-line").then(({ CountLine }) => CountLine);

/** The first screen of the quiz or one of its steps, in the language around it. */
export function QuizPage() {
  const { at, example, ...step } = useLoaderData<typeof openQuiz>();
  if (at === "start") return <QuizStart example={example} />;
  if (at === "money") return <MoneyStep {...step} entered={{ budget: "", income: "" }} />;
  return (
    <QuizStep
      {...step}
      at={at}
      around={(form) => (
        <WhenTouched key={at} load={countLine}>
          {form}
        </WhenTouched>
      )}
    />
  );
}

import { Button } from "~/design/button";
import { People, Said } from "./answer";
import { counselorPath } from "./answer/paths";
import type { SearchAnswer } from "./search-answer";

interface AnswerInSearchProps {
  readonly asked: string;
  readonly answer: SearchAnswer | null;
  /** Whether the words are a question that the counselor may go on with. */
  readonly question: boolean;
}

/** Above the results of the search: what the counselor is sure of, and the way to ask it. */
export function AnswerInSearch({ asked, answer, question }: AnswerInSearchProps) {
  return (
    <>
      {answer !== null && (
        <section aria-label="Answer" className="mt-8 max-w-[46rem] space-y-4 border-s-4 border-brand ps-5">
          {answer.statements.map((statement) => (
            <Said key={statement.text} statement={statement} />
          ))}
          {answer.help !== null && <People reply={answer} />}
        </section>
      )}
      {question && answer?.alone !== true && (
        <form method="post" action={`${counselorPath}#answer`} className="mt-4">
          <input type="hidden" name="question" value={asked} />
          <Button>{answer === null ? "Ask the counselor this" : "Go on with the counselor"}</Button>
        </form>
      )}
    </>
  );
}

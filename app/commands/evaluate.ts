/**
 * `npm run evaluate -- counselor`: asks the counselor every question of `content/evaluation/counselor/` and prints how it
 * did, kind by kind, and which goals it reached. `-- counselor facts dates` asks only those kinds; `--why` prints each
 * question that was not right. Ends with 1 when a goal isn't reached.
 */
import { parseArgs } from "node:util";
import { reached, tableOf } from "~/counselor/evaluation/score";
import { explain } from "./explain";

try {
  const { values, positionals } = parseArgs({ options: { why: { type: "boolean" } }, allowPositionals: true });
  const [what, ...kinds] = positionals;
  if (what !== "counselor") throw new Error("npm run evaluate -- counselor [kind …] [--why]");
  const { ask } = await import("~/counselor/ask");
  const { counselorGround } = await import("~/counselor/ground/ground.server");
  const { answerOf, readQuestion } = await import("~/counselor/question");
  const { evaluate } = await import("~/counselor/evaluation/run.server");
  const { goals, questionFiles } = await import("~/counselor/evaluation/questions.server");

  const every = questionFiles();
  const unknown = kinds.filter((kind) => !every.some((file) => file.kind === kind));
  if (unknown.length > 0)
    throw new Error(`There are no questions of ${unknown.join(", ")}: ${every.map(({ kind }) => kind).join(", ")}`);
  const files = every.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));

  const ground = counselorGround();
  const line = ({ ask: question, student, before }: (typeof every)[number]["questions"][number]) =>
    answerOf(ask(readQuestion({ question, student, before }), ground));
  // The first question pays for reading the library; it is asked before the clock runs.
  line({ id: "first-001", ask: "What is the SAI?", want: { noHelp: true } });
  const results = await evaluate(files, line);

  if (values.why) {
    for (const { question, judged } of results) {
      if (judged.why !== "") console.log(`${question.id}  ${question.ask}\n    ${judged.why}`);
      for (const figure of judged.wrongFigures)
        console.log(`${question.id}  ${question.ask}\n    the figure ${figure} stands on no page it cites`);
      for (const text of judged.unsourced) console.log(`${question.id}  ${question.ask}\n    no source: ${text}`);
    }
    console.log();
  }
  console.log(tableOf(results));
  console.log();
  const goalsReached = reached(results, goals());
  for (const { goal, is, wanted, reached: done } of goalsReached)
    console.log(`${done ? "✓" : "✗"} ${goal}: ${is} (${wanted})`);
  process.exitCode = goalsReached.every((one) => one.reached) ? 0 : 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}

/**
 * `npm run evaluate -- counselor`: asks the counselor every question of `content/evaluation/counselor/` and prints how
 * it did, kind by kind, and which goals it reached. `-- counselor facts dates` asks only those kinds; `--why` prints
 * each question that was not right; `--write` keeps the figures for the page that shows them. `--model` asks with a
 * model instead: see `evaluate-model.ts`; `--every 10` every tenth question. `-- essay` reads every draft of
 * `content/evaluation/essay/` and prints recall and false alarms of each finding; then it tries to get text written
 * past the gate of the coach's model. Ends with 1 when a goal isn't reached.
 */
import { parseArgs } from "node:util";
import { type Status, statuses } from "~/counselor/answer/reply";
import { figuresOf, reached, tableOf } from "~/counselor/evaluation/score";
import { explain } from "./explain";

try {
  const { values, positionals } = parseArgs({
    options: {
      why: { type: "boolean" },
      write: { type: "boolean" },
      model: { type: "boolean" },
      every: { type: "string" },
    },
    allowPositionals: true,
  });
  const [what, ...kinds] = positionals;
  if (what === "essay") {
    const { evaluateEssay } = await import("~/essay/evaluation/evaluate.server");
    const isRead = evaluateEssay(values);
    const { tryToGetText } = await import("./evaluate-essay-gate");
    const isKept = await tryToGetText(values);
    process.exit(isRead && isKept ? 0 : 1);
  }
  if (what !== "counselor")
    throw new Error(
      "npm run evaluate -- counselor [kind …] [--why] [--write] [--model] [--every 10], or npm run evaluate -- essay [--why] [--write]",
    );
  const { ask } = await import("~/counselor/ask");
  const { counselorGround } = await import("~/counselor/ground/ground.server");
  const { answerOf, readQuestion } = await import("~/counselor/question");
  const { evaluate } = await import("~/counselor/evaluation/run.server");
  const { goals, questionFiles, writeResults } = await import("~/counselor/evaluation/questions.server");

  const every = questionFiles();
  const unknown = kinds.filter((kind) => !every.some((file) => file.kind === kind));
  if (unknown.length > 0)
    throw new Error(`There are no questions of ${unknown.join(", ")}: ${every.map(({ kind }) => kind).join(", ")}`);
  const files = every.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));

  if (values.model) {
    const { evaluateModel } = await import("./evaluate-model");
    const every = values.every === undefined ? null : Math.max(1, Number.parseInt(values.every, 10) || 1);
    process.exit((await evaluateModel(files, every)) ? 0 : 1);
  }
  // What throws is a question that failed, and printed as one.
  const failed = (error: unknown) => {
    throw error;
  };
  const ground = { ...counselorGround(), failed };
  const ended = new Map<Status, number>();
  const line = ({ ask: question, student, before }: (typeof every)[number]["questions"][number]) => {
    const answer = answerOf(ask(readQuestion({ question, student, before }), ground));
    ended.set(answer.status, (ended.get(answer.status) ?? 0) + 1);
    return answer;
  };
  // The first question pays for reading the library; it is asked before the clock runs.
  line({ id: "first-001", ask: "What is the SAI?", want: { noHelp: true } });
  ended.clear();
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
  // What threw ended in no reply at all.
  ended.set(
    "failure",
    (ended.get("failure") ?? 0) + results.filter(({ judged }) => judged.outcome === "failed").length,
  );
  console.log(`\nby status: ${statuses.map((status) => `${status} ${ended.get(status) ?? 0}`).join(", ")}\n`);
  const goalsReached = reached(results, goals());
  for (const { goal, is, wanted, reached: done } of goalsReached)
    console.log(`${done ? "✓" : "✗"} ${goal}: ${is} (${wanted})`);
  if (values.write) {
    if (kinds.length > 0) throw new Error("--write keeps a run over all questions, not of some kinds.");
    writeResults(figuresOf(results), new Date());
  }
  process.exitCode = goalsReached.every((one) => one.reached) ? 0 : 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}

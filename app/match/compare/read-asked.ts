import { readIds } from "~/student/list/list";
import { noAnswers, parseAnswers } from "../model/answers/input";
import { type Asked, answerNames, everyGroup, mostCompared } from "./asked";

/**
 * Reads what is to be compared: `unitids`, `rows`, `add` and `remove` of a button, `q`, and answers of the quiz.
 * @param params an address, or a form in front of it; unknown names are ignored
 * @param income an income band of a form; an address has none
 * @param known whether a number is a college's
 */
export function readAsked(
  params: URLSearchParams,
  income: string,
  known: (unitid: number) => boolean,
  thisYear: number,
): Asked {
  const removed = readIds(params.getAll("remove").join(","));
  const all = readIds([...params.getAll("unitids"), ...params.getAll("add")].join(","));
  const wanted = all.filter((id) => known(id) && !removed.includes(id));
  const chosen = params.getAll("rows").flatMap((value) => value.slice(0, 200).split(","));
  const rows = everyGroup.filter((group) => chosen.includes(group));
  const given = new URLSearchParams();
  for (const name of answerNames) for (const value of params.getAll(name)) if (value !== "") given.append(name, value);
  if (income !== "") given.set("income", income);
  const first = parseAnswers(given, thisYear);
  const messages = first.ok ? {} : first.messages;
  const rest = new URLSearchParams([...given].filter(([name]) => !Object.hasOwn(messages, name)));
  const second = first.ok ? first : parseAnswers(rest, thisYear);
  return {
    ids: wanted.slice(0, mostCompared),
    over: wanted.slice(mostCompared),
    rows: rows.length === 0 ? everyGroup : rows,
    answers: second.ok ? second.answers : noAnswers(),
    messages,
    typed: Object.fromEntries(answerNames.map((name) => [name, given.getAll(name).join(",").slice(0, 400)])),
    q: (params.get("q") ?? "").trim().slice(0, 100).trim(),
  };
}

import { type FormEvent, useEffect, useRef, useState } from "react";
import type { HiddenFields, OnAsk } from "./answer";
import { counselorPath, counselorStreamPath } from "./answer/paths";
import { answered } from "./answer/reply";
import type { Turn } from "./conversation";

/** A conversation as the page shows it. */
interface Shown {
  readonly turns: readonly Turn[];
  readonly hidden: HiddenFields;
  readonly onward: HiddenFields;
}

/**
 * Answers that come sentence by sentence, in place of a new page for each question. The page works the same without it:
 * what can't be streamed is posted as a form, and whatever is wrong is said there.
 *
 * @param isOn whether a model is configured: without one an answer is there at once
 */
export function useLiveAnswers(posted: Shown, isOn: boolean) {
  const [shown, setShown] = useState(posted);
  const [isBusy, setBusy] = useState(false);
  const [from, setFrom] = useState(posted.turns);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  // The page was posted whole: that's the conversation now.
  if (from !== posted.turns) {
    setFrom(posted.turns);
    setShown(posted);
  }

  const onAsk = async (event: FormEvent<HTMLFormElement>) => {
    const fields = fieldsOf(event);
    if (fields === null) return;
    event.preventDefault();
    if (isBusy) return;
    const question = fields.get("question") ?? "";
    const hidden = [...fields].filter(([name]) => name !== "question");
    const before = shown.turns;
    const show = (turn: Turn, onward: HiddenFields) => setShown({ turns: [...before, turn], hidden, onward });
    const statements: Turn["reply"]["statements"][number][] = [];
    setBusy(true);
    show({ question, reply: answered([]), note: null, mayKeep: false }, shown.onward);
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    try {
      const { streamAnswer } = await import("./stream-answer");
      const told = (statement: (typeof statements)[number]) => {
        statements.push(statement);
        show({ question, reply: answered([...statements]), note: null, mayKeep: false }, shown.onward);
      };
      const turn = await streamAnswer(counselorStreamPath, fields, told, signal);
      const isEarlier = ([name]: readonly [string, string]) => name === "before";
      // What couldn't be answered by our fault is no part of the conversation.
      if (turn.reply.status === "failure") {
        show(turn, shown.onward);
        setBusy(false);
        return;
      }
      const onward = [
        ...hidden.filter(isEarlier),
        ["before", question] as const,
        ...hidden.filter((one) => !isEarlier(one)),
      ];
      show(turn, onward);
      setBusy(false);
    } catch {
      if (!signal.aborted) postWhole(fields);
    }
  };
  return { shown, isBusy, onAsk: (isOn ? onAsk : undefined) as OnAsk };
}

/** What a form sends with the button that was pressed. Null where the browser can't tell, and posts it itself. */
function fieldsOf({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): URLSearchParams | null {
  try {
    const { submitter } = nativeEvent as SubmitEvent;
    // A button that leads to another page does so by itself.
    if (submitter?.hasAttribute("formaction")) return null;
    const sent = [...new FormData(currentTarget, submitter)];
    return new URLSearchParams(sent.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
  } catch {
    return null;
  }
}

/** Posts the same fields as a page of its own. */
function postWhole(fields: URLSearchParams): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = `${counselorPath}#answer`;
  for (const [name, value] of fields) {
    const field = document.createElement("textarea");
    field.name = name;
    field.value = value;
    form.append(field);
  }
  form.hidden = true;
  document.body.append(form);
  form.submit();
}

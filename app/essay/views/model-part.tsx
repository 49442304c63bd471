import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "~/design/button";
import { Callout, Section } from "~/design/layout";
import { coachPath, questionsPath } from "../form/input";
import { agreeField, agreementTo, type ModelAnswer, type NamedModel } from "../model/answer";
import type { Asked } from "../reading/reading";

/**
 * The question of a language model, where this site has one: what would be sent, to whom, and a box for this draft
 * alone.
 */
export function ModelPart({
  model,
  asked,
  college,
  posted,
  onDevice,
  recordIn,
}: {
  model: NamedModel;
  /** The draft that was read: it is the one that's sent, whatever is typed meanwhile. */
  asked: Asked;
  college: string;
  /** What the model answered to a page that was posted whole. */
  posted: ModelAnswer | null;
  onDevice: boolean;
  /** For a draft of a plan: takes what was asked into the record of how it was written. */
  recordIn?: (model: string, questions: readonly string[]) => void;
}) {
  const [answer, setAnswer] = useState(posted);
  const [isBusy, setBusy] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  // The box is read aloud with what is wrong about it.
  useEffect(() => {
    if (answer?.kind === "not agreed") box.current?.focus();
  }, [answer]);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const fields = new URLSearchParams([...new FormData(form)].map(([name, text]) => [name, String(text)]));
    // Only a page that comes whole needs these, to show them again.
    for (const name of ["activities", "college"]) fields.delete(name);
    if (!fields.has(agreeField)) return setAnswer({ kind: "not agreed" });
    setBusy(true);
    setAnswer(null);
    leaving.current = new AbortController();
    try {
      const came = await ask(fields, leaving.current.signal);
      setAnswer(came);
      // It was agreed to once: whoever asks again checks the box again.
      form.reset();
      if (came.kind === "questions")
        recordIn?.(
          agreementTo(model),
          came.questions.map(({ question }) => question),
        );
    } catch {
      setAnswer({ kind: "note", note: "That didn’t go through. Your draft is still here; try again in a minute." });
    }
    setBusy(false);
  };
  const isMissing = answer?.kind === "not agreed";
  const isAnswered = answer !== null && !isMissing;
  return (
    <div className={isAnswered ? undefined : "print:hidden"}>
      <Section id="model" title="Questions from a language model, if you want them">
        <div className="max-w-[46rem] print:hidden">
          <p>
            Everything above comes from rules. A language model can ask about this draft, too. It’s off unless you turn
            it on here, for this draft, once.
          </p>
          <ul className="mt-3 list-disc ps-5">
            <li>
              <strong>What’s sent:</strong> this draft, and what its prompt asks,{" "}
              {recordIn ? "with the essay’s name in your list" : "with the question you pasted"}. Not your activities
              list, your name, your account{recordIn ? " or anything else in" : ", the college or"} your plan.
            </li>
            <li>
              <strong>To whom:</strong> to this site, and from it to the model {model.name}, run at {model.host}.{" "}
              {recordIn
                ? "This site doesn’t keep what’s sent. The questions that come back go into your record of how this was written, encrypted."
                : "This site keeps nothing of it."}
            </li>
            <li>
              <strong>What comes back:</strong> places in your own words, what a reader sees there, and a question. It
              may not write for you: each answer is checked first, and anything you could paste isn’t shown.
            </li>
            <li>
              <strong>Before you do:</strong> colleges have rules on AI of their own. Some only allow it for grammar. If
              yours doesn’t say, ask.
            </li>
          </ul>
          <form
            method="post"
            action={`${coachPath}#model`}
            noValidate
            onSubmit={onDevice ? onSubmit : undefined}
            className="mt-4"
          >
            {[...Object.entries(asked), ["college", college], ["ask", "model"]].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <div className={isMissing ? "border-s-4 border-danger ps-4" : ""}>
              {isMissing && (
                <p id="agree-error" className="font-semibold text-danger">
                  <span className="sr-only">Error: </span>Check the box first. Nothing was sent to the model.
                </p>
              )}
              <label className="flex min-h-11 items-start gap-3 py-2">
                <input
                  ref={box}
                  type="checkbox"
                  name={agreeField}
                  value={agreementTo(model)}
                  aria-invalid={isMissing || undefined}
                  aria-describedby={isMissing ? "agree-error" : undefined}
                  className="mt-1 size-5 shrink-0 accent-brand"
                />
                <span>
                  Send this draft to {model.name} at {model.host}, once
                </span>
              </label>
            </div>
            <Button className="mt-2" aria-disabled={isBusy || undefined}>
              Ask the model
            </Button>
          </form>
        </div>
        <div role="status" className="mt-4 max-w-[46rem]">
          {isBusy && <p className="text-muted">Asking, and checking each answer… This can take half a minute.</p>}
          {answer && <Shown answer={answer} model={model} />}
        </div>
      </Section>
    </div>
  );
}

async function ask(fields: URLSearchParams, signal: AbortSignal): Promise<ModelAnswer> {
  const response = await fetch(questionsPath, { method: "POST", body: fields, signal });
  if (!response.ok) throw new Error(`The model can't be asked: ${response.status}`);
  return (await response.json()) as ModelAnswer;
}

function Shown({ answer, model }: { answer: ModelAnswer; model: NamedModel }) {
  if (answer.kind === "not agreed") return null;
  if (answer.kind === "note") return <p>{answer.note}</p>;
  if (answer.kind === "danger") {
    return (
      <Callout kind="care" title="People you can reach now">
        {answer.words.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <ul>
          {answer.people.map(({ name, how, url }) => (
            <li key={name} className="py-1">
              <strong>{url === undefined ? name : <a href={url}>{name}</a>}</strong>: {how}
            </li>
          ))}
        </ul>
        <p>Your draft wasn’t sent to the model.</p>
      </Callout>
    );
  }
  return (
    <>
      <ol>
        {answer.questions.map(({ quote, observation, question }) => (
          <li key={question} className="break-inside-avoid border-t border-rule py-4">
            <p>
              <q>{quote}</q>
            </p>
            <p className="mt-1 text-muted">{observation}</p>
            <p className="mt-2 font-serif text-lg leading-snug">{question}</p>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">
        Asked by a language model ({model.name}, at {model.host}). Each quote is in your draft word for word, and what
        could be pasted was kept back. You decide what matters.
      </p>
    </>
  );
}

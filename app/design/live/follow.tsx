import { useEffect, useState } from "react";
import { type Answer, next, nothingYet, type Shown } from "./shown";

/**
 * The answer to a form, worked out again after each change to it.
 *
 * @param work has to stay the same from one drawing to the next
 */
export function useAnswer<R>(form: HTMLFormElement, work: (fields: URLSearchParams) => Answer<R>): Shown<R> {
  const [shown, setShown] = useState<Shown<R>>(() => next<R>(nothingYet, () => work(fieldsOf(form))));
  const [drawn] = useState(() => fieldsOf(form).toString());
  useEffect(() => {
    const follow = () => setShown((before) => next(before, () => work(fieldsOf(form))));
    // On a slow phone something is typed between the first drawing and this effect, and nobody heard it.
    if (fieldsOf(form).toString() !== drawn) follow();
    form.addEventListener("input", follow);
    form.addEventListener("change", follow);
    return () => {
      form.removeEventListener("input", follow);
      form.removeEventListener("change", follow);
    };
  }, [form, work, drawn]);
  return shown;
}

/** The fields as they would be posted. */
function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return new URLSearchParams(texts);
}

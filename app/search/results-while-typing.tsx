import { useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";

/** How long somebody must stop typing before the results follow. */
const pause = 120;

/**
 * With scripts, results follow what is typed; without, the button asks for them. The field keeps what is being typed:
 * only another address (a link, the back button) writes into it.
 */
export function useResultsWhileTyping(asked: string) {
  const ref = useRef<HTMLFormElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  const shown = useRef(asked);
  const leaving = useRef(false);
  const { location } = useNavigation();
  const submit = useSubmit();
  useEffect(() => {
    leaving.current = location !== undefined && location.pathname !== "/search";
  }, [location]);
  useEffect(() => {
    const field = fieldOf(ref.current);
    // What stood in the field before (a draft that came back) is left alone until another question is shown.
    const changed = shown.current !== asked;
    shown.current = asked;
    if (changed && field !== null && document.activeElement !== field) field.value = asked;
  }, [asked]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    clearTimeout(waiting.current);
    const typed = fieldOf(currentTarget)?.value;
    waiting.current = setTimeout(() => {
      // Whoever has followed a link or taken a college meanwhile, which empties the field, is not called back.
      if (!leaving.current && fieldOf(currentTarget)?.value === typed)
        submit(currentTarget, { replace: true, preventScrollReset: true });
    }, pause);
  };
  return { ref, onInput };
}

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | null {
  const field = form?.elements.namedItem("q");
  return field instanceof HTMLInputElement ? field : null;
}

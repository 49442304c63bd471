import { useEffect, useState } from "react";
import { afterPress } from "~/forms/validated/press";
import { useLanguage } from "~/translation-context";
import type { MatchAnswer } from "./answer";
import { startMatch } from "./ask-match";

/** What the match says of a form, and whether that is of before the last change. */
export interface ShownMatch {
  readonly answer: MatchAnswer | null;
  readonly failed: boolean;
}

/**
 * Follows a form: after each change the match is asked again. The last answer stays until the next is there.
 *
 * @param carried answers to what the form doesn't ask, as a query
 */
export function useMatch(form: HTMLFormElement, carried = ""): ShownMatch {
  const language = useLanguage();
  const [shown, setShown] = useState<ShownMatch>({ answer: null, failed: false });
  useEffect(() => {
    const match = startMatch((answer) =>
      // An answer that grows pushes the buttons below it: not while one is being pressed.
      afterPress(() =>
        setShown((before) => (answer === null ? { ...before, failed: true } : { answer, failed: false })),
      ),
    );
    const follow = () => {
      const fields = new URLSearchParams(carried);
      const own = [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value]] : [],
      );
      // A field that was left empty is an answer too.
      for (const { name } of form.querySelectorAll<HTMLInputElement>("[name]")) fields.delete(name);
      for (const [name = "", value = ""] of own) if (value.trim() !== "") fields.append(name, value);
      match.ask({ fields: fields.toString(), language });
    };
    follow();
    form.addEventListener("input", follow);
    form.addEventListener("change", follow);
    return () => {
      form.removeEventListener("input", follow);
      form.removeEventListener("change", follow);
      match.stop();
    };
  }, [form, carried, language]);
  return shown;
}

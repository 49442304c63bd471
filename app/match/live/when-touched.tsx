import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { afterPress, watchPresses } from "~/forms/validated/press";

/** Follows a form, once its program is there. */
export type Follower = ComponentType<{ form: HTMLFormElement }>;

/**
 * Stands around a form of the match. Its answer, with the tables of colleges, is fetched when somebody first touches
 * the form; without it the form is a form.
 *
 * @param load has to stay the same from one drawing to the next
 */
export function WhenTouched({
  load,
  eager = false,
  children,
}: {
  load: () => Promise<Follower>;
  /** Not to wait for a touch where the device knows the student. */
  eager?: boolean;
  children: ReactNode;
}) {
  const here = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<{ form: HTMLFormElement; Answer: Follower } | null>(null);
  useEffect(() => {
    const around = here.current;
    if (!around) return;
    let gone = false;
    const stop = () => {
      around.removeEventListener("focusin", begin);
      around.removeEventListener("input", begin);
    };
    const begin = () => {
      const form = around.querySelector("form");
      if (form === null) return;
      stop();
      watchPresses();
      load().then(
        // What appears moves or covers a button: not while it's being pressed.
        (Answer) => afterPress(() => !gone && setReady({ form, Answer })),
        () => {},
      );
    };
    around.addEventListener("focusin", begin);
    around.addEventListener("input", begin);
    if ((eager && document.documentElement.hasAttribute("data-profile")) || around.contains(document.activeElement))
      begin();
    return () => {
      gone = true;
      stop();
    };
  }, [load, eager]);
  return (
    <div ref={here}>
      {children}
      {ready !== null && <ready.Answer form={ready.form} />}
    </div>
  );
}

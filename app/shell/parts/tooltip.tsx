import { type ComponentType, type ReactElement, useEffect, useRef, useState } from "react";
import { onFirstTouch } from "~/connection/typing/first-touch";

type Parts = ComponentType<{ text: string; children: ReactElement }>;

/**
 * A word more about a button, on hover and on focus. The button must say what it does without it: there is none
 * without JavaScript and on touch screens. Its program comes once the reader has touched the page, and takes over when
 * the button is neither hovered nor focused, so that nothing moves under the hand.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const [Loaded, setLoaded] = useState<Parts | null>(null);
  const around = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout>;
    const takeOver = (parts: Parts) => {
      if (gone) return;
      if (around.current?.matches(":hover, :focus-within")) timer = setTimeout(takeOver, 300, parts);
      else setLoaded(() => parts);
    };
    const stop = onFirstTouch(() => {
      import("./tooltip-parts").then(
        ({ default: parts }) => takeOver(parts),
        () => {},
      );
    });
    return () => {
      gone = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <span ref={around} className="contents">
      {Loaded === null ? children : <Loaded text={text}>{children}</Loaded>}
    </span>
  );
}

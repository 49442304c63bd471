import { useEffect, useRef, useState } from "react";
import { ArrowUp } from "../parts/icons";
import { Tooltip } from "../parts/tooltip";
import { focusQuietly } from "./arrival";
import { motion } from "./scrolling";

const showPast = 300;

/**
 * A button at the corner, once the page is scrolled by more than 300 pixels. Where it would stand over figures, or over
 * the heart or another button of a line, it waits until they're past.
 */
export function ToTop() {
  const [shown, setShown] = useState(false);
  const [isOver, setIsOver] = useState(true);
  const here = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has a place to look at once it's shown
  useEffect(() => {
    const see = () => {
      setShown(window.scrollY > showPast);
      setIsOver(here.current === null || standsOverFigures(here.current));
    };
    see();
    window.addEventListener("scroll", see, { passive: true });
    // What folds or opens moves what is under the button.
    window.addEventListener("toggle", see, true);
    return () => {
      window.removeEventListener("scroll", see);
      window.removeEventListener("toggle", see, true);
    };
  }, [shown]);
  if (!shown) return null;
  return (
    <div
      ref={here}
      className={`${isOver ? "invisible" : ""} fixed end-4 bottom-[calc(var(--phone-bar)+1rem)] z-30 print:hidden`}
    >
      <Tooltip text="Back to the top">
        <button
          type="button"
          aria-label="Scroll to top"
          onClick={() => {
            window.scrollTo({ top: 0, behavior: motion() });
            focusQuietly(document.getElementById("main"));
          }}
          className="grid size-11 place-items-center rounded-full border border-rule-strong bg-surface text-brand shadow-lift hover:bg-brand-tint"
        >
          <ArrowUp />
        </button>
      </Tooltip>
    </div>
  );
}

function standsOverFigures(button: HTMLElement): boolean {
  const own = button.getBoundingClientRect();
  const isPart = [...document.querySelectorAll("[data-figures-at-end]")].some((part) => {
    const { top, bottom, right } = part.getBoundingClientRect();
    return right > own.left && top < own.bottom && bottom > own.top;
  });
  if (isPart) return true;
  const across = [own.left, (own.left + own.right) / 2, own.right];
  const down = [own.top, (own.top + own.bottom) / 2, own.bottom];
  const under = across.flatMap((x) => down.flatMap((y) => document.elementsFromPoint(x, y)));
  return under.some((part) => !button.contains(part) && part.matches(pressedOrRead));
}

/** Of a page alone: its footer has links to its end. */
const pressedOrRead = "main :is(a, button, input, select, summary, label, .figures, .figures *)";

import { useEffect, useState } from "react";
import { focusQuietly } from "./arrival";
import { ArrowUp } from "./icons";
import { motion } from "./scrolling";
import { Tooltip } from "./tooltip";

const showPast = 300;

/** A button at the corner, once the page is scrolled by more than 300 pixels. */
export function ToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const see = () => setShown(window.scrollY > showPast);
    see();
    window.addEventListener("scroll", see, { passive: true });
    return () => window.removeEventListener("scroll", see);
  }, []);
  if (!shown) return null;
  return (
    <div className="to-top fixed end-4 bottom-[calc(var(--phone-bar)+1rem)] z-30 print:hidden">
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

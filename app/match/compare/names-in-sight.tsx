import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * The names of the colleges once more, over the columns of a table that scrolls sideways on a phone, as soon as those
 * at its top are out of sight. They move with the table. Needs `--names` and `--column`, the widths of the table's.
 */
export function NamesInSight({ names, table }: { names: readonly string[]; table: RefObject<HTMLElement> }) {
  const here = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const [box, around] = [table.current, here.current];
    const head = box?.querySelector("thead");
    if (!box || !around || !head) return;
    const see = () => setShown(head.getBoundingClientRect().bottom <= around.getBoundingClientRect().top);
    const follow = () => around.firstElementChild?.scrollTo({ left: box.scrollLeft, behavior: "instant" });
    see();
    follow();
    window.addEventListener("scroll", see, { passive: true });
    box.addEventListener("scroll", follow, { passive: true });
    return () => {
      window.removeEventListener("scroll", see);
      box.removeEventListener("scroll", follow);
    };
  }, [table]);
  return (
    <div
      ref={here}
      aria-hidden="true"
      className="sticky top-(--bar-height) z-20 h-0 sm:hidden print:hidden [@media(max-height:24rem)]:top-0"
    >
      <div
        data-names=""
        className={`absolute inset-x-0 flex overflow-hidden border-b border-rule-strong bg-paper ${shown ? "" : "invisible"}`}
      >
        <span className="sticky start-0 w-(--names) shrink-0 bg-paper" />
        {names.map((name) => (
          <span
            key={name}
            className="w-(--column) shrink-0 px-3 py-1.5 font-serif text-sm leading-tight font-semibold wrap-anywhere"
          >
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

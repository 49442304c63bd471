import { Link } from "@remix-run/react";
import { Heart } from "./heart";
import { useStoredList } from "./use-stored-list";

/** The list in the bar, with its count. */
export function Tray() {
  const ids = useStoredList();
  const count = ids === "" ? null : ids.split(",").length;
  return (
    <Link
      to={`/college-list${ids && `?c=${ids}`}`}
      className="inline-flex min-h-11 min-w-14 items-center justify-center gap-1.5 nav:min-w-20 rounded-md px-2 font-semibold text-ink no-underline hover:bg-brand-tint"
    >
      <Heart full={ids !== ""} />
      <span className="sr-only nav:not-sr-only">List</span>
      <span role="status" className="figures min-w-[2ch] text-start">
        {count}
        {count !== null && <span className="sr-only"> kept</span>}
      </span>
    </Link>
  );
}

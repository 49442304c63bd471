import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Heart } from "./heart";

/**
 * The list in the bar, with its count. It is part of every first load, so it knows of the list only how it is stored
 * (`kept.ts`): six digits a college, and commas between.
 */
export function Tray() {
  const [ids, setIds] = useState("");
  useEffect(() => {
    const read = () => {
      // A browser that stores nothing has a list on this page alone, written on the document: a college may be kept
      // before this listens.
      const { unstoredList } = document.documentElement.dataset;
      try {
        setIds(unstoredList ?? localStorage.getItem("list") ?? "");
      } catch {}
    };
    read();
    const kinds = ["listchange", "storage"];
    for (const kind of kinds) window.addEventListener(kind, read);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, read);
    };
  }, []);
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

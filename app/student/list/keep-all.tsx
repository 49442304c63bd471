import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "~/design/button";
import { useTranslate } from "~/translation-context";
import type { StudentMessage } from "../spanish";
import { useKeptIds } from "./keep-button";
import { keepIds } from "./kept";
import { type CollegeIds, listPath, listPathname, mergeIds } from "./list";

/** Keeps a whole list at once. Without scripts it leads to the page of that list. */
export function KeepAll({ ids }: { ids: CollegeIds }) {
  const t = useTranslate<StudentMessage>();
  const kept = useKeptIds();
  const isKept = ids.every((id) => kept.includes(id));
  const hasPressed = useRef(false);
  const way = useRef<HTMLAnchorElement>(null);
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => {
    if (isKept && hasPressed.current) way.current?.focus({ preventScroll: true });
    hasPressed.current = false;
  }, [isKept]);
  if (isKept) {
    return (
      <p>
        {t("All of them are on your list.")}{" "}
        <Link ref={way} to={listPath(kept)}>
          {t("Open it")}
        </Link>
      </p>
    );
  }
  const merged = mergeIds(kept, ids);
  return (
    <form
      method="get"
      action={listPathname}
      onSubmit={(event) => {
        event.preventDefault();
        hasPressed.current = true;
        keepIds(ids);
      }}
    >
      <input type="hidden" name="c" value={merged.join(",")} />
      <Button look="next">
        {ids.length === 1 ? t("Keep all 1 college") : t("Keep all {count} colleges", { count: ids.length })}
      </Button>
    </form>
  );
}

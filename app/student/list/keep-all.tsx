import { Link } from "@remix-run/react";
import { Button } from "~/design/button";
import { useKeptIds } from "./keep-button";
import { keepIds } from "./kept";
import { type CollegeIds, collegesWords, listPath, listPathname, mergeIds } from "./list";

/** Keeps a whole list at once. Without scripts it leads to the page of that list. */
export function KeepAll({ ids }: { ids: CollegeIds }) {
  const kept = useKeptIds();
  if (ids.every((id) => kept.includes(id))) {
    return (
      <p>
        All of them are on your list. <Link to={listPath(kept)}>Open it</Link>
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
        keepIds(ids);
      }}
    >
      <input type="hidden" name="c" value={merged.join(",")} />
      <Button look="next">Keep all {collegesWords(ids.length)}</Button>
    </form>
  );
}

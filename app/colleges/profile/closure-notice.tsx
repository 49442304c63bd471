import { Link } from "@remix-run/react";
import { Callout } from "~/design/layout";
import { closureNotice } from "~/season/closure-words";
import type { Profile } from "./profile";

/** On top of the page: that the college closed, closes, merges or takes nobody, and where to go instead. */
export function ClosureNotice({
  closure: { found, path },
  state,
  stateName,
}: {
  closure: NonNullable<Profile["closure"]>;
  state: string;
  stateName: string;
}) {
  const { title, sentences } = closureNotice(found);
  return (
    <div className="mb-8" id="closing">
      <Callout kind="care" title={title}>
        <p>{sentences.join(" ")}</p>
        <p className="mt-2">
          {path !== null && found.successor !== null && !found.successor.campusOnly && (
            <>
              See <Link to={path}>{found.successor.name}</Link>.{" "}
            </>
          )}
          <Link to={`/colleges?state=${state}`}>Other colleges in {stateName}</Link>
        </p>
      </Callout>
    </div>
  );
}

import { Link } from "@remix-run/react";
import { Callout } from "~/design/layout";
import type { Wish } from "./gate.server";

const words: Readonly<Record<Wish, string>> = {
  "second-household": "The Free plan holds one household. Two households in one plan are part of the Family plan.",
  "award-letters":
    "The Free plan puts award letters in order but does not keep them. Kept letters are part of the Family plan.",
  "another-plan": "The Free plan keeps one plan. Plans for sisters and brothers are part of the Family plan.",
};

/** What the free plan does not hold, and where to read on; in a new tab where leaving the page would lose something. */
export function NeedsFamily({ wish, newTab = false }: { wish: Wish; newTab?: boolean }) {
  return (
    <div role="alert" className="mb-8">
      <Callout title="That needs the Family plan">
        <p>
          {words[wish]} Nothing was changed, and everything you have stays as it is.{" "}
          {newTab ? (
            <a href="/pricing" target="_blank" rel="noopener">
              See what it costs, in a new tab
            </a>
          ) : (
            <Link to="/pricing">See what it costs</Link>
          )}
          ; families with a fee waiver get it free.
        </p>
      </Callout>
    </div>
  );
}

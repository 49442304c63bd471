import { Link } from "@remix-run/react";
import { Callout } from "~/design/layout";

/** What the free plan does not hold: a second household, the plans of sisters and brothers, and kept award letters. */
export type LimitedFeature = "second-household" | "another-plan" | "award-letters";

const words: Readonly<Record<LimitedFeature, string>> = {
  "second-household": "The Free plan covers one household. Two households in one plan come with the Family plan.",
  "award-letters":
    "The Free plan sorts out award letters but doesn’t save them. Saved letters come with the Family plan.",
  "another-plan": "The Free plan covers one student. Plans for brothers and sisters come with the Family plan.",
};

/** What the free plan does not hold, and where to read on; in a new tab where leaving the page would lose something. */
export function NeedsFamily({ wish, newTab = false }: { wish: LimitedFeature; newTab?: boolean }) {
  return (
    <div role="alert" className="mb-8">
      <Callout title="You need the Family plan for that">
        <p>
          {words[wish]} Nothing changed, and everything you have stays the same.{" "}
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

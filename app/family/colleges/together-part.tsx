import { Link } from "@remix-run/react";
import { dollars } from "~/design/figures";
import type { Together } from "../access/view";
import type { PublicPrice, Reach } from "./reach";

/** What the page says of two homes: who counts, and the colleges by how far both reach. No amount, no range. */
export interface ReachedTogether {
  readonly homes: Together["homes"];
  /** Name of the state whose student the prices are for; null where the plan says none. */
  readonly state: string | null;
  /** Award year of the prices, "2027-28". */
  readonly year: string;
  /** In the order of `reaches`, without those that hold no college. Null until both homes count. */
  readonly groups: readonly { readonly reach: Reach; readonly colleges: readonly ReachedCollege[] }[] | null;
}

export interface ReachedCollege {
  readonly unitid: number;
  readonly name: string;
  readonly path: string;
  readonly price: PublicPrice | null;
}

const titles: Readonly<Record<Reach, string>> = {
  full: "You reach these at full price",
  average: "You reach these at their average price after grants",
  maybe: "You may reach these",
  short: "Not with what you count now, unless more aid comes",
  unknown: "No price reported",
};

/** Which colleges two homes reach together, of the ranges that each of them counts. */
export function TogetherPart({
  together: { homes, state, year, groups },
  planId,
  mayCount,
}: {
  together: ReachedTogether;
  planId: string;
  /** Whether the reader keeps the money of one of the homes. */
  mayCount: boolean;
}) {
  return (
    <div className="max-w-[52rem] space-y-5">
      <p>
        Each household can count what it plans to pay a year. No one sees the amounts: they’re rounded to wide ranges
        first. From these results someone could work out a range, never more.
      </p>
      <ul className="list-disc ps-5">
        {homes.map(({ name, counts }) => (
          <li key={name}>
            {upper(name)} {counts ? "counts." : "doesn’t count anything yet."}
          </li>
        ))}
      </ul>
      {mayCount && (
        <p>
          <Link to={`/plan/${planId}/household#together`}>Change what your household counts</Link>
        </p>
      )}
      {groups !== null && groups.length === 0 && <p>There are no colleges on the list to compare with.</p>}
      {groups?.map(({ reach, colleges }) => (
        <section key={reach} aria-labelledby={`reach-${reach}`}>
          <h3 id={`reach-${reach}`}>{titles[reach]}</h3>
          <ul className="mt-2 border-t border-rule">
            {colleges.map(({ unitid, name, path, price }) => (
              <li
                key={unitid}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-2"
              >
                <Link to={path}>{name}</Link>
                {price !== null && (
                  <span className="text-sm text-muted tabular-nums">
                    {price.average !== null && `${dollars(price.average)} on average after grants, `}
                    {dollars(price.full)} in full
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups !== null && groups.length > 0 && (
        <p className="text-sm text-muted">
          Prices of {year}, worked out from the newest published ones,{" "}
          {state === null
            ? "for a student from another state, because the plan doesn’t say yours. "
            : `for a student from ${state}. `}
          The average is over students with federal aid at every income. Your own price may be lower or higher:{" "}
          <Link to="/college-cost-calculator">work it out</Link>.
        </p>
      )}
    </div>
  );
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

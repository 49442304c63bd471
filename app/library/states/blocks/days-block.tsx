import { FigureTable } from "~/design/figure-table";
import { NOT_REPORTED } from "~/design/figures";
import { applicationDays } from "../figures/application-days";
import type { StatePlace } from "../place/place";

/** When the largest colleges of the state want an application from those who enter in the coming fall. */
export function StateDaysBlock({ place }: { place: StatePlace }) {
  const { name, state, all, deadlines, entry } = place;
  const rows = applicationDays(state, all, deadlines);
  if (rows.length === 0) return null;
  const shown = [
    ...(rows.some((row) => row.public) ? ["the largest public universities"] : []),
    ...(rows.some((row) => !row.public) ? ["the largest private colleges that publish a date"] : []),
  ].join(" and ");
  return (
    <div>
      <FigureTable
        caption={`Application days in ${name} for fall ${entry}: ${shown}`}
        columns={[
          { name: "College", short: "College" },
          { name: "Early", short: "Early" },
          { name: "Regular", short: "Regular" },
        ]}
        rows={rows.map(({ path, name: college, public: isPublic, early, regular, lastKnown, unconfirmed }) => ({
          key: path,
          name: (
            <>
              <a href={path}>{college}</a>{" "}
              <small>
                {isPublic ? "public" : "private"}
                {lastKnown === null ? "" : `, last known: fall ${lastKnown}`}
                {unconfirmed ? ", not confirmed" : ""}
              </small>
            </>
          ),
          figures: [early ?? NOT_REPORTED, regular ?? NOT_REPORTED],
        }))}
      />
      <p className="source">
        For fall {entry}, or for the fall named beside a college where its new date isn’t known. Check the college’s
        page before you count on one; where two sources differ, the earlier day is shown. EA is early action, ED early
        decision (binding), REA restrictive early action; a dash means we found no date. Sources: Common App list of
        requirements for 2026-27, university systems and colleges’ own pages, read from July to September 2026 in public
        copies; 2025-26 and 2024-25 for the last known.{" "}
        <a href={`/application-timeline?state=${state}`}>Put your own days into a timeline</a>.
      </p>
    </div>
  );
}

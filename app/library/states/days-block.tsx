import { NOT_REPORTED } from "~/design/figures";
import { applicationDays } from "./figures/application-days";
import { FigureTable } from "./parts";
import type { StatePlace } from "./place";

/** When the largest colleges of the state wanted an application in the season of the list. */
export function StateDaysBlock({ place }: { place: StatePlace }) {
  const { name, state, all, deadlines, season } = place;
  const rows = applicationDays(state, all, deadlines);
  if (rows.length === 0) return null;
  const shown = [
    ...(rows.some((row) => row.public) ? ["the largest public universities"] : []),
    ...(rows.some((row) => !row.public) ? ["the largest private colleges that name a day"] : []),
  ].join(" and ");
  return (
    <div>
      <FigureTable
        caption={`Application days in ${name}, season ${season}: ${shown}`}
        columns={[
          { name: "College", short: "College" },
          { name: "Early", short: "Early" },
          { name: "Regular", short: "Regular" },
        ]}
        rows={rows.map(({ path, name: college, public: isPublic, early, regular }) => ({
          key: path,
          name: (
            <>
              <a href={path}>{college}</a> <small>{isPublic ? "public" : "private"}</small>
            </>
          ),
          figures: [early ?? NOT_REPORTED, regular ?? NOT_REPORTED],
        }))}
      />
      <p className="source">
        Typical days of {season}. Colleges move them, so confirm yours on the college’s page; a newer day in our text
        goes before this table. EA is early action, ED early decision (binding), REA restrictive early action; a dash
        means that the list shows no day. Source: Common Application requirements grid, {season}, copied by third
        parties. <a href={`/application-timeline?state=${state}`}>Put your own days into a timeline</a>.
      </p>
    </div>
  );
}

import { writeDay } from "~/calendar/day";
import { FigureTable } from "~/design/figure-table";
import { NOT_REPORTED } from "~/design/figures";
import { type AwardGroup, awardGroups, byClosing, groupOf } from "./award";
import { awardRow, nationalAwards } from "./awards.server";
import { type AwardFilter, findAwards } from "./filter";

const captions: Readonly<Record<AwardGroup, string>> = {
  seniors: "Seniors: a last day of this season was posted",
  unposted: "Seniors: this season’s day wasn’t posted; the last one is given where the list has it",
  juniors: "Juniors, class of 2028",
  closed: "Closed this fall: next year’s list",
};

const looksAt = { need: "need", merit: "merit", both: "need, merit" } as const;

export function isAwardGroup(name: string): name is AwardGroup {
  return (awardGroups as readonly string[]).includes(name);
}

/** The awards of one group that a filter leaves, as a table; nothing where none is left. */
function GroupTable({ group, filter }: { group: AwardGroup; filter: AwardFilter | null }) {
  const { awards, asOf } = nationalAwards();
  const shown = (filter === null ? awards : findAwards(awards, filter))
    .filter((award) => groupOf(award, asOf) === group)
    .sort(byClosing)
    .map(awardRow);
  if (shown.length === 0) return null;
  return (
    <FigureTable
      caption={captions[group]}
      columns={[
        { name: "Award and for whom", short: "Award" },
        { name: "Worth", short: "Worth" },
        { name: "Closes", short: "Closes" },
        { name: "Looks at", short: "Looks at" },
      ]}
      rows={shown.map(({ id, name, about, worth, closes, looks }) => ({
        key: id,
        name: (
          <>
            <strong>{name}</strong> <small>{about}</small>
          </>
        ),
        figures: [worth ?? NOT_REPORTED, closes ?? "not posted", looks === null ? NOT_REPORTED : looksAt[looks]],
      }))}
    />
  );
}

function ListSource() {
  const { source, checkedOn, season } = nationalAwards();
  return (
    <p className="source">
      {season}. Worth is the most that one student gets; two amounts are the least and the most. A dash: not reported in
      the list. Source: {source.title}, {source.publisher}, {source.year}; we read it on {writeDay(checkedOn)}. The
      provider’s own page has the final say.
    </p>
  );
}

/** One group of the list, as the article shows it. */
export function AwardsBlock({ group }: { group: AwardGroup }) {
  return (
    <div className="figure-block">
      <GroupTable group={group} filter={null} />
      <ListSource />
    </div>
  );
}

/** What a filter leaves of the whole list, by group. */
export function FilteredAwards({ filter }: { filter: AwardFilter }) {
  return (
    <>
      {awardGroups.map((group) => (
        <GroupTable key={group} group={group} filter={filter} />
      ))}
      <ListSource />
    </>
  );
}

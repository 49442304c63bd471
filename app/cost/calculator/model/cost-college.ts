import type { College, Outcomes, PricedCollege, Students } from "~/colleges/college";

/** What the calculator needs of one college, in its own shape: a whole `College` is one too. */
export type CostCollege = PricedCollege &
  Pick<College, "unitid" | "name" | "city" | "state" | "level" | "predominant" | "lat" | "lon" | "onlineOnly"> & {
    readonly outcomes: Pick<Outcomes, "graduationRate" | "earnings6">;
    readonly students: Pick<Students, "undergraduates">;
  };

/** These figures alone, to be sent: about 1 kB of JSON. */
export function costCollege({ outcomes, students, ...college }: College): CostCollege {
  const { unitid, name, city, state, level, predominant, lat, lon, onlineOnly, control, cost, aid } = college;
  return {
    unitid,
    name,
    city,
    state,
    level,
    predominant,
    lat,
    lon,
    onlineOnly,
    control,
    cost,
    aid,
    outcomes: { graduationRate: outcomes.graduationRate, earnings6: outcomes.earnings6 },
    students: { undergraduates: students.undergraduates },
  };
}

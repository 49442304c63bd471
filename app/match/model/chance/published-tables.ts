import type { College } from "~/colleges/college";
import early from "../../../../content/facts/admission/early.json";
import enrolled from "../../../../content/facts/admission/enrolled.json";
import residency from "../../../../content/facts/admission/residency.json";
import uc from "../../../../content/facts/admission/uc-grades.json";
import type { ResidencyRow } from "./admission-import";
import { fitPublished } from "./fit-published";
import { poolsOf } from "./pool";

/** The fit on the tables that stand in `content/facts/admission/`. */
export function fitOnPublishedTables(colleges: readonly College[]) {
  const pools = poolsOf(colleges);
  return fitPublished({
    byUnitid: new Map(colleges.map((college) => [college.unitid, college])),
    residency: residency as readonly ResidencyRow[],
    early,
    enrolled,
    uc: uc.rows,
    usualSat: new Map(
      colleges.flatMap(({ unitid }, i) => {
        const pool = pools[i];
        return pool?.scores === "reported" ? [[unitid, pool.sat[1]] as const] : [];
      }),
    ),
  });
}

import { dayIn } from "~/calendar/day";
import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { collegeIndex } from "~/colleges/search.server";
import { isState } from "~/colleges/states";
import { stateOfZip } from "~/colleges/zip-state";
import { passages, preparedPassages } from "~/counselor/passages/passages.server";
import { factsOf } from "~/library/states/facts.server";
import { guideOf } from "~/library/states/guides";
import type { CssProfile } from "~/season/aid/css-profile";
import { applicationFee, deadlinesOf } from "~/season/deadlines/deadlines.server";
import { seasonFall } from "~/season/fact";
import type { Sitting } from "~/season/tests/sitting";
import cssTable from "../../../content/facts/season/css-profile.json";
import testDates from "../../../content/facts/season/test-dates.json";
import type { Ground } from "./ground";

const css = new Map((cssTable.rows as readonly CssProfile[]).map((row) => [row.unitid, row]));

/** What the counselor reads, with the day it is on the East Coast. The first call reads the whole library. */
export function counselorGround(now: Date = new Date()): Ground {
  const { all, byUnitid, programsOf } = catalogue();
  const today = dayIn("America/New_York", now);
  return {
    ...{ today, colleges: all, byUnitid, index: collegeIndex(), programsOf, applicationFee },
    deadlines: (college: College, applicant) =>
      deadlinesOf({ unitid: college.unitid, open: college.admission.open === true }, seasonFall, applicant, today),
    cssProfile: (unitid) => css.get(unitid) ?? null,
    stateFacts: (state) => {
      const slug = isState(state) ? guideOf[state] : undefined;
      return slug === undefined ? null : factsOf(slug);
    },
    stateOfZip,
    sittings: testDates.rows as readonly Sitting[],
    passages: passages(),
  };
}

/** The same once the library is read, page by page: for a server that answers others meanwhile. */
export async function preparedGround(now?: Date): Promise<Ground> {
  await preparedPassages();
  return counselorGround(now);
}

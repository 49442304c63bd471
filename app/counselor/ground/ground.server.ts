import { dayIn } from "~/calendar/eastern-day";
import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import type { Major } from "~/colleges/majors/major";
import { majorsTable, occupationTables } from "~/colleges/majors/majors.server";
import { workOf } from "~/colleges/majors/work";
import { collegeIndex } from "~/colleges/search/search.server";
import { stateOfZip } from "~/colleges/zip/zip-state";
import { passages, preparedPassages, spanishPassages } from "~/counselor/passages/passages.server";
import { sectionModel } from "~/counselor/sections/section-model.server";
import { rowOf, sectionOdds } from "~/counselor/sections/section-odds";
import { englishWords } from "~/counselor/words/english-words.server";
import { telling, wordsOf } from "~/counselor/words/words";
import { isState } from "~/geography/states";
import { factsOf } from "~/library/guides/facts.server";
import { guideOf } from "~/library/guides/guides";
import { lightStateOf } from "~/library/guides/light-states";
import { lightPageOf } from "~/library/states/light/light.server";
import { log } from "~/reports/log.server";
import type { CssProfile } from "~/season/aid/css-profile";
import { applicationFee, deadlinesOf } from "~/season/deadlines/deadlines.server";
import { seasonFall } from "~/season/fact";
import type { Sitting } from "~/season/tests/sitting";
import cssTable from "../../../content/facts/season/css-profile.json";
import testDates from "../../../content/facts/season/test-dates.json";
import { faultOf } from "./fault.server";
import type { Ground, StateOverview } from "./ground";

const css = new Map((cssTable.rows as readonly CssProfile[]).map((row) => [row.unitid, row]));

/** What the counselor reads, with the day it is on the East Coast. The first call reads the whole library. */
export function counselorGround(now: Date = new Date()): Ground {
  const { all, byUnitid, programsOf } = catalogue();
  const today = dayIn("America/New_York", now);
  return {
    today,
    colleges: all,
    byUnitid,
    index: collegeIndex(),
    programsOf,
    applicationFee,
    deadlines: (college: College, applicant) =>
      deadlinesOf({ unitid: college.unitid, open: college.admission.open === true }, seasonFall, applicant, today),
    cssProfile: (unitid) => css.get(unitid) ?? null,
    stateFacts: (state) => {
      const slug = isState(state) ? guideOf[state] : undefined;
      return slug === undefined ? null : factsOf(slug);
    },
    stateOverview: (state) => overviewOf(state, today),
    stateOfZip,
    majors: majorsTable,
    workOf: (cip4) => {
      const { fields, occupations } = occupationTables();
      return workOf(fields.get(cip4), occupations);
    },
    occupations: () => occupationTables().occupations,
    fieldOfWork,
    sittings: testDates.rows as readonly Sitting[],
    englishWords,
    sectionOdds: (question, language) => sectionOdds(sectionModel(), question, language),
    rowOf: (text) => rowOf(sectionModel(), wordsOf(text)),
    passages: passages(),
    spanishPassages: spanishPassages(),
    failed: (error) => {
      const fault = faultOf(error);
      log().error(fault, "The counselor could not answer");
      return fault.id;
    },
  };
}

let fieldsByWork: ReadonlyMap<string, Major> | undefined;

function fieldOfWork(code: string): Major | null {
  fieldsByWork ??= fieldsOfWork();
  return fieldsByWork.get(code) ?? null;
}

/** For each occupation the field that prepares for it and shares most words with its title; then the largest. */
function fieldsOfWork(): ReadonlyMap<string, Major> {
  const { fields, occupations } = occupationTables();
  const best = new Map<string, { readonly major: Major; readonly shared: number }>();
  for (const major of majorsTable().all) {
    const { direct, further } = workOf(fields.get(major.cip4), occupations);
    const named = telling(major.name);
    for (const { code, title } of [...direct, ...further]) {
      const shared = telling(title).filter((word) => named.some((own) => own.slice(0, 5) === word.slice(0, 5))).length;
      const before = best.get(code);
      if (before === undefined || shared > before.shared) best.set(code, { major, shared });
    }
  }
  return new Map([...best].map(([code, { major }]) => [code, major]));
}

/** Worked out once a day: a new day may let a dated fact expire. */
const overviews = new Map<string, { readonly day: string; readonly overview: StateOverview }>();

function overviewOf(code: string, day: string): StateOverview | null {
  const state = isState(code) ? lightStateOf(code) : null;
  if (state === null) return null;
  const known = overviews.get(code);
  if (known?.day === day) return known.overview;
  const { path, name } = state;
  const overview = { path, name, figures: lightPageOf(state).figures };
  overviews.set(code, { day, overview });
  return overview;
}

/** The same once the library is read, page by page: for a server that answers others meanwhile. */
export async function preparedGround(now?: Date): Promise<Ground> {
  await preparedPassages();
  return counselorGround(now);
}

import type { Migration } from "kysely";
import { errorReports } from "./0001_error_reports";
import { accounts } from "./0002_accounts";
import { billing } from "./0003_billing";
import { family } from "./0005_family";
import { mail } from "./0006_mail";
import { calendar } from "./0008_calendar";
import { saved } from "./0009_saved";
import { leaving } from "./0010_leaving";
import { tasks } from "./0011_tasks";
import { mending } from "./0012_mending";
import { betweenSides } from "./0013_between_sides";
import { knownPrices } from "./0014_known_prices";
import { refusedSenders } from "./0015_refused_senders";
import { takenTrials } from "./0016_taken_trials";
import { applicationPath } from "./0018_application_path";
import { noPictures } from "./0019_no_pictures";
import { collegePositions } from "./0020_college_positions";
import { households } from "./0021_households";
import { mailDecidedLate } from "./0022_mail_decided_late";
import { jobs } from "./0023_jobs";
import { errorGroups } from "./0024_error_groups";
import { adminLog } from "./0025_admin_log";
import { counselorCounts } from "./0026_counselor_counts";
import { deletionNames } from "./0027_deletion_names";
import { counselorThreads } from "./0029_counselor_threads";
import { drafts } from "./0030_drafts";
import { crawl } from "./0031_crawl";
import { searchFigures } from "./0032_search_figures";
import { searchMisses } from "./0033_search_misses";
import { vitals } from "./0034_vitals";
import { graphReview } from "./0035_graph_review";
import { articles } from "./0036_articles";
import { benchmarkRuns } from "./0037_benchmark_runs";
import { vitalWeeks } from "./0038_vital_weeks";
import { planRecord } from "./0039_plan_record";
import { vitalCauses } from "./0040_vital_causes";
import { articleDrafts } from "./0041_article_drafts";
import { countedPay } from "./0042_counted_pay";

/**
 * Every migration, imported by hand so that a built server holds them all. A name is never changed once released: it
 * is what a store remembers. A new one takes the next number.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001_error_reports": errorReports,
  "0002_accounts": accounts,
  "0003_billing": billing,
  "0005_family": family,
  "0006_mail": mail,
  "0008_calendar": calendar,
  "0009_saved": saved,
  "0010_leaving": leaving,
  "0011_tasks": tasks,
  "0012_mending": mending,
  "0013_between_sides": betweenSides,
  "0014_known_prices": knownPrices,
  "0015_refused_senders": refusedSenders,
  "0016_taken_trials": takenTrials,
  "0018_application_path": applicationPath,
  "0019_no_pictures": noPictures,
  "0020_college_positions": collegePositions,
  "0021_households": households,
  "0022_mail_decided_late": mailDecidedLate,
  "0023_jobs": jobs,
  "0024_error_groups": errorGroups,
  "0025_admin_log": adminLog,
  "0026_counselor_counts": counselorCounts,
  "0027_deletion_names": deletionNames,
  "0029_counselor_threads": counselorThreads,
  "0030_drafts": drafts,
  "0031_crawl": crawl,
  "0032_search_figures": searchFigures,
  "0033_search_misses": searchMisses,
  "0034_vitals": vitals,
  "0035_graph_review": graphReview,
  "0036_articles": articles,
  "0037_benchmark_runs": benchmarkRuns,
  "0038_vital_weeks": vitalWeeks,
  "0039_plan_record": planRecord,
  "0040_vital_causes": vitalCauses,
  "0041_article_drafts": articleDrafts,
  "0042_counted_pay": countedPay,
};

/**
 * The tables of the store, as both SQLite and PostgreSQL keep them.
 *
 * Columns use only types that mean the same on both: `text`, and `integer` for whole numbers and for yes and no
 * (1 and 0). A moment is UTC text as `Date.toISOString` writes it, which sorts in the order of time. JSON is text.
 *
 * Why the file is long: it is a list, one type for each table, and whoever writes a migration or a query looks for all
 * that the store holds of somebody in one place.
 */
import type { ColumnType, Selectable, Updateable } from "kysely";

export interface Rows {
  error_report: ErrorReportTable;
  error_group: ErrorGroupTable;
  error_group_key: ErrorGroupKeyTable;
  error_group_value: ErrorGroupValueTable;
  error_tally: ErrorTallyTable;
  account: AccountTable;
  identity: IdentityTable;
  session: SessionTable;
  billing: BillingTable;
  billing_invoice: BillingInvoiceTable;
  billing_event: BillingEventTable;
  billing_deletion: BillingDeletionTable;
  known_prices: KnownPricesTable;
  taken_trial: TakenTrialTable;
  rate_limit: RateLimitTable;
  counselor_count: CounselorCountTable;
  search_miss: SearchMissTable;
  vital: VitalTable;
  vital_week: VitalWeekTable;
  vital_cause: VitalCauseTable;
  counselor_thread: CounselorThreadTable;
  family: FamilyTable;
  plan: PlanTable;
  plan_household: PlanHouseholdTable;
  plan_member: PlanMemberTable;
  plan_invitation: PlanInvitationTable;
  plan_college: PlanCollegeTable;
  household_vault: HouseholdVaultTable;
  plan_log: PlanLogTable;
  plan_saved: PlanSavedTable;
  plan_ledger_entry: PlanLedgerEntryTable;
  plan_ledger_split: PlanLedgerSplitTable;
  plan_essay: PlanEssayTable;
  plan_draft: PlanDraftTable;
  plan_draft_sitting: PlanDraftSittingTable;
  plan_draft_share: PlanDraftShareTable;
  plan_draft_question: PlanDraftQuestionTable;
  plan_task: PlanTaskTable;
  plan_task_setup: PlanTaskSetupTable;
  plan_record: PlanRecordTable;
  plan_feed: PlanFeedTable;
  plan_reminder: PlanReminderTable;
  plan_reminded: PlanRemindedTable;
  mail: MailTable;
  invitation_sender: InvitationSenderTable;
  refused_sender: RefusedSenderTable;
  contact_message: ContactMessageTable;
  waitlist: WaitlistTable;
  receipt: ReceiptTable;
  identity_deletion: IdentityDeletionTable;
  job: JobTable;
  job_run: JobRunTable;
  part_check: PartCheckTable;
  site_release: SiteReleaseTable;
  graph_change: GraphChangeTable;
  graph_review: GraphReviewTable;
  admin_log: AdminLogTable;
  article: ArticleTable;
  article_version: ArticleVersionTable;
  article_draft: ArticleDraftTable;
  article_publication: ArticlePublicationTable;
  published_state: PublishedStateTable;
  crawl: CrawlTable;
  crawl_page: CrawlPageTable;
  crawl_finding: CrawlFindingTable;
  search_figure: SearchFigureTable;
  search_import: SearchImportTable;
  benchmark_run: BenchmarkRunTable;
}

/** 1 is yes, 0 is no. */
export type Flag = 0 | 1;

export type ErrorType = "JavaScript" | "Query" | "Component" | "Chunk";
export type Severity = "low" | "medium" | "high" | "critical";

/** What went wrong in someone's browser, without anything they typed. */
interface ErrorReportTable {
  /** Random, made by whoever writes the row. */
  id: ColumnType<string, string, never>;
  at: ColumnType<string, string, never>;
  type: ErrorType;
  severity: Severity;
  message: string;
  stack: string | null;
  /** The path of the page alone: a query string may hold what a student typed. */
  path: string;
  /** Browser and system in a few words, such as "Firefox on Android"; not the whole header. */
  user_agent: string | null;
  /** Random for each visit, so that reports of one visit can be read together; says nothing about who it was. */
  session_id: string | null;
  /** JSON object. */
  context: string | null;
  resolved: ColumnType<Flag, Flag | undefined, Flag>;
  /** Null until it is put into its group: an older release wrote it. */
  group_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Release that the page named; anybody may send anything, so it counts only where this site has served it. */
  release: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Reports of one fault. */
interface ErrorGroupTable {
  id: ColumnType<string, string, never>;
  /** With numbers, ids, addresses and dates replaced by their kind. */
  message: string;
  type: ErrorType;
  /** The worst of its reports, and the same as a number that sorts: 1 is low, 4 is critical. */
  severity: Severity;
  rank: number;
  first_seen: string;
  last_seen: string;
  /** Of all reports, also those that were not kept whole. */
  count: number;
  state: "open" | "resolved";
  resolved_at: string | null;
  /** Name of the administrator. */
  resolved_by: string | null;
  /** Release that was running then: when it comes back in a newer one, it opens again. */
  resolved_in: string | null;
  reopened_at: string | null;
}
export type ErrorGroup = Selectable<ErrorGroupTable>;

/** What a group is found by, of each version of the rule that has found it. */
interface ErrorGroupKeyTable {
  fingerprint: ColumnType<string, string, never>;
  group_id: ColumnType<string, string, never>;
}

/** How often a group was seen with a release or a browser. */
interface ErrorGroupValueTable {
  group_id: ColumnType<string, string, never>;
  kind: ColumnType<"release" | "browser", "release" | "browser", never>;
  value: ColumnType<string, string, never>;
  count: number;
  last_seen: string;
}

/** Reports of a day (UTC), by type or by group, for the bounds of a day. */
interface ErrorTallyTable {
  day: ColumnType<string, string, never>;
  key: ColumnType<string, string, never>;
  count: number;
}

export type ErrorReport = Selectable<ErrorReportTable>;

/** Younger people have no account, so there is no band for them. */
export type AgeBand = "13-17" | "18+";

/** A person with an account. */
interface AccountTable {
  id: ColumnType<string, string, never>;
  /** As the identity provider last said it, verified or not. */
  email: string;
  /** Lower case; null while it is not verified, or belongs to another account. Accounts are found by this one only. */
  verified_email: string | null;
  name: string;
  /** Nothing since `0019_no_pictures`: the site keeps no pictures of people (decision 43). */
  picture: ColumnType<null, null | undefined, null>;
  age_band: AgeBand;
  /** Month of turning 18, "2027-05", where somebody of 13 to 17 has said it; null otherwise. */
  adult_from: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<string, string, never>;
}

/** A way a person signs in: the identity provider's `sub`. One account may have several. */
interface IdentityTable {
  subject: ColumnType<string, string, never>;
  account_id: string;
  created_at: ColumnType<string, string, never>;
}

/** A browser somebody is signed in on. */
interface SessionTable {
  /** SHA-256 of what the cookie holds: whoever reads the store cannot sign in with it. */
  id: ColumnType<string, string, never>;
  /** Null until somebody who is new has said their age. */
  account_id: string | null;
  /** The identity that signed in. */
  subject: ColumnType<string, string, never>;
  /** JSON of who is signing up, until they have said their age; sealed. */
  pending: string | null;
  /** JSON list, as the provider last said it. */
  roles: string;
  /** Sealed with the site's secret; null when the provider gave none. */
  refresh_token: string | null;
  /** Browser and system in a few words, such as "Firefox on Android". */
  device: string | null;
  created_at: ColumnType<string, string, never>;
  /** Written at most once a minute. */
  seen_at: string;
  expires_at: string;
  /** When the provider last confirmed who this is and which roles they have. */
  refreshed_at: string;
  /** Until then one process is asking the provider, and the others wait for it. */
  refresh_lock: string | null;
  /** After a failed attempt: not again before then. */
  refresh_not_before: string | null;
  /** The provider no longer knows this session; kept so that the person can be told. */
  ended: ColumnType<Flag, Flag | undefined, Flag>;
}

export type Account = Selectable<AccountTable>;
export type Session = Selectable<SessionTable>;
export type SessionChange = Updateable<SessionTable>;

/** What an account pays, as Stripe last said it. An account without a row is on the free plan. */
interface BillingTable {
  account_id: ColumnType<string, string, never>;
  /** Stripe's id of the customer; null until somebody goes to pay. */
  customer_id: string | null;
  /** When the family said that it has a fee waiver; null when it has not. */
  waived_at: string | null;
  /** How often Stripe was asked, counted before each time it is asked. */
  asked: ColumnType<number, number | undefined, number>;
  /** Which of those answers stands in this row: an earlier one never replaces it. */
  written: ColumnType<number, number | undefined, number>;
  /** How often Stripe has failed while something was made for this account: see `makeOnce`. */
  attempt: ColumnType<number, number | undefined, number>;
  subscription_id: string | null;
  /** Stripe's word: trialing, active, past_due, canceled, unpaid, incomplete, incomplete_expired, paused. */
  status: string | null;
  /** Lookup key of the price, such as "family_monthly". */
  price_key: string | null;
  trial_end: string | null;
  period_end: string | null;
  /** When it ends because somebody cancelled it. */
  cancel_at: string | null;
  ended_at: string | null;
  /** When the oldest bill was written that is still not paid. */
  unpaid_since: string | null;
  trial_used: ColumnType<Flag, Flag | undefined, Flag>;
  /** In words, "Visa ending in 4242, good until 12/2029"; null while none is stored at Stripe. */
  payment_method: string | null;
  synced_at: string | null;
}

/** A bill. Amounts are whole cents. */
interface BillingInvoiceTable {
  /** Stripe's. */
  id: ColumnType<string, string, never>;
  account_id: ColumnType<string, string, never>;
  /** What stands on the bill. */
  number: string | null;
  created_at: string;
  paid_at: string | null;
  status: string;
  currency: string;
  total: number;
  /** The total less what was there as a credit. */
  due: number;
  paid: number;
  refunded: number;
}

/** An event that Stripe has sent, once. */
interface BillingEventTable {
  id: ColumnType<string, string, never>;
  type: string;
  received_at: string;
  /** Null until what it is about has been written. */
  done_at: string | null;
  /** When Stripe made it; null for those from before this was kept. */
  made_at: ColumnType<string | null, string | null | undefined, never>;
}

/** A customer at Stripe whose account here is deleted, until Stripe has deleted it too. */
interface BillingDeletionTable {
  customer_id: ColumnType<string, string, never>;
  asked_at: string;
  /** The receipt that says how it stands; null for those from before there were receipts. */
  receipt: ColumnType<string | null, string | null | undefined, never>;
}

/** The prices as Stripe last gave them to any process. */
interface KnownPricesTable {
  /** Always "family". */
  plan: ColumnType<string, string, never>;
  /** JSON list, see `billing/prices/price.ts`. */
  prices: string;
  read_at: string;
}

/** That somebody with a deleted account has had their trial, keyed by a hash: `billing/entitlement/trial.server.ts`. */
interface TakenTrialTable {
  person_key: ColumnType<string, string, never>;
  at: ColumnType<string, string, never>;
}

/** How often something was done by somebody in the time that runs. */
interface RateLimitTable {
  key: ColumnType<string, string, never>;
  taken: number;
  until: string;
}

/** How the counselor's replies ended: on its pages, above what a search found, and to assistants at /mcp. */
export type CounselorStatusSubject = "status" | "search status" | "mcp status";

/** "gate" for the decisions of the counselor's gate, "model" for how asking it ended; the same of the essay coach. */
export type CounselorCountSubject = CounselorStatusSubject | "gate" | "model" | "essay gate" | "essay model";

/** How often something happened on one day, of all people together. No text and nobody stands here. */
interface CounselorCountTable {
  /** YYYY-MM-DD in UTC. */
  day: ColumnType<string, string, never>;
  subject: ColumnType<CounselorCountSubject, CounselorCountSubject, never>;
  name: ColumnType<string, string, never>;
  times: number;
}

/** Words that were searched for and found nothing good, of all people together. */
interface SearchMissTable {
  /** Stems in the order of the alphabet, without anything that could tell of a person. */
  words: ColumnType<string, string, never>;
  times: number;
  /** YYYY-MM-DD in UTC. */
  first_day: ColumnType<string, string, never>;
  last_day: string;
}

/**
 * How many page views of one day had a metric within a bucket, by what of them matters to it. Nobody's page view by
 * itself.
 */
interface VitalTable {
  /** YYYY-MM-DD in UTC. */
  day: ColumnType<string, string, never>;
  release: ColumnType<string, string, never>;
  /** Id of a route, never an address. */
  template: ColumnType<string, string, never>;
  device: ColumnType<"phone" | "tablet" | "computer", "phone" | "tablet" | "computer", never>;
  connection: ColumnType<"fast" | "slow" | "unknown", "fast" | "slow" | "unknown", never>;
  metric: ColumnType<"LCP" | "INP" | "CLS" | "FCP" | "TTFB", "LCP" | "INP" | "CLS" | "FCP" | "TTFB", never>;
  /** Place in `bounds` of `vitals/metrics.ts`. */
  bucket: ColumnType<number, number, never>;
  count: number;
}
export type VitalRow = Selectable<VitalTable>;

/** The same of a week that is over. */
interface VitalWeekTable extends Pick<VitalTable, "release" | "template" | "device" | "metric"> {
  /** Empty, as the release is then, where all connections and releases stand together. */
  connection: ColumnType<"fast" | "slow" | "unknown" | "", "fast" | "slow" | "unknown" | "", never>;
  /** Its Monday, YYYY-MM-DD in UTC. */
  week: ColumnType<string, string, never>;
  /** JSON: counts by bucket. */
  counts: ColumnType<string, string, never>;
}
export type VitalWeekRow = Selectable<VitalWeekTable>;

/** How many values over their budget had the same cause, by week. */
interface VitalCauseTable extends Pick<VitalTable, "template" | "device" | "metric" | "count"> {
  /** Its Monday, YYYY-MM-DD in UTC. */
  week: ColumnType<string, string, never>;
  /** A word of `causes` of `vitals/causes.ts`. */
  cause: ColumnType<string, string, never>;
}

/** A conversation with the counselor that somebody keeps. */
interface CounselorThreadTable {
  id: ColumnType<string, string, never>;
  account_id: ColumnType<string, string, never>;
  /** The questions, the answers and what was said of the student, sealed. */
  sealed: string;
  /** When something was last kept in it: it's forgotten so many days later. */
  kept_at: string;
}

export type BillingRow = Selectable<BillingTable>;
export type BillingInvoice = Selectable<BillingInvoiceTable>;

/** Plans of siblings belong to one family. The id is never shown. */
interface FamilyTable {
  id: ColumnType<string, string, never>;
  created_at: ColumnType<string, string, never>;
}

/** One student's plan. The words of roles, modes and statuses are those of `app/family/`. */
interface PlanTable {
  /** 128 random bits, as every id of a plan. */
  id: ColumnType<string, string, never>;
  family_id: ColumnType<string, string, never>;
  student_name: string;
  /** Year of finishing high school. */
  class_year: number;
  /** How the student applies; of a transfer `class_year` is the year to start at the new college. */
  path: ColumnType<
    "first" | "gap" | "transfer",
    "first" | "gap" | "transfer" | undefined,
    "first" | "gap" | "transfer"
  >;
  /** Postal code of the student's home state. */
  state: string | null;
  mode: "one" | "open" | "apart" | "estranged";
  started_by: ColumnType<"student" | "parent", "student" | "parent", never>;
  taken_over: Flag;
  /** First month in which the student is 18, "2027-05". */
  adult_from: string | null;
  created_at: ColumnType<string, string, never>;
}

/**
 * Names one household of one plan for as long as it is in it: "hh_" and 128 random bits. It says nothing of another
 * one.
 */
export type HouseholdId = `hh_${string}`;

/** A home that money comes from. */
interface PlanHouseholdTable {
  id: ColumnType<HouseholdId, HouseholdId, never>;
  plan_id: ColumnType<string, string, never>;
  /** The order in which the student knows them, counted from 1. Nothing is found by it. */
  position: ColumnType<number, number, never>;
}

/** Somebody in a plan. */
interface PlanMemberTable {
  id: ColumnType<string, string, never>;
  plan_id: ColumnType<string, string, never>;
  account_id: ColumnType<string, string, never>;
  role: "student" | "parent" | "counselor" | "helper";
  household_id: HouseholdId | null;
  /** Let into the finances of the own household by one of its people. */
  admitted: Flag;
  joined_at: ColumnType<string, string, never>;
}

/** Deleted when it is accepted, revoked or replaced. */
interface PlanInvitationTable {
  id: ColumnType<string, string, never>;
  plan_id: ColumnType<string, string, never>;
  /** SHA-256 of what the link holds. */
  token_hash: string;
  /** Lower case. */
  email: ColumnType<string, string, never>;
  role: "student" | "parent" | "counselor" | "helper";
  household_id: HouseholdId | null;
  /** Side of whoever invited. */
  from_side: "student" | HouseholdId;
  /** Part in the plan of whoever invited, with which the invitation ends; null for those from before this was kept. */
  invited_by: ColumnType<string | null, string | null | undefined, string>;
  /** Whether it comes from a household that lets its guest into its finances. */
  admitted: Flag;
  created_at: string;
  expires_at: string;
}

/** A college on a plan's list. */
interface PlanCollegeTable {
  id: ColumnType<string, string, never>;
  plan_id: ColumnType<string, string, never>;
  unitid: ColumnType<number, number, never>;
  status: string;
  /** Way to apply, as the timeline names it; null is the usual one of the college. */
  way: string | null;
  /** The day the student found on the college's own page, "2027-01-05". */
  own_deadline: string | null;
  note: string;
  liked: string;
  position: number;
  /** Taken off the list, and to be put back until it is forgotten. */
  removed_at: string | null;
}

/** What one household keeps about its money, and what it has chosen to show. */
interface HouseholdVaultTable {
  id: ColumnType<string, string, never>;
  plan_id: ColumnType<string, string, never>;
  household_id: HouseholdId;
  /** JSON of `Finances`, sealed with the site's secret. */
  sealed: string;
  /** Keys of the bands that others see; null shows nothing. */
  shown_pay: string | null;
  shown_aid: string | null;
  /** JSON of what the student was told to the dollar, sealed; null for nothing. */
  told: string | null;
  /** Key of the band that counts toward what both homes reach together; null counts nothing. */
  counted_pay: string | null;
  saved_at: string;
}

/** Who looked and who changed, for the student. */
interface PlanLogTable {
  id: ColumnType<string, string, never>;
  plan_id: ColumnType<string, string, never>;
  at: ColumnType<string, string, never>;
  /** The name the person had then. */
  who: string;
  side: "student" | HouseholdId | "counselor" | "helper";
  what: string;
  /** A college's or a person's name. */
  about: string | null;
  /** Side of the person it is about. */
  about_side: "student" | HouseholdId | "counselor" | "helper" | null;
  /** Looking is written once a day: this says which look it is. */
  once: string | null;
}

export type MailRow = Selectable<MailTable>;

/** A result of a tool or an award letter, kept as what was answered. */
interface PlanSavedTable {
  id: ColumnType<string, string, never>;
  plan_id: ColumnType<string, string, never>;
  /** Who keeps it: the student, or the people of a household; "shared" is everyone in the plan. */
  owner: "student" | HouseholdId | "shared";
  tool: string;
  /** It holds a family's money: of a household only those let into its finances see it, and it is never shared. */
  money: Flag;
  /** JSON of the name, the answers, the headline and the tables of then, sealed with the site's secret. */
  sealed: string;
  saved_at: ColumnType<string, string, never>;
}
export type PlanSavedRow = Selectable<PlanSavedTable>;

/** One payment in a ledger. */
interface PlanLedgerEntryTable {
  id: ColumnType<string, string, never>;
  plan_id: ColumnType<string, string, never>;
  /** A household's is kept between the student and it, "shared" between all three, "student" by the student. */
  book: "shared" | HouseholdId | "student";
  writer: "student" | HouseholdId;
  /** "other" only in the book "student": whoever else it was, which is not remembered. */
  payer: "student" | HouseholdId | "other";
  /** Which side got it, for money between the sides; null for a cost. */
  receiver: ColumnType<"student" | HouseholdId | "other" | null, "student" | HouseholdId | "other" | null | undefined>;
  /** "2027-08-01" */
  day: ColumnType<string, string, never>;
  /** 2027 for the school year 2027-28, when it is not the one of the day. */
  for_year: ColumnType<number | null, number | null | undefined, never>;
  /** JSON of what it was for and the cents, sealed. */
  sealed: ColumnType<string, string, never>;
  written_at: ColumnType<string, string, never>;
}

/** Shares of a ledger, proposed or agreed, from one school year on. */
interface PlanLedgerSplitTable {
  id: ColumnType<string, string, never>;
  plan_id: ColumnType<string, string, never>;
  book: "shared" | HouseholdId | "student";
  /** 2027 for the school year 2027-28. */
  from_year: ColumnType<number, number, never>;
  /** Who proposed it; null once everyone it concerns has agreed, and for rows of before. */
  proposer: ColumnType<"student" | HouseholdId | null, "student" | HouseholdId | null | undefined>;
  /** JSON of the shares, caps and who agreed, in the order of the payers of the book, sealed. */
  sealed: string;
}

/** An essay to write; its text is in its drafts. */
interface PlanEssayTable {
  id: ColumnType<string, string, never>;
  plan_id: ColumnType<string, string, never>;
  /** Null for one that goes to several colleges. */
  unitid: number | null;
  title: string;
  word_limit: number | null;
  due: string | null;
  state: string;
  added_at: ColumnType<string, string, never>;
}

/** One version of an essay's text. */
interface PlanDraftTable {
  id: ColumnType<string, string, never>;
  plan_id: ColumnType<string, string, never>;
  essay_id: ColumnType<string, string, never>;
  /** From 1, for each essay. */
  number: ColumnType<number, number, never>;
  /** Number of the version it grew out of; null for the first. */
  based_on: ColumnType<number | null, number | null, never>;
  /** See `DraftOrigin` in `family/drafts/draft.ts`. */
  how: ColumnType<string, string, never>;
  /** The open page that goes on writing it for some minutes; null once it was saved by the button. */
  sitting: string | null;
  /** Which save of that page it holds: an earlier one that comes late changes nothing. */
  turn: number;
  /** Length of the text in characters. */
  letters: number;
  /** The text, sealed with the site's secret. */
  sealed: string;
  made_at: ColumnType<string, string, never>;
  saved_at: string;
}

export type PlanDraftRow = Selectable<PlanDraftTable>;

/** What one open page saw of how an essay was written. */
interface PlanDraftSittingTable {
  id: ColumnType<string, string, never>;
  plan_id: ColumnType<string, string, never>;
  essay_id: ColumnType<string, string, never>;
  turn: number;
  /** JSON of words typed and pasted and of the rules that asked, sealed. */
  sealed: string;
  began_at: ColumnType<string, string, never>;
  last_at: string;
}

/** That one person in the plan may read one version of one essay until a day. */
interface PlanDraftShareTable {
  id: ColumnType<string, string, never>;
  plan_id: ColumnType<string, string, never>;
  essay_id: ColumnType<string, string, never>;
  draft_id: string;
  member_id: ColumnType<string, string, never>;
  /** The last day, "2026-12-31". */
  until: string;
  shared_at: string;
}

/** A question that somebody left at a place of a version they were shown. */
interface PlanDraftQuestionTable {
  id: ColumnType<string, string, never>;
  plan_id: ColumnType<string, string, never>;
  essay_id: ColumnType<string, string, never>;
  draft_id: ColumnType<string, string, never>;
  /** Null once they have left the plan. */
  member_id: ColumnType<string | null, string | null, never>;
  role: ColumnType<string, string, never>;
  /** JSON of the place and the question, sealed. */
  sealed: ColumnType<string, string, never>;
  asked_at: ColumnType<string, string, never>;
}

/** What somebody changed in a task of the rules, or a task that somebody added. */
interface PlanTaskTable {
  plan_id: ColumnType<string, string, never>;
  /** The id of the rules, or "own:…". */
  key: ColumnType<string, string, never>;
  /** See `TaskOwner` in `family/tasks/tasks.ts`. */
  owner: string;
  /** Null for a task of the rules. */
  title: string | null;
  unitid: number | null;
  /** Null: the day of the rules. */
  due: string | null;
  done_at: string | null;
}

/** What the tasks of a plan are made from besides its colleges, as JSON. */
interface PlanTaskSetupTable {
  plan_id: ColumnType<string, string, never>;
  answers: string;
}

/** Grades, scores and majors of the student: see `StudentRecord` in `family/record/record.ts`. */
interface PlanRecordTable {
  plan_id: ColumnType<string, string, never>;
  /** JSON, sealed. */
  sealed: string;
  saved_at: string;
}

/** The address under which one person's calendar reads the dates of one plan. */
interface PlanFeedTable {
  member_id: ColumnType<string, string, never>;
  /** SHA-256 of what stands in the address. */
  token_hash: string;
  made_at: string;
  /** SHA-256 of the dates as they were last handed out, and since when they are so. */
  content_hash: string | null;
  changed_at: string | null;
  /** The last day a calendar read it. */
  read_on: string | null;
}

/** That one person wants mail about the dates of one plan. Without a row they get none. */
interface PlanReminderTable {
  member_id: ColumnType<string, string, never>;
  /** JSON list of whole days before a date. */
  days_before: string;
  weekly: Flag;
  /** What the links that end the mails hold. It can do nothing else, so it is kept as it is. */
  stop_token: ColumnType<string, string, never>;
  /** The day for which it was last looked what is due. */
  looked_on: string | null;
}

/** What somebody was reminded of, so that it happens once. */
interface PlanRemindedTable {
  member_id: ColumnType<string, string, never>;
  item: ColumnType<string, string, never>;
  /** The day of the item: a deadline that moves is reminded of again. */
  due: ColumnType<string, string, never>;
  days_before: ColumnType<number, number, never>;
}

/** A message on its way out. Once it is sent, neither address nor words are left. */
interface MailTable {
  id: ColumnType<string, string, never>;
  kind: ColumnType<string, string, never>;
  recipient: string;
  subject: string;
  body: string;
  /** The same message as a page, where it has one. */
  html: string | null;
  /** Whole address that ends such mails; null for those that answer something a person just did. */
  stop_link: string | null;
  /** A post to that address ends them, as mail programs send it (RFC 8058). */
  one_click: ColumnType<Flag, Flag | undefined, Flag>;
  /** Goes with the part in a plan that it is about, also unsent. */
  member_id: ColumnType<string | null, string | null, never>;
  /** Goes with the invitation that it is about, also unsent. */
  invitation_id: ColumnType<string | null, string | null | undefined, never>;
  /** JSON of what it names of a plan, for the moment it is sent: see `composeReminder`. */
  named: string | null;
  /** The same message is queued once. */
  once: ColumnType<string | null, string | null, never>;
  queued_at: ColumnType<string, string, never>;
  /** When it is due, or until when one process has it in hand. */
  not_before: string;
  attempts: number;
  /** When it was sent, or given up: that one has had `mostAttempts`. */
  sent_at: string | null;
}

/** Who sent an invitation to whom, for the link of its mail that refuses the sender. Nobody can be read from it. */
interface InvitationSenderTable {
  /** SHA-256 of what the link holds. */
  token_hash: ColumnType<string, string, never>;
  /** JSON list of keyed hashes, see `account/person-key.server.ts`. */
  sender_keys: ColumnType<string, string, never>;
  recipient_key: ColumnType<string, string, never>;
  sent_at: ColumnType<string, string, never>;
}

/** Somebody to whom no mail of one sender goes any more, both as keyed hashes. */
interface RefusedSenderTable {
  sender_key: ColumnType<string, string, never>;
  recipient_key: ColumnType<string, string, never>;
  at: ColumnType<string, string, never>;
}

/** What somebody wrote to us. */
interface ContactMessageTable {
  id: ColumnType<string, string, never>;
  at: ColumnType<string, string, never>;
  email: ColumnType<string, string, never>;
  about: ColumnType<string, string, never>;
  message: ColumnType<string, string, never>;
  answered_at: string | null;
}

/** Somebody who wants to hear when something opens. It counts once they have confirmed the address. */
interface WaitlistTable {
  id: ColumnType<string, string, never>;
  email: ColumnType<string, string, never>;
  /** JSON list. */
  topics: string;
  /** SHA-256 of what stands in the links of the mails. */
  token_hash: string;
  asked_at: string;
  confirmed_at: string | null;
  /** What was asked for a confirmed address later: it counts in place of the above once that link is pressed. */
  next_topics: ColumnType<string | null, string | null | undefined, string | null>;
  next_token_hash: ColumnType<string | null, string | null | undefined, string | null>;
  next_asked_at: ColumnType<string | null, string | null | undefined, string | null>;
}

/** That something was deleted, for whoever has its number. Nothing in it says whose it was. Kept for a year. */
interface ReceiptTable {
  /** SHA-256 of the number. */
  hash: ColumnType<string, string, never>;
  kind: "account" | "plan" | "removed";
  at: ColumnType<string, string, never>;
  /** JSON object: how many of each kind. */
  gone: string;
  /** JSON list: what stays with others, by its key. */
  stays: string;
}

/** An identity whose account here is deleted, until the sign-in service has deleted it too. */
interface IdentityDeletionTable {
  /** SHA-256 of the provider's `sub`. */
  hash: ColumnType<string, string, never>;
  /** The `sub` itself, sealed: it is needed to ask. */
  subject: ColumnType<string, string, never>;
  /** `hash` of the receipt. */
  receipt: ColumnType<string, string, never>;
  asked_at: ColumnType<string, string, never>;
  attempts: number;
  not_before: string;
}

/** A job that runs by itself, in one of all processes at a time. */
interface JobTable {
  name: ColumnType<string, string, never>;
  next_at: string;
  /** Until then the process named beside it runs the job, unless it says again that it does. */
  locked_until: ColumnType<string | null, string | null | undefined, string | null>;
  locked_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** Name of the administrator who asked for the next run; null where the schedule did. */
  asked_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export type JobOutcome = "running" | "done" | "failed" | "interrupted";

/** One run of a job. */
interface JobRunTable {
  id: ColumnType<string, string, never>;
  job: ColumnType<string, string, never>;
  started_at: ColumnType<string, string, never>;
  ended_at: string | null;
  outcome: JobOutcome;
  /** What it did, or how far it is: counts in words, and nothing of anybody. */
  said: string;
  asked_by: ColumnType<string | null, string | null, never>;
}
export type JobRun = Selectable<JobRunTable>;

/** When a service outside last answered as it should, and when it last did not. */
interface PartCheckTable {
  part: ColumnType<string, string, never>;
  ok_at: string | null;
  failed_at: string | null;
  reason: string | null;
}

/** A release of the site, from the moment that one of its processes first served. */
interface SiteReleaseTable {
  version: ColumnType<string, string, never>;
  first_seen_at: ColumnType<string, string, never>;
}

/** What an administrator looked at or did, and why. The store refuses to change or delete a line. */
interface AdminLogTable {
  id: ColumnType<string, string, never>;
  at: ColumnType<string, string, never>;
  admin_id: ColumnType<string, string, never>;
  /** The name they had then. */
  admin_name: ColumnType<string, string, never>;
  /** One of `adminActions` in `account/support-looks.ts`. */
  action: ColumnType<string, string, never>;
  /** Null where it was about nobody who has an account. */
  account_id: ColumnType<string | null, string | null, never>;
  /** As the administrator wrote it; the person it is about can read it. */
  reason: ColumnType<string, string, never>;
  /** What came of it, where that was not known before. */
  said: ColumnType<string | null, string | null, never>;
}

/** A measurement of the server. */
interface BenchmarkRunTable {
  id: ColumnType<string, string, never>;
  /** An administrator's name, "night" or "bench". */
  asked_by: ColumnType<string, string, never>;
  asked_at: ColumnType<string, string, never>;
  release: string;
  state: "waiting" | "running" | "done" | "refused" | "failed" | "interrupted";
  ended_at: string | null;
  said: string;
  /** JSON, see `benchmark/choices.ts` and `benchmark/results.ts`. */
  choices: ColumnType<string, string, never>;
  result: string | null;
}
export type BenchmarkRunRow = Selectable<BenchmarkRunTable>;

/** A crawl of the site's own pages, by the moment it began. */
interface CrawlTable {
  started_at: ColumnType<string, string, never>;
  ended_at: string;
  /** 0 for a crawl of chosen pages alone. */
  whole: Flag;
  release: string;
  /** Addresses that were looked at. */
  pages: number;
  /**
   * Found and not fixed, as this crawl left it; of those, found for the first time; and fixed since the one before.
   */
  found: number;
  fresh: number;
  mended: number;
  /** JSON, see `CrawlSummary`. */
  summary: string;
}
export type CrawlRow = Selectable<CrawlTable>;

/** A page as the last crawl that looked at it saw it. */
interface CrawlPageTable {
  /** With the query, where that leads to a further page of a list. */
  path: ColumnType<string, string, never>;
  crawled_at: string;
  status: number;
  title: string;
  /** Kinds of its structured data, with commas. */
  kinds: string;
  cache: string;
  /** ISO day on which what it says last changed. */
  updated: string | null;
  /** Of the main part; null for what is no document. The grade in tenths of a school year. */
  words: number | null;
  grade: number | null;
  /** Clicks from the home page. */
  depth: number | null;
  links_in: number | null;
  links_out: number | null;
  /** Before compression. */
  bytes: number | null;
  milliseconds: number | null;
  /** Whether search engines may index it. */
  indexable: Flag | null;
  in_sitemap: Flag | null;
  /** JSON, see `PageSheet`. */
  sheet: string;
}
export type CrawlPageRow = Selectable<CrawlPageTable>;

/** What a check found on a page, from the crawl that found it first to the one that found it no more. */
interface CrawlFindingTable {
  /** SHA-256 of check, path and what it is about. */
  id: ColumnType<string, string, never>;
  check_key: string;
  path: string;
  /** Tells two findings of one check on one page apart. */
  about: string;
  words: string;
  /** Moments at which crawls began. */
  first_seen: string;
  last_seen: string;
  mended_at: string | null;
}

/**
 * How a query, a page, or a query on a page did in search, as an administrator imported it. Search engines leave out
 * rare queries.
 */
interface SearchFigureTable {
  /** "before": of a page, in the import before the last one. */
  kind: "query" | "page" | "pair" | "before";
  query: string;
  path: string;
  clicks: number;
  impressions: number;
  /** Mean place in the results, in hundredths. */
  position: number;
}

/** When figures of one kind were last imported. */
interface SearchImportTable {
  kind: "query" | "page" | "pair";
  at: string;
  /** Name of the administrator. */
  by: string;
  lines: number;
}

/** That something in the knowledge graph changed, as an administrator said. */
interface GraphChangeTable {
  id: ColumnType<string, string, never>;
  at: ColumnType<string, string, never>;
  /** Name of the administrator. */
  by: ColumnType<string, string, never>;
  /** Id of the thing that changed, and its title then. */
  thing: ColumnType<string, string, never>;
  title: ColumnType<string, string, never>;
  reason: ColumnType<string, string, never>;
}
export type GraphChange = Selectable<GraphChangeTable>;

/** One thing that stood on what changed, until somebody has read it again. */
interface GraphReviewTable {
  change_id: ColumnType<string, string, never>;
  thing: ColumnType<string, string, never>;
  kind: ColumnType<string, string, never>;
  title: ColumnType<string, string, never>;
  /** Why it stands on it, one of `reasons` in `graph/questions/dependents.ts`. */
  why: ColumnType<string, string, never>;
  read_at: string | null;
  /** Name of the administrator. */
  read_by: string | null;
}
export type GraphReview = Selectable<GraphReviewTable>;

/** An article of the desk. */
interface ArticleTable {
  id: ColumnType<string, string, never>;
  /** The last part of its address, "/blog/<slug>". */
  slug: ColumnType<string, string, never>;
  /** Number of the newest version. */
  version: number;
  /** When the newest version, which is approved, is to be published; null where nobody has said so. */
  publish_at: string | null;
  /** Key of the proposal it was made from. */
  proposal: ColumnType<string | null, string | null, never>;
  made_at: ColumnType<string, string, never>;
  changed_at: string;
}
export type ArticleRow = Selectable<ArticleTable>;

/** A version of an article. Its words never change; it is approved once. */
interface ArticleVersionTable {
  article_id: ColumnType<string, string, never>;
  number: ColumnType<number, number, never>;
  /** JSON, see `ArticleFields`. */
  fields: ColumnType<string, string, never>;
  /** "drafted": by a model, as an administrator asked. */
  how: ColumnType<
    "written" | "restored" | "proposed" | "drafted",
    "written" | "restored" | "proposed" | "drafted",
    never
  >;
  based_on: ColumnType<number | null, number | null, never>;
  /** The administrator; no key ties them, so the line stays when the account goes. */
  by_id: ColumnType<string, string, never>;
  by_name: ColumnType<string, string, never>;
  made_at: ColumnType<string, string, never>;
  approved_by_id: string | null;
  approved_by_name: string | null;
  approved_at: string | null;
}
export type ArticleVersionRow = Selectable<ArticleVersionTable>;

/** The last draft by a program that somebody wanted of an article. */
interface ArticleDraftTable {
  article_id: ColumnType<string, string, never>;
  /** The version whose open places are drafted. */
  based_on: number;
  state: "waiting" | "running" | "done" | "failed";
  /** The administrator; no key ties them, as with a version. */
  asked_by_id: string;
  asked_by_name: string;
  /** What they were signed in with, by which their rights are decided again; null once it has ended. */
  asked_session: string | null;
  asked_at: string;
  /** Random, made by the process that begins it: only that one may end it. */
  claim: string | null;
  began_at: string | null;
  ended_at: string | null;
  /** What came of it, in words for administrators. */
  said: string;
  /** Number of the newest version when it ended: what came of it is shown until there is a newer one. */
  newest: number | null;
}
export type ArticleDraftRow = Selectable<ArticleDraftTable>;

/** A text of an article while it was, or is, public. */
interface ArticlePublicationTable {
  id: ColumnType<string, string, never>;
  article_id: ColumnType<string, string, never>;
  version: ColumnType<number, number, never>;
  /** The path below `content/` that it has as a file. */
  file: ColumnType<string, string, never>;
  /** Exactly what the file holds. */
  text: ColumnType<string, string, never>;
  /** JSON: the figures that stood in it when it was published, by dotted name. */
  figures: ColumnType<string, string, never>;
  /** The publication that was public before it, and is again when it is taken back. */
  replaces: ColumnType<string | null, string | null, never>;
  at: ColumnType<string, string, never>;
  by_name: ColumnType<string, string, never>;
  /** Null while it is public. */
  ended_at: string | null;
}
export type ArticlePublicationRow = Selectable<ArticlePublicationTable>;

/** One row: a number that grows with each change of what is published from the desk. */
interface PublishedStateTable {
  id: ColumnType<number, number, never>;
  generation: number;
}

/**
 * The tables of the store, as both SQLite and PostgreSQL keep them.
 *
 * Columns use only types that mean the same on both: `text`, and `integer` for whole numbers and for yes and no
 * (1 and 0). A moment is UTC text as `Date.toISOString` writes it, which sorts in the order of time. JSON is text.
 */
import type { ColumnType, Insertable, Selectable, Updateable } from "kysely";

export interface Rows {
  error_report: ErrorReportTable;
  account: AccountTable;
  identity: IdentityTable;
  session: SessionTable;
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
}

export type ErrorReport = Selectable<ErrorReportTable>;
export type NewErrorReport = Insertable<ErrorReportTable>;
export type ErrorReportChange = Updateable<ErrorReportTable>;

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
  picture: string | null;
  age_band: AgeBand;
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

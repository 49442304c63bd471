/**
 * The tables of the store, as both SQLite and PostgreSQL keep them.
 *
 * Columns use only types that mean the same on both: `text`, and `integer` for whole numbers and for yes and no
 * (1 and 0). A moment is UTC text as `Date.toISOString` writes it, which sorts in the order of time. JSON is text.
 */
import type { ColumnType, Insertable, Selectable, Updateable } from "kysely";

export interface Rows {
  error_report: ErrorReportTable;
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

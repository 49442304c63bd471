import { easternYear } from "~/calendar/eastern-day";
import type { Messages } from "~/design/messages";
import { logActivity } from "~/family/access/activity-log.server";
import { conflictingFields, conflictWords, type FormValues, markOf } from "~/family/access/edit-conflict.server";
import { type Opened, requirePermission } from "~/family/access/open-plan.server";
import { changePlan } from "~/family/access/plan-data.server";
import type { Writing } from "~/family/access/write-plan.server";
import { isState } from "~/geography/states";
import { parseAnswers } from "~/match/model/answers/input";
import { readRecordOf, saveRecord } from "./data.server";
import { type RecordName, recordNames, recordOf, type StudentRecord, studentWords } from "./record";
import type { PlanOffer, ShownRecord } from "./shown-record";

/** How the student does at school, as far as the plan knows it; null for whoever may not see it. */
export async function readRecord(opened: Opened): Promise<StudentRecord | null> {
  return opened.view.may.record ? readRecordOf(opened.store, opened.plan.id) : null;
}

/** The same with the mark of what a form shows. */
export async function showRecord(opened: Opened): Promise<ShownRecord | null> {
  const record = await readRecord(opened);
  return record === null ? null : { record, mark: markOf(valuesOf(record)) };
}

/** The same for the student and whoever keeps the plan; null for everybody else. */
export async function offerTo(opened: Opened): Promise<PlanOffer | null> {
  const shown = await showRecord(opened);
  if (shown === null) return null;
  const { classYear, path, state, may, colleges, removed } = opened.view;
  const unitids = [...colleges, ...removed].map(({ unitid }) => unitid);
  return { shown, year: String(classYear), path, state, keeps: may.keepList, unitids };
}

const valuesOf = (record: StudentRecord): FormValues =>
  Object.fromEntries(recordNames.map((name) => [name, record[name] ?? ""]));

/** What came of a form; `sent` is what its page shows as typed, since the form may have held only a part of it. */
type RecordChanged =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly messages: Messages;
      readonly needsFamily: boolean;
      readonly sent: URLSearchParams;
    };

/** What a form holds of a record, with what is kept where it holds nothing: an offer sends only what was ticked. */
function wholeForm(form: URLSearchParams, kept: StudentRecord): URLSearchParams {
  const whole = new URLSearchParams();
  for (const name of recordNames) {
    const before = name === "fields" ? (kept.fields?.split(",") ?? []) : [kept[name] ?? ""];
    for (const value of form.has(name) ? form.getAll(name) : before) whole.append(name, value);
  }
  return whole;
}

/**
 * Keeps grades, scores and majors in the plan. Names that the form doesn't hold stay as they are, and a state that
 * comes with them is taken only where the plan has none.
 */
export async function changeRecord(opened: Writing, form: URLSearchParams): Promise<RecordChanged> {
  requirePermission(opened, "record", "change");
  const kept = await readRecordOf(opened.store, opened.plan.id);
  const sent = wholeForm(form, kept);
  const read = parseAnswers(sent, easternYear(opened.now));
  if (!read.ok) return { ok: false, messages: read.messages, needsFamily: false, sent };
  const record = recordOf(read.answers);
  const changed = conflictingFields(form.get("shown"), valuesOf(kept), valuesOf(record));
  if (changed.length > 0) {
    const messages = changed.map((field) => [field, [conflictWords(wordsOf(kept, field as RecordName))]]);
    return { ok: false, messages: Object.fromEntries(messages), needsFamily: false, sent };
  }
  await saveRecord(opened.write, record, opened.now);
  await logActivity(opened, "record");
  const state = form.get("state");
  if (isState(state ?? "") && opened.plan.state === null) {
    requirePermission(opened, "basics", "change");
    await changePlan(opened.write, { state });
    await logActivity(opened, "basics");
  }
  return { ok: true };
}

/** One of them as people read it, "" where it isn't kept. */
function wordsOf(kept: StudentRecord, name: RecordName): string {
  const value = kept[name];
  if (value === undefined || name === "scale") return value ?? "";
  return studentWords({ record: { [name]: value }, state: null })[0] ?? value;
}

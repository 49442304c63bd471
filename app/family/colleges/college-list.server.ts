import { z } from "zod";
import { writeDay } from "~/calendar/day";
import { catalogue } from "~/colleges/catalogue.server";
import type { Messages } from "~/design/messages";
import { logActivity } from "~/family/access/activity-log.server";
import { otherBinding } from "~/family/access/application-status";
import { conflictingFields, conflictWords, type FormValues } from "~/family/access/edit-conflict.server";
import { notFound, type Opened, requirePermission } from "~/family/access/open-plan.server";
import type { StoredCollege } from "~/family/access/stored-plan";
import type { CollegeLine, PlanView } from "~/family/access/view";
import type { Writing } from "~/family/access/write-plan.server";
import { hidden, intent, readIntent } from "~/forms/schema/read-intent.server";
import { readWith } from "~/forms/schema/read-with";
import { whyNotAdded } from "~/season/closure";
import { isStatus, type Status, statusName } from "~/student/list/status";
import { planNames } from "~/timeline/planning/choices";
import {
  addCollege,
  changeCollege,
  forgetCollege,
  mostOnList,
  orderColleges,
  removeCollege,
  restoreCollege,
} from "./data.server";
import { lineSchema } from "./line-schema";

const nameOf = (unitid: number) => catalogue().byUnitid.get(unitid)?.name ?? "a college";

/**
 * Puts a college on the list. Gives what went wrong, in words, or null.
 *
 * @param status where its application stands, if the plan never had it: nothing that a plan knows is written over
 */
export async function addToList(opened: Writing, unitid: number, status?: Status): Promise<string | null> {
  requirePermission(opened, "colleges", "change");
  const college = catalogue().byUnitid.get(unitid);
  if (college === undefined) return "Choose a college from the list.";
  const gone = whyNotAdded(college, opened.today);
  if (gone !== null) return gone;
  const id = await addCollege(opened.write, unitid, status);
  if (id === null) return `A list holds up to ${mostOnList} colleges. Take one off first.`;
  await logActivity(opened, "added", { about: nameOf(unitid) });
  return null;
}

function lineOf({ plan }: Opened, id: string | null, removed: boolean): StoredCollege {
  const line = plan.colleges.find((each) => each.id === id && each.removed === removed);
  if (line === undefined) throw notFound();
  return line;
}

/** What the buttons of the page of the list want. */
const intents = z.discriminatedUnion("intent", [
  intent("add", { unitid: hidden }),
  intent("statuses"),
  ...(["remove", "restore", "forget", "up", "down"] as const).map((name) => intent(name, { line: hidden })),
  intent("by-deadline"),
  intent("by-name"),
]);

/**
 * Adds, sorts, takes off, puts back, takes statuses over. Gives what went wrong, in words, or null.
 *
 * @param inOrderOfDeadline ids of the lines as their deadlines come
 */
export async function changeList(
  opened: Writing,
  form: URLSearchParams,
  inOrderOfDeadline: () => readonly string[],
): Promise<string | null> {
  requirePermission(opened, "colleges", "change");
  const wish = readIntent(intents, form);
  switch (wish.intent) {
    case "add":
      return addToList(opened, Number(wish.unitid));
    case "statuses":
      return takeOverStatuses(opened, form);
    case "remove": {
      const line = lineOf(opened, wish.line, false);
      await removeCollege(opened.write, line.id, opened.now);
      await logActivity(opened, "removed-college", { about: nameOf(line.unitid) });
      return null;
    }
    case "restore": {
      const line = lineOf(opened, wish.line, true);
      await restoreCollege(opened.write, line.id);
      await logActivity(opened, "restored-college", { about: nameOf(line.unitid) });
      return null;
    }
    case "forget":
      await forgetCollege(opened.write, lineOf(opened, wish.line, true).id);
      return null;
    case "up":
    case "down":
      await orderColleges(opened.write, moved(opened, lineOf(opened, wish.line, false).id, wish.intent));
      return null;
    case "by-deadline":
      await orderColleges(opened.write, inOrderOfDeadline());
      return null;
    case "by-name":
      await orderColleges(opened.write, inOrderOfName(opened));
      return null;
  }
}

/**
 * Takes over statuses that were set on somebody's device, for colleges of the list whose status is still the one they
 * saw. All of them or none. Gives what went wrong, in words, or null.
 */
async function takeOverStatuses(opened: Writing, form: URLSearchParams): Promise<string | null> {
  requirePermission(opened, "colleges", "change");
  const listed = opened.plan.colleges.filter(({ removed }) => !removed);
  const after = listed.map((line) => {
    const status = form.get(`status-${line.unitid}`);
    return isStatus(status) ? { ...line, status } : line;
  });
  const changed = after.filter(({ status }, at) => status !== listed[at]?.status);
  for (const line of changed) {
    const now = listed.find(({ id }) => id === line.id)?.status;
    if (now !== form.get(`shown-${line.unitid}`))
      return `Somebody has changed the status of ${nameOf(line.unitid)} in the plan meanwhile. Look at it again.`;
    const other = otherBinding(line, after);
    if (other !== null)
      return `${nameOf(line.unitid)} and ${nameOf(other.unitid)} would both be your Early Decision college. You can only have one at a time: change the round of one of them first.`;
  }
  for (const { id, status, unitid } of changed) {
    await changeCollege(opened.write, id, { status });
    await logActivity(opened, "changed-college", { about: nameOf(unitid) });
  }
  return null;
}

const listed = ({ plan }: Opened): readonly StoredCollege[] => plan.colleges.filter(({ removed }) => !removed);

function inOrderOfName(opened: Opened): readonly string[] {
  const named = listed(opened).map(({ id, unitid }) => ({ id, name: nameOf(unitid) }));
  return named.sort((a, b) => a.name.localeCompare(b.name)).map(({ id }) => id);
}

/** The ids of the list after one of them was moved by a place. */
function moved(opened: Opened, id: string, way: "up" | "down"): readonly string[] {
  const ids = listed(opened).map((line) => line.id);
  const at = ids.indexOf(id);
  const to = way === "up" ? at - 1 : at + 1;
  const after = [...ids];
  const [one, other] = [after[at], after[to]];
  if (one === undefined || other === undefined) return ids;
  after[at] = other;
  after[to] = one;
  return after;
}

/** What the form of one line shows to a viewer and changes. */
export function valuesOfLine(may: PlanView["may"], line: CollegeLine | StoredCollege): FormValues {
  const { status, way, ownDeadline, liked, note } = line;
  return { ...(may.keepList ? { status, way, deadline: ownDeadline, liked } : {}), ...(may.note ? { note } : {}) };
}

/**
 * Changes one line of the list: where it stands, how to apply, its deadline, what is liked, the note. Gives messages
 * where something cannot stand, or where somebody saved something else since the form was shown.
 */
export async function changeLine(
  opened: Writing,
  id: string | undefined,
  form: URLSearchParams,
): Promise<Messages | null> {
  const line = lineOf(opened, id ?? null, false);
  const { plan, view } = opened;
  const { may } = view;
  if (!may.keepList && !may.note) throw notFound();
  const read = readWith(lineSchema(view.entry), form);
  if (!read.ok) return read.messages;
  const { way, deadline } = read.value;
  const status = read.value.status ?? line.status;
  const liked = read.value.liked ?? "";
  const noteChange = may.note && form.has("note") ? { note: read.value.note ?? "" } : {};
  if (may.keepList) {
    const listed = plan.colleges.filter(({ removed }) => !removed);
    const other = otherBinding({ unitid: line.unitid, status, way }, listed);
    if (other !== null) {
      return {
        way: [
          `${nameOf(other.unitid)} is already your Early Decision college. You can only have one at a time. Choose another round here, or change that one first.`,
        ],
      };
    }
  }
  const kept = valuesOfLine(may, line);
  const typed = { status, way, deadline, liked, note: noteChange.note ?? line.note };
  const changed = conflictingFields(form.get("shown"), kept, typed);
  if (changed.length > 0) {
    return Object.fromEntries(
      changed.map((field) => [field, [conflictWords(lineWords[field as keyof typeof lineWords](line))]]),
    );
  }
  const change = may.keepList ? { status, way, own_deadline: deadline, liked } : {};
  await changeCollege(opened.write, line.id, { ...change, ...noteChange });
  // What only the student reads is nobody else's to read about, and the log is the student's own.
  if (may.keepList) await logActivity(opened, "changed-college", { about: nameOf(line.unitid) });
  return null;
}

/** What is kept in each field, as people read it. */
const lineWords = {
  status: ({ status }: StoredCollege) => statusName(status),
  way: ({ way }: StoredCollege) => (way === null ? "" : planNames[way]),
  deadline: ({ ownDeadline }: StoredCollege) => (ownDeadline === null ? "" : writeDay(ownDeadline)),
  liked: ({ liked }: StoredCollege) => liked,
  note: ({ note: text }: StoredCollege) => text,
};

import { z } from "zod";
import type { Day } from "~/calendar/day";
import type { Messages } from "~/design/messages";
import { logActivity } from "~/family/access/activity-log.server";
import { notFound, type Opened, requirePermission } from "~/family/access/open-plan.server";
import type { Writing } from "~/family/access/write-plan.server";
import { hidden, intent, readIntent } from "~/forms/schema/read-intent.server";
import { type Read, readWith } from "~/forms/schema/read-with";
import { addOwnTask, deleteTask, mostTasks, putTask, putTaskSetup } from "./data.server";
import type { TaskChange } from "./task-list";
import { taskSchema, taskSetupSchema } from "./task-schema";
import {
  isOwnTask,
  keptSetup,
  mayChangeTask,
  ownerChoices,
  ownerOfChoice,
  resourceOf,
  type SeenTask,
  type TaskOwner,
  usualOwner,
} from "./tasks";
import { readTasks } from "./tasks.server";

/** What the buttons of the page want. */
const intents = z.discriminatedUnion("intent", [
  intent("setup"),
  intent("add", { new: hidden }),
  ...(["done", "undo", "change", "back", "delete"] as const).map((name) => intent(name, { task: hidden })),
]);

/** What a form did: messages when something cannot stand, and the task that it made. */
interface Changed extends TaskChange {
  readonly messages: Messages | null;
}

/** Does what a form of the page of tasks asks for. */
export async function changeTasks(opened: Writing, form: URLSearchParams): Promise<Changed> {
  const wish = readIntent(intents, form);
  const { intent } = wish;
  if (intent === "add") return { intent, task: "", ...(await addTask(opened, form, wish.new)) };
  if (intent === "setup") return { intent, task: "", added: null, messages: await changeSetup(opened, form) };
  return { intent, task: wish.task, added: null, messages: await changeOne(opened, form, wish) };
}

/** A button of one task: null when all went well. */
async function changeOne(
  opened: Writing,
  form: URLSearchParams,
  wish: { readonly intent: "done" | "undo" | "change" | "back" | "delete"; readonly task: string },
): Promise<Messages | null> {
  const { inPlan, now } = opened;
  const { tasks, finished } = await readTasks(opened);
  const found = tasks.find(({ task }) => task.id === wish.task);
  if (found === undefined) throw notFound();
  const { owner } = found;
  switch (wish.intent) {
    case "done":
    case "undo": {
      const done = wish.intent === "done";
      requirePermission(opened, resourceOf(owner), "change");
      if (finished.has(wish.task)) throw notFound();
      if (!(await putTask(opened.write, wish.task, { owner, doneAt: done ? now.toISOString() : null }))) return full;
      // The student's own ticks would crowd out what others did.
      if (found.done !== done && inPlan.viewer.role !== "student") {
        await noteTask(opened, done ? "did-task" : "reopened-task", found.task.title, [owner]);
      }
      return null;
    }
    case "change":
      return changeTask(opened, found, form);
    case "back":
      return putBack(opened, found);
    case "delete":
      if (!mayChangeTask(owner, inPlan.viewer, inPlan.mode) || !isOwnTask(wish.task)) throw notFound();
      if (!(await deleteTask(opened.write, wish.task))) throw notFound();
      await noteTask(opened, "deleted-task", found.task.title, [owner]);
      return null;
  }
}

const full: Messages = {
  title: [`You’ve already added or changed ${mostTasks} tasks. Delete some first.`],
};

async function changeTask(opened: Writing, { task, owner }: SeenTask, form: URLSearchParams): Promise<Messages | null> {
  const { viewer, mode } = opened.inPlan;
  if (!mayChangeTask(owner, viewer, mode)) throw notFound();
  const named = isOwnTask(task.id);
  const read = readTask(opened, form, { now: task.college, named });
  if (!read.ok) return read.messages;
  const { title, due, unitid, owner: next } = read.value;
  // The day of the rules is not written down: it moves on with the list.
  const set = named ? { title, unitid, due } : due === task.due ? {} : { due };
  if (!(await putTask(opened.write, task.id, { owner: next, ...set }))) return full;
  await noteTask(opened, "changed-task", task.title, [owner, next]);
  return null;
}

/** Gives a task of the rules its own day and owner again. That it is done stays. */
async function putBack(opened: Writing, { task, owner, done }: SeenTask): Promise<Messages | null> {
  const { inPlan } = opened;
  if (!mayChangeTask(owner, inPlan.viewer, inPlan.mode) || isOwnTask(task.id)) throw notFound();
  const usual = usualOwner(task.kind);
  if (!done) await deleteTask(opened.write, task.id);
  else if (!(await putTask(opened.write, task.id, { owner: usual, due: null }))) return full;
  await noteTask(opened, "changed-task", task.title, [owner, usual]);
  return null;
}

async function addTask(
  opened: Writing,
  form: URLSearchParams,
  key: string,
): Promise<Pick<Changed, "messages" | "added">> {
  const { viewer, mode } = opened.inPlan;
  if (ownerChoices(viewer, mode).length === 0) throw notFound();
  const read = readTask(opened, form, { now: null, named: true });
  if (!read.ok) return { messages: read.messages, added: null };
  const { owner, title, due, unitid } = read.value;
  const added = await addOwnTask(opened.write, key || null, { owner, title, due, unitid });
  if (added.how === "added") await noteTask(opened, "added-task", title, [owner]);
  return added.how === "full" ? { messages: full, added: null } : { messages: null, added: added.key };
}

/**
 * Writes into the student's log what was done to a task that more than one side sees. A household's own tasks are
 * nobody else's to read about, and the student's own are changed by the student alone.
 */
async function noteTask(opened: Writing, what: string, title: string, owners: readonly TaskOwner[]): Promise<void> {
  const side = opened.plan.households.findLast((household) => owners.includes(`asked:${household}`)) ?? null;
  if (side === null && !owners.includes("shared")) return;
  await logActivity(opened, what, { about: title, ...(side === null ? {} : { aboutParty: side }) });
}

async function changeSetup(opened: Writing, form: URLSearchParams): Promise<Messages | null> {
  requirePermission(opened, "basics", "change");
  const read = readWith(taskSetupSchema, form);
  if (!read.ok) return read.messages;
  await putTaskSetup(opened.write, keptSetup(read.value));
  return null;
}

interface ReadTask {
  readonly title: string;
  readonly due: Day;
  readonly owner: TaskOwner;
  readonly unitid: number | null;
}

/**
 * The fields of a task, for this viewer. @param now the college it is for already, which may be off the list by then
 */
function readTask(
  { inPlan: { viewer, mode }, view }: Opened,
  form: URLSearchParams,
  { now, named }: { readonly now: number | null; readonly named: boolean },
): Read<ReadTask> {
  const unitids = [...view.colleges.map(({ unitid }) => unitid), ...(now === null ? [] : [now])];
  const owners = ownerChoices(viewer, mode).map(({ value }) => value);
  const schema = taskSchema({ owners, colleges: unitids.map(String), classYear: view.classYear, named });
  const read = readWith(schema, form);
  if (!read.ok) return read;
  const { title, due, owner, college } = read.value;
  const whose = ownerOfChoice(owner, viewer, mode) ?? "student";
  return { ok: true, value: { title, due, owner: whose, unitid: college === null ? null : Number(college) } };
}

import type { Messages } from "~/design/messages";
import { logActivity } from "~/family/access/activity-log.server";
import { notFound, type Opened, requirePermission } from "~/family/access/open-plan.server";
import type { Writing } from "~/family/access/write-plan.server";
import { addOwnTask, deleteTask, mostTasks, putTask, putTaskSetup } from "./data.server";
import {
  isOwnTask,
  keptSetup,
  mayChangeTask,
  ownerChoices,
  readSetup,
  readTask,
  resourceOf,
  type SeenTask,
  type TaskOwner,
  usualOwner,
} from "./tasks";
import { readTasks } from "./tasks.server";

/** What a form did: null when all went well, messages when something cannot stand. */
export async function changeTasks(opened: Writing, form: URLSearchParams): Promise<Messages | null> {
  const intent = form.get("intent") ?? "";
  if (intent === "setup") return changeSetup(opened, form);
  if (intent === "add") return addTask(opened, form);
  const { standing, now } = opened;
  const key = form.get("task") ?? "";
  const { tasks, finished } = await readTasks(opened);
  const found = tasks.find(({ task }) => task.id === key);
  if (found === undefined) throw notFound();
  const { owner } = found;
  switch (intent) {
    case "done":
    case "undo":
      requirePermission(opened, resourceOf(owner), "change");
      if (finished.has(key)) throw notFound();
      if (!(await putTask(opened.write, key, { owner, doneAt: intent === "done" ? now.toISOString() : null }))) {
        return full;
      }
      // The student's own ticks would crowd out what others did.
      if (found.done !== (intent === "done") && standing.viewer.role !== "student") {
        await noteTask(opened, intent === "done" ? "did-task" : "reopened-task", found.task.title, [owner]);
      }
      return null;
    case "change":
      return changeTask(opened, found, form);
    case "back":
      return putBack(opened, found);
    case "delete":
      if (!mayChangeTask(owner, standing.viewer, standing.mode) || !isOwnTask(key)) throw notFound();
      if (!(await deleteTask(opened.write, key))) throw notFound();
      await noteTask(opened, "deleted-task", found.task.title, [owner]);
      return null;
    default:
      throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
}

const full: Messages = {
  title: [`You’ve already added or changed ${mostTasks} tasks. Delete some first.`],
};

async function changeTask(opened: Writing, { task, owner }: SeenTask, form: URLSearchParams): Promise<Messages | null> {
  const { viewer, mode } = opened.standing;
  if (!mayChangeTask(owner, viewer, mode)) throw notFound();
  const named = isOwnTask(task.id);
  const read = readTask(form, { ...asked(opened), unitids: unitidsOf(opened, task.college), named });
  if (!read.ok) return read.messages;
  const { title, due, unitid } = read;
  // The day of the rules is not written down: it moves on with the list.
  const set = named ? { title, unitid, due } : due === task.due ? {} : { due };
  if (!(await putTask(opened.write, task.id, { owner: read.owner, ...set }))) return full;
  await noteTask(opened, "changed-task", task.title, [owner, read.owner]);
  return null;
}

/** Gives a task of the rules its own day and owner again. That it is done stays. */
async function putBack(opened: Writing, { task, owner, done }: SeenTask): Promise<Messages | null> {
  const { standing } = opened;
  if (!mayChangeTask(owner, standing.viewer, standing.mode) || isOwnTask(task.id)) throw notFound();
  const usual = usualOwner(task.kind);
  if (!done) await deleteTask(opened.write, task.id);
  else if (!(await putTask(opened.write, task.id, { owner: usual, due: null }))) return full;
  await noteTask(opened, "changed-task", task.title, [owner, usual]);
  return null;
}

async function addTask(opened: Writing, form: URLSearchParams): Promise<Messages | null> {
  const { viewer, mode } = opened.standing;
  if (ownerChoices(viewer, mode).length === 0) throw notFound();
  const read = readTask(form, { ...asked(opened), unitids: unitidsOf(opened, null), named: true });
  if (!read.ok) return read.messages;
  const { owner, title, due, unitid } = read;
  const added = await addOwnTask(opened.write, form.get("new"), { owner, title, due, unitid });
  if (added === "added") await noteTask(opened, "added-task", title, [owner]);
  return added === "full" ? full : null;
}

/**
 * Writes into the student's log what was done to a task that more than one side sees. A household's own tasks are nobody
 * else's to read about, and the student's own are changed by the student alone.
 */
async function noteTask(opened: Writing, what: string, title: string, owners: readonly TaskOwner[]): Promise<void> {
  const side = opened.plan.households.findLast((household) => owners.includes(`asked:${household}`)) ?? null;
  if (side === null && !owners.includes("shared")) return;
  await logActivity(opened, what, { about: title, ...(side === null ? {} : { aboutSide: side }) });
}

async function changeSetup(opened: Writing, form: URLSearchParams): Promise<Messages | null> {
  requirePermission(opened, "basics", "change");
  const setup = readSetup(form);
  if (setup === null) return { tests: ["Choose from the lists."] };
  await putTaskSetup(opened.write, keptSetup(setup));
  return null;
}

const asked = ({ standing: { viewer, mode }, view: { classYear } }: Opened) => ({ viewer, mode, classYear });

/** Colleges that a task can be for: those of the list, and the one it is for already. */
const unitidsOf = ({ view }: Opened, now: number | null): readonly number[] => [
  ...view.colleges.map(({ unitid }) => unitid),
  ...(now === null ? [] : [now]),
];

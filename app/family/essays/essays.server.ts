import { daysBetween, writeDay } from "~/calendar/day";
import { catalogue } from "~/colleges/catalogue.server";
import type { Messages } from "~/design/messages";
import { idOfKey } from "~/family/access/idempotency-key.server";
import { notFound, type Opened, requirePermission } from "~/family/access/open-plan.server";
import type { Writing } from "~/family/access/write-plan.server";
import { distanceWords } from "~/timeline/planning/words";
import { addEssay, changeEssay, deleteEssay, mostEssays, readEssays } from "./data.server";
import type { EssayPage } from "./essay-view";
import { essayStateName, inOrderOfWork, readEssay } from "./essays";

const nameOf = (unitid: number) => catalogue().byUnitid.get(unitid)?.name ?? "A college we no longer list";
const several = "Several colleges";

/** The essays of a plan, for the student; a 404 Response for anybody else. */
export async function readEssayPage(opened: Opened): Promise<EssayPage> {
  requirePermission(opened, "essays", "see");
  const { store, plan, today, view } = opened;
  const all = inOrderOfWork(await readEssays(store, plan.id));
  const listed = view.colleges.map(({ unitid }) => unitid);
  // What was written for a college stays when the college is taken off the list.
  const more = all.flatMap(({ unitid }) => (unitid === null || listed.includes(unitid) ? [] : [unitid]));
  return {
    essays: all.map((essay) => ({
      ...essay,
      college: essay.unitid === null ? several : nameOf(essay.unitid),
      stateName: essayStateName(essay.state),
      dueWords: essay.due === null ? null : writeDay(essay.due),
      far: essay.due === null || essay.state === "final" ? null : distanceWords(daysBetween(today, essay.due)),
    })),
    colleges: [
      { value: "", label: `${several}, such as the Common App` },
      ...[...new Set([...listed, ...more])].map((unitid) => ({ value: String(unitid), label: nameOf(unitid) })),
    ],
    final: all.filter(({ state }) => state === "final").length,
  };
}

/** Adds, changes or deletes an essay. Gives what cannot stand, in words. */
export async function changeEssays(opened: Writing, form: URLSearchParams): Promise<Messages | null> {
  requirePermission(opened, "essays", "change");
  const { plan, now } = opened;
  const intent = form.get("intent");
  const id = form.get("essay") ?? "";
  if (intent === "delete") {
    if (!(await deleteEssay(opened.write, id))) throw notFound();
    return null;
  }
  if (intent !== "add" && intent !== "change") throw new Response(null, { status: 400, statusText: "Bad Request" });
  const { colleges } = await readEssayPage(opened);
  const unitids = colleges.filter(({ value }) => value !== "").map(({ value }) => Number(value));
  const read = readEssay(form, unitids, plan.classYear);
  if (!read.ok) return read.messages;
  if (intent === "change") {
    if (!(await changeEssay(opened.write, { id, ...read.essay }))) throw notFound();
    return null;
  }
  const added = { ...read.essay, id: idOfKey(form.get("new"), read.essay) };
  if (await addEssay(opened.write, added, now)) return null;
  return { title: [`The list holds ${mostEssays} essays. Delete one first.`] };
}

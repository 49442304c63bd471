import { z } from "zod";
import { type Day, daysBetween, writeDay } from "~/calendar/day";
import { catalogue } from "~/colleges/catalogue.server";
import type { Messages } from "~/design/messages";
import { idOfKey } from "~/family/access/idempotency-key.server";
import { notFound, type Opened, requirePermission } from "~/family/access/open-plan.server";
import type { Writing } from "~/family/access/write-plan.server";
import { hidden, intent, readIntent } from "~/forms/schema/read-intent.server";
import { readWith } from "~/forms/schema/read-with";
import { distanceWords } from "~/timeline/planning/words";
import { addEssay, changeEssay, deleteEssay, mostEssays, readEssays } from "./data.server";
import { essaySchema } from "./essay-schema";
import type { EssayLine, EssayPage } from "./essay-view";
import { type Essay, essayStateName, inOrderOfWork } from "./essays";

const nameOf = (unitid: number) => catalogue().byUnitid.get(unitid)?.name ?? "A college we no longer list";
const several = "Several colleges";

const lineOf = (essay: Essay, today: Day): EssayLine => ({
  ...essay,
  college: essay.unitid === null ? several : nameOf(essay.unitid),
  stateName: essayStateName(essay.state),
  dueWords: essay.due === null ? null : writeDay(essay.due),
  far: essay.due === null || essay.state === "final" ? null : distanceWords(daysBetween(today, essay.due)),
});

/** One essay as its pages show it, null where there is none. Whoever asks has decided who may have it. */
export async function findEssay({ store, plan, today }: Opened, id: string | undefined): Promise<EssayLine | null> {
  const found = (await readEssays(store, plan.id)).find((essay) => essay.id === id);
  return found === undefined ? null : lineOf(found, today);
}

/** The essays of a plan but for one, with what their page shows. Whoever asks has decided who may have them. */
export async function otherEssays({ store, plan, today }: Opened, id: string): Promise<readonly EssayLine[]> {
  const all = await readEssays(store, plan.id);
  return all.filter((essay) => essay.id !== id).map((essay) => lineOf(essay, today));
}

/** The essays of a plan, for the student; a 404 Response for anybody else. */
export async function readEssayPage(opened: Opened): Promise<EssayPage> {
  requirePermission(opened, "essays", "see");
  const { store, plan, today, view } = opened;
  const all = inOrderOfWork(await readEssays(store, plan.id));
  const listed = view.colleges.map(({ unitid }) => unitid);
  // What was written for a college stays when the college is taken off the list.
  const more = all.flatMap(({ unitid }) => (unitid === null || listed.includes(unitid) ? [] : [unitid]));
  return {
    essays: all.map((essay) => lineOf(essay, today)),
    colleges: [
      { value: "", label: `${several}, such as the Common App` },
      ...[...new Set([...listed, ...more])].map((unitid) => ({ value: String(unitid), label: nameOf(unitid) })),
    ],
    classYear: plan.classYear,
    final: all.filter(({ state }) => state === "final").length,
  };
}

/** What the buttons of the page want. */
const intents = z.discriminatedUnion("intent", [
  intent("add", { new: hidden }),
  intent("change", { essay: hidden }),
  intent("delete", { essay: hidden }),
]);

/** Adds, changes or deletes an essay. Gives what cannot stand, in words. */
export async function changeEssays(opened: Writing, form: URLSearchParams): Promise<Messages | null> {
  requirePermission(opened, "essays", "change");
  const { now } = opened;
  const wish = readIntent(intents, form);
  if (wish.intent === "delete") {
    if (!(await deleteEssay(opened.write, wish.essay))) throw notFound();
    return null;
  }
  const { colleges, classYear } = await readEssayPage(opened);
  const read = readWith(essaySchema({ colleges: colleges.map(({ value }) => value), classYear }), form);
  if (!read.ok) return read.messages;
  const { college, limit, ...rest } = read.value;
  const essay = { ...rest, unitid: college === null ? null : Number(college), wordLimit: limit };
  if (wish.intent === "change") {
    if (!(await changeEssay(opened.write, { id: wish.essay, ...essay }))) throw notFound();
    return null;
  }
  const added = { ...essay, id: idOfKey(wish.new || null, essay) };
  if (await addEssay(opened.write, added, now)) return null;
  return { title: [`The list holds ${mostEssays} essays. Delete one first.`] };
}

/** Changes how far an essay is or when it is due, and nothing else. Gives what cannot stand, in words. */
export async function changeEssayState(opened: Writing, id: string, form: URLSearchParams): Promise<Messages | null> {
  const essay = await findEssay(opened, id);
  if (essay === null) throw notFound();
  const { title, unitid, wordLimit, due, state } = essay;
  const fields = { intent: "change", essay: id, title, college: String(unitid ?? ""), limit: String(wordLimit ?? "") };
  const asked = { due: form.get("due") ?? due ?? "", state: form.get("state") ?? state };
  return changeEssays(opened, new URLSearchParams({ ...fields, ...asked }));
}

import { demand, note, notFound, type Opened } from "./open-plan.server";
import { sideOf } from "./roles";
import { admitMember, removeMember } from "./rows/people.server";

/** Takes somebody out of the plan. The student stays: the plan is theirs. */
export async function removePerson(opened: Opened, id: string | null): Promise<void> {
  const person = opened.view.people.find((each) => each.id === id);
  const stored = opened.plan.members.find((member) => member.id === id);
  if (person === undefined || stored === undefined || !person.mayRemove) throw notFound();
  const side = sideOf(stored);
  demand(opened, `people:${side}`, "change");
  await removeMember(opened.store, opened.plan.id, stored.id);
  await note(opened, "removed", { about: stored.name, aboutSide: side });
}

/** Lets somebody of one's own household into its finances. */
export async function admitPerson(opened: Opened, id: string | null): Promise<void> {
  const { household } = opened.standing.viewer;
  const person = opened.view.people.find((each) => each.id === id);
  if (household === null || person === undefined || !person.mayAdmit) throw notFound();
  await admitMember(opened.store, opened.plan.id, household, person.id);
}

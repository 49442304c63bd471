import { notFound } from "~/family/access/open-plan.server";
import type { Writing } from "~/family/access/write-plan.server";
import { admitMember } from "./data.server";

/** Lets somebody of one's own household into its finances. */
export async function admitPerson(opened: Writing, id: string | null): Promise<void> {
  const { household } = opened.inPlan.viewer;
  const person = opened.view.people.find((each) => each.id === id);
  if (household === null || person === undefined || !person.mayAdmit) throw notFound();
  await admitMember(opened.write, household, person.id);
}

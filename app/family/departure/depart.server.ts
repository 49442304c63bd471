import type { PlanWrite } from "~/family/access/lock-plan.server";
import { deleteLog } from "~/family/access/log-data.server";
import { leavePlanToParents } from "~/family/access/plan-data.server";
import { deleteColleges, deleteNotes } from "~/family/colleges/data.server";
import { deleteEssays } from "~/family/essays/data.server";
import { deleteBooksOfStudent } from "~/family/ledger/departure-data.server";
import {
  deleteInvitations,
  deleteInvitationsFrom,
  deleteMember,
  deleteStudentsPeople,
} from "~/family/people/departure-data.server";
import { deleteRecord } from "~/family/record/data.server";
import { deleteSavedOf } from "~/family/saved/data.server";
import { deleteSharedTasks, deleteTasksOfStudent } from "~/family/tasks/data.server";
import type { Place } from "./data.server";
import { sweepPlan } from "./households.server";

/**
 * Takes somebody out of a plan with what is theirs. With a student who keeps the plan the list, the log, the name and
 * those go who were there for the student alone; what each household wrote stays with it.
 */
export async function depart(write: PlanWrite, { memberId, role, household, listStays }: Place): Promise<void> {
  if (role === "student") {
    await deleteWorkOfStudent(write);
    if (listStays) {
      await deleteNotes(write);
      await deleteInvitationsFrom(write, "student");
    } else {
      await deleteColleges(write);
      await deleteInvitations(write);
      await deleteSharedTasks(write);
      await deleteStudentsPeople(write);
      await leavePlanToParents(write);
    }
  }
  await deleteMember(write, memberId);
  await sweepPlan(write, household);
}

/** What a student wrote goes with the student; the homes keep what is theirs. */
async function deleteWorkOfStudent(write: PlanWrite): Promise<void> {
  await deleteSavedOf(write, ["student", "shared"]);
  await deleteBooksOfStudent(write);
  await deleteRecord(write);
  await deleteEssays(write);
  await deleteTasksOfStudent(write);
  await deleteLog(write);
}

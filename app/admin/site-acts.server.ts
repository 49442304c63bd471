import { logAct } from "~/account/admin-log.server";
import type { Member } from "~/account/member";
import { deleteMessage, markAnswered } from "~/contact/contact.server";
import { putSearchFigures } from "~/crawl/search/data.server";
import type { SearchFigure } from "~/crawl/search/read-export";
import { askForRun } from "~/jobs/data.server";
import { currentRelease } from "~/reports/release.server";
import { setResolved } from "~/reports/save.server";
import { writeAsAdmin } from "./write-for-person.server";

/*
 * What administrators do to the site and to nobody's account. Each is decided again where it's written, and throws a
 * 401 or 404 Response where they may not: a role that was taken away while the request was on its way does nothing
 * more.
 */

/** Asks for a run of a job now. False where there is no such job, or a process has it in hand. */
export const askForRunAs = (admin: Member, job: string, now: Date): Promise<boolean> =>
  writeAsAdmin(admin, (within) => askForRun(within, job, admin.name, now), now);

/** Resolves a fault in the release that runs now, or opens it again. False where there is nothing to change. */
export function resolveAs(admin: Member, fault: string, resolve: boolean, now: Date): Promise<boolean> {
  const change = resolve ? { by: admin.name, release: currentRelease() } : null;
  return writeAsAdmin(admin, (within) => setResolved(within, fault, change, now), now);
}

/** Puts an export of Search Console in place of the one before. */
export const importFiguresAs = (admin: Member, figures: readonly SearchFigure[], now: Date): Promise<void> =>
  writeAsAdmin(admin, (within) => putSearchFigures(within, figures, { by: admin.name, now }), now);

/** Says of a message that it is answered, or that it isn't. False where there is no such message. */
export const markMessageAs = (admin: Member, id: string, answered: boolean, now: Date): Promise<boolean> =>
  writeAsAdmin(admin, (within) => markAnswered(within, id, answered, now), now);

/** Deletes a message, with a line in the log that holds nothing of it. False where there is no such message. */
export function deleteMessageAs(admin: Member, id: string, now: Date): Promise<boolean> {
  return writeAsAdmin(
    admin,
    async (within) => {
      if (!(await deleteMessage(within, id))) return false;
      const reason = "From the list of messages";
      await logAct(within, admin, { action: "message-delete", accountId: null, reason }, now);
      return true;
    },
    now,
  );
}

import type { Member } from "~/account/member";
import { choicesSchema } from "~/benchmark/choices";
import { askForMeasurement, dropWaiting } from "~/benchmark/data.server";
import { busyShare, tooBusy } from "~/benchmark/this-server.server";
import type { Messages } from "~/design/messages";
import { readWith } from "~/forms/schema/read-with";
import { type Refusal, refuse } from "~/forms/schema/refusal";
import { askForRun } from "~/jobs/data.server";
import { lookForJobs } from "~/jobs/start.server";
import { writeAsAdmin } from "../write-for-person.server";

/** Why no measurement was begun, with what was sent, so that nothing typed is lost. */
export interface Refused {
  readonly status: 400 | 409 | 503;
  readonly result: Refusal;
}

/**
 * Has the server measured as a form asks. Null where that was begun; refused while another measurement runs (409) or
 * the site is busy (503).
 * @throws a 401 or 404 Response where they may not, as it is when it's written
 */
export async function startMeasuring(admin: Member, form: URLSearchParams, now: Date): Promise<Refused | null> {
  const refused = (status: Refused["status"], messages: Messages): Refused => ({
    status,
    result: refuse(form, messages),
  });
  const read = readWith(choicesSchema, form);
  if (!read.ok) return refused(400, read.messages);
  const runs = refused(409, { now: ["A measurement runs already. Yours can begin when it has ended."] });
  const busy = await busyShare();
  if (busy > tooBusy) {
    const share = `${Math.round(busy * 100)} percent`;
    return refused(503, {
      now: [`The site is busy, ${share} of the time: readers would wait. Try again in a few minutes.`],
    });
  }
  const begun = await writeAsAdmin(
    admin,
    async (within) => {
      const id = await askForMeasurement(within, { choices: read.value, by: admin.name, now });
      if (id === null) return false;
      if (await askForRun(within, "measure-server", admin.name, now)) return true;
      await dropWaiting(within, id);
      return false;
    },
    now,
  );
  if (!begun) return runs;
  lookForJobs();
  return null;
}

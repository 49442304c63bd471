import { type ChoiceProblems, readChoices } from "~/benchmark/choices";
import { askForMeasurement, dropWaiting } from "~/benchmark/data.server";
import { busyShare, tooBusy } from "~/benchmark/this-server.server";
import { askForRun } from "~/jobs/data.server";
import { lookForJobs } from "~/jobs/start.server";
import type { Store } from "~/store/database.server";

/** Why no measurement was begun, with what was sent, so that nothing typed is lost. */
export interface Refused {
  readonly status: 400 | 409 | 503;
  readonly problems: ChoiceProblems & { readonly now?: string };
  readonly sent: { readonly pages: readonly string[]; readonly requests: string; readonly concurrency: string };
}

/**
 * Has the server measured as a form asks. Null where that was begun; refused while another measurement runs (409) or
 * the site is busy (503).
 */
export async function startMeasuring(
  store: Store,
  form: URLSearchParams,
  by: string,
  now: Date,
): Promise<Refused | null> {
  const sent = {
    pages: form.getAll("page"),
    requests: form.get("requests") ?? "",
    concurrency: form.get("concurrency") ?? "",
  };
  const refused = (status: Refused["status"], problems: Refused["problems"]): Refused => ({ status, problems, sent });
  const read = readChoices(form);
  if ("problems" in read) return refused(400, read.problems);
  const runs = refused(409, { now: "A measurement runs already. Yours can begin when it has ended." });
  const busy = await busyShare();
  if (busy > tooBusy) {
    const share = `${Math.round(busy * 100)} percent`;
    return refused(503, {
      now: `The site is busy, ${share} of the time: readers would wait. Try again in a few minutes.`,
    });
  }
  const id = await askForMeasurement(store, { choices: read.choices, by, now });
  if (id === null) return runs;
  if (!(await askForRun(store, "measure-server", by, now))) {
    await dropWaiting(store, id);
    return runs;
  }
  lookForJobs();
  return null;
}

import { data } from "@remix-run/node";
import type { Member } from "~/account/member";
import { cache } from "~/http/cache";
import { readFields, readForm } from "~/http/form.server";
import { anyForm } from "~/http/form-bound";
import { type Resubmission, resubmissionData, sentAsField } from "~/http/resubmission";
import { retryAfter } from "~/http/work-limit.server";

/** What a form that was typed on a page of this site says on its way back to the reader. */
function resubmission(form: Resubmission, status: 401 | 409) {
  return data(resubmissionData(form), status);
}

/** Only what a browser sent as a form from a page of this site: never a file, never what another site had it send. */
function mayResubmit(request: Request): boolean {
  const { method, headers } = request;
  const type = headers.get("Content-Type") ?? "";
  return (
    method === "POST" &&
    headers.get("Sec-Fetch-Site") === "same-origin" &&
    /^application\/x-www-form-urlencoded\b/i.test(type)
  );
}

/**
 * What answers a form when nobody is signed in: a 401 that holds its fields. Null for what is no form of this site.
 * Throws a 413 Response when it is larger than any form here.
 *
 * @param was the account of the session that has just ended, "" when nobody knows
 * @param button what the button that sends it again says
 */
export async function askToResubmit(request: Request, was: string, button: string) {
  if (!mayResubmit(request)) return null;
  return resubmission({ fields: [...(await readForm(request, anyForm))], sentAs: was, button, sender: null }, 401);
}

/**
 * What answers a form when the site is too busy: a 503 that holds its fields, to be sent again in a few seconds. Null
 * as above.
 */
export async function askToResubmitSoon(request: Request, sentAs: string, button: string) {
  if (!mayResubmit(request)) return null;
  const fields = [...(await readForm(request, anyForm))];
  return data(resubmissionData({ fields, sentAs, button, sender: null, waiting: retryAfter.busy }), {
    status: 503,
    headers: { "Retry-After": String(retryAfter.busy), "Cache-Control": cache.closed },
  });
}

/**
 * A form that was held says for which account it is sent. When that is not the one signed in now, or nobody has said,
 * this gives a 409 that names the account and asks, so that what one person typed is never taken silently for another.
 * Null for every other form. The request can still be read afterwards.
 */
export async function askWhoSends(request: Request, member: Member, button: string) {
  if (!mayResubmit(request)) return null;
  const fields = await readFields(request.clone());
  const sentAs = fields.find(([name]) => name === sentAsField)?.[1];
  if (sentAs === undefined || sentAs === member.id) return null;
  const { id, name, email } = member;
  const others = fields.filter(([field]) => field !== sentAsField);
  return resubmission({ fields: others, sentAs: id, button, sender: { name, email } }, 409);
}

import { anyForm, countFields, type FormBound, isFieldName, ordinaryForm } from "./form-bound";
import { sentAsField } from "./resubmission";

/**
 * Conform reads commands from the first two fields. No form here sends them, and it throws at those it cannot read. The
 * third is read before any form is, in `account/audience/resubmission.server.ts`.
 */
const COMMANDS = ["__intent__", "__state__", sentAsField];

/**
 * The fields of a submitted HTML form. Throws a Response: 413 when it has more bytes or more fields than the form of
 * its page, 400 when the body is no form or has a name that no form has. Files are not taken. The NUL character is left
 * out of names and values: nobody can type it, and PostgreSQL stores no text that holds it.
 *
 * @param bound  what the form may hold, where that is not what an ordinary form may
 */
export async function readForm(request: Request, bound: Partial<FormBound> = {}): Promise<URLSearchParams> {
  const fields = await readFields(request, { ...ordinaryForm, ...bound });
  return new URLSearchParams(fields.filter(([name]) => !COMMANDS.includes(name)));
}

/** Every field of a submitted HTML form, in order, also those that `readForm` leaves out. Throws the same Responses. */
export async function readFields(request: Request, bound: FormBound = anyForm): Promise<[string, string][]> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw refusal(400, "Not a form");
  if (Number(request.headers.get("Content-Length") ?? 0) > bound.bytes) throw refusal(413, "Form too large");
  const reader = request.body?.getReader();
  if (!reader) return [];
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > bound.bytes) {
      // The rest is left to the server, which throws it away; cutting the connection here would cut the answer too.
      reader.releaseLock();
      throw refusal(413, "Form too large");
    }
    parts.push(value);
  }
  return fieldsOf(Buffer.concat(parts).toString("utf8"), bound);
}

/** Counted before they are read: many thousand fields take their time by themselves. */
function fieldsOf(encoded: string, bound: FormBound): [string, string][] {
  if (countFields(encoded) > bound.fields) throw refusal(413, "Too many fields");
  const sent = [...new URLSearchParams(encoded)];
  if (!sent.every(([name]) => isFieldName(name))) throw refusal(400, "Not a form of this site");
  return sent.map(([name, value]) => [name.replaceAll("\0", ""), value.replaceAll("\0", "")]);
}

function refusal(status: 400 | 413, statusText: string): Response {
  return new Response(null, { status, statusText });
}

import { sentAsField } from "./held-form";

/** Larger than any form of this site, so that nobody makes the server read megabytes. */
const LARGEST_FORM = 256 * 1024;

/**
 * Conform reads commands from the first two fields. No form here sends them, and it throws at those it cannot read. The
 * third is read before any form is, in `account/held-form.server.ts`.
 */
const COMMANDS = ["__intent__", "__state__", sentAsField];

/**
 * The fields of a submitted HTML form. Throws a Response: 413 when it is larger than any form of this site, 400 when
 * the body is no form. Files are not taken. The NUL character is left out of names and values: nobody can type it, and
 * PostgreSQL stores no text that holds it.
 *
 * @param limit  bytes
 */
export async function readForm(request: Request, limit: number = LARGEST_FORM): Promise<URLSearchParams> {
  return new URLSearchParams((await readFields(request, limit)).filter(([name]) => !COMMANDS.includes(name)));
}

/** Every field of a submitted HTML form, in order, also those that `readForm` leaves out. Throws the same Responses. */
export async function readFields(request: Request, limit: number = LARGEST_FORM): Promise<[string, string][]> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw refusal(400, "Not a form");
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw refusal(413, "Form too large");
  const reader = request.body?.getReader();
  if (!reader) return [];
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) {
      // The rest is left to the server, which throws it away; cutting the connection here would cut the answer too.
      reader.releaseLock();
      throw refusal(413, "Form too large");
    }
    parts.push(value);
  }
  const sent = [...new URLSearchParams(Buffer.concat(parts).toString("utf8"))];
  return sent.map(([name, value]) => [name.replaceAll("\0", ""), value.replaceAll("\0", "")]);
}

function refusal(status: 400 | 413, statusText: string): Response {
  return new Response(null, { status, statusText });
}

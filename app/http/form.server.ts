/** Larger than any form of this site, so that nobody makes the server read megabytes. */
const LARGEST_FORM = 256 * 1024;

/** Conform reads commands from these two fields. No form here sends them, and it throws at those it cannot read. */
const COMMANDS = ["__intent__", "__state__"];

/**
 * The fields of a submitted HTML form. Throws a Response: 413 when it is larger than any form of this site, 400 when
 * the body is no form. Files are not taken. The NUL character is left out of names and values: nobody can type it, and
 * PostgreSQL stores no text that holds it.
 *
 * @param limit  bytes
 */
export async function readForm(request: Request, limit: number = LARGEST_FORM): Promise<URLSearchParams> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw refusal(400, "Not a form");
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw refusal(413, "Form too large");
  const reader = request.body?.getReader();
  if (!reader) return new URLSearchParams();
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
  const form = new URLSearchParams();
  for (const field of new URLSearchParams(Buffer.concat(parts).toString("utf8"))) {
    const [name = "", value = ""] = field.map((text) => text.replaceAll("\0", ""));
    if (!COMMANDS.includes(name)) form.append(name, value);
  }
  return form;
}

function refusal(status: 400 | 413, statusText: string): Response {
  return new Response(null, { status, statusText });
}

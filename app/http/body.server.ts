/**
 * How long a sender may take to send a whole body; milliseconds. The HTTP server gives headers and body together as
 * much.
 */
export const bodyPatience = 30_000;

/** Larger than any form of this site, so that nobody makes the server read megabytes. */
export const largestForm = 256 * 1024;

/**
 * Reads the body of a request to its end and gives a request that holds it whole, so that nothing that is decided after
 * this can be waited out by a sender who keeps the rest of the body back.
 *
 * Throws a Response: 413 when the body is larger than `limit` bytes, 408 when it has not come whole after
 * `bodyPatience`.
 *
 * @param limit bytes
 */
export async function readBody(request: Request, limit: number = largestForm): Promise<Request> {
  if (request.body === null) return request;
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw refusal(413, "Too large");
  const body = await collect(request.body.getReader(), limit);
  const { method, headers, signal, url } = request;
  return new Request(url, { method, headers, signal, body });
}

async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  let late: NodeJS.Timeout | undefined;
  const giveUp = new Promise<"late">((done) => {
    late = setTimeout(() => done("late"), bodyPatience);
  });
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const part = await Promise.race([reader.read(), giveUp]);
      if (part === "late") {
        // Whoever is that slow is not waited for any longer; the connection ends with the answer.
        reader.cancel().catch(() => {});
        throw refusal(408, "Request Timeout");
      }
      if (part.done) return new Uint8Array(Buffer.concat(parts));
      size += part.value.length;
      if (size > limit) {
        // The rest is left to the server, which throws it away; cutting the connection here would cut the answer too.
        reader.releaseLock();
        throw refusal(413, "Too large");
      }
      parts.push(part.value);
    }
  } finally {
    clearTimeout(late);
  }
}

function refusal(status: 408 | 413, statusText: string): Response {
  const headers = status === 408 ? { Connection: "close" } : undefined;
  return new Response(null, { status, statusText, ...(headers && { headers }) });
}

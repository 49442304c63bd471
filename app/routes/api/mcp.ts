import { forEveryone } from "~/account/audience/audience.server";
import type { Status } from "~/counselor/answer/reply";
import { faultOf } from "~/counselor/ground/fault.server";
import { preparedGround } from "~/counselor/ground/ground.server";
import { longestMessage, notRequest, readMessage } from "~/counselor/mcp/read-message";
import { keepStatus } from "~/counselor/model/counts.server";
import { env } from "~/env.server";
import { cache } from "~/http/cache";
import { json, text } from "~/http/response.server";
import { retryAfter, startWork } from "~/http/work-limit.server";
import { log } from "~/reports/log.server";

/**
 * `/mcp`: the counselor's tools for assistants that speak the Model Context Protocol (streamable HTTP). Without
 * sessions, so every message is a POST, and there is no stream to GET and no session to DELETE. It reads public facts
 * alone and knows no cookie; a page of another site is refused all the same, as the protocol asks for (decision 63).
 */
export const action = forEveryone.action(
  async ({ request }) => {
    if (request.method !== "POST") return notAllowed();
    const read = readMessage(await request.text());
    if ("code" in read) return refusal(400, read.code, read.words);
    try {
      await startWork(request);
    } catch (refused) {
      if (!(refused instanceof Response)) throw refused;
      const busy = refused.status === 503;
      return refusal(refused.status, notRequest, busy ? "Busy; come again." : "Too many calls; come again later.", {
        "Retry-After": String(busy ? retryAfter.busy : retryAfter.tooMuch),
      });
    }
    // The packages of the protocol are an eighth of what a process would load when it starts, and few ask for them.
    const [{ mcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
      import("~/counselor/mcp/server"),
      import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"),
    ]);
    const ended: Status[] = [];
    const server = mcpServer(await preparedGround(), {
      origin: env().siteOrigin,
      failed: (error, tool) => {
        const fault = faultOf(error);
        log().error({ ...fault, tool }, "a tool failed");
        return fault.id;
      },
      ended: (status) => ended.push(status),
    });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    try {
      await server.connect(transport);
      const response = await transport.handleRequest(request, { parsedBody: read.message });
      response.headers.set("Cache-Control", cache.closed);
      return response;
    } finally {
      await server.close();
      for (const status of ended) await keepStatus(status, "mcp status");
    }
  },
  { resubmit: false, limit: longestMessage },
);

export const loader = forEveryone.loader(notAllowed);

function notAllowed(): Response {
  const response = text("This address is for assistants that speak the Model Context Protocol: see /counselor/mcp.\n", {
    status: 405,
  });
  response.headers.set("Allow", "POST");
  return response;
}

/** An error in the form of the protocol. */
const refusal = (status: number, code: number, message: string, headers: HeadersInit = {}) =>
  json({ jsonrpc: "2.0", id: null, error: { code, message } }, { status, headers });

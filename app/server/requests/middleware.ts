import type { IncomingMessage, ServerResponse } from "node:http";

/** One step of the server: answers the request itself, or calls `next` so that the following step does. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** What a response keeps for the steps after the one that set it. */
declare module "node:http" {
  interface IncomingMessage {
    /** Random id of the request, in every answer and every line of the log. */
    requestId: string;
  }
}

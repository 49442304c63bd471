import { createServer, type RequestListener, type Server } from "node:http";
import { answerClientError } from "./requests/client-error";
import { type ConnectionLimits, connectionLimits } from "./requests/connection-limits";

/** An HTTP server whose connections keep the limits. It does not listen yet. */
export function httpServer(answer: RequestListener, limits: ConnectionLimits = connectionLimits): Server {
  const { silence, ...timeouts } = limits;
  return createServer(timeouts, answer).on("clientError", answerClientError).setTimeout(silence);
}

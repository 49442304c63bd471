/**
 * A stand-in: answers a request that is for it, or null.
 * @param body what was sent, for those who read something else than a form
 */
export type StandIn = (request: Request, form: URLSearchParams, body: string) => Promise<Response | null>;

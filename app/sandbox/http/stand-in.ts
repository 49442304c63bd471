/** A stand-in: answers a request that is for it, or null. */
export type StandIn = (request: Request, form: URLSearchParams) => Promise<Response | null>;

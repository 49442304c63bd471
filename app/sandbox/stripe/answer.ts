import type { Memory } from "./memory";
import { list } from "./objects";
import { type Params, text, texts } from "./params";

/** An error as the API answers it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly more: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
  }

  body() {
    return { error: { type: "invalid_request_error", message: this.message, ...this.more } };
  }
}

export const missing = (what: string, id: string) =>
  new ApiError(404, `No such ${what}: '${id}'`, { code: "resource_missing", param: "id" });

/** What is kept under an id, or the error for one that is not there. */
export function found<T>(map: ReadonlyMap<string, T>, what: string, id: string | null): T {
  const value = map.get(id ?? "");
  if (value === undefined) throw missing(what, id ?? "");
  return value;
}

/** Refuses a parameter the stand-in does not know, as Stripe refuses one that does not exist. */
export function only(params: Params, known: readonly string[]): void {
  const odd = Object.keys(params).find((name) => ![...known, "expand"].includes(name));
  if (odd !== undefined) {
    throw new ApiError(400, `Received unknown parameter: ${odd}`, { code: "parameter_unknown", param: odd });
  }
}

/** One page of a list, newest first, from after an id. */
export function pageOf<T extends { readonly id: string }>(all: Iterable<T>, params: Params, url: string) {
  const sorted = [...all].reverse();
  const after = text(params.starting_after);
  const from = after === null ? 0 : sorted.findIndex(({ id }) => id === after) + 1;
  const limit = Math.min(100, Math.max(1, Number(text(params.limit) ?? 10)));
  return list(sorted.slice(from, from + limit), url, sorted.length > from + limit);
}

/** Where the object behind an id field stands, for `expand`. */
function lookUp(memory: Memory, field: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const maps: Record<string, ReadonlyMap<string, unknown>> = {
    product: memory.products,
    customer: memory.customers,
    default_payment_method: memory.methods,
    latest_invoice: memory.invoices,
    subscription: memory.subscriptions,
    latest_charge: memory.charges,
  };
  return maps[field]?.get(value) ?? value;
}

/** A copy of an answer with the asked fields opened: `data.default_payment_method`, `data.payments`. */
export function expanded(memory: Memory, body: unknown, params: Params): unknown {
  const copy: unknown = structuredClone(body);
  for (const path of texts(params.expand)) open(memory, copy, path.split("."));
  return copy;
}

function open(memory: Memory, at: unknown, [field = "", ...rest]: string[]): void {
  if (Array.isArray(at)) {
    for (const each of at) open(memory, each, [field, ...rest]);
    return;
  }
  if (typeof at !== "object" || at === null) return;
  const here = at as Record<string, unknown>;
  if (field === "payments" && here.object === "invoice") {
    const own = [...memory.invoicePayments.values()].filter(({ invoice }) => invoice === here.id);
    here.payments = list(structuredClone(own), `/v1/invoices/${here.id}/payments`);
  } else if (rest.length === 0) {
    here[field] = structuredClone(lookUp(memory, field, here[field]));
  }
  if (rest.length > 0) open(memory, here[field], rest);
}

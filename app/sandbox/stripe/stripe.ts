import { json } from "~/sandbox/http/answers";
import { answerApi } from "./api";
import { pressControls, showControls } from "./controls";
import { Memory } from "./memory";
import { make, newId, type Price } from "./objects";
import { pay, pressPortal, showCheckout, showInvoice, showPortal } from "./pages";
import { nested } from "./params";
import { catchUp } from "./timeline";

/** What the stand-in sells, by lookup key; at the real one this stands in the account. Cents. */
const catalogue = [
  { key: "family_monthly", cents: 900, interval: "month" },
  { key: "family_yearly", cents: 7900, interval: "year" },
];

/**
 * The part of Stripe that the site speaks with: the API under `/v1` for the official client, the pages it sends people
 * to, and signed events that are delivered to `/webhooks/stripe` of every site that sent a customer here. Every
 * customer lives on a clock of their own that can be moved: by the API of test clocks, or on `/stripe`.
 *
 * @param origin where it listens
 */
export function stripe(origin: string) {
  const memory = new Memory(origin);
  const created = Math.floor(Date.now() / 1000);
  const product = make("product", {
    id: newId("prod"),
    name: "Family",
    active: true,
    created,
    updated: created,
    type: "service",
  });
  memory.products.set(product.id, product);
  for (const { key, cents, interval } of catalogue) {
    const price = make<Price>("price", {
      id: newId("price"),
      lookup_key: key,
      product: product.id,
      active: true,
      created,
      currency: "usd",
      unit_amount: cents,
      unit_amount_decimal: String(cents),
      type: "recurring",
      billing_scheme: "per_unit",
      tax_behavior: "unspecified",
      recurring: { interval, interval_count: 1, meter: null, usage_type: "licensed", trial_period_days: null },
    });
    memory.prices.set(price.id, price);
  }
  return {
    stop: () => memory.deliveries.stop(),
    answer: async (request: Request, form: URLSearchParams): Promise<Response | null> => {
      const url = new URL(request.url);
      if (url.pathname.startsWith("/v1/")) return api(memory, request, url, form);
      return hostedPage(memory, request.method, url.pathname, form);
    },
  };
}

const outOfOrder = { status: 503, body: { error: { type: "api_error", message: "Out of order" } } };

function api(memory: Memory, request: Request, url: URL, form: URLSearchParams): Response {
  if (!/^Bearer (sk|rk)_/.test(request.headers.get("Authorization") ?? "")) {
    return json({ error: { type: "invalid_request_error", message: "You didn’t provide an API key." } }, 401);
  }
  const { method } = request;
  const key = method === "POST" ? request.headers.get("Idempotency-Key") : null;
  const asked = `${url.pathname}?${form}`;
  const before = key === null ? undefined : memory.answered.get(key);
  if (before !== undefined && before.asked !== asked) {
    const message = "Keys for idempotent requests can only be used with the same parameters they were first used with.";
    return json({ error: { type: "idempotency_error", message } }, 400);
  }
  const params = nested(method === "GET" ? url.searchParams : form);
  const answer = memory.down ? outOfOrder : (before?.answer ?? answerApi(memory, method, url.pathname, params));
  // Failures too: the same key gets the same failure again, for a day.
  if (key !== null && before === undefined) memory.answered.set(key, { asked, answer: structuredClone(answer) });
  const response = json(answer.body, answer.status);
  response.headers.set("Request-Id", newId("req"));
  if (before !== undefined) response.headers.set("Idempotent-Replayed", "true");
  return response;
}

function hostedPage(memory: Memory, method: string, path: string, form: URLSearchParams): Response | null {
  if (path === "/stripe") return method === "POST" ? pressControls(memory, form) : showControls(memory);
  const [, kind, id = ""] = /^\/(c\/pay|p\/session|i)\/(\w+)$/.exec(path) ?? [];
  const session = kind === "c/pay" ? memory.sessions.get(id) : undefined;
  const portal = kind === "p/session" ? memory.portals.get(id) : undefined;
  const invoice = kind === "i" ? memory.invoices.get(id) : undefined;
  const customer = session?.customer ?? portal?.customer;
  if (customer !== undefined) catchUp(memory, customer);
  if (session) return method === "POST" ? pay(memory, session, form) : showCheckout(memory, session);
  if (portal) return method === "POST" ? pressPortal(memory, portal, form) : showPortal(memory, portal);
  return invoice ? showInvoice(invoice) : null;
}

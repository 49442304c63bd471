import { ApiError, expanded, found, only, pageOf } from "./answer";
import { createSession } from "./checkout";
import { refund } from "./invoices";
import type { Memory } from "./memory";
import {
  type Customer,
  make,
  newId,
  type PortalSession,
  type Price,
  type StripeObject,
  type Subscription,
} from "./objects";
import { type Params, record, text, texts } from "./params";
import { changePrice, end, setCancel, subscribe } from "./subscriptions";
import { catchUp } from "./timeline";

type Handler = (memory: Memory, id: string, params: Params) => unknown;
const seconds = () => Math.floor(Date.now() / 1000);
const of = <T extends { customer?: unknown }>(map: ReadonlyMap<string, T>, params: Params): T[] =>
  [...map.values()].filter((each) => params.customer === undefined || each.customer === params.customer);

/** The part of the API that is used, by method and path. `:id` is whatever stands there. */
const table: Record<string, Handler> = {
  "GET /v1/prices": ({ prices }, _, params) => {
    only(params, ["lookup_keys", "active", "limit", "starting_after"]);
    const keys = texts(params.lookup_keys);
    const wanted = [...prices.values()].filter(({ lookup_key }) => keys.length === 0 || keys.includes(lookup_key));
    return pageOf(wanted, params, "/v1/prices");
  },
  "GET /v1/prices/:id": ({ prices }, id) => found(prices, "price", id),
  "GET /v1/products": ({ products }, _, params) => pageOf(products.values(), params, "/v1/products"),
  "GET /v1/products/:id": ({ products }, id) => found(products, "product", id),

  "POST /v1/customers": createCustomer,
  "GET /v1/customers": ({ customers }, _, params) =>
    pageOf(
      [...customers.values()].filter(({ deleted }) => !deleted),
      params,
      "/v1/customers",
    ),
  "GET /v1/customers/:id": ({ customers }, id) => found(customers, "customer", id),
  "POST /v1/customers/:id": (memory, id, params) => {
    only(params, ["email", "name", "metadata"]);
    const customer = found(memory.customers, "customer", id);
    if (params.email !== undefined) customer.email = text(params.email) || null;
    Object.assign(customer.metadata, record(params.metadata));
    memory.tell("customer.updated", customer, id);
    return customer;
  },
  "DELETE /v1/customers/:id": deleteCustomer,

  "POST /v1/checkout/sessions": createSession,
  "GET /v1/checkout/sessions": ({ sessions }, _, params) => {
    only(params, ["customer", "status", "limit", "starting_after"]);
    const asked = text(params.status);
    const wanted = of(sessions, params).filter(({ status }) => asked === null || status === asked);
    return pageOf(wanted, params, "/v1/checkout/sessions");
  },
  "GET /v1/checkout/sessions/:id": ({ sessions }, id) => found(sessions, "checkout.session", id),
  "POST /v1/checkout/sessions/:id/expire": (memory, id) => {
    const session = found(memory.sessions, "checkout.session", id);
    if (session.status !== "open")
      throw new ApiError(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
    Object.assign(session, { status: "expired", url: null });
    memory.tell("checkout.session.expired", session, session.customer);
    return session;
  },

  "GET /v1/subscriptions": ({ subscriptions }, _, params) => {
    only(params, ["customer", "status", "limit", "starting_after"]);
    const wanted = of(subscriptions, params).filter(({ status }) => {
      const asked = text(params.status);
      return asked === "all" || (asked === null ? status !== "canceled" : status === asked);
    });
    return pageOf(wanted, params, "/v1/subscriptions");
  },
  "POST /v1/subscriptions": createSubscription,
  "GET /v1/subscriptions/:id": ({ subscriptions }, id) => found(subscriptions, "subscription", id),
  "POST /v1/subscriptions/:id": updateSubscription,
  "DELETE /v1/subscriptions/:id": (memory, id) => {
    const subscription = found(memory.subscriptions, "subscription", id);
    if (subscription.status === "canceled")
      throw new ApiError(404, `No such subscription: '${id}'`, { code: "resource_missing" });
    end(memory, subscription, "cancellation_requested");
    return subscription;
  },

  "GET /v1/invoices": ({ invoices }, _, params) => {
    only(params, ["customer", "limit", "starting_after"]);
    return pageOf(of(invoices, params), params, "/v1/invoices");
  },
  "GET /v1/invoices/:id": ({ invoices }, id) => found(invoices, "invoice", id),
  "GET /v1/charges": ({ charges }, _, params) => pageOf(of(charges, params), params, "/v1/charges"),
  "POST /v1/refunds": (memory, _, params) => {
    only(params, ["payment_intent", "amount", "reason", "metadata"]);
    const charge = [...memory.charges.values()].find(
      ({ payment_intent, paid }) => paid === true && payment_intent === params.payment_intent,
    );
    if (!charge)
      throw new ApiError(404, `No such payment_intent: '${text(params.payment_intent)}'`, { code: "resource_missing" });
    const cents = Number(text(params.amount) ?? charge.amount - charge.amount_refunded);
    const made = refund(memory, charge, cents, record(params.metadata));
    if (made === null)
      throw new ApiError(400, "This charge has already been refunded.", { code: "charge_already_refunded" });
    return made;
  },

  "GET /v1/billing_portal/configurations": ({ configurations }, _, params) =>
    pageOf(configurations.values(), params, "/v1/billing_portal/configurations"),
  "POST /v1/billing_portal/configurations": ({ configurations }, _, params) => {
    only(params, ["business_profile", "default_return_url", "features", "metadata", "name"]);
    const id = newId("bpc");
    const given = { id, active: true, created: seconds(), updated: seconds(), metadata: record(params.metadata) };
    const made = make<StripeObject>("billing_portal.configuration", given);
    configurations.set(id, made);
    return made;
  },
  "POST /v1/billing_portal/sessions": createPortal,

  "GET /v1/events": ({ events }, _, params) => {
    only(params, ["type", "limit", "starting_after"]);
    return pageOf(events.values(), params, "/v1/events");
  },
  "GET /v1/events/:id": ({ events }, id) => found(events, "event", id),
  "POST /v1/webhook_endpoints": ({ endpoints }, _, params) => {
    only(params, ["url", "enabled_events"]);
    const id = newId("we");
    const given = { id, url: text(params.url), status: "enabled", created: seconds(), enabled_events: ["*"] };
    endpoints.set(id, make("webhook_endpoint", given));
    return endpoints.get(id);
  },
  "DELETE /v1/webhook_endpoints/:id": ({ endpoints }, id) => {
    found(endpoints, "webhook endpoint", id);
    endpoints.delete(id);
    return { id, object: "webhook_endpoint", deleted: true };
  },
  "GET /v1/test_helpers/test_clocks/:id": (memory, id) => clockOf(memory, id),
  "POST /v1/test_helpers/test_clocks/:id/advance": (memory, id, params) => {
    only(params, ["frozen_time"]);
    const { customer } = clockOf(memory, id);
    memory.move(customer, Number(text(params.frozen_time)) - memory.now(customer));
    catchUp(memory, customer);
    return clockOf(memory, id);
  },
};

function createCustomer(memory: Memory, _: string, params: Params): Customer {
  only(params, ["email", "name", "metadata", "description"]);
  const id = newId("cus");
  const customer = make<Customer>("customer", {
    id,
    email: text(params.email),
    name: text(params.name),
    created: seconds(),
    currency: "usd",
    balance: 0,
    metadata: { ...record(params.metadata) },
    test_clock: `clock_${id.slice(4)}`,
    tax_exempt: "none",
    invoice_prefix: id.slice(4, 12).toUpperCase(),
    next_invoice_sequence: 1,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  });
  memory.customers.set(id, customer);
  memory.tell("customer.created", customer, id);
  return customer;
}

function deleteCustomer(memory: Memory, id: string) {
  const customer = found(memory.customers, "customer", id);
  for (const subscription of memory.liveSubscriptions(id)) end(memory, subscription, "cancellation_requested");
  const gone = make<Customer>("deleted_customer", { id, deleted: true });
  memory.tell("customer.deleted", customer, id);
  memory.customers.set(id, gone);
  return gone;
}

/** Without a card: the first payment waits, and nothing but `metadata` can be changed until it is made. */
function createSubscription(memory: Memory, _: string, params: Params): Subscription {
  only(params, ["customer", "items", "payment_behavior", "metadata"]);
  const customer = found(memory.customers, "customer", text(params.customer));
  const [item] = Object.values(record(params.items)).map(record);
  const price = found(memory.prices, "price", text(item?.price));
  if (text(params.payment_behavior) !== "default_incomplete") {
    throw new ApiError(400, "This customer has no attached payment source or default payment method.");
  }
  return subscribe(memory, customer.id, { price, trialDays: null, metadata: {} }, null);
}

function updateSubscription(memory: Memory, id: string, params: Params): unknown {
  only(params, ["cancel_at_period_end", "cancel_at", "items", "metadata", "proration_behavior"]);
  const subscription = found(memory.subscriptions, "subscription", id);
  if (subscription.status === "canceled") {
    throw new ApiError(400, "A canceled subscription can only update its cancellation_details and metadata.");
  }
  if (subscription.status === "incomplete") {
    throw new ApiError(400, "A subscription that is incomplete can only update its metadata and default_source.");
  }
  if (params.cancel_at_period_end !== undefined)
    setCancel(memory, subscription, params.cancel_at_period_end === "true");
  if (params.cancel_at === "") setCancel(memory, subscription, false);
  const [item] = Object.values(record(params.items));
  if (item !== undefined) {
    const price: Price = found(memory.prices, "price", text(record(item).price));
    if (!changePrice(memory, subscription, price)) {
      throw new ApiError(402, "Your card was declined.", { type: "card_error", code: "card_declined" });
    }
  }
  return subscription;
}

function createPortal(memory: Memory, _: string, params: Params): PortalSession {
  only(params, ["customer", "return_url", "configuration", "flow_data", "locale"]);
  const customer = found(memory.customers, "customer", text(params.customer));
  const id = newId("bps");
  const back = text(params.return_url) ?? "";
  const flow = params.flow_data === undefined ? null : record(params.flow_data);
  const confirm = flow && record(flow.subscription_update_confirm);
  const session = make<PortalSession>("billing_portal.session", {
    id,
    customer: customer.id,
    created: seconds(),
    return_url: back,
    configuration: text(params.configuration),
    url: memory.address(`/p/session/${id}`),
    flow: flow && {
      type: text(flow.type) ?? "",
      subscription_update_confirm: {
        subscription: text(confirm?.subscription) ?? "",
        items: Object.values(record(confirm?.items)),
      },
    },
  });
  memory.cameFrom(customer.id, back);
  memory.portals.set(id, session);
  return session;
}

function clockOf(memory: Memory, id: string) {
  const customer = [...memory.customers.values()].find(({ test_clock }) => test_clock === id);
  if (!customer) throw new ApiError(404, `No such testclock: '${id}'`, { code: "resource_missing" });
  const given = { id, frozen_time: memory.now(customer.id), created: customer.created, status: "ready" };
  return { ...make<StripeObject>("test_helpers.test_clock", given), customer: customer.id };
}

/** Answers one request of the API; null for an address it does not have. */
export function answerApi(memory: Memory, method: string, path: string, params: Params) {
  for (const [pattern, handler] of Object.entries(table)) {
    const [verb, shape = ""] = pattern.split(" ");
    const match = verb === method ? new RegExp(`^${shape.replace(":id", "([\\w.]+)")}$`).exec(path) : null;
    if (match === null) continue;
    for (const customer of memory.customers.keys()) catchUp(memory, customer);
    try {
      return { status: 200, body: expanded(memory, handler(memory, match[1] ?? "", params), params) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { status: error.status, body: error.body() };
    }
  }
  return { status: 404, body: new ApiError(404, `Unrecognized request URL (${method}: ${path}).`).body() };
}

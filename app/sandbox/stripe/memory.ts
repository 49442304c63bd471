import { type Deliveries, delivery } from "./deliver";
import {
  type Charge,
  type CheckoutSession,
  type Customer,
  type Invoice,
  make,
  newId,
  type PaymentMethod,
  type PortalSession,
  type Price,
  type StripeEvent,
  type StripeObject,
  type Subscription,
} from "./objects";

/** All that the stand-in knows; gone when it stops. Maps keep the order in which objects were made. */
export class Memory {
  readonly products = new Map<string, StripeObject>();
  readonly prices = new Map<string, Price>();
  readonly customers = new Map<string, Customer>();
  readonly sessions = new Map<string, CheckoutSession>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices = new Map<string, Invoice>();
  readonly invoicePayments = new Map<string, StripeObject>();
  readonly methods = new Map<string, PaymentMethod>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, StripeObject>();
  readonly configurations = new Map<string, StripeObject>();
  readonly portals = new Map<string, PortalSession>();
  readonly events = new Map<string, StripeEvent>();
  readonly endpoints = new Map<string, StripeObject>();
  /** What a request with an idempotency key was and got. */
  readonly answered = new Map<string, { readonly asked: string; readonly answer: { status: number; body: unknown } }>();
  /** How far each customer's clock has been moved, seconds. */
  readonly #moved = new Map<string, number>();
  /** Sites that sent a customer here, by its id: their webhook hears of the customer. */
  readonly #sites = new Map<string, Set<string>>();
  /** What a session starts when it is finished. */
  readonly plans = new Map<string, { price: Price; trialDays: number | null; metadata: Record<string, string> }>();
  /** Of whom it was told that the trial ends soon. */
  readonly warned = new Set<string>();
  readonly deliveries: Deliveries = delivery();
  /** While true the API answers 503 and the pages nothing. */
  down = false;
  /** The time of what is being worked on: the due moment while a clock is moved, now otherwise. */
  at: number | null = null;
  readonly #customers = new Map<string, string>();
  #numbers = 0;

  /** @param origin where the stand-in listens */
  constructor(readonly origin: string) {}

  /** An address of a page of the stand-in. */
  address(path: string): string {
    return this.origin + path;
  }

  /** Seconds since 1970 for a customer, who lives on a clock that can be moved. */
  now(customer: string): number {
    return this.at ?? Math.floor(Date.now() / 1000) + (this.#moved.get(customer) ?? 0);
  }

  move(customer: string, seconds: number): void {
    this.#moved.set(customer, (this.#moved.get(customer) ?? 0) + Math.max(0, seconds));
  }

  /** Remembers the site behind an address to return to. */
  cameFrom(customer: string, address: string): void {
    const sites = this.#sites.get(customer) ?? new Set();
    this.#sites.set(customer, sites.add(new URL(address).origin));
  }

  invoiceNumber(): string {
    this.#numbers += 1;
    return `STAND-IN-${String(this.#numbers).padStart(4, "0")}`;
  }

  /**
   * Writes an event and sends it to the webhooks of the sites that know the customer, and to every other that asked.
   */
  tell(type: string, about: StripeObject, customer: string): void {
    const event = make<StripeEvent>("event", {
      id: newId("evt"),
      type,
      created: this.now(customer),
      api_version: "2026-10-28.endive",
      data: { object: structuredClone(about) },
      pending_webhooks: 1,
      request: { id: newId("req"), idempotency_key: null },
    });
    this.events.set(event.id, event);
    this.#customers.set(event.id, customer);
    this.#send(event, customer);
  }

  #send(event: StripeEvent, customer: string): void {
    const own = [...(this.#sites.get(customer) ?? [])].map((origin) => `${origin}/webhooks/stripe`);
    const asked = [...this.endpoints.values()].map(({ url }) => String(url));
    for (const address of new Set([...own, ...asked])) this.deliveries.send(event, address);
  }

  /** Sends every event once more, as an administrator can ask the real one to. */
  sendAgain(): void {
    for (const event of this.events.values()) this.#send(event, this.#customers.get(event.id) ?? "");
  }

  liveSubscriptions(customer: string): Subscription[] {
    return [...this.subscriptions.values()].filter((each) => each.customer === customer && each.status !== "canceled");
  }

  /** The card a subscription is charged to: its own, or the customer's. */
  cardOf(subscription: Subscription): PaymentMethod | undefined {
    const own = subscription.default_payment_method;
    const shared = this.customers.get(subscription.customer)?.invoice_settings.default_payment_method ?? null;
    return this.methods.get(own ?? shared ?? "");
  }
}

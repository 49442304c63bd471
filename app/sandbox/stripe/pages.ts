import { escapeMarkup } from "~/escape-markup";
import { goTo, page } from "~/sandbox/http/answers";
import { cards } from "./cards";
import { changeCard, completeSession } from "./checkout";
import type { Memory } from "./memory";
import type { CheckoutSession, Invoice, PortalSession } from "./objects";
import { changePrice, costOfChange, retry, setCancel } from "./subscriptions";

const notice =
  "<p>This is a test version of the payment provider. It runs only on this computer, and no card is charged.</p>";

export const money = (cents: number, currency = "usd"): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);
export const dayOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

const button = (name: string, value: string, words: string) =>
  `<li><button name="${name}" value="${escapeMarkup(value)}">${escapeMarkup(words)}</button></li>`;
const form = (body: string) => `<form method="post"><ul>${body}</ul></form>`;
const cardButtons = () =>
  Object.entries(cards)
    .map(([number, { words, last4 }]) => button("card", number, `${words} (ends in ${last4})`))
    .join("");
const mistake = (words: string | null) =>
  words === null ? "" : `<p role="alert"><strong>${escapeMarkup(words)}</strong></p>`;

/** `/c/pay/:id`: the page to pay. */
export function showCheckout(memory: Memory, session: CheckoutSession, error: string | null = null): Response {
  const plan = memory.plans.get(session.id);
  const site = new URL(session.success_url).origin;
  if (session.status !== "open" || !plan) {
    return page(
      "This page is no longer open",
      `${notice}<p><a href="${escapeMarkup(session.cancel_url)}">Back</a></p>`,
    );
  }
  const { price, trialDays } = plan;
  const each = `${money(price.unit_amount, price.currency)} every ${price.recurring.interval}`;
  const terms = trialDays === null ? `<p>${each}, from today.</p>` : `<p>${trialDays} days free, then ${each}.</p>`;
  const optional = trialDays !== null && session.payment_method_collection === "if_required";
  const free = optional ? `<h2>Without a card</h2>${form(button("card", "", "Start trial"))}` : "";
  return page(
    trialDays === null ? "Pay for Family" : "Try Family",
    `${notice}${mistake(error)}${terms}${free}<h2>${optional ? "With a card" : "Card"}</h2>${form(cardButtons())}
<p><a href="${escapeMarkup(session.cancel_url)}">Back</a></p>`,
    [site],
  );
}

/** A card was chosen there. */
export function pay(memory: Memory, session: CheckoutSession, choice: URLSearchParams): Response {
  if (session.status !== "open") return showCheckout(memory, session);
  const number = choice.get("card") ?? "";
  if (number !== "") {
    const asked = askBank(choice, number, session.success_url);
    if (asked !== null) return asked;
    const wrong = problemOf(choice, number);
    if (wrong !== null) return showCheckout(memory, session, wrong);
  } else if (session.payment_method_collection !== "if_required") {
    return showCheckout(memory, session, "Choose a card.");
  }
  completeSession(memory, session, number === "" ? null : number);
  return goTo(session.success_url.replace("{CHECKOUT_SESSION_ID}", session.id), {}, 303);
}

/** The page of a bank that wants to know who pays. */
function askBank(choice: URLSearchParams, number: string, back: string): Response | null {
  if (cards[number]?.first !== "asks" || choice.has("bank")) return null;
  const hidden = `<input type="hidden" name="card" value="${escapeMarkup(number)}">`;
  const answers = button("bank", "yes", "Yes, it’s me") + button("bank", "no", "No, stop this payment");
  return page("Your bank asks: is it you?", `${notice}${form(hidden + answers)}`, [new URL(back).origin]);
}

function problemOf(choice: URLSearchParams, number: string): string | null {
  if (choice.get("bank") === "no") return "We’re unable to authenticate your payment method. Choose a different one.";
  return cards[number]?.first === "declines" ? "Your card was declined. Try a different one." : null;
}

/** `/p/session/:id`: the customer's own page. */
export function showPortal(memory: Memory, session: PortalSession, error: string | null = null): Response {
  const back = `<p><a href="${escapeMarkup(session.return_url)}">Back to the site</a></p>`;
  const wanted = confirmation(memory, session);
  if (wanted !== null) {
    const { credit, charge } = costOfChange(memory, wanted.subscription, wanted.price);
    const sums =
      wanted.subscription.status === "trialing"
        ? "<p>The trial goes on. Nothing is charged today.</p>"
        : `<p>${money(charge)} less ${money(-credit)} not used: ${money(Math.max(0, charge + credit))} today${charge + credit < 0 ? `, and ${money(-charge - credit)} off your next bills` : ""}.</p>`;
    const words = `Pay every ${wanted.price.recurring.interval} from now on`;
    return page(
      "Confirm your change",
      `${notice}${mistake(error)}${sums}${form(button("confirm", "yes", words))}${back}`,
      [new URL(session.return_url).origin],
    );
  }
  const open = memory
    .liveSubscriptions(session.customer)
    .map((each) =>
      each.cancel_at === null
        ? form(button("cancel", each.id, `Cancel at the end, ${dayOf(each.items.data[0].current_period_end)}`))
        : form(button("resume", each.id, `Don’t cancel on ${dayOf(each.cancel_at)}`)),
    );
  return page(
    session.flow?.type === "payment_method_update" ? "Your card" : "Your billing",
    `${notice}${mistake(error)}<h2>Change the card</h2>${form(cardButtons())}${session.flow === null ? open.join("") : ""}${back}`,
    [new URL(session.return_url).origin],
  );
}

function confirmation(memory: Memory, { flow }: PortalSession) {
  const asked = flow?.type === "subscription_update_confirm" ? flow.subscription_update_confirm : undefined;
  const subscription = memory.subscriptions.get(asked?.subscription ?? "");
  const price = memory.prices.get(asked?.items[0]?.price ?? "");
  return subscription && price ? { subscription, price } : null;
}

/** Something was pressed there. */
export function pressPortal(memory: Memory, session: PortalSession, choice: URLSearchParams): Response {
  const number = choice.get("card");
  if (number !== null) {
    const asked = askBank(choice, number, session.return_url);
    if (asked !== null) return asked;
    const wrong = problemOf(choice, number);
    if (wrong !== null) return showPortal(memory, session, wrong);
    changeCard(memory, session.customer, number);
    for (const each of memory.liveSubscriptions(session.customer))
      if (each.status === "past_due") retry(memory, each, true);
  }
  const wanted = confirmation(memory, session);
  if (choice.has("confirm") && wanted !== null && !changePrice(memory, wanted.subscription, wanted.price)) {
    return showPortal(memory, session, "Your card was declined. Nothing has changed.");
  }
  const subscription = memory.subscriptions.get(choice.get("cancel") ?? choice.get("resume") ?? "");
  if (subscription?.customer === session.customer) setCancel(memory, subscription, choice.has("cancel"));
  return goTo(session.return_url, {}, 303);
}

/** `/i/:id`: an invoice to read. */
export function showInvoice(invoice: Invoice): Response {
  const lines = (invoice.lines as { data: { description: string; amount: number }[] }).data
    .map(({ description, amount }) => `<li>${escapeMarkup(description)}: ${money(amount)}</li>`)
    .join("");
  return page(
    `Invoice ${String(invoice.number)}`,
    `${notice}<ul>${lines}</ul><p>Total ${money(invoice.total)}, ${invoice.status}.</p>`,
  );
}

import { escapeMarkup } from "~/escape-markup";
import { goTo, page } from "~/sandbox/http/answers";
import { changeCard } from "./checkout";
import type { Memory } from "./memory";
import { days } from "./objects";
import { dayOf } from "./pages";
import { catchUp } from "./timeline";

const button = (name: string, value: string, words: string) =>
  `<li><button name="${name}" value="${escapeMarkup(value)}">${escapeMarkup(words)}</button></li>`;

/** `/stripe`: what only time, a bank or an outage could do at the real one. */
export function showControls(memory: Memory): Response {
  const customers = [...memory.customers.values()]
    .filter(({ deleted }) => !deleted)
    .map(({ id, email }) => {
      const live = memory.liveSubscriptions(id).map(({ status, items }) => {
        const until = dayOf(items.data[0].current_period_end);
        return `${status}, by the ${items.data[0].price.recurring.interval}, this period ends ${until}`;
      });
      return `<h2>${escapeMarkup(email ?? id)}</h2><p>It is ${dayOf(memory.now(id))} for this customer. ${escapeMarkup(live.join("; ") || "No subscription")}.</p>
<form method="post"><input type="hidden" name="customer" value="${id}"><ul>
${button("days", "3", "3 days later")}${button("days", "15", "15 days later")}${button("days", "32", "32 days later")}${button("days", "366", "A year and a day later")}
${button("spoil", "yes", "From now on the bank declines the card")}</ul></form>`;
    });
  const state = memory.down
    ? button("change", "up", "Let the API answer again")
    : button("change", "down", "Make the API fail");
  return page(
    "Stand-in for the payment provider",
    `<p>Events that wait to be delivered: ${memory.deliveries.waiting()}.</p>
<form method="post"><ul>${state}${button("change", "hold", "Hold events back")}${button("change", "go", "Deliver events")}
${button("change", "lose", "Lose all events that wait")}${button("change", "again", "Deliver every event again")}</ul></form>${customers.join("")}`,
  );
}

export function pressControls(memory: Memory, form: URLSearchParams): Response {
  const change = form.get("change");
  if (change === "down" || change === "up") memory.down = change === "down";
  if (change === "hold") memory.deliveries.hold();
  if (change === "go") memory.deliveries.go();
  if (change === "lose") memory.deliveries.lose();
  if (change === "again") memory.sendAgain();
  const customer = form.get("customer") ?? "";
  if (memory.customers.has(customer)) {
    if (form.has("spoil")) changeCard(memory, customer, "4000000000000341");
    memory.move(customer, days(Number(form.get("days") ?? 0)));
    catchUp(memory, customer);
  }
  return goTo("/stripe", {}, 303);
}

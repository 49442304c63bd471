import { data, type HeadersArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { easternDay } from "~/calendar/eastern-day";
import { catalogue } from "~/colleges/catalogue.server";
import { cardsFor } from "~/colleges/surprise/cards";
import { CardsPage, crossedOffPath } from "~/colleges/surprise/cards-page";
import { cache, cachedWhole } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { startWork } from "~/http/work-limit.server";
import { useOwnCards } from "~/match/live/use-own-cards";
import { structuredMeta, tool, toolsCrumb } from "~/seo/structured-meta";

/** The first cards are the same for everyone; those made with an income are never kept. */
export const headers = cachedWhole([], ({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control":
    (errorHeaders ? null : (actionHeaders.get("Cache-Control") ?? loaderHeaders.get("Cache-Control"))) ?? cache.closed,
}));

export const meta: MetaFunction = (args) =>
  structuredMeta(
    args,
    {
      title: "Colleges you would have crossed off",
      description:
        "Colleges whose published price frightens families away, beside what families with your income paid there, one at a time, the widest gap first.",
      path: crossedOffPath,
    },
    { name: "Colleges you would have crossed off", under: [toolsCrumb], is: tool("FinanceApplication") },
  );

const today = () => easternDay(new Date());

export const loader = forEveryone.loader(() =>
  data(cardsFor(catalogue().all, new URLSearchParams(), null, today()), {
    headers: { "Cache-Control": cache.everyone },
  }),
);

export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request);
  await startWork(request, form);
  const at = /^\d{1,2}$/.exec(form.get("at") ?? "")?.[0] ?? "0";
  return data(
    { cards: cardsFor(catalogue().all, form, form.get("income"), today()), at: Number(at) },
    { headers: { "Cache-Control": cache.closed } },
  );
});

export default function CrossedOff() {
  const opened = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const own = useOwnCards(posted === undefined);
  const cards = posted?.cards ?? own.cards ?? opened;
  const { band, state, near } = cards;
  // A form whose sending makes the device learn an income stays in the page, or it wouldn't be sent.
  const by = own.cards === null ? "" : "device";
  return <CardsPage key={`${by} ${band} ${state} ${near}`} cards={cards} here={own.here} first={posted?.at ?? null} />;
}

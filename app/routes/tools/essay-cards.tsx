import { data, type HeadersArgs, type MetaFunction } from "@remix-run/node";
import { forEveryone } from "~/account/audience/audience.server";
import { readIdeas, weighIdeas } from "~/essay/cards/choose";
import { cardsPath, coachPath } from "~/essay/form/input";
import { CardsPage } from "~/essay/views/cards-page";
import { cache, cachedWhole } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { startWork } from "~/http/work-limit.server";
import { structuredMeta, tool, toolsCrumb } from "~/seo/structured-meta";

/** The empty page is the same for everyone; an answer holds what a student typed and is never stored. */
export const headers = cachedWhole([], ({ actionHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (actionHeaders.get("Cache-Control") ?? cache.everyone),
}));

export const meta: MetaFunction = (args) =>
  structuredMeta(
    args,
    {
      title: "Before the first draft of your essay",
      description:
        "Cards with questions, timed free writing, and three ideas side by side by your own answers. It stays on your device.",
      path: cardsPath,
    },
    {
      name: "Before the first draft",
      under: [toolsCrumb, { to: coachPath, label: "Essay coach" }],
      is: tool("EducationalApplication"),
    },
  );

export const loader = forEveryone.loader(() => null);

/** For browsers that don't run the page's program. Nothing is kept. */
export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request, { bytes: 8 * 1024, fields: 30 });
  await startWork(request, form);
  const ideas = readIdeas(form);
  return data({ ideas, weighed: weighIdeas(ideas) }, { headers: { "Cache-Control": cache.closed } });
});

export default function EssayCards() {
  return <CardsPage posted={usePosted<typeof action>()} />;
}

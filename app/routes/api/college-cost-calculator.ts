import { forEveryone } from "~/account/audience/audience.server";
import { costData } from "~/cost/calculator/answers/cost-data.server";
import { openCalculator } from "~/cost/calculator/result/answer.server";
import { liveFigures } from "~/cost/live/figures.server";
import { json } from "~/http/response.server";
import { costWordsIn } from "~/routes/tools/cost-answer.server";

/**
 * What the cost calculator works with, as data that anybody may read; `?unitids=` adds the figures of up to twelve
 * colleges. Our own pages ask for two parts of it: `?figures=` is just what the browser needs to work out their cost,
 * and `?form=` the form of the page with these colleges, in the `language` of its page, which a device keeps with the
 * tools.
 */
export const loader = forEveryone.loader(({ request }) => {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("figures");
  if (asked !== null) {
    const figures = liveFigures(asked);
    if (figures !== null) return json({ figures }, { policy: "everyoneData" });
    return json({ error: { message: "These aren’t up to twelve colleges.", path: "figures" } }, { status: 400 });
  }
  const form = searchParams.get("form");
  if (form !== null) {
    const language = searchParams.get("language") === "es" ? "es" : "en";
    const answer = openCalculator(new URLSearchParams({ unitids: form }), costWordsIn[language]);
    if (answer.status === 200) return json({ answer }, { policy: "everyoneData" });
    return json({ error: { message: answer.options.mistakes[0], path: "form" } }, { status: 400 });
  }
  const { body, mistake } = costData(searchParams);
  if (mistake !== null) return json({ error: { message: mistake, path: "unitids" } }, { status: 400 });
  return json(body, { policy: "everyoneData" });
});

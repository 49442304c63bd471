import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { guideOf } from "./guides";
import { statePlace } from "./place.server";
import { CompareRules } from "./rules-table";

it("names the year of each rule as the pages do, not as a sentence that no year fits", () => {
  const places = Object.entries(guideOf).map(([state, slug]) => statePlace(state as "TX", slug, "/"));
  const html = renderToStaticMarkup(<CompareRules places={places} />);
  const sources = [...html.matchAll(/<span class="text-muted">(.*?)<\/span>/g)].map(([, source]) => source ?? "");
  expect(sources.length).toBeGreaterThan(60);
  const other = sources.filter((source) => !/, \d{4}\. Year: [^.]+\. Checked [A-Z]\w+ \d+, \d{4}\.$/.test(source));
  expect(other).toEqual([]);
});

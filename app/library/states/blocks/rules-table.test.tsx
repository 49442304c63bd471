import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { guideOf } from "../../guides/guides";
import { statePlace } from "../place/place.server";
import { StateDeadlineBlock } from "./fact-blocks";
import { CompareRules } from "./rules-table";

it("names the year of each rule as the pages do, not as a sentence that no year fits", () => {
  const places = Object.entries(guideOf).map(([state, slug]) => statePlace(state as "TX", slug, "/"));
  const html = renderToStaticMarkup(<CompareRules places={places} />);
  const sources = [...html.matchAll(/<span class="text-muted">(.*?)<\/span>/g)].map(([, source]) => source ?? "");
  expect(sources.length).toBeGreaterThan(60);
  const other = sources.filter(
    (source) => !/\. Year: [^.]+\. Source of \d{4}(, checked [A-Z]\w+ \d+, \d{4})?\.$/.test(source),
  );
  expect(other).toEqual([]);
});

describe("the aid dates of a state", () => {
  const places = Object.entries(guideOf).map(([state, slug]) => statePlace(state as "TX", slug, "/"));
  const text = (html: string) => html.replaceAll("&#x27;", "'").replace(/<[^>]+>/g, " ");
  const compared = text(renderToStaticMarkup(<CompareRules places={places} />));

  it("are those of the coming season in the comparison, and what isn't confirmed says so", () => {
    expect(compared).toContain("State aid dates for 2027-28");
    expect(compared).toContain("Cal Grant and most state programs, due March 2, 2027 for 2027-28.");
    expect(compared).toContain(
      "Ohio College Opportunity Grant, due around October 1, 2027 for 2027-28, not confirmed. For 2025-26 it was October 1, 2025.",
    );
    expect(compared).toContain("Ask: California Student Aid Commission.");
  });

  it("stand first in the guides, and no older rule speaks against them", () => {
    const said = (state: "CA" | "OH") => {
      const place = places.find((one) => one.state === state);
      return place === undefined ? "" : text(renderToStaticMarkup(<StateDeadlineBlock place={place} />));
    };
    expect(said("CA")).toMatch(
      /^\s*California for 2027-28.*due March 2, 2027 for 2027-28.*State aid for 2026-27 asked/s,
    );
    expect(said("CA")).not.toContain("was not on a page");
    expect(said("OH")).toMatch(/^\s*Ohio for 2027-28/);
  });

  it("are shown for a state without a guide, too", () => {
    const html = text(renderToStaticMarkup(<StateDeadlineBlock place={statePlace("IN", null, "/")} />));
    expect(html).toContain("due around April 15, 2027 for 2027-28, not confirmed");
  });
});

import { renderToStaticMarkup } from "react-dom/server";
import { everyStateDeadline } from "~/aid/state-agency";
import { writeDay } from "~/calendar/day";
import { dayIn } from "~/calendar/eastern-day";
import { sourceOf } from "~/colleges/facts/provenance";
import { stateAidPrograms } from "~/season/aid/state-aid-dates";
import stateAid from "../../../../content/facts/season/provenance/state-aid.json";
import { type LightState, lightStateAt, lightUpdated } from "../../guides/light-states";
import { writtenWords } from "../../html/written-html";
import { readingOf } from "../../writing/text/reading";
import { usualSort } from "../figures/state-colleges";
import type { StatePage } from "../page/written-state";
import { statePlace } from "../place/place.server";
import { LightBody, type LightPage, lightSections } from "./body";
import { lightFigures, middleBand, middlePrice, publicFourYear } from "./figures";

/** One page a state, about 15 kB of HTML, and the day it was made: a new day may let a dated fact expire. */
const made = new Map<string, { readonly day: string; readonly page: StatePage }>();

/** Everything the page of a state says, from the tables. */
export function lightPageOf(state: LightState): LightPage {
  const place = statePlace(state.state, null, state.path);
  return {
    state,
    figures: lightFigures(state.state, place.all, place.deadlines, place.today),
    nation: middlePrice(publicFourYear(place.all), middleBand),
    aid: stateAidPrograms(state.state),
    today: place.today,
  };
}

/** The page of a state without a guide, in the layout of the guides; null for every other path. */
export function lightStatePage(path: string): StatePage | null {
  const state = lightStateAt(path);
  if (state === null) return null;
  const day = dayIn("America/New_York", new Date());
  const known = made.get(state.slug);
  if (known?.day === day) return known.page;
  const page = pageOf(lightPageOf(state));
  made.set(state.slug, { day, page });
  return page;
}

function sourcesOf() {
  return [
    {
      title: "State deadlines for the 2025-26 FAFSA, as published in March 2025, read in a public copy",
      publisher: "Federal Student Aid",
      year: "2025",
      url: `https://${everyStateDeadline}`,
    },
    {
      title: "Application days for fall 2027",
      publisher: "Common App, university systems and colleges’ own pages, read in public copies",
      year: "2026",
      url: null,
    },
    ...(["netPrice", "admissions", "graduation"] as const).map(sourceOf).map(({ label, source, year, address }) => ({
      title: label,
      publisher: source,
      year,
      url: address,
    })),
  ];
}

function pageOf(content: LightPage): StatePage {
  const { state } = content;
  const { path, title, description, slug, name } = state;
  const html = renderToStaticMarkup(<LightBody page={content} />);
  return {
    article: {
      path,
      canonical: path,
      family: "states",
      state: slug,
      language: "en",
      front: {
        title,
        description,
        audience: ["parent", "student"],
        author: "editors",
        published: lightUpdated,
        updated: lightUpdated,
        reviewed: lightUpdated,
        nextReview: stateAid.expires,
        category: "states",
        tags: [slug],
        sources: [],
        related: [],
        facts: [],
      },
      heading: `College planning in ${name}`,
      toc: lightSections.filter(({ id }) => html.includes(`id="${id}"`)),
      questions: [],
      steps: [],
      reading: readingOf(html.replace(/<[^>]+>/g, " ")),
      sources: sourcesOf(),
      crumbs: [],
      previous: null,
      next: null,
      related: [],
      counterpart: null,
      entries: [],
    },
    words: writtenWords(path, html),
    slug,
    topic: null,
    name,
    topics: [],
    checked: writeDay(stateAid.checkedOn),
    sort: usualSort,
  };
}

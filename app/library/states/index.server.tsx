import { renderToStaticMarkup } from "react-dom/server";
import { easternDay } from "~/calendar/eastern-day";
import { catalogue } from "~/colleges/catalogue.server";
import type { State } from "~/geography/states";
import { guideOf } from "../guides/guides";
import type { AskedStates } from "./compare";
import { isStateSort, usualSort } from "./figures/state-colleges";
import { StateIndexBody } from "./index-page";
import { statePlace } from "./place/place.server";
import { countryShapes } from "./place/shapes.server";

/** The body of the index as HTML: the map, the form, and what the address asks to compare. */
export function stateIndexHtml(asked: AskedStates, sort: string | null): string {
  const path = `/state-college-planning-guides${asked.search}`;
  return renderToStaticMarkup(
    <StateIndexBody
      index={{
        asked,
        places: asked.states.map((state) =>
          statePlace(state, guideOf[state] ?? null, path, isStateSort(sort) ? sort : usualSort),
        ),
        country: countryShapes(Object.keys(guideOf) as State[]),
        all: catalogue().all,
        today: easternDay(new Date()),
      }}
    />,
  );
}

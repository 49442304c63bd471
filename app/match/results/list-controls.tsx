import { useContext } from "react";
import { stateName, states } from "~/colleges/states";
import { Button } from "~/design/button";
import { ChoiceField } from "~/design/field";
import { percent } from "~/design/figures";
import { More } from "~/design/more";
import { controlChoices, partNames, settingChoices, sizeChoices } from "~/match/model/choices";
import { WeightField } from "~/match/quiz/weight-field";
import { AroundListForm, ListForm, ListLink } from "./list-form";
import type { Listing } from "./listing";
import { labelChoices } from "./view";

const stateOptions = Object.entries(states).map(([value, label]) => ({ value, label }));
const partWords = {
  admission: "getting in",
  affordability: "cost",
  outcomes: "life after college",
  preferences: "my wishes",
};

/** What narrows the list and what orders it, each visible and changeable in place. */
export function ListControls({ listing }: { listing: Listing }) {
  const { answers, view, weights, filters } = listing;
  const around = useContext(AroundListForm);
  return (
    <div className="mb-6 border-y border-rule py-2 print:hidden">
      <More
        title="Filter"
        note={filters.length > 0 ? `now: ${filters.map(({ label }) => label).join(", ")}` : "nothing filtered"}
      >
        {around(
          <ListForm owns={["label", "sizes", "settings", "controls", "states"]} className="grid gap-7">
            <div className="grid gap-7 sm:grid-cols-2 lg:grid-cols-4">
              <ChoiceField label="Chance" name="label" many options={labelChoices} chosen={view.labels} />
              <ChoiceField label="Size" name="sizes" many options={sizeChoices} chosen={answers.sizes} />
              <ChoiceField label="Setting" name="settings" many options={settingChoices} chosen={answers.settings} />
              <ChoiceField
                label="Public or private"
                name="controls"
                many
                options={controlChoices}
                chosen={answers.controls}
              />
            </div>
            <More
              title="States"
              note={answers.states.length > 0 ? answers.states.map(stateName).join(", ") : undefined}
              open={answers.states.length > 0}
            >
              <ChoiceField
                label="Only in"
                name="states"
                many
                columns={3}
                options={stateOptions}
                chosen={answers.states}
              />
            </More>
            <div>
              <Button>Filter the list</Button>
            </div>
          </ListForm>,
        )}
        <FiltersAtWork listing={listing} />
      </More>
      <More
        title="What matters most"
        note={partNames.map((part) => `${partWords[part]} ${percent(weights[part])}`).join(" · ")}
      >
        {around(
          <ListForm owns={partNames} className="grid gap-7">
            {partNames.map((part) => (
              <WeightField key={part} part={part} value={String(answers[part])} />
            ))}
            <div>
              <Button>Reorder the list</Button>
            </div>
          </ListForm>,
        )}
      </More>
    </div>
  );
}

/** Each filter with what taking it away would bring back. */
function FiltersAtWork({ listing }: { listing: Listing }) {
  if (listing.filters.length === 0) return null;
  return (
    <div className="mt-7">
      <p className="font-semibold">Active filters</p>
      <ul className="mt-1">
        {listing.filters.map((filter) => (
          <li key={filter.label} className="flex flex-wrap gap-x-3 py-1">
            <span>{filter.label}</span>
            {filter.comeBack > 0 ? (
              <ListLink search={filter.search}>
                take away, {filter.comeBack.toLocaleString("en-US")} more{" "}
                {filter.comeBack === 1 ? "college" : "colleges"}
              </ListLink>
            ) : (
              <span className="text-muted">removing only this one finds no more</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What to do about a list that is empty or nearly so. */
export function Relax({ listing }: { listing: Listing }) {
  const { relax, shown, total } = listing;
  if (relax.length === 0 && shown > 0) return null;
  return (
    <div className="mb-8 max-w-[46rem] border-s-4 border-accent bg-notice-tint px-5 py-4">
      <p className="font-semibold">
        {shown === 0
          ? total === 0
            ? "No college fits all your answers."
            : "No college has the label you’re filtering by."
          : `Only ${total} ${total === 1 ? "college fits" : "colleges fit"} your answers.`}
      </p>
      {relax.length > 0 ? (
        <ul className="mt-2 grid gap-1">
          {relax.map((relaxed) => (
            <li key={relaxed.search}>
              <ListLink search={relaxed.search}>
                Take away the filter on {relaxed.label}: {relaxed.comeBack.toLocaleString("en-US")}{" "}
                {relaxed.comeBack === 1 ? "college comes" : "colleges come"} back
              </ListLink>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2">
          You’d have to change several answers at once. <ListLink search="">Start from the whole list</ListLink>
        </p>
      )}
    </div>
  );
}

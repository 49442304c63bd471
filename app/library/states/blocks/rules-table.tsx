import { stateAgency } from "~/aid/state-agency";
import { writeDay } from "~/calendar/day";
import { awardYear } from "~/season/aid/award-year";
import { programsInWords } from "~/season/aid/state-aid";
import { stateAidPrograms } from "~/season/aid/state-aid-dates";
import { seasonFall } from "~/season/fact";
import { guideOf, statePagePath } from "../../guides/guides";
import { type ConfirmedFact, type FactGroup, isOld } from "../../guides/schema";
import type { StatePlace } from "../place/place";

/** Rules that are compared: the group of facts, the page that tells more, and how many facts of it are shown. */
const compared: readonly { group: FactGroup; title: string; topic: string; most: number }[] = [
  { group: "aid", title: "Grants and scholarships", topic: "financial-aid", most: 4 },
  { group: "residency", title: "Who pays in-state tuition", topic: "financial-aid", most: 1 },
  { group: "admission", title: "Automatic and guaranteed admission", topic: "applications", most: 2 },
  { group: "testing", title: "Tests", topic: "applications", most: 1 },
  { group: "dual-credit", title: "College credit in high school", topic: "academic-prep", most: 1 },
];

/** Aid and rules side by side, from the facts of each state; what is not checked is said to be so. */
export function CompareRules({ places }: { places: readonly StatePlace[] }) {
  const grid = { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 15rem), 1fr))` };
  return (
    <>
      <h3 className="mt-10">State aid dates for {awardYear(seasonFall)}</h3>
      <dl className="mt-3 grid gap-x-8 gap-y-4" style={grid}>
        {places.map((place) => (
          <div key={place.state} className="border-t border-rule pt-2">
            <dt className="font-semibold">{place.name}</dt>
            {datesOf(place).map((program) => (
              <dd key={program} className="mt-1 text-sm">
                {program}
              </dd>
            ))}
            <dd className="mt-1 text-sm text-muted">
              Ask: {stateAgency(place.state)?.agency ?? "the state’s aid agency"}.
            </dd>
          </div>
        ))}
      </dl>
      {compared.map(({ group, title, topic, most }) => (
        <div key={group}>
          <h3 className="mt-10">{title}</h3>
          <dl className="mt-3 grid gap-x-8 gap-y-4" style={grid}>
            {places.map((place) => {
              const slug = guideOf[place.state];
              const facts = confirmedOf(place, group).slice(0, most);
              return (
                <div key={place.state} className="border-t border-rule pt-2">
                  <dt className="font-semibold">{place.name}</dt>
                  {facts.length === 0 && (
                    <dd className="text-sm text-muted">
                      {place.facts === null
                        ? "We haven’t checked this. Ask the state’s agency."
                        : "We couldn’t confirm anything here."}
                    </dd>
                  )}
                  {facts.map((fact) => (
                    <dd key={fact.name} className="mt-1 text-sm">
                      <strong>{fact.name}.</strong> {fact.statement}{" "}
                      <span className="text-muted">
                        {fact.source.publisher}. Year: {fact.year}.{" "}
                        {isOld(fact.source, fact.checked)
                          ? `Source of ${fact.source.year}.`
                          : `Source of ${fact.source.year}, checked ${writeDay(fact.checked)}.`}
                      </span>
                    </dd>
                  ))}
                  {slug !== undefined && facts.length > 0 && (
                    <dd className="mt-1 text-sm">
                      <a href={statePagePath(slug, topic)}>More in the {place.name} guide</a>
                    </dd>
                  )}
                </div>
              );
            })}
          </dl>
        </div>
      ))}
    </>
  );
}

function confirmedOf({ facts }: StatePlace, group: FactGroup): readonly ConfirmedFact[] {
  const all = Object.entries(facts?.facts[group] ?? {});
  // "texas-grant-renewal" tells more about "texas-grant": side by side the program itself is enough.
  const isPart = (id: string) => all.some(([other]) => id.startsWith(`${other}-`));
  return all.flatMap(([id, fact]) => (fact.confidence === "confirmed" && !isPart(id) ? [fact] : []));
}

/** The programs of a state with their days for those who start college in the coming fall. */
function datesOf({ state }: StatePlace): readonly string[] {
  return programsInWords(stateAidPrograms(state), awardYear(seasonFall));
}

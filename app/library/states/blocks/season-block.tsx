import { isFactGroup, type StateFacts } from "../../guides/schema";
import type { StatePlace } from "../place/place";

/** The confirmed fact behind a change; the schema has seen that it is there. */
function factOf({ facts }: StateFacts, name: string) {
  const [group = "", id = ""] = name.split(".");
  const fact = isFactGroup(group) ? facts[group]?.[id] : undefined;
  if (fact?.confidence !== "confirmed") throw new Error(`there is no confirmed fact ${name}`);
  return fact;
}

/** What is new for this season's seniors, each with its day and source, and what of this season nobody could see. */
export function StateSeasonBlock({ place: { facts, entry } }: { place: StatePlace }) {
  if (facts === null) return null;
  const { season } = facts;
  // The list is of one fall. After it, nothing is said of the next until somebody reads again.
  if (season.entry !== entry) return <p>Nobody has read yet what is new for fall {entry}.</p>;
  return (
    <div>
      {season.changes.length > 0 && (
        <ul>
          {season.changes.map(({ fact: name, when, say }) => {
            const { source } = factOf(facts, name);
            return (
              <li key={name} data-fact={name.replace(".", "-")}>
                <strong>{when.charAt(0).toUpperCase() + when.slice(1)}.</strong> {say}{" "}
                <small className="text-muted">
                  ({source.url === undefined ? source.publisher : <a href={source.url}>{source.publisher}</a>},{" "}
                  {source.year})
                </small>
              </li>
            );
          })}
        </ul>
      )}
      <p>{season.unknown}</p>
    </div>
  );
}

import { stateName } from "~/colleges/states";
import { percent } from "~/design/figures";
import { Section } from "~/design/layout";
import { belowMinimumChance, guaranteedChance } from "~/match/model/guarantee";
import facts from "../../../content/facts/admission/guarantees.json";

interface Bar {
  readonly rankAtMost: number | null;
  readonly gpaAtLeast: number | null;
}

/** "top 25% or a GPA of 3.0" */
function barWords({ rankAtMost, gpaAtLeast }: Bar): string {
  const rank = rankAtMost === null ? [] : [`top ${Math.round(rankAtMost * 100)}% of the class`];
  const gpa =
    gpaAtLeast === null
      ? []
      : [`GPA of ${gpaAtLeast.toFixed(gpaAtLeast * 10 === Math.round(gpaAtLeast * 10) ? 1 : 2)}`];
  return [...rank, ...gpa].join(" or ");
}

/** Rules of states and systems: which change a chance, and which are only said. */
export function Promises() {
  return (
    <Section id="promises" title="Places that a state promises">
      <div className="prose">
        <p>
          Some states promise or offer residents a place by grades or class rank alone. Where we found such a rule for a
          campus, it raises the chance to {percent(guaranteedChance.mid)}, at least {percent(guaranteedChance.low)}:
          never to certain, because courses, papers and dates have to be right too. Where every field you chose may
          admit by program, it raises only the high end of the range.
        </p>
      </div>
      <table className="mt-6 w-full max-w-[42rem]">
        <caption className="sr-only">Rules that raise a chance</caption>
        <thead>
          <tr className="border-b border-rule-strong text-sm text-muted">
            <th scope="col" className="py-2 pe-4">
              State
            </th>
            <th scope="col" className="py-2 pe-4">
              What it asks
            </th>
            <th scope="col" className="py-2 text-end">
              Campuses
            </th>
          </tr>
        </thead>
        <tbody>
          {facts.rules.map((rule) => (
            <tr key={rule.id} className="border-b border-rule align-top">
              <th scope="row" className="py-2 pe-3 font-normal sm:pe-4">
                {stateName(rule.state)}
              </th>
              <td className="py-2 pe-4 [overflow-wrap:anywhere]">
                {barWords(rule)}
                <span className="block text-sm text-muted">{rule.source}</span>
              </td>
              <td className="figures py-2 text-end">{rule.unitids.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="prose mt-6">
        <p>
          Below the least grades of the University of California and of Cal State, a chance is{" "}
          {percent(belowMinimumChance.high)} at most. Rules that promise a place in a system but not at a campus, or
          whose bar we didn't find, change no chance. The result says so beside the college, for California's top 9%,
          Florida's Talented Twenty, Georgia Match, Illinois's One Click College Admit and the SUNY Top 10% Promise. In
          Ohio, a guarantee was passed in 2025, but we haven't read the signed text, so it changes nothing.
        </p>
      </div>
    </Section>
  );
}

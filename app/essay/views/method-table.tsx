import type { CollegeCheck } from "../college/college-check";
import type { EssayResults } from "../evaluation/drafts";
import type { Rule } from "../rules/rule";

export type MethodRule = Pick<
  Rule,
  "id" | "kind" | "name" | "why" | "where" | "allowed" | "source" | "flags" | "passes"
>;

/** A check of a draft against a college, without what finds. */
export type MethodCheck = Omit<CollegeCheck, "find" | "question">;

/** Recall and false alarms of each finding. */
export function Table({
  results,
  rules,
}: {
  results: EssayResults;
  rules: readonly { readonly id: string; readonly name: string }[];
}) {
  const nameOf = (id: string) => rules.find((rule) => rule.id === id)?.name ?? id;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself has to be reached by the keyboard
    <section className="max-w-[46rem] overflow-x-auto" aria-label="Findings, with recall and false alarms" tabIndex={0}>
      <table className="w-full text-[0.9375rem]">
        <thead>
          <tr className="border-b border-rule-strong">
            <th scope="col" className="py-2 text-start">
              Finding
            </th>
            <th scope="col" className="py-2 ps-3 text-end">
              A teacher finds it in
            </th>
            <th scope="col" className="py-2 ps-3 text-end">
              The coach, of those
            </th>
            <th scope="col" className="py-2 ps-3 text-end">
              False alarms
            </th>
          </tr>
        </thead>
        <tbody>
          {results.rows.map(({ id, wanted, found, alarms }) => (
            <tr key={id} className="border-b border-rule">
              <th scope="row" className="py-1.5 text-start font-normal">
                {nameOf(id)}
              </th>
              <td className="py-1.5 text-end tabular-nums">{wanted}</td>
              <td className="py-1.5 text-end tabular-nums">{found}</td>
              <td className="py-1.5 text-end tabular-nums">{alarms}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

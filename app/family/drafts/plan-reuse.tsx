import { Link } from "@remix-run/react";
import { useMemo } from "react";
import { Section } from "~/design/layout";
import { growInto } from "~/essay/reading/grow-into";
import type { DraftPage } from "./draft-view";

/** Which of the plan's other essays could grow out of the draft that was read. */
export function PlanReuse({ text, others, essays }: { text: string; others: DraftPage["others"]; essays: string }) {
  const { fits, unclear } = useMemo(() => growInto(text, others), [text, others]);
  const essay = (id: string) => others.find((each) => each.id === id);
  if (fits.length === 0 && unclear.length === 0) return null;
  return (
    <Section id="plan-reuse" title="Your other essays">
      <div className="max-w-[46rem]">
        {fits.length === 0 ? (
          <p>By their names, none of your other essays seems to ask for what this draft answers.</p>
        ) : (
          <>
            <p className="mb-2">
              By their names, these could grow out of this draft. Does each ask the same thing, and what would it have
              to leave out?
            </p>
            <ul>
              {fits.map(({ id, over }) => (
                <li key={id} className="border-b border-rule py-2">
                  <Link to={`${essays}/${id}`}>{essay(id)?.title}</Link>, {essay(id)?.college}
                  <span className="text-muted">
                    {over > 0
                      ? ` · ${over.toLocaleString("en-US")} words too long`
                      : essay(id)?.wordLimit == null
                        ? " · no limit noted"
                        : " · within its limit"}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
        {unclear.length > 0 && (
          <p className="mt-3 text-muted">
            {unclear.map((id) => essay(id)?.title).join("; ")}: the name doesn’t say what’s asked, so nothing was
            compared.
          </p>
        )}
      </div>
    </Section>
  );
}

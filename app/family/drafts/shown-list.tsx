import { Link } from "@remix-run/react";
import { Section } from "~/design/layout";
import { usePlanContext } from "~/family/plan/plan-layout";

interface ShownLine {
  readonly id: string;
  readonly title: string;
  readonly college: string;
  readonly until: string;
}

/** On the overview of somebody whom the student shows a draft; nothing for everybody else. */
export function ShownDrafts({ drafts }: { drafts: readonly ShownLine[] }) {
  const { id, student } = usePlanContext();
  if (drafts.length === 0) return null;
  return (
    <Section id="drafts" title={`Drafts ${student} shows you`}>
      <ul className="max-w-[46rem]">
        {drafts.map(({ id: essay, title, college, until }) => (
          <li key={essay} className="border-b border-rule py-2">
            <Link to={`/plan/${id}/essays/${essay}`}>{title}</Link>
            <span className="text-muted">
              , {college}, until {until}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

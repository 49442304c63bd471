import { Link } from "@remix-run/react";
import { ButtonLink } from "~/design/button";
import { Callout, Page, PageHeading } from "~/design/layout";
import type { DeadlineSection } from "~/season/deadlines/college-section";
import { Admission } from "./admission";
import { ClosureNotice } from "./closure-notice";
import { Cost } from "./cost";
import { Deadlines } from "./deadlines";
import { Glance } from "./glance";
import { Links, SimilarColleges } from "./links";
import { Outcomes } from "./outcomes";
import type { Profile } from "./profile";
import { Programs } from "./program-table";
import { Sources } from "./sources";
import { Students } from "./students";

const contents = [
  ["glance", "At a glance"],
  ["admission", "Admission"],
  ["deadlines", "Deadlines"],
  ["cost", "What it costs"],
  ["outcomes", "After college"],
  ["programs", "What you can study"],
  ["students", "Students"],
  ["links", "The college's own pages"],
  ["similar", "Similar colleges"],
  ["sources", "Where the figures come from"],
] as const;

/** The page of one college: all its facts, to be read together and printed. */
export function ProfilePage({ profile, deadlines }: { profile: Profile; deadlines: DeadlineSection }) {
  const { college, closure, stateName } = profile;
  // A college that takes no new students has no deadlines to plan for.
  const shown = contents.filter(([id]) => id !== "deadlines" || closure?.found.gone !== true);
  return (
    <Page wide>
      <PageHeading
        above={
          <span className="print:hidden">
            <Link to="/colleges">Colleges</Link> <span aria-hidden="true">›</span>{" "}
            <Link to={`/colleges?state=${college.state}`}>{stateName}</Link>
          </span>
        }
        title={college.name}
      >
        <p>
          {college.city}, {stateName}
        </p>
      </PageHeading>
      {closure && <ClosureNotice closure={closure} state={college.state} stateName={stateName} />}
      {college.verifyOpen && closure === null && (
        <div className="mb-8">
          <Callout kind="care" title="Check that it still enrolls students">
            This college is missing from the federal list of operating colleges of June 2026 that we compare with. That
            can be a gap in the list, a merger, or a closing. Ask the college before you apply.
          </Callout>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-8 print:hidden">
        <ButtonLink look="next" to="/college-match-quiz">
          Take the match quiz
        </ButtonLink>
        {closure?.found.gone !== true && (
          <ButtonLink to={`/plan/add?college=${college.unitid}`} rel="nofollow">
            Add to my plan
          </ButtonLink>
        )}
        <p className="max-w-[30rem] text-sm text-muted">
          It finds the colleges that fit you, and estimates your own chance at each as a range with its reasons.
        </p>
      </div>
      <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-12 print:block">
        <nav
          aria-label="On this page"
          className="border-t border-rule py-5 lg:border-t-0 lg:sticky lg:top-[calc(var(--bar-height)+1rem)] lg:self-start lg:py-10 print:hidden"
        >
          <ul className="flex flex-wrap gap-x-5 text-sm lg:block">
            {shown.map(([id, words]) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-1.5 no-underline hover:underline">
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <Glance profile={profile} />
          <Admission profile={profile} />
          {closure?.found.gone !== true && (
            <Deadlines deadlines={deadlines} page={college.links.admissions ?? college.links.website} />
          )}
          <Cost profile={profile} />
          <Outcomes profile={profile} />
          <Programs profile={profile} />
          <Students profile={profile} />
          <Links profile={profile} />
          <div className="print:hidden">
            <SimilarColleges profile={profile} />
          </div>
          <Sources profile={profile} />
        </div>
      </div>
    </Page>
  );
}

import { Link } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { ContourMap } from "~/colleges/place/contour-map";
import type { Contours } from "~/colleges/place/picture";
import { ButtonLink } from "~/design/button";
import { dollars, percent } from "~/design/figures";
import { useFolds } from "~/design/folded";
import { Callout, Page, PageHeading } from "~/design/layout";
import type { DeadlineSection } from "~/season/deadlines/college-section";
import { KeepButton, useKeptIds } from "~/student/list/keep-button";
import { KeepOffline } from "~/student/list/keep-offline";
import { YourFigures } from "~/student/profile/your-figures";
import { teachingLanguageNote } from "../facts/teaching-language";
import { Admission } from "./admission";
import { ClosureNotice } from "./closure-notice";
import { Cost } from "./cost";
import { Deadlines } from "./deadlines";
import { Glance } from "./glance";
import { Links, SimilarColleges } from "./links";
import { Outcomes } from "./outcomes";
import { averageNetPrice } from "./overview";
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

interface ProfilePageProps {
  readonly profile: Profile;
  readonly deadlines: DeadlineSection;
  /** A picture of where it stands; null where that isn't reported. */
  readonly place: Contours | null;
  /** A field to ask about this college. */
  readonly ask: ReactNode;
  /** Chance and price for the student of this device. */
  readonly yours: ComponentProps<typeof YourFigures>["yours"];
}

/** The page of one college: all its facts, to be read together and printed. */
export function ProfilePage({ profile, deadlines, place, ask, yours }: ProfilePageProps) {
  const { college, closure, stateName } = profile;
  const { admission } = college;
  const paid = averageNetPrice(college);
  useFolds();
  const onList = useKeptIds().includes(college.unitid);
  // A college that takes no new students has no deadlines to plan for.
  const language = teachingLanguageNote(college);
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
        <KeepOffline what={`our page about ${college.name}`} of={onList ? String(college.unitid) : null} />
        <p>
          {college.city}, {stateName}
        </p>
        {language !== null && <p>{language}</p>}
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
      {profile.fewFinish !== null && (
        <div className="mb-8">
          <Callout kind="care" title="Few students who start here finish">
            {profile.fewFinish}
          </Callout>
        </div>
      )}
      <div className="grid gap-x-10 gap-y-6 pb-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <YourFigures
            yours={yours}
            admits={{
              value: admission.open ? "everyone" : percent(admission.rate),
              note: admission.open ? "with a high school diploma" : admission.rate === null ? "" : "of all applicants",
            }}
            price={{
              value: dollars(paid?.dollars ?? null),
              note: paid === null ? "" : `average after grants, ${paid.year}`,
            }}
          />
          <div className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
            <KeepButton unitid={college.unitid} name={college.name} />
            <ButtonLink to={`/colleges/compare?unitids=${college.unitid}`} rel="nofollow">
              Compare
            </ButtonLink>
            <ButtonLink to={`/college-cost-calculator?unitids=${college.unitid}`}>Compare costs</ButtonLink>
            {closure?.found.gone !== true && (
              <ButtonLink look="quiet" to={`/plan/add?college=${college.unitid}`} rel="nofollow">
                Add to my plan
              </ButtonLink>
            )}
          </div>
        </div>
        {place !== null && <ContourMap contours={place} />}
      </div>
      <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-12 print:block">
        <nav
          aria-label="On this page"
          className="hidden lg:block lg:sticky lg:top-[calc(var(--bar-height)+1rem)] lg:self-start lg:py-10 print:hidden"
        >
          <ul className="text-sm">
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
          <div className="border-t border-rule py-8 print:hidden">{ask}</div>
          <div className="print:hidden">
            <SimilarColleges profile={profile} />
          </div>
          <Sources profile={profile} />
        </div>
      </div>
    </Page>
  );
}

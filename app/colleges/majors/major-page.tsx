import { Link } from "@remix-run/react";
import { useMemo } from "react";
import { ErrorSummary } from "~/design/error-summary";
import { count, dollars, NOT_REPORTED } from "~/design/figures";
import { FoldNarrow } from "~/design/fold-narrow";
import { Page, PageHeading, Section } from "~/design/layout";
import type { MajorView } from "./major-view";
import { MajorSources } from "./majors-page";
import { majorsPath } from "./path";
import { type CountedHere, Teaching } from "./teaching";
import { useKnownHome } from "./use-known-home";
import { earningsWords, levelNames, spreadWords } from "./words";
import { WorkSection } from "./work-section";

const notHere: CountedHere = { income: "", here: null };

/** The page of one field of study. */
export function MajorPage({
  view,
  income,
  counted = notHere,
  ownAdmission,
}: {
  view: MajorView;
  /** The band that was posted, as the form holds it. */
  income: string;
  counted?: CountedHere;
  ownAdmission: boolean;
}) {
  const { major, title, programs, nearby, zipError } = view;
  useKnownHome(view, income !== "");
  const mistakes = useMemo(() => (zipError === null ? [] : [{ field: "zip", message: zipError }]), [zipError]);
  return (
    <Page wide>
      <PageHeading
        above={
          <span className="print:hidden">
            <Link to={majorsPath}>Majors and careers</Link> <span aria-hidden="true">›</span> {major.family}
          </span>
        }
        title={major.name}
      />
      <ErrorSummary mistakes={mistakes} />
      <AtAGlance view={view} />
      <Section id="what" title="What it is">
        <div className="grid max-w-[46rem] gap-3">
          <p>
            Colleges report it as “{title.replace(/\.$/, "")}” (CIP {major.cip4.slice(0, 2)}.{major.cip4.slice(2)}),
            part of {major.family.charAt(0).toLowerCase() + major.family.slice(1)}.
            {programs.length > 1 && ` It takes in ${count(programs.length)} programs:`}
          </p>
          {programs.length > 1 && <Programs titles={programs} />}
          {ownAdmission && (
            <p>
              Many colleges decide separately who gets into this field. They may ask for higher grades, or for a
              portfolio or an audition in the arts. Your chance may be lower than the college’s own admission rate. Ask
              whether you apply to the program, and how many of those who ask for it get in.
            </p>
          )}
        </div>
      </Section>
      <WorkSection view={view} />
      <Teaching view={view} income={income} counted={counted} />
      {nearby.length > 0 && (
        <Section id="nearby" title="Fields nearby">
          <FoldNarrow title={`${nearby.length} that lead to similar work`}>
            <ul className="grid gap-x-8 sm:grid-cols-2">
              {nearby.map(({ path, name }) => (
                <li key={path}>
                  <Link to={path} className="inline-flex min-h-11 items-center py-1.5">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
            <p className="mt-3 text-sm text-muted">
              They prepare for some of the same occupations, or are of one family.
            </p>
          </FoldNarrow>
        </Section>
      )}
      <MajorSources />
    </Page>
  );
}

function Programs({ titles }: { titles: readonly string[] }) {
  const list = (some: readonly string[]) => (
    <ul className="list-disc space-y-1 ps-6">
      {some.map((title) => (
        <li key={title}>{title.replaceAll("/", "/\u200b")}</li>
      ))}
    </ul>
  );
  if (titles.length <= 8) return list(titles);
  return (
    <>
      {list(titles.slice(0, 6))}
      <details>
        <summary className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4">
          {titles.length - 6} more
        </summary>
        {list(titles.slice(6))}
      </details>
    </>
  );
}

/** The figures one would come for, at both levels. */
function AtAGlance({ view: { major, debt, asked } }: { view: MajorView }) {
  const { bachelor, associate } = major.figures;
  const own = major.figures[asked.level];
  const rows: readonly (readonly [name: string, value: string, note: string])[] = [
    [
      "Bachelor’s degrees a year",
      count(bachelor.awards),
      `${count(bachelor.colleges)} ${bachelor.colleges === 1 ? "college" : "colleges"}`,
    ],
    [
      "Associate degrees a year",
      count(associate.awards),
      `${count(associate.colleges)} ${associate.colleges === 1 ? "college" : "colleges"}`,
    ],
    [
      "Earnings after five years",
      dollars(own.earnings?.mid ?? null),
      own.earnings === null
        ? `${levelNames[asked.level]}, too few programs report it`
        : `${levelNames[asked.level]}; middle half of programs ${spreadWords(own.earnings)}`,
    ],
    [
      "Typical debt where it’s taught",
      dollars(debt?.mid ?? null),
      debt === null
        ? "too few colleges report it"
        : "federal loans of all graduates who borrowed at these colleges, 2020-21; debt by major isn’t in our tables",
    ],
  ];
  return (
    <>
      <dl className="grid gap-x-8 gap-y-5 pb-4 sm:grid-cols-2 lg:grid-cols-4">
        {rows.map(([name, value, note]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd>
              <span className={value === NOT_REPORTED ? "text-muted" : "figures text-2xl font-semibold"}>{value}</span>
              <span className="block text-sm leading-snug text-muted">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="max-w-[46rem] pb-8 text-sm text-muted">{earningsWords(own)}</p>
    </>
  );
}

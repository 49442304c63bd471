import { count, dollars, NOT_REPORTED } from "~/design/figures";
import { FoldNarrow, foldedHeading } from "~/design/fold-narrow";
import { Section, SourceLine } from "~/design/layout";
import type { MajorView } from "./major-view";
import type { OccupationLine } from "./occupation";
import { growthWords, occupationSource, wageWords } from "./words";

/** Occupations of a field with pay, growth and the education to enter, and the licenses to ask about. */
export function WorkSection({ view }: { view: MajorView }) {
  const { direct, further, licenses, stateName } = view;
  return (
    <Section id="work" title="The work it prepares for">
      {direct.length + further.length === 0 ? (
        <p className="max-w-[46rem]">
          The federal crosswalk names no occupation for this field. That doesn’t mean there’s no work: broad fields lead
          to many kinds of it.
        </p>
      ) : (
        <>
          <p className="mb-4 max-w-[46rem]">
            By content, not by where graduates went: many work in something else. Pay is of everybody in the occupation,
            of every age and degree, so it isn’t what a graduate earns at first.
          </p>
          {direct.length > 0 && (
            <FoldNarrow title={`With a bachelor’s or less: ${occupationsWords(direct)}`}>
              <Occupations
                lines={direct}
                stateName={stateName}
                caption="Occupations to enter with a bachelor’s or less"
              />
            </FoldNarrow>
          )}
          {further.length > 0 && (
            <FoldNarrow title={`With more school: ${occupationsWords(further)}`}>
              <h3 className={`mt-8 mb-2 ${foldedHeading}`}>With more school</h3>
              <Occupations lines={further} stateName={stateName} caption="Occupations that ask for a graduate degree" />
            </FoldNarrow>
          )}
          <SourceLine>{occupationSource} Which field prepares for what: NCES and BLS crosswalk, 2020.</SourceLine>
        </>
      )}
      {licenses.length > 0 && (
        <div className="mt-8 max-w-[46rem]">
          <h3>Licenses to ask about</h3>
          <p className="mt-2">
            Commonly licensed: {licenses.join(", ")}. Rules differ by state. Before you enroll, ask the college in
            writing whether the program meets the rules of the state you want to work in, and how many of its graduates
            pass the exam.
          </p>
        </div>
      )}
    </Section>
  );
}

/** "8 occupations, $48,000 to $93,600 a year": how many, with the lowest and the highest median pay. */
function occupationsWords(lines: readonly OccupationLine[]): string {
  const many = `${lines.length} ${lines.length === 1 ? "occupation" : "occupations"}`;
  const pay = lines.flatMap(({ wages, per }) => (wages === null || per === "hour" ? [] : [wages.mid]));
  if (pay.length < 2) return many;
  return `${many}, ${dollars(Math.min(...pay))} to ${dollars(Math.max(...pay))} a year`;
}

const mostAtOnce = 10;

function Occupations({
  lines,
  stateName,
  caption,
}: {
  lines: readonly OccupationLine[];
  stateName: string | null;
  caption: string;
}) {
  const rest = lines.slice(mostAtOnce);
  return (
    <>
      <OccupationTable lines={lines.slice(0, mostAtOnce)} stateName={stateName} caption={caption} />
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4">
            {rest.length} more
          </summary>
          <OccupationTable lines={rest} stateName={stateName} caption={`${caption}, continued`} />
        </details>
      )}
    </>
  );
}

/** Pay, growth, openings and the education to enter, an occupation a row. */
export function OccupationTable({
  lines,
  stateName,
  caption,
}: {
  lines: readonly OccupationLine[];
  stateName: string | null;
  caption: string;
}) {
  const heads = ["Pay a year", ...(stateName === null ? [] : [`In ${stateName}`]), "Growth", "Openings a year"];
  const grid = stateName === null ? "max-sm:grid-cols-3" : "max-sm:grid-cols-2";
  return (
    <table className="w-full max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:hidden">
        <tr className="border-b border-rule-strong align-bottom text-sm">
          <th scope="col" className="py-2 pe-4 font-normal">
            Occupation
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2 ps-4 text-end font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {lines.map((line) => {
          const values = [
            wageWords(line),
            ...(stateName === null ? [] : [dollars(line.stateWage)]),
            growthWords(line.growth),
            count(line.openings),
          ];
          return (
            <tr
              key={line.code}
              className={`border-b border-rule align-baseline max-sm:grid max-sm:gap-x-4 max-sm:py-2.5 ${grid}`}
            >
              <th scope="row" className="py-2 pe-4 font-normal max-sm:col-span-full max-sm:py-0">
                {line.title}
                <span className="block text-sm text-muted">
                  {line.education === null
                    ? "typical education not published"
                    : `typically ${educationWords(line.education)}`}
                </span>
              </th>
              {values.map((value, at) => (
                <td
                  key={heads[at]}
                  className="py-2 ps-4 text-end whitespace-nowrap max-sm:p-0 max-sm:whitespace-normal max-sm:py-1 max-sm:text-start"
                >
                  <span className="block text-xs text-muted sm:hidden">{heads[at]}</span>
                  <span className={value === NOT_REPORTED ? "text-xs text-muted" : "figures"}>{value}</span>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const educationWords = (education: string) =>
  `${education.charAt(0).toLowerCase()}${education.slice(1)}`.replace("'", "’");

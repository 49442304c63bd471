import { Link } from "@remix-run/react";
import { count, dollars, percent } from "~/design/figures";
import { Folded } from "~/design/folded";
import { fieldsWords } from "./fold-figures";
import { From } from "./parts";
import type { Profile } from "./profile";
import type { ProgramField } from "./programs";

/** What can be studied: the largest fields at once, the rest behind one line that opens. */
export function Programs({ profile }: { profile: Profile }) {
  const { first, rest } = profile.fields;
  const many = rest.reduce((sum, field) => sum + field.programs.length, 0);
  return (
    <Folded id="programs" title="What you can study" figure={fieldsWords(profile)}>
      {first.length === 0 ? (
        <Families profile={profile} />
      ) : (
        <>
          <p className="mb-4 max-w-[46rem]">
            Associate and bachelor's programs, the largest first. Earnings are the median five years after graduation,
            in 2022 dollars. A dash means not reported: the figure is hidden where it covers only a few students.
          </p>
          <div className="@container">
            <ProgramTable fields={first} caption="Largest programs by field" />
            {rest.length > 0 && (
              <details className="group mt-4 print:[&::details-content]:[content-visibility:visible] print:[&::details-content]:block">
                <summary className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 print:hidden">
                  <span className="group-open:hidden">
                    Show {many} more {many === 1 ? "program" : "programs"} in {rest.length}{" "}
                    {rest.length === 1 ? "field" : "fields"}
                  </span>
                  <span className="hidden group-open:inline">Show only the largest fields</span>
                </summary>
                <ProgramTable fields={rest} caption="More programs by field" />
              </details>
            )}
          </div>
          <From profile={profile} groups={["programAwards", "programEarnings"]} />
        </>
      )}
    </Folded>
  );
}

/** What a college teaches whose single programs the federal table doesn't have. */
function Families({ profile }: { profile: Profile }) {
  const { families } = profile;
  if (families.length === 0) {
    return (
      <p className="max-w-[46rem]">
        The federal files don’t list this college’s programs, which doesn’t mean that it has none. Its own website lists
        what it teaches.
      </p>
    );
  }
  return (
    <>
      <p className="mb-4 max-w-[46rem]">
        The federal files don’t list this college’s programs one by one. These are its fields, with the share of its
        degrees in each; its own website lists the programs.
      </p>
      <table className="w-full max-w-[52rem]">
        <caption className="sr-only">Fields of study by share of degrees</caption>
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col" className="py-2 font-normal">
              Field
            </th>
            <th scope="col" className="py-2 ps-3 text-end font-normal">
              Share of degrees
            </th>
          </tr>
        </thead>
        <tbody>
          {families.map(({ code, label, share }) => (
            <tr key={code} className="border-t border-rule align-baseline">
              <th scope="row" className="py-1 font-normal wrap-anywhere">
                {label}
              </th>
              <td className="figures py-1 ps-3 text-end">
                <Dash value={share} write={percent} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <From profile={profile} groups={["fields"]} />
    </>
  );
}

function ProgramTable({ fields, caption }: { fields: readonly ProgramField[]; caption: string }) {
  return (
    <table className="w-full max-w-[52rem]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-sm text-muted">
          <th scope="col" className="py-2 font-normal wrap-anywhere @max-[16rem]:wrap-normal">
            Program
          </th>
          <th scope="col" className="py-2 ps-3 text-end align-bottom font-normal">
            Awards
          </th>
          <th scope="col" className="py-2 ps-3 text-end align-bottom font-normal">
            Earnings
          </th>
        </tr>
      </thead>
      {fields.map((field) => (
        <tbody key={field.code}>
          <tr className="border-t border-rule-strong">
            <th
              scope="rowgroup"
              className="pt-3 pb-1 font-serif text-lg wrap-anywhere @max-[16rem]:wrap-normal print:pt-1 print:pb-0 print:text-base"
            >
              {field.label}
            </th>
            <td className="figures pt-3 pb-1 ps-3 text-end print:pt-1 print:pb-0">
              {field.awards === null ? "" : count(field.awards)}
            </td>
            <td />
          </tr>
          {field.programs.map(({ path, title, level, awards, earnings }) => (
            <tr key={`${title} ${level}`} className="align-baseline">
              <th
                scope="row"
                className="py-1 font-normal wrap-anywhere sm:ps-4 @max-[16rem]:wrap-normal print:py-0 print:text-sm"
              >
                <Link to={path}>{title.replaceAll("/", "/\u200b")}</Link>{" "}
                <span className="text-sm text-muted">{level === "associate" ? "associate" : "bachelor's"}</span>
              </th>
              <td className="figures py-1 ps-3 text-end print:py-0 print:text-sm">
                <Dash value={awards} write={count} />
              </td>
              <td className="figures py-1 ps-3 text-end print:py-0 print:text-sm">
                <Dash value={earnings} write={dollars} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Dash({ value, write }: { value: number | null; write: (value: number) => string }) {
  if (value !== null) return write(value);
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">not reported</span>
    </>
  );
}

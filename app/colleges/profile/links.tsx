import { Link } from "@remix-run/react";
import { count } from "~/design/figures";
import { Folded } from "~/design/folded";
import { KeepButton } from "~/student/list/keep-button";
import { controlWords } from "./labels";
import { From, OutsideLink } from "./parts";
import type { Profile } from "./profile";

/** The college's own pages. They are on other sites, and the page says so. */
export function Links({ profile }: { profile: Profile }) {
  const { links } = profile.college;
  const rows = [
    ["Website", links.website],
    ["Admission office", links.admissions],
    ["Apply", links.apply],
    ["Financial aid office", links.financialAid],
    ["Net price calculator", links.netPriceCalculator],
  ] as const;
  const known = rows.flatMap(([name, address]) => (address === null ? [] : [{ name, address }]));
  return (
    <Folded id="links" title="The college's own pages">
      {known.length === 0 ? (
        <p className="max-w-[46rem]">This college doesn’t report a website.</p>
      ) : (
        <>
          <p className="mb-4 max-w-[46rem]">These links leave this site.</p>
          <ul className="max-w-[46rem]">
            {known.map(({ name, address }) => (
              <li
                key={name}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-2.5 print:py-0.5"
              >
                <OutsideLink href={address}>{name}</OutsideLink>
                <span className="min-w-0 text-sm break-all text-muted">{hostOf(address)}</span>
              </li>
            ))}
          </ul>
          <From profile={profile} groups={["links"]} />
        </>
      )}
    </Folded>
  );
}

/** Host and path, so that the reader sees where a link leads, also on paper. */
function hostOf(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, "").replace(/[/?#]+$/, "");
}

/** Colleges of the same state to look at next. */
export function SimilarColleges({ profile }: { profile: Profile }) {
  const { similar, stateName, college } = profile;
  const all = <Link to={`/colleges?state=${college.state}`}>All colleges in {stateName}</Link>;
  return (
    <Folded
      id="similar"
      title={`Similar colleges in ${stateName}`}
      figure={similar.length === 0 ? null : String(similar.length)}
    >
      <p className="mb-4">{all}</p>
      {similar.length === 0 ? (
        <p className="max-w-[46rem]">There’s no other college of this kind in {stateName}.</p>
      ) : (
        <>
          <p className="mb-4 max-w-[46rem]">
            The same level and the same kind of degree, close in size, in how many they admit, and in distance. Miles
            are in a straight line.
          </p>
          <ul className="grid gap-x-12 sm:grid-cols-2">
            {similar.map(({ unitid, path, name, city, control, undergraduates, miles, fewFinish }) => (
              <li
                key={path}
                className="flex items-start justify-between gap-3 border-b border-rule py-2.5 print:py-0.5"
              >
                <span>
                  <Link to={path} className="font-semibold">
                    {name}
                  </Link>
                  <span className="block text-sm text-muted">
                    {city}
                    {miles !== null &&
                      (miles === 0
                        ? ", under a mile away"
                        : `, ${count(miles)} ${miles === 1 ? "mile" : "miles"} away`)}
                    . {controlWords[control]}
                    {undergraduates !== null && `, ${count(undergraduates)} undergraduates`}.
                    {fewFinish !== null && <span className="block font-semibold text-ink">{fewFinish}</span>}
                  </span>
                </span>
                <KeepButton unitid={unitid} name={name} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Folded>
  );
}

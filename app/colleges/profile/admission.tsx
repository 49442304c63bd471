import type { Admission as Admissions, Quartiles, Weight } from "~/colleges/college";
import { Bars, QuartileBar } from "~/design/chart";
import { count, percent } from "~/design/figures";
import { Folded } from "~/design/folded";
import { policySentences, policyTitle } from "~/season/test-policy-words";
import { admittedWords } from "./fold-figures";
import { factorWords } from "./labels";
import { Figure, From } from "./parts";
import type { Profile } from "./profile";

/** Who gets in: counts, test policy, scores of those who came, and what the college says it looks at. */
export function Admission({ profile }: { profile: Profile }) {
  const { admission } = profile.college;
  const nothing = !admission.open && admission.rate === null && admission.factors === null;
  return (
    <Folded id="admission" title="Admission" figure={admittedWords(profile.college)}>
      {admission.open && (
        <p className="max-w-[46rem]">
          This college has <strong>open admission</strong>: anyone who finished high school, or has an equivalent such
          as the GED, can enroll. Some programs, such as nursing, can still choose among applicants, so ask about yours.
        </p>
      )}
      {nothing && (
        <p className="max-w-[46rem]">
          This college doesn’t report who it admits. Ask its admission office what it requires and how many students it
          takes.
        </p>
      )}
      <Counts admission={admission} />
      <Tests profile={profile} />
      <Factors admission={admission} />
      {(admission.open || !nothing) && (
        <From
          profile={profile}
          groups={[
            ...(admission.open ? (["openAdmission"] as const) : []),
            ...(admission.rate === null ? [] : (["admissions"] as const)),
            ...(profile.tests.basis !== "federal" ? [] : (["testPolicy"] as const)),
            ...(hasScores(admission) ? (["testScores"] as const) : []),
            ...(admission.factors === null ? [] : (["admissionFactors"] as const)),
          ]}
        />
      )}
    </Folded>
  );
}

function Counts({ admission: { applicants, admits, enrolled, rate, year } }: { admission: Admissions }) {
  if (applicants === null || admits === null || rate === null) return null;
  return (
    <div className="max-w-[46rem]">
      <h3>Who got in{year === null ? "" : `, ${year}`}</h3>
      <div className="mt-2">
        <Bars
          label="Applicants, admitted and enrolled"
          largest={applicants}
          write={count}
          rows={[
            { name: "Applied", value: applicants },
            { name: "Were admitted", value: admits, note: `${percent(rate)} of those who applied` },
            {
              name: "Enrolled",
              value: enrolled,
              ...(enrolled !== null && { note: `${percent(enrolled / admits)} of those admitted` }),
            },
          ]}
        />
      </div>
      {applicants < 100 && (
        <p className="mt-2 text-sm text-muted">
          With so few applicants, the rate can change a lot from one year to the next.
        </p>
      )}
    </div>
  );
}

function hasScores({ satReadingWriting, satMath, act }: Admissions): boolean {
  return satReadingWriting !== null || satMath !== null || act !== null;
}

function Tests({ profile: { college, tests } }: { profile: Profile }) {
  const { admission, links } = college;
  const { satSubmit, actSubmit, satReadingWriting, satMath, act, open } = admission;
  const title = policyTitle(tests);
  if (title === null && !hasScores(admission)) return null;
  const sent = satSubmit !== null || actSubmit !== null;
  const rows: readonly [string, Quartiles | null, number, number, number | null][] = [
    ["SAT Reading and Writing", satReadingWriting, 200, 800, satSubmit],
    ["SAT Math", satMath, 200, 800, satSubmit],
    ["ACT composite", act, 1, 36, actSubmit],
  ];
  return (
    <div className="mt-8 first:mt-0 print:mt-4">
      <h3>{title ?? "Test scores"}</h3>
      {title !== null && (
        <p className="mt-1 max-w-[46rem]">
          {policySentences(tests).join(" ")}
          {links.admissions !== null && (
            <>
              {" "}
              <a href={links.admissions} rel="noopener">
                Its admission page
              </a>
            </>
          )}
        </p>
      )}
      {hasScores(admission) ? (
        <table className="mt-4 w-full max-w-[52rem] max-sm:table-fixed max-sm:wrap-anywhere">
          <caption className="mb-1 max-w-[46rem] text-sm text-muted">
            Scores of the first-year students who sent them. Half of them scored within the bar, a quarter below it, and
            a quarter above.
          </caption>
          <thead>
            <tr className="border-b border-rule-strong text-xs text-muted sm:text-sm">
              <th scope="col" className="py-2 align-bottom font-normal max-sm:w-2/5">
                Test
              </th>
              {["Lower quarter", "Middle", "Upper quarter", ...(sent ? ["Sent it"] : [])].map((name) => (
                <th key={name} scope="col" className="py-2 ps-2 text-end align-bottom font-normal sm:ps-3">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, quartiles, from, to, share]) => (
              <tr key={name} className="border-b border-rule align-baseline">
                <th scope="row" className="py-2.5 print:py-0.5 leading-snug font-normal sm:w-2/5">
                  {name}
                  {quartiles && (
                    <span className="mt-1 block max-w-72">
                      <QuartileBar
                        {...quartiles}
                        from={from}
                        to={to}
                        label={`middle half from ${quartiles.p25} to ${quartiles.p75}, on a scale from ${from} to ${to}`}
                      />
                    </span>
                  )}
                </th>
                {[quartiles?.p25 ?? null, quartiles?.p50 ?? null, quartiles?.p75 ?? null].map((score, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: three quartiles, always in this order
                  <td key={place} className="py-2.5 print:py-0.5 ps-2 text-end sm:ps-3">
                    <Figure>{count(score)}</Figure>
                  </td>
                ))}
                {sent && (
                  <td className="py-2.5 print:py-0.5 ps-2 text-end sm:ps-3">
                    <Figure>{percent(share)}</Figure>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        tests.mayCount &&
        !open && <p className="mt-1 text-muted">Scores of the students who enrolled aren’t reported.</p>
      )}
    </div>
  );
}

const weights: readonly (readonly [Weight, string])[] = [
  ["required", "Required"],
  ["considered", "Considered if you send it"],
  ["not considered", "Not considered"],
];

function Factors({ admission: { factors } }: { admission: Admissions }) {
  if (factors === null) return null;
  return (
    <div className="mt-8 print:mt-4">
      <h3>What the college says it looks at</h3>
      <dl className="mt-3 grid gap-x-10 gap-y-5 sm:grid-cols-3 print:grid-cols-3">
        {weights.map(([weight, words]) => {
          const named = factorWords.filter(([key]) => factors[key] === weight);
          if (named.length === 0) return null;
          return (
            <div key={weight} className="border-t border-rule-strong pt-2">
              <dt className="font-semibold">{words}</dt>
              {named.map(([key, factor]) => (
                <dd key={key} className={`mt-1 ${weight === "not considered" ? "text-muted" : ""}`}>
                  {factor}
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
    </div>
  );
}

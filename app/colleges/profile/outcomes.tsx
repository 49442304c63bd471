import { count, dollars, percent } from "~/design/figures";
import { Folded } from "~/design/folded";
import { graduatedWords } from "./fold-figures";
import { From, type Measure, Measures, Median } from "./parts";
import type { Profile } from "./profile";

/** What became of those who started here: degrees, earnings and debt, beside the median of colleges of the kind. */
export function Outcomes({ profile }: { profile: Profile }) {
  const { college, typical } = profile;
  const { outcomes } = college;
  const rate = (
    name: string,
    key: "graduationRate" | "bachelorIn4Years" | "bachelorIn6Years" | "transferOut" | "retention",
    note?: string,
  ): Measure => ({
    name,
    ...(note !== undefined && { note }),
    value: outcomes[key],
    median: typical?.median[key] ?? null,
    largest: 1,
    write: percent,
  });
  const money = (name: string, key: "earnings10" | "earnings6" | "debt", largest: number, note: string): Measure => ({
    name,
    note,
    value: outcomes[key],
    median: typical?.median[key] ?? null,
    largest,
    write: (value) => dollars(value === null ? null : Math.round(value)),
  });
  const bachelors = college.awardsBachelor !== false;
  const nothing = Object.values(outcomes).every((value) => value === null);
  return (
    <Folded id="outcomes" title="After college" figure={graduatedWords(profile.college)}>
      {nothing ? (
        <p className="max-w-[46rem]">
          This college doesn’t report graduation rates, earnings or debt. Ask how many of the students who start there
          finish, and what they do afterward.
        </p>
      ) : (
        <>
          <h3>Finishing</h3>
          <Measures
            profile={profile}
            caption="Graduation, retention and transfer"
            rows={[
              rate("Came back for a second year", "retention"),
              ...(bachelors
                ? [
                    rate("Bachelor's degree within 4 years", "bachelorIn4Years"),
                    rate("Bachelor's degree within 6 years", "bachelorIn6Years"),
                  ]
                : []),
              rate(
                "Graduated, any degree or certificate",
                "graduationRate",
                "within one and a half times the normal time",
              ),
              rate("Transferred to another college", "transferOut", "without graduating here first"),
            ]}
          />
          <Median profile={profile} short />
          <p className="mt-2 max-w-[46rem] text-sm text-muted">
            These rates follow students who started here full-time and hadn’t been to college before. Part-time students
            and students who transferred in aren’t counted.
          </p>
          <h3 className="mt-8">Earnings and debt</h3>
          <Measures
            profile={profile}
            caption="Earnings and debt"
            rows={[
              money("Earnings 10 years after entry", "earnings10", 150_000, "median a year, in 2022 dollars"),
              money("Earnings 6 years after entry", "earnings6", 150_000, "median a year, in 2022 dollars"),
              money("Federal debt at graduation", "debt", 40_000, "median of those who borrowed and finished"),
            ]}
          />
          <p className="mt-3 max-w-[46rem] text-sm text-muted">
            Earnings include everyone who had federal aid and works, whether they graduated or not. What someone earns
            depends on their field, where they live and a lot more. The college is just one part of it.
          </p>
          {(outcomes.bachelorDegrees !== null || outcomes.associateDegrees !== null) && (
            <p className="mt-4 max-w-[46rem]">{degrees(outcomes.bachelorDegrees, outcomes.associateDegrees)}</p>
          )}
          <From
            profile={profile}
            groups={["graduation", "bachelorGraduation", "transferOut", "retention", "earnings", "debt", "degrees"]}
          />
        </>
      )}
    </Folded>
  );
}

function degrees(bachelor: number | null, associate: number | null): string {
  const parts = [
    bachelor === null || bachelor === 0
      ? null
      : `${count(bachelor)} bachelor's ${bachelor === 1 ? "degree" : "degrees"}`,
    associate === null || associate === 0
      ? null
      : `${count(associate)} associate ${associate === 1 ? "degree" : "degrees"}`,
  ].filter((part) => part !== null);
  return parts.length === 0
    ? "In 2023-24 the college reported no associate or bachelor's degrees awarded."
    : `In 2023-24 the college awarded ${parts.join(" and ")}.`;
}

import { count, dollars, NOT_REPORTED, percent } from "~/design/figures";
import { Folded } from "~/design/folded";
import { Section } from "~/design/layout";
import { sizeBandOf } from "../facts/size";
import { controlWords, degreeWords, localeWords, missionWords } from "./labels";
import { averageNetPrice } from "./overview";
import { Facts, Figure, Median } from "./parts";
import type { Profile } from "./profile";

const sizes = { tiny: "Very small", small: "Small", medium: "Medium", large: "Large", huge: "Very large" } as const;

/** The college in a few sentences, its four chief figures, and what kind of college it is. */
export function Glance({ profile }: { profile: Profile }) {
  const { college, overview, typical, stateName, regionName } = profile;
  const { admission, outcomes, students } = college;
  const price = averageNetPrice(college);
  const size = sizeBandOf(students.undergraduates);
  const chief = [
    {
      name: admission.open ? "Admission" : "Admission rate",
      value: admission.open ? "open to all" : percent(admission.rate),
      median: admission.open ? null : percent(typical?.median.rate ?? null),
      note: admission.open ? "with a high school diploma" : (admission.year ?? ""),
    },
    {
      name: "Average net price a year",
      value: dollars(price?.dollars ?? null),
      median: price?.year === "2022-23" ? dollars(typical?.median.netPrice ?? null) : null,
      note: price ? `after grants, ${price.year}` : "",
    },
    {
      name: "Graduated",
      value: percent(outcomes.graduationRate),
      median: percent(typical?.median.graduationRate ?? null),
      note: "within 1½ times the normal time",
    },
    {
      name: "Earnings 10 years after entry",
      value: dollars(outcomes.earnings10),
      median: dollars(typical?.median.earnings10 ?? null),
      note: "median, in 2022 dollars",
    },
  ];
  const rows: (readonly [string, string])[] = [
    ["Control", controlWords[college.control]],
    ["Level", college.level === "4year" ? "Four-year" : "Two-year"],
    ["Highest degree", sentence(college.highestOffered === null ? null : degreeWords[college.highestOffered])],
    ["Place", `${college.city}, ${stateName}${regionName === null ? "" : ` (${regionName})`}`],
    ["Setting", localeWords(college.locale) ?? NOT_REPORTED],
    ["Size", size === null ? NOT_REPORTED : `${sizes[size]}, ${count(students.undergraduates)} undergraduates`],
    ["Religious affiliation", college.religion ?? "none reported"],
    ...college.missions.map((mission) => ["Mission", missionWords[mission]] as const),
    ...(college.system === null ? [] : [["Part of", college.system] as const]),
  ];
  return (
    <>
      <Section id="glance" title="At a glance">
        <p className="max-w-[46rem] text-lg leading-relaxed print:text-base print:leading-normal">
          {overview.join(" ")}
        </p>
        <dl className="mt-8 grid grid-cols-2 print:mt-4 gap-x-6 border-y border-rule sm:grid-cols-4 print:grid-cols-4">
          {chief.map(({ name, value, median, note }, place) => (
            <div
              key={name}
              className={`py-5 print:py-2 ${place > 1 ? "border-t border-rule sm:border-t-0 print:border-t-0" : ""}`}
            >
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="mt-1">
                <Figure large>{value}</Figure>
                {value !== NOT_REPORTED && (
                  <span className="mt-1 block text-sm text-muted">
                    {note}
                    {median !== null && median !== NOT_REPORTED && <span className="block">Median: {median}</span>}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {chief.some(({ value, median }) => value !== NOT_REPORTED && median !== null) && <Median profile={profile} />}
      </Section>
      <Folded
        id="kind"
        title="What kind of college it is"
        figure={size === null ? null : `${sizes[size]}, ${controlWords[college.control].toLowerCase()}`}
      >
        <Facts rows={unique(rows)} />
      </Folded>
    </>
  );
}

function sentence(words: string | null): string {
  return words === null ? NOT_REPORTED : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Several missions share one line, so that each term stands once. */
function unique(rows: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  const merged = new Map<string, string>();
  for (const [term, value] of rows) merged.set(term, merged.has(term) ? `${merged.get(term)}; ${value}` : value);
  return [...merged];
}

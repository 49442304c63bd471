import type { College } from "~/colleges/college";
import { count, dollars, percent } from "~/design/figures";
import { stateName } from "~/geography/states";
import { awardWords, degreeWords } from "./labels";

const kinds: Readonly<Record<College["control"], string>> = {
  public: "public",
  nonprofit: "private, nonprofit",
  forprofit: "private, for-profit",
};

/**
 * The average net price to show first: 2022-23, which nearly all colleges report and which lists and medians are made
 * of; a newer one only where there is no other. Shown as $0 where grants exceed the price.
 */
export function averageNetPrice(college: College): { readonly dollars: number; readonly year: string } | null {
  const { netPriceNewer, netPrice } = college.cost;
  if (netPrice !== null) return { dollars: Math.max(0, netPrice), year: "2022-23" };
  return netPriceNewer === null ? null : { dollars: Math.max(0, netPriceNewer), year: "2023-24" };
}

/** A college in a few plain sentences, each of them only where its figures are reported. */
export function overview(college: College): readonly string[] {
  return [
    what(college),
    awards(college),
    admission(college),
    price(college),
    graduation(college),
    sparse(college),
  ].filter((sentence) => sentence !== null);
}

function what(college: College): string {
  const { undergraduates } = college.students;
  const people =
    undergraduates === null ? "" : `, with ${count(undergraduates)} undergraduate${undergraduates === 1 ? "" : "s"}`;
  return `${college.name} is a ${kinds[college.control]} college in ${college.city}, ${stateName(college.state)}${people}.`;
}

function awards({ predominant, highestOffered, onlineOnly }: College): string | null {
  const online = onlineOnly ? " All classes are online." : "";
  if (predominant === null) return online.trim() || null;
  const highest = highestOffered === null ? "" : `; the highest is the ${degreeWords[highestOffered]}`;
  return `Most of its degrees and certificates are ${awardWords[predominant]}${highest}.${online}`;
}

function admission({ admission: { open, rate, year, applicants, admits } }: College): string | null {
  if (open) return "It has open admission: anyone who finished high school can enroll.";
  if (rate === null) return null;
  const when = year === null ? "" : ` for ${year}`;
  if (applicants === null || admits === null) return `It admitted ${percent(rate)} of those who applied${when}.`;
  return `It admitted ${count(admits)} of the ${count(applicants)} people who applied${when} (${percent(rate)}).`;
}

function price(college: College): string | null {
  const average = averageNetPrice(college);
  if (average === null) return null;
  const who = college.control === "public" ? "in-state students with federal aid" : "students with federal aid";
  return `After grants, ${who} paid ${dollars(average.dollars)} for the year ${average.year} on average.`;
}

function graduation({ outcomes: { graduationRate } }: College): string | null {
  return graduationRate === null
    ? null
    : `Of the full-time students who started here, ${percent(graduationRate)} graduated here within one and a half times the normal time.`;
}

/** A page with next to no figures says so first, so that nobody reads the gaps as a verdict. */
function sparse(college: College): string | null {
  const { admission: a, outcomes: o } = college;
  const key = [a.open || a.rate !== null, averageNetPrice(college), o.graduationRate, o.earnings10, o.retention];
  return key.filter((value) => value !== null && value !== false).length > 1
    ? null
    : "It reports few figures to the federal government, as small and new colleges often do. Ask the college for the rest.";
}

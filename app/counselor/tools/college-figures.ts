/**
 * Every figure of a college that its page shows, with the sentence that states it. Long because it's a table: one entry a
 * figure, each with where it stands and which publication and year it's from.
 */
import type { College } from "~/colleges/college";
import { controlWords, degreeWords, localeWords, missionWords } from "~/colleges/profile/labels";
import { averageNetPrice } from "~/colleges/profile/overview";
import type { ComparedFigure } from "~/colleges/profile/typical";
import type { FigureGroup } from "~/colleges/provenance";
import { stateName } from "~/colleges/states";
import type { Evidence } from "~/counselor/answer/evidence";
import { count, dollars, percent } from "~/design/figures";
import type { CollegeSection } from "./college-evidence";

export interface CollegeFigure {
  readonly section: CollegeSection;
  readonly group: FigureGroup;
  /** What it is, for "isn't reported". */
  readonly name: string;
  readonly values: (college: College) => Evidence["figures"];
  /** The sentence; null where it isn't reported. `name` begins a sentence, `year` is the year of the figures. */
  readonly sentence: (college: College, name: string, year: string) => string | null;
  /** The figure whose national median is worth naming beside it. */
  readonly median?: { readonly of: ComparedFigure; readonly write: (value: number) => string };
}

const when = (year: string) => (/^fall/.test(year) ? `for ${year}` : `in ${year}`);
const money = (value: number) => dollars(Math.round(value));
const named = (one: CollegeFigure) => one;

const tuition = named({
  section: "cost",
  group: "tuition",
  name: "tuition",
  values: ({ cost }) => ({
    in_state: cost.tuitionInState,
    out_of_state: cost.tuitionOutOfState,
    in_district: cost.tuitionInDistrict,
  }),
  sentence({ cost }, name, year) {
    const { tuitionInState: inState, tuitionOutOfState: out, tuitionInDistrict: district } = cost;
    if (inState === null && out === null) return null;
    if (inState === out || out === null)
      return `${name} charged ${dollars(inState)} in tuition and fees ${when(year)}, before any aid.`;
    const near =
      district === null || district === inState ? "" : `${dollars(district)} for students from its district, `;
    return `${name} charged ${near}${dollars(inState)} in tuition and fees for students from the state and ${dollars(out)} for students from elsewhere ${when(year)}, before any aid.`;
  },
});

const published = named({
  section: "cost",
  group: "publishedPrice",
  name: "full price",
  values: ({ cost: { published: price } }) => ({
    in_state_on_campus: price.inState.onCampus,
    in_state_off_campus: price.inState.offCampus,
    in_state_with_family: price.inState.withFamily,
    out_of_state_on_campus: price.outOfState.onCampus,
    out_of_state_off_campus: price.outOfState.offCampus,
  }),
  sentence({ cost: { published: price } }, name, year) {
    const living =
      price.inState.onCampus !== null ? "onCampus" : price.inState.offCampus !== null ? "offCampus" : "withFamily";
    const where = { onCampus: "living on campus", offCampus: "living off campus", withFamily: "living with family" }[
      living
    ];
    const [home, away] = [price.inState[living], price.outOfState[living]];
    if (home === null) return null;
    const both =
      away === null || away === home
        ? dollars(home)
        : `${dollars(home)} for students from the state and ${dollars(away)} for students from elsewhere`;
    return `The full published price of a year at ${name.replace(/^The /, "the ")}, ${where}, was ${both} ${when(year)}: tuition, fees, housing, food, books and other costs, before any aid.`;
  },
});

export const collegeFigures = {
  "acceptance rate": named({
    section: "admission",
    group: "admissions",
    name: "admission rate",
    values: ({ admission: { rate, applicants, admits } }) => ({ rate, applicants, admits }),
    sentence({ admission: { open, rate, applicants, admits } }, name, year) {
      if (open)
        return `${name} has open admission: anyone who finished high school can enroll. Some programs, such as nursing, can still choose.`;
      if (rate === null) return null;
      const of =
        applicants === null || admits === null
          ? "of those who applied"
          : `of its applicants (${count(admits)} of ${count(applicants)})`;
      return `${name} admitted ${percent(rate)} ${of} ${when(year)}.`;
    },
    median: { of: "rate", write: percent },
  }),
  applicants: named({
    section: "admission",
    group: "admissions",
    name: "number of applicants",
    values: ({ admission: { applicants, admits, enrolled } }) => ({ applicants, admits, enrolled }),
    sentence: ({ admission: { applicants, admits, enrolled } }, name, year) =>
      applicants === null || admits === null
        ? null
        : `${count(applicants)} people applied to ${name.replace(/^The /, "the ")} ${when(year)}; it admitted ${count(admits)}${enrolled === null ? "" : `, and ${count(enrolled)} enrolled`}.`,
  }),
  yield: named({
    section: "admission",
    group: "admissions",
    name: "yield",
    values: ({ admission: { admits, enrolled } }) => ({
      admits,
      enrolled,
      yield: admits && enrolled !== null ? enrolled / admits : null,
    }),
    sentence: ({ admission: { admits, enrolled } }, name, year) =>
      !admits || enrolled === null
        ? null
        : `Of the ${count(admits)} students ${name.replace(/^The /, "the ")} admitted ${when(year)}, ${count(enrolled)} enrolled (${percent(enrolled / admits)}).`,
  }),
  sat: named({
    section: "admission",
    group: "testScores",
    name: "SAT scores of its students",
    values: ({ admission: { satReadingWriting: rw, satMath: math, satSubmit } }) => ({
      reading_writing_25: rw?.p25 ?? null,
      reading_writing_75: rw?.p75 ?? null,
      math_25: math?.p25 ?? null,
      math_75: math?.p75 ?? null,
      share_sent: satSubmit,
    }),
    sentence({ admission: { satReadingWriting: rw, satMath: math, satSubmit } }, name, year) {
      if (rw === null || math === null) return null;
      const sent = satSubmit === null ? "" : ` ${percent(satSubmit)} of them sent an SAT score.`;
      return `The middle half of first-year students at ${name.replace(/^The /, "the ")} who sent SAT scores had ${rw.p25} to ${rw.p75} in Reading and Writing and ${math.p25} to ${math.p75} in Math (${year}).${sent}`;
    },
  }),
  act: named({
    section: "admission",
    group: "testScores",
    name: "ACT scores of its students",
    values: ({ admission: { act, actSubmit } }) => ({
      act_25: act?.p25 ?? null,
      act_50: act?.p50 ?? null,
      act_75: act?.p75 ?? null,
      share_sent: actSubmit,
    }),
    sentence({ admission: { act, actSubmit } }, name, year) {
      if (act === null) return null;
      const sent = actSubmit === null ? "" : ` ${percent(actSubmit)} of them sent an ACT score.`;
      return `The middle half of first-year students at ${name.replace(/^The /, "the ")} who sent ACT scores had ${act.p25} to ${act.p75} (${year}).${sent}`;
    },
  }),
  tuition,
  "published price": published,
  housing: named({
    section: "cost",
    group: "livingCosts",
    name: "cost of housing and food",
    values: ({ cost }) => ({ on_campus: cost.roomBoardOnCampus, off_campus: cost.roomBoardOffCampus }),
    sentence({ cost: { roomBoardOnCampus: on, roomBoardOffCampus: off } }, name, year) {
      if (on === null && off === null) return null;
      const parts = [
        on === null ? null : `${dollars(on)} on campus`,
        off === null ? null : `${dollars(off)} off campus`,
      ].filter(Boolean);
      return `${name} estimated housing and food at ${parts.join(" and ")} ${when(year)}.`;
    },
  }),
  books: named({
    section: "cost",
    group: "livingCosts",
    name: "cost of books",
    values: ({ cost }) => ({ books: cost.books }),
    sentence: ({ cost: { books } }, name, year) =>
      books === null ? null : `${name} estimated books and supplies at ${dollars(books)} ${when(year)}.`,
  }),
  "net price": named({
    section: "cost",
    group: "netPrice",
    name: "net price",
    values: (college) => ({ net_price: averageNetPrice(college)?.dollars ?? null }),
    sentence(college, name) {
      const average = averageNetPrice(college);
      if (average === null) return null;
      const who =
        college.control === "public"
          ? "students with federal aid who pay the in-state price"
          : "students with federal aid";
      return `After grants, first-year ${who} paid ${dollars(average.dollars)} on average for a year at ${name.replace(/^The /, "the ")} (${average.year}), with housing and food.`;
    },
    median: { of: "netPrice", write: money },
  }),
  grants: named({
    section: "cost",
    group: "grants",
    name: "grants",
    values: ({ aid }) => ({
      any_share: aid.anyGrantShare,
      any_average: aid.anyGrantAverage,
      college_share: aid.collegeGrantShare,
      college_average: aid.collegeGrantAverage,
    }),
    sentence({ aid: { anyGrantShare, anyGrantAverage, collegeGrantShare, collegeGrantAverage } }, name, year) {
      if (anyGrantShare === null || anyGrantAverage === null) return null;
      const own =
        collegeGrantShare === null || collegeGrantAverage === null
          ? ""
          : ` The college’s own grants went to ${percent(collegeGrantShare)}, ${dollars(collegeGrantAverage)} on average.`;
      return `${percent(anyGrantShare)} of first-year students at ${name.replace(/^The /, "the ")} got a grant or scholarship ${when(year)}, ${dollars(anyGrantAverage)} on average for those who got one.${own}`;
    },
  }),
  loans: named({
    section: "cost",
    group: "loans",
    name: "share of students with loans",
    values: ({ aid }) => ({ share: aid.federalLoanShare }),
    sentence: ({ aid: { federalLoanShare } }, name, year) =>
      federalLoanShare === null
        ? null
        : `${percent(federalLoanShare)} of undergraduates at ${name.replace(/^The /, "the ")} had a federal loan ${when(year)}.`,
  }),
  graduation: named({
    section: "outcomes",
    group: "graduation",
    name: "graduation rate",
    values: ({ outcomes }) => ({
      rate: outcomes.graduationRate,
      four_years: outcomes.bachelorIn4Years,
      six_years: outcomes.bachelorIn6Years,
    }),
    sentence({ outcomes: { graduationRate, bachelorIn4Years } }, name) {
      if (graduationRate === null) return null;
      const four =
        bachelorIn4Years === null
          ? ""
          : ` ${percent(bachelorIn4Years)} of those who set out for a bachelor’s degree had it within 4 years.`;
      return `${percent(graduationRate)} of full-time students who started at ${name.replace(/^The /, "the ")} graduated there within one and a half times the normal time (2024).${four}`;
    },
    median: { of: "graduationRate", write: percent },
  }),
  "four years": named({
    section: "outcomes",
    group: "bachelorGraduation",
    name: "four-year graduation rate",
    values: ({ outcomes }) => ({ four_years: outcomes.bachelorIn4Years, six_years: outcomes.bachelorIn6Years }),
    sentence({ outcomes: { bachelorIn4Years, bachelorIn6Years } }, name, year) {
      if (bachelorIn4Years === null) return null;
      const six = bachelorIn6Years === null ? "" : `, and ${percent(bachelorIn6Years)} within 6 years`;
      return `${percent(bachelorIn4Years)} of full-time students who set out for a bachelor’s degree at ${name.replace(/^The /, "the ")} had it within 4 years${six} (${year}).`;
    },
    median: { of: "bachelorIn4Years", write: percent },
  }),
  retention: named({
    section: "outcomes",
    group: "retention",
    name: "retention rate",
    values: ({ outcomes }) => ({ retention: outcomes.retention }),
    sentence: ({ outcomes: { retention } }, name, year) =>
      retention === null
        ? null
        : `${percent(retention)} of first-year students at ${name.replace(/^The /, "the ")} came back for a second year (${year}).`,
    median: { of: "retention", write: percent },
  }),
  "transfer out": named({
    section: "outcomes",
    group: "transferOut",
    name: "share who transfer out",
    values: ({ outcomes }) => ({ transfer_out: outcomes.transferOut }),
    sentence: ({ outcomes: { transferOut } }, name, year) =>
      transferOut === null
        ? null
        : `${percent(transferOut)} of students who started at ${name.replace(/^The /, "the ")} transferred to another college without graduating first (${year}).`,
    median: { of: "transferOut", write: percent },
  }),
  earnings: named({
    section: "outcomes",
    group: "earnings",
    name: "earnings",
    values: ({ outcomes }) => ({ after_10_years: outcomes.earnings10, after_6_years: outcomes.earnings6 }),
    sentence: ({ outcomes: { earnings10 } }, name, year) =>
      earnings10 === null
        ? null
        : `Ten years after starting at ${name.replace(/^The /, "the ")}, students with federal aid who work earned ${dollars(Math.round(earnings10))} a year at the median, graduates or not (${year}, in 2022 dollars).`,
    median: { of: "earnings10", write: money },
  }),
  debt: named({
    section: "outcomes",
    group: "debt",
    name: "debt at graduation",
    values: ({ outcomes }) => ({ debt: outcomes.debt }),
    sentence: ({ outcomes: { debt } }, name, year) =>
      debt === null
        ? null
        : `Graduates of ${name.replace(/^The /, "the ")} who borrowed owed ${dollars(Math.round(debt))} in federal loans at the median, Parent PLUS left out (${year}).`,
    median: { of: "debt", write: money },
  }),
  size: named({
    section: "students",
    group: "enrollment",
    name: "number of students",
    values: ({ students }) => ({
      undergraduates: students.undergraduates,
      full_time: students.fullTime,
      graduate: students.graduate,
    }),
    sentence({ students: { undergraduates, graduate } }, name, year) {
      if (undergraduates === null) return null;
      const also = graduate === null || graduate === 0 ? "" : ` and ${count(graduate)} graduate students`;
      return `${name} had ${count(undergraduates)} undergraduates${also} in ${year}.`;
    },
  }),
  faculty: named({
    section: "students",
    group: "studentFaculty",
    name: "number of students for each teacher",
    values: ({ students }) => ({ students_per_teacher: students.perFaculty }),
    sentence: ({ students: { perFaculty } }, name, year) =>
      perFaculty === null ? null : `${name} had ${count(perFaculty)} students for each teacher in ${year}.`,
    median: { of: "perFaculty", write: count },
  }),
  pell: named({
    section: "students",
    group: "pell",
    name: "share of students with a Pell Grant",
    values: ({ students }) => ({ share: students.pellShare }),
    sentence: ({ students: { pellShare } }, name, year) =>
      pellShare === null
        ? null
        : `${percent(pellShare)} of undergraduates at ${name.replace(/^The /, "the ")} had a Pell Grant ${when(year)}.`,
    median: { of: "pellShare", write: percent },
  }),
  kind: named({
    section: "glance",
    group: "identity",
    name: "kind of college",
    values: ({ control, level, city, state }) => ({ control, level, city, state }),
    sentence(college, name) {
      const { control, level, city, state, locale, religion, missions, highestOffered } = college;
      const place = localeWords(locale);
      const more = [
        religion === null ? null : `religious affiliation: ${religion}`,
        ...missions.map((mission) => missionWords[mission]),
        highestOffered === null ? null : `highest degree: ${degreeWords[highestOffered]}`,
      ].filter(Boolean);
      const kind = controlWords[control].toLowerCase();
      return `${name} is a ${kind} ${level === "4year" ? "four-year" : "two-year"} college in ${city}, ${stateName(state)}${place === null ? "" : ` (${place.toLowerCase()})`}.${more.length === 0 ? "" : ` ${cap(more.join("; "))}.`}`;
    },
  }),
} satisfies Record<string, CollegeFigure>;

const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export type CollegeFigureName = keyof typeof collegeFigures;
export const collegeFigureNames = Object.keys(collegeFigures) as CollegeFigureName[];

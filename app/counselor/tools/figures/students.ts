import { controlWords, degreeWords, localeWords, missionWords } from "~/colleges/profile/labels";
import { stateName } from "~/colleges/states";
import { count, percent } from "~/design/figures";
import { figure } from "./figure";

/** How many students there are, and what kind of college it is. */
export const studentsFigures = {
  size: figure({
    section: "students",
    group: "enrollment",
    name: "number of students",
    values: ({ students }) => ({
      undergraduates: students.undergraduates,
      full_time: students.fullTime,
      graduate: students.graduate,
    }),
    sentence({ students: { undergraduates, graduate } }, { say, name, year }) {
      if (undergraduates === null) return null;
      const graduates = graduate === null || graduate === 0 ? "" : say("graduates", { graduates: count(graduate) });
      return say("size", { name, undergraduates: count(undergraduates), graduates, year });
    },
  }),
  faculty: figure({
    section: "students",
    group: "studentFaculty",
    name: "number of students for each teacher",
    values: ({ students }) => ({ students_per_teacher: students.perFaculty }),
    sentence: ({ students: { perFaculty } }, { say, name, year }) =>
      perFaculty === null ? null : say("faculty", { name, students: count(perFaculty), year }),
    median: { of: "perFaculty", write: count },
  }),
  pell: figure({
    section: "students",
    group: "pell",
    name: "share of students with a Pell Grant",
    values: ({ students }) => ({ share: students.pellShare }),
    sentence: ({ students: { pellShare } }, { say, within, when }) =>
      pellShare === null ? null : say("pell", { share: percent(pellShare), within, when }),
    median: { of: "pellShare", write: percent },
  }),
  kind: figure({
    section: "glance",
    group: "identity",
    name: "kind of college",
    values: ({ control, level, city, state }) => ({ control, level, city, state }),
    sentence(college, { name }) {
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
};

const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

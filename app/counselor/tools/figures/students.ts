import { localeWords } from "~/colleges/profile/labels";
import { count, percent } from "~/design/figures";
import { stateName } from "~/geography/states";
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
    sentence(college, { say, name }) {
      const { control, level, city, state, locale, religion, missions, highestOffered } = college;
      const place = localeWords(locale);
      const more = [
        ...(religion === null ? [] : [say("kind religion", { religion })]),
        ...missions.map((mission) => say(`mission ${mission}`)),
        ...(highestOffered === null ? [] : [say("kind highest", { degree: say(`degree ${highestOffered}`) })]),
      ];
      const kind = say("kind", {
        name,
        city,
        control: say(`control ${control}`),
        state: stateName(state),
        years: say(level === "4year" ? "years 4year" : "years 2year"),
        place: place === null ? "" : ` (${place.toLowerCase()})`,
      });
      return more.length === 0 ? kind : `${kind} ${cap(more.join("; "))}.`;
    },
  }),
};

const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

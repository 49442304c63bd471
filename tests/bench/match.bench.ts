import { catalogue } from "~/colleges/catalogue.server";
import { searchColleges } from "~/colleges/search/search";
import { collegeIndex } from "~/colleges/search/search.server";
import { noAnswers } from "~/match/model/answers/input";
import { calculateMatch } from "~/match/model/list/calculate";
import { modelOf, rank, studentOf } from "~/match/model/list/rank";
import { type Figure, once, timed } from "./figures";

const queries = ["mit", "ohio state", "art", "community college", "san jose", "unviersity of michgan", "a", "texas"];

export async function figures(): Promise<readonly Figure[]> {
  const loading = [
    await once("load the catalogue", () => catalogue()),
    await once("prepare the chances", () => modelOf(catalogue().all)),
    await once("index the names", () => collegeIndex()),
  ];
  const { all } = catalogue();
  const model = modelOf(all);
  const students = [2.4, 3.0, 3.4, 3.7, 4.0].map((gpa) => studentOf({ ...noAnswers(), gpa, state: "OH" }, null));
  const nth = <T>(list: readonly T[], at: number) => list[at % list.length] as T;
  return [
    ...loading,
    timed(`rank ${all.length} colleges`, 300, (at) => rank(model, nth(students, at))),
    timed("search by name", 1_000, (at) => searchColleges(collegeIndex(), nth(queries, at))),
    timed("one line of calculate -- match", 500, () =>
      calculateMatch({ student: { gpa: 3.8, sat: 1450, state: "CA", fields: ["11"] }, unitids: [110635] }, all),
    ),
  ];
}

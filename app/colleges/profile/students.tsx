import { count, NOT_REPORTED, percent } from "~/design/figures";
import { Folded } from "~/design/folded";
import { studentsWords } from "./fold-figures";
import { Facts, Figure, From, Median } from "./parts";
import type { Profile } from "./profile";

/** Who studies here. */
export function Students({ profile }: { profile: Profile }) {
  const { college, typical } = profile;
  const { undergraduates, fullTime, graduate, perFaculty, pellShare } = college.students;
  const fullTimeShare = undergraduates && fullTime !== null ? ` (${percent(fullTime / undergraduates)})` : "";
  const median = typical?.median;
  return (
    <Folded id="students" title="Students" figure={studentsWords(profile.college)}>
      <Facts
        rows={[
          ["Undergraduates", <Figure key="undergraduates">{count(undergraduates)}</Figure>],
          [
            "Of them full-time",
            <Figure key="fullTime">{fullTime === null ? count(null) : `${count(fullTime)}${fullTimeShare}`}</Figure>,
          ],
          ["Graduate students", <Figure key="graduate">{count(graduate)}</Figure>],
          [
            "Undergraduates with a Pell Grant",
            <Compared key="pell" value={percent(pellShare)} median={percent(median?.pellShare ?? null)} />,
          ],
          [
            "Students for each teacher",
            <Compared key="faculty" value={count(perFaculty)} median={count(median?.perFaculty ?? null)} />,
          ],
        ]}
      />
      {pellShare !== null && (
        <p className="mt-3 max-w-[46rem] text-sm text-muted">
          A Pell Grant is federal aid for families with low and middle incomes: its share says how many students come
          from such families.
        </p>
      )}
      {(pellShare !== null || perFaculty !== null) && <Median profile={profile} short />}
      {undergraduates !== null && <From profile={profile} groups={["enrollment", "studentFaculty", "pell"]} />}
    </Folded>
  );
}

function Compared({ value, median }: { value: string; median: string }) {
  return (
    <>
      <Figure>{value}</Figure>
      {value !== NOT_REPORTED && median !== NOT_REPORTED && (
        <span className="block text-sm text-muted">median {median}</span>
      )}
    </>
  );
}

import { CollegeField as FindCollege } from "~/colleges/find/college-field";
import { type CheckedCollege, type OtherNames, ofSeveral } from "../college/checked-college";

let names: Promise<OtherNames> | undefined;

/** The names of colleges, the same file for everyone. Asked for once, when somebody comes to the field. */
export function collegeNames(): Promise<OtherNames> {
  names ??= fetch("/essay-coach/names.json")
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`names: ${answer.status}`))))
    .catch((error) => {
      names = undefined;
      throw error;
    });
  return names;
}

/** What is known of a college by its id; the id is all that's sent. Null where the name isn't of the list. */
export async function collegeNamed(typed: string): Promise<{ college: CheckedCollege; others: OtherNames } | null> {
  const others = await collegeNames();
  const wanted = typed.trim().toLowerCase();
  const found = others.find(
    ([unitid, ...all]) => unitid !== ofSeveral && all.some((name) => name.toLowerCase() === wanted),
  );
  if (!found) return null;
  const answer = await fetch(`/essay-coach/college.json?unitid=${found[0]}`);
  if (!answer.ok) throw new Error(`college: ${answer.status}`);
  const { college } = await answer.json();
  return { college, others };
}

/** The name of a college, found as it's typed. The field keeps the name, which `collegeNamed` looks up. */
export function CollegeField({ typed, errors }: { typed: string; errors: readonly string[] | undefined }) {
  return (
    <FindCollege
      name="college"
      label="Is it to one college? Which one? (optional)"
      hint="Looks for other colleges’ names, and for degrees and facts that differ from its page. To do that, this site is asked for that college by its number; your draft stays where it is."
      defaultValue={typed}
      errors={errors}
      onFocus={() => void collegeNames().catch(() => {})}
      onChoose={({ name }, field) => {
        field.value = name;
      }}
    />
  );
}

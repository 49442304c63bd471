import { Button } from "~/design/button";
import { states } from "~/geography/states";
import { bandNames } from "~/student/profile/income-bands";
import { resultsPath } from "./steps";

const control = "mt-1 block min-h-11 w-full rounded-md border border-rule-strong bg-surface px-3 py-2";

/**
 * The shortest way to a list: grades, state and income. A plain form, posted so that the income is in no address. The
 * server draws it; in the browser it stands as it is.
 */
export function StartForm() {
  return (
    <form id="start" method="post" action={resultsPath} data-private="" className="flex max-w-[33rem] flex-wrap gap-3">
      <div className="min-w-0 grow basis-[7.5rem]">
        <label htmlFor="start-gpa" className="font-semibold">
          GPA
        </label>
        <input
          id="start-gpa"
          name="gpa"
          autoComplete="off"
          placeholder="3.4 or B+"
          className={`${control} placeholder:text-muted`}
        />
      </div>
      <div className="min-w-0 grow-[99] basis-[10rem]">
        <label htmlFor="start-state" className="font-semibold">
          Home state
        </label>
        <select id="start-state" name="state" defaultValue="" className={control}>
          <option value="">Choose</option>
          {Object.entries(states).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
          <option value="abroad">Outside the U.S.</option>
        </select>
      </div>
      <div className="w-full">
        <label htmlFor="start-income" className="font-semibold">
          Family income
        </label>
        <select id="start-income" name="income" defaultValue="" autoComplete="off" className={control}>
          <option value="">Rather not say</option>
          {bandNames.map((name, band) => (
            <option key={name} value={band}>
              {name.replace(/^o/, "O")}
            </option>
          ))}
        </select>
      </div>
      <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="next">See my list</Button>
        <span className="text-sm text-muted">Free. No account, no card.</span>
      </div>
    </form>
  );
}

import { Link } from "@remix-run/react";
import { dollars } from "~/design/figures";
import type { PlanView } from "~/family/access/view";

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What each household shows of its money, in bands. */
export function Homes({ view }: { view: Pick<PlanView, "homes" | "allHomes" | "id"> }) {
  const { homes, allHomes } = view;
  return (
    <div className="max-w-[46rem]">
      <dl className="border-b border-rule">
        {homes.map(({ name, pay, aid, told }) => (
          <div key={name} className="grid gap-x-6 border-t border-rule py-3 sm:grid-cols-[14rem_1fr]">
            <dt className="font-semibold">{upper(name)}</dt>
            <dd>
              {pay === null && told === null
                ? "Hasn’t shared an amount yet."
                : `Plans to pay ${told === null ? pay : `${dollars(told)} a year`}.`}
              {aid !== null && (
                <span className="block text-sm text-muted">On the FAFSA with this household: {aid}.</span>
              )}
            </dd>
          </div>
        ))}
        {allHomes !== null && (
          <div className="grid gap-x-6 border-t border-rule-strong py-3 sm:grid-cols-[14rem_1fr]">
            <dt className="font-semibold">Together</dt>
            <dd>{upper(allHomes)}</dd>
          </div>
        )}
      </dl>
      <p className="mt-3 text-sm text-muted">
        Each household enters its own figures and chooses what to share. You see wide ranges, so no one can figure out
        an income from them. <Link to={`/plan/${view.id}/who-sees-what`}>Who sees what</Link>
      </p>
    </div>
  );
}

import { NavLink, useLocation, useOutletContext } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Page } from "~/design/layout";
import { ChangedElsewhere } from "./changed-elsewhere";
import type { PlanContext } from "./plan-context";

interface Entry {
  readonly to: string;
  readonly label: string;
}

/** The pages of a plan that a viewer has: what they come for, and, apart, who is in it and who may see what. */
function pagesOf({ id, pages }: PlanContext): {
  readonly work: readonly Entry[];
  readonly privacy: readonly Entry[];
} {
  const at = (page: string) => `/plan/${id}${page}`;
  return {
    work: [
      { to: at(""), label: "Overview" },
      { to: at("/colleges"), label: "Colleges" },
      { to: at("/tasks"), label: "Tasks" },
      ...(pages.essays ? [{ to: at("/essays"), label: "Essays" }] : []),
      { to: at("/calendar"), label: "Calendar" },
      { to: at("/saved"), label: "Saved results" },
      { to: "/counselor", label: "Ask the counselor" },
      ...(pages.household ? [{ to: at("/household"), label: "Your household" }] : []),
      ...(pages.ledger ? [{ to: at("/ledger"), label: "Who pays what" }] : []),
    ],
    privacy: [
      { to: at("/people"), label: "People" },
      { to: at("/who-sees-what"), label: "Who sees what" },
      ...(pages.log ? [{ to: at("/log"), label: "Access log" }] : []),
      ...(pages.setup ? [{ to: at("/setup"), label: "Set up" }] : []),
    ],
  };
}

const row = "flex flex-wrap gap-x-6 gap-y-1";

function Line({ entry: { to, label } }: { entry: Entry }) {
  return (
    <li>
      <NavLink
        to={to}
        end
        className="inline-flex min-h-11 items-center no-underline hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-brand-deep aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
      >
        {label}
      </NavLink>
    </li>
  );
}

/**
 * The pages of a plan in a row; those on people and privacy open below it, and stand open on one of their own pages.
 */
function PlanPages({ plan }: { plan: PlanContext }) {
  const { work, privacy } = pagesOf(plan);
  const { pathname } = useLocation();
  return (
    <nav aria-label="This plan" className="border-y border-rule py-2 print:hidden">
      <ul className={row}>
        {work.map((entry) => (
          <Line key={entry.to} entry={entry} />
        ))}
        <li className="has-open:basis-full">
          <details open={privacy.some(({ to }) => to === pathname)}>
            <summary className="inline-flex min-h-11 items-center gap-1.5 text-link hover:text-link-hover">
              People and privacy
              <ChevronDown
                aria-hidden="true"
                className="size-4 shrink-0 transition-transform [[open]>summary>&]:rotate-180"
              />
            </summary>
            <ul className={row}>
              {privacy.map((entry) => (
                <Line key={entry.to} entry={entry} />
              ))}
            </ul>
          </details>
        </li>
      </ul>
    </nav>
  );
}

/** What stands around every page of a plan: whose it is, and the other pages. The page is drawn inside it. */
export function PlanLayout({
  plan,
  wide,
  children,
}: {
  plan: PlanContext;
  /** Whether the page inside has a wide table. */
  wide: boolean;
  children: ReactNode;
}) {
  return (
    <Page wide={wide}>
      <p className="pt-8 pb-3 text-sm font-semibold text-muted sm:pt-12">
        {plan.role === "student" ? "Your plan" : `${plan.student}’s plan`}
      </p>
      <PlanPages plan={plan} />
      <ChangedElsewhere />
      {children}
    </Page>
  );
}

/** For a page inside the layout: whose plan it is and who looks. What the page itself may show it loads by itself. */
export const usePlanContext = (): PlanContext => useOutletContext<PlanContext>();

/** A page inside the layout: what it is called, and what it gives. */
export function PlanPage({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  return (
    <>
      <header className="max-w-[46rem] pt-8 pb-8 sm:pt-10 sm:pb-10">
        <h1 className="text-brand-deep">{title}</h1>
        {lead !== undefined && <div className="mt-4 text-lg leading-relaxed text-muted">{lead}</div>}
      </header>
      {children}
    </>
  );
}

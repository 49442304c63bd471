import { NavLink, useLocation } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Page, PageHeading } from "~/design/layout";
import type { PlanView } from "~/family/access/view";

interface Entry {
  readonly to: string;
  readonly label: string;
}

/** The pages of a plan that a viewer has: what they come for, and, apart, who is in it and who may see what. */
function pagesOf({ id, may }: PlanView): { readonly work: readonly Entry[]; readonly privacy: readonly Entry[] } {
  const at = (page: string) => `/plan/${id}${page}`;
  return {
    work: [
      { to: at(""), label: "Overview" },
      { to: at("/colleges"), label: "Colleges" },
      { to: at("/tasks"), label: "Tasks" },
      ...(may.essays ? [{ to: at("/essays"), label: "Essays" }] : []),
      { to: at("/calendar"), label: "Calendar" },
      { to: at("/saved"), label: "Saved results" },
      ...(may.household ? [{ to: at("/household"), label: "Your household" }] : []),
      ...(may.ledger ? [{ to: at("/ledger"), label: "Who pays what" }] : []),
    ],
    privacy: [
      { to: at("/people"), label: "People" },
      { to: at("/who-sees-what"), label: "Who sees what" },
      ...(may.log ? [{ to: at("/log"), label: "Access log" }] : []),
      ...(may.setup || may.keepList ? [{ to: at("/setup"), label: "Set up" }] : []),
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

/** The pages of a plan in a row; those on people and privacy open below it, and stand open on one of their own pages. */
function PlanPages({ view }: { view: PlanView }) {
  const { work, privacy } = pagesOf(view);
  const { pathname } = useLocation();
  return (
    <nav aria-label="This plan" className="mb-2 border-t border-rule py-3 print:hidden">
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

/** A page of a plan: whose it is, what it is called, and the other pages. */
export function PlanFrame({
  view,
  title,
  lead,
  wide = false,
  children,
}: {
  view: PlanView;
  title: ReactNode;
  lead?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <Page wide={wide}>
      <PageHeading above={view.you.role === "student" ? "Your plan" : `${view.student.name}’s plan`} title={title}>
        {lead}
      </PageHeading>
      <PlanPages view={view} />
      {children}
    </Page>
  );
}

import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { Page, PageHeading } from "~/design/layout";
import type { PlanView } from "./view";

/** The pages of a plan that a viewer has. */
function pagesOf({ id, may }: PlanView): readonly { to: string; label: string }[] {
  const at = (page: string) => `/plan/${id}${page}`;
  return [
    { to: at(""), label: "Overview" },
    { to: at("/colleges"), label: "Colleges" },
    { to: at("/tasks"), label: "Tasks" },
    ...(may.essays ? [{ to: at("/essays"), label: "Essays" }] : []),
    { to: at("/saved"), label: "Saved results" },
    ...(may.ledger ? [{ to: at("/ledger"), label: "Who pays what" }] : []),
    { to: at("/calendar"), label: "Calendar" },
    { to: at("/people"), label: "People" },
    ...(may.household ? [{ to: at("/household"), label: "Your household" }] : []),
    { to: at("/who-sees-what"), label: "Who sees what" },
    ...(may.log ? [{ to: at("/log"), label: "Access log" }] : []),
    ...(may.setup || may.keepList ? [{ to: at("/setup"), label: "Set up" }] : []),
  ];
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
      <nav aria-label="This plan" className="mb-2 border-t border-rule py-3 print:hidden">
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {pagesOf(view).map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                end
                className="inline-flex min-h-11 items-center no-underline hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-brand-deep aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Page>
  );
}

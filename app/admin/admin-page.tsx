import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { Page } from "~/design/layout";

const screens = [
  { to: "/admin", label: "Overview" },
  { to: "/admin/errors", label: "Errors" },
  { to: "/admin/people", label: "People" },
  { to: "/admin/jobs", label: "Jobs" },
  { to: "/admin/log", label: "Log" },
  { to: "/admin/searches", label: "Searches" },
  { to: "/admin/counselor", label: "Counselor" },
  { to: "/admin/messages", label: "Messages and waitlist" },
  { to: "/admin/seo-dashboard", label: "SEO" },
  { to: "/admin/knowledge-graph", label: "Knowledge graph" },
  { to: "/admin/performance-test", label: "Performance" },
  { to: "/admin/blog-automation", label: "Desk" },
] as const;

interface ScreensProps {
  /** What a screen reader calls them. */
  label: string;
  screens: readonly { readonly to: string; readonly label: string }[];
  className: string;
  listClassName: string;
}

/**
 * Links to screens side by side, the open one marked. The first is the overview, below whose address the others lie.
 */
export function Screens({ label, screens, className, listClassName }: ScreensProps) {
  return (
    <nav aria-label={label} className={`print:hidden ${className}`}>
      <ul className={`flex flex-wrap gap-x-5 ${listClassName}`}>
        {screens.map(({ to, label }, index) => (
          <li key={to}>
            <NavLink
              to={to}
              end={index === 0}
              className={({ isActive }) => `inline-block py-2 ${isActive ? "font-semibold text-ink no-underline" : ""}`}
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page of every screen of the back office: its navigation. */
export function AdminArea({ children }: { children: ReactNode }) {
  return (
    <>
      <Screens
        label="Administration"
        screens={screens}
        className="border-b border-rule"
        listClassName="mx-auto w-full max-w-[78rem] px-5 py-2 text-sm sm:px-8"
      />
      {children}
    </>
  );
}

/** The column of a screen: wide, for tables. */
export const AdminPage = ({ children }: { children: ReactNode }) => <Page wide>{children}</Page>;

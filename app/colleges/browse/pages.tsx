import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Browse } from "./browse";

/** From one page of the list to the others. */
export function Pages({ browse: { page, pages } }: { browse: Browse }) {
  if (page.pages < 2) return null;
  const item = "inline-flex min-h-11 min-w-11 items-center justify-center px-2";
  return (
    <nav
      aria-label="Pages of the list"
      className="flex flex-wrap items-center justify-between gap-x-6 py-6 print:hidden"
    >
      <Step to={pages.previous} rel="prev">
        Previous
      </Step>
      <ol className="flex flex-wrap items-center">
        {pages.around.map(({ page: number, to }, place) => {
          const before = pages.around[place - 1]?.page;
          const gap = before !== undefined && number > before + 1;
          return (
            <li key={number} className="flex items-center">
              {gap && (
                <span aria-hidden="true" className="text-muted">
                  …
                </span>
              )}
              {number === page.page ? (
                <span aria-current="page" className={`${item} font-semibold`}>
                  <span className="sr-only">Page </span>
                  {number}
                </span>
              ) : (
                <Link to={to} rel="nofollow" className={item}>
                  <span className="sr-only">Page </span>
                  {number}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
      <Step to={pages.next} rel="next">
        Next
      </Step>
    </nav>
  );
}

function Step({ to, rel, children }: { to: string | null; rel: string; children: ReactNode }) {
  const look = "inline-flex min-h-11 items-center font-semibold";
  if (to === null) return <span className={`${look} invisible`}>{children}</span>;
  return (
    <Link to={to} rel={rel} className={look}>
      {children}
    </Link>
  );
}

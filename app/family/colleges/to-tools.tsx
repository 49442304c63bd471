import { Link } from "@remix-run/react";

/** The tools that take the colleges of an address, by what they're called in the menus. */
const tools = [
  ["/colleges/compare", "Compare"],
  ["/college-cost-calculator", "Costs"],
  ["/college-cost-calculator/kitchen-table", "Kitchen table"],
  ["/application-timeline", "Timeline"],
  ["/college-visit-planner", "Visits"],
] as const;

/** The way from a plan's list into each tool, with exactly its colleges. The address says nothing of the plan. */
export function ToTools({ unitids }: { unitids: readonly number[] }) {
  const query = new URLSearchParams(unitids.map((unitid) => ["unitids", String(unitid)]));
  return (
    <nav aria-label="Take these colleges to" className="mt-4 print:hidden">
      <ul className="flex flex-wrap items-center gap-x-5">
        <li className="text-sm text-muted">Take {unitids.length === 1 ? "it" : "them"} to</li>
        {tools.map(([path, name]) => (
          <li key={path}>
            <Link to={`${path}?${query}`} className="inline-flex min-h-11 items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

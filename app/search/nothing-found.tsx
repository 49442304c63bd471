import { Link } from "@remix-run/react";

/** What to do where neither a page nor a college was found. */
export function NothingFound() {
  return (
    <ul className="mt-4 list-disc space-y-1 ps-6">
      <li>Check the spelling, or type just the first few letters.</li>
      <li>Use the name people say: “Ohio State”, “UCLA”.</li>
      <li>
        <Link to="/colleges">Browse all colleges</Link> or <Link to="/resources">all pages</Link>.
      </li>
    </ul>
  );
}

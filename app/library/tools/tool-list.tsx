import { Link } from "@remix-run/react";
import type { Tool } from "./tool";

interface ToolListProps {
  readonly tools: readonly Tool[];
  readonly heading?: "h2" | "h3";
  /** Among other things on a page: on a phone only what each tool gives. */
  readonly brief?: boolean;
}

/** The planning tools as a list with their honest state: open today, or in preparation. */
export function ToolList({ tools, heading: Heading = "h3", brief = false }: ToolListProps) {
  const more = brief ? "max-sm:hidden" : "";
  return (
    <ul className="border-b border-rule">
      {tools.map(({ name, path, open, gives, needs }) => (
        <li
          key={path}
          className="grid gap-x-10 gap-y-2 border-t border-rule py-4 sm:py-6 sm:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
        >
          <div>
            <Heading className="text-[1.375rem]">
              <Link to={path} className={open ? "text-brand-deep" : "text-ink"}>
                {name}
              </Link>
            </Heading>
            <p
              className={`mt-1.5 flex items-center gap-2 text-sm ${open ? `font-semibold text-brand ${more}` : "text-muted"}`}
            >
              <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" className="stroke-current">
                <circle cx="5" cy="5" r="4" strokeWidth="1.5" className={open ? "fill-current" : "fill-transparent"} />
              </svg>
              {open ? "Open today" : "Not open yet"}
            </p>
          </div>
          <div>
            <p>{gives}</p>
            <p className={`mt-1.5 text-sm text-muted ${more}`}>
              <span className="font-semibold">{open ? "You need: " : "You’ll need: "}</span>
              {needs}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

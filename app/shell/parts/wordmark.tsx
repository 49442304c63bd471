import { site } from "~/site";

/** The sign and the name of the site. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" className="shrink-0">
        <rect width="32" height="32" rx="7" className="fill-brand" />
        <path
          d="M6 22.5V10.2c3.6-1.5 7-1.2 10 1 3-2.2 6.4-2.5 10-1v12.3c-3.6-1.3-7-1-10 .9-3-1.9-6.4-2.2-10-.9z"
          className="fill-paper"
        />
        <path d="M16 11.2v12.2" strokeWidth="1.6" className="stroke-brand" />
        <path d="M20.5 5.5h4v7l-2-1.7-2 1.7z" className="fill-accent" />
      </svg>
      <span className="font-serif text-[1.375rem] leading-none font-semibold tracking-tight text-brand-deep">
        {site.name}
      </span>
    </span>
  );
}

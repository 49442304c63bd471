import { Link } from "@remix-run/react";
import { site } from "~/site";
import { StaticHtml } from "../parts/static-html";
import { Wordmark } from "../parts/wordmark";
import { footerColumns } from "./navigation";

/** The foot of every page: every part of the site, and where its figures come from. */
export function Footer({ figuresCheckedOn, lang }: { figuresCheckedOn: string | null; lang?: string | undefined }) {
  return (
    <footer lang={lang} className="border-t border-rule bg-sunken print:hidden">
      <div className="mx-auto w-full max-w-[78rem] px-5 pt-8 pb-6 sm:px-8 sm:pt-12 sm:pb-10">
        <nav aria-label="All parts of the site">
          <StaticHtml id="all-parts">{import.meta.env.SSR && <Columns />}</StaticHtml>
        </nav>
        <div className="mt-6 flex flex-wrap items-center gap-x-10 gap-y-4 border-t border-rule pt-6">
          <Link to="/" aria-label={`${site.name}, home`} className="inline-flex min-h-11 items-center no-underline">
            <Wordmark />
          </Link>
          <p className="max-w-[40rem] flex-[1_1_20rem] text-sm text-muted">
            College figures: U.S. Department of Education, IPEDS and College Scorecard
            {figuresCheckedOn === null ? "" : `, checked on ${figuresCheckedOn}`}. If a college didn’t report a figure,
            we show “not reported”.
          </p>
        </div>
      </div>
    </footer>
  );
}

function Columns() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-8 gap-y-4 sm:gap-y-10">
      {footerColumns.map(({ name, places }) => (
        <div key={name}>
          <h2 className="border-b border-rule-strong pb-2 text-lg">{name}</h2>
          <ul className="mt-2">
            {places.map((place) => (
              <li key={place.to}>
                <a
                  href={place.to}
                  lang={place.lang}
                  hrefLang={place.lang}
                  className="inline-flex min-h-9 items-center py-1 text-[0.9375rem] text-ink no-underline hover:underline"
                >
                  {place.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

import { Link } from "@remix-run/react";
import { ButtonLink } from "~/design/button";
import { Page, PageHeading, SourceLine } from "~/design/layout";
import type { WrittenPage } from "./page";

/** A page of the library: text, figures, lists, and what already works for the need. */
export function WrittenPageView({ page }: { page: WrittenPage }) {
  const { above, title, text, figures, source, lists, related, links } = page;
  const [first, ...others] = links;
  return (
    <Page>
      <PageHeading above={above ? <Link to={above.to}>{above.label}</Link> : undefined} title={title} />
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <div>
          <div className="prose text-lg leading-relaxed">
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {figures.length > 0 && <Figures page={page} />}
          {source !== null && <SourceLine>{source}</SourceLine>}
          {lists.map(({ title: heading, entries }) => (
            <section key={heading} className="mt-10">
              <h2 className="text-2xl">{heading}</h2>
              <ul className="mt-3 border-b border-rule">
                {entries.map(({ to, label, note }) => (
                  <li key={to} className="border-t border-rule py-2.5">
                    {to.startsWith("/") ? <Link to={to}>{label}</Link> : <a href={to}>{label}</a>}
                    {note !== "" && <span className="block text-sm text-muted">{note}</span>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <nav aria-labelledby="works-today" className="border-t-2 border-brand pt-4 lg:mt-1">
          <h2 id="works-today" className="text-xl">
            Useful now
          </h2>
          {first && (
            <p className="mt-4">
              <ButtonLink look="next" to={first.to}>
                {first.label}
              </ButtonLink>
            </p>
          )}
          <ul className="mt-4 space-y-2">
            {others.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
          {related && (
            <>
              <h2 className="mt-8 border-t border-rule pt-4 text-xl">{related.title}</h2>
              <ul className="mt-3 space-y-2">
                {related.links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className="mt-6 text-sm text-muted">
            This page is short: it says only what has a public source or follows from the figures.
          </p>
        </nav>
      </div>
    </Page>
  );
}

function Figures({ page }: { page: WrittenPage }) {
  return (
    <table className="mt-10 w-full">
      <caption className="mb-2 font-serif text-2xl font-semibold">In figures</caption>
      <tbody className="border-b border-rule">
        {page.figures.map(({ what, value }) => (
          <tr key={what} className="border-t border-rule align-baseline">
            <th scope="row" className="py-2.5 pe-6 font-normal">
              {what}
            </th>
            <td className="figures py-2.5 text-end">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

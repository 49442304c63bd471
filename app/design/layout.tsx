import type { ReactNode } from "react";

/** The measure of the page: one centered column with room at the edges. `wide` for tables and result pages. */
export function Page({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <div
      className={`mx-auto w-full px-5 pb-24 sm:px-8 print:px-0 print:pb-0 ${wide ? "max-w-[78rem]" : "max-w-[68rem]"}`}
    >
      {children}
    </div>
  );
}

/** The top of a page: a small line that says where you are, the one `h1`, and the sentence that says what it gives. */
export function PageHeading({ above, title, children }: { above?: ReactNode; title: ReactNode; children?: ReactNode }) {
  return (
    <header className="max-w-[46rem] pt-10 pb-8 sm:pt-16 sm:pb-10">
      {above !== undefined && <p className="mb-3 text-sm font-semibold text-muted">{above}</p>}
      <h1 className="text-brand-deep">{title}</h1>
      {children !== undefined && <div className="mt-4 text-lg leading-relaxed text-muted">{children}</div>}
    </header>
  );
}

/** A part of a page under a thin rule, with an address of its own. */
export function Section({
  id,
  title,
  children,
  aside,
}: {
  id: string;
  title: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-rule py-10 print:py-4">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={`${id}-title`} className="min-w-0">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** A remark set apart from the text by a rule at its side. */
export function Callout({
  kind = "note",
  title,
  children,
}: {
  kind?: "note" | "care";
  title?: ReactNode;
  children: ReactNode;
}) {
  const look = kind === "care" ? "border-accent bg-notice-tint" : "border-brand bg-brand-tint";
  return (
    <div className={`max-w-[46rem] rounded-r-md border-s-4 px-5 py-4 ${look}`}>
      {title !== undefined && <p className="mb-1 font-semibold">{title}</p>}
      {children}
    </div>
  );
}

/** Where a figure comes from: publication and year, under the thing it belongs to. */
export function SourceLine({ children }: { children: ReactNode }) {
  return <p className="mt-3 max-w-[46rem] text-sm text-muted">{children}</p>;
}

/** Text for screen readers only. */
export function Spoken({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

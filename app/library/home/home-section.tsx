import type { ReactNode } from "react";

/** A part of the home page: a rule, a heading, its own address. */
export function HomeSection({
  id,
  title,
  sunken = false,
  children,
}: {
  id: string;
  title: string;
  /** On a darker ground, for a part that is read as one piece. */
  sunken?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={sunken ? "border-y border-rule bg-sunken" : "border-t border-rule"}
    >
      <div className="mx-auto w-full max-w-[78rem] px-5 py-11 sm:px-8 sm:py-20">
        <h2 id={`${id}-title`} className="mb-6 max-w-[40rem] text-brand-deep sm:mb-10">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

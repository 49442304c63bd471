import { Folded } from "~/design/folded";
import type { Source } from "../facts/provenance";
import { OutsideLink } from "./parts";
import type { Profile } from "./profile";

/** Every group of figures with its publication and year. Folded on the screen, spread out on paper. */
export function Sources({ profile }: { profile: Profile }) {
  const publications = new Map<string, Source[]>();
  for (const source of Object.values(profile.sources)) {
    publications.set(source.source, [...(publications.get(source.source) ?? []), source]);
  }
  return (
    <Folded id="sources" title="Where the figures come from">
      <p className="max-w-[46rem]">
        Every figure on this page was published by the U.S. Department of Education, most of them as the college
        reported them. A figure that isn’t reported is left out and never counted as zero. Figures that can’t be right,
        such as more students admitted than applied, are left out too.
      </p>
      {[...publications].map(([publication, sources]) => (
        <div key={publication} className="mt-6 print:mt-3">
          <h3 className="text-base font-sans">
            <OutsideLink href={sources[0]?.address ?? ""}>{publication}</OutsideLink>
          </h3>
          <dl className="mt-2 max-w-[56rem]">
            {sources.map(({ label, year, note }) => (
              <div
                key={label}
                className="gap-x-6 border-b border-rule py-2 text-sm sm:grid print:grid print:grid-cols-[13rem_7rem_1fr] print:py-0.5 print:text-xs sm:grid-cols-[15rem_8rem_1fr]"
              >
                <dt>{label}</dt>
                <dd className="text-muted">{year}</dd>
                {note !== null && <dd className="text-muted">{note}</dd>}
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Folded>
  );
}

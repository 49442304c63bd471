import { type FigureGroup, sourceOf } from "~/colleges/provenance";

/** Where each group of figures comes from: publication, year, address. */
export function SourceList({ groups }: { groups: readonly FigureGroup[] }) {
  return (
    <ul className="grid max-w-[46rem] gap-2 text-sm text-muted">
      {groups.map((group) => {
        const { label, year, source, address, note } = sourceOf(group);
        return (
          <li key={group}>
            <strong className="text-ink">
              {label}, {year}.
            </strong>{" "}
            <a href={address}>{source}</a>.{note !== null && ` ${note}`}
          </li>
        );
      })}
    </ul>
  );
}

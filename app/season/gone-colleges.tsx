import { filledWith, useTranslate } from "~/translation-context";
import type { GoneCollege } from "./gone";
import type { ClosingMessage } from "./spanish";

/**
 * Beside what a search by name found: colleges of that name that nobody can start at any more, each with its reason and
 * with the college that goes on.
 * @param note what follows from it on this page, as a sentence
 */
export function GoneColleges({ gone, note }: { gone: readonly GoneCollege[]; note?: string }) {
  const t = useTranslate<ClosingMessage>();
  if (gone.length === 0) return null;
  return (
    <ul role="status" className="my-4 max-w-[46rem]">
      {gone.map(({ unitid, name, label, instead }) => (
        <li key={name}>
          <Named unitid={unitid} name={name} />: {label}.{note === undefined ? "" : ` ${note}`}
          {instead !== null && <> {filledWith(t("Look at {name} instead."), { name: <Named {...instead} /> })}</>}
        </li>
      ))}
    </ul>
  );
}

function Named({ unitid, name }: { unitid: number | null; name: string }) {
  return unitid === null ? name : <a href={`/colleges/${unitid}`}>{name}</a>;
}

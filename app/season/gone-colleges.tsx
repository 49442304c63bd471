import type { GoneCollege } from "./gone";

/**
 * Beside what a search by name found: colleges of that name that nobody can start at any more, each with its reason.
 */
export function GoneColleges({ gone }: { gone: readonly GoneCollege[] }) {
  if (gone.length === 0) return null;
  return (
    <ul role="status" className="my-4 max-w-[46rem]">
      {gone.map(({ unitid, name, label }) => (
        <li key={name}>
          {unitid === null ? name : <a href={`/colleges/${unitid}`}>{name}</a>}: {label}. You can’t add it.
        </li>
      ))}
    </ul>
  );
}

import { Link } from "@remix-run/react";
import { type Result, Results } from "./results";

/** Fields of study that a search names, and the way to all of them. */
export function MajorResults({ asked, majors }: { asked: string; majors: readonly Result[] }) {
  return (
    <Results id="majors" title="Majors" entries={majors}>
      <Link to={`/majors?q=${encodeURIComponent(asked)}`}>Majors and careers for “{asked}”</Link>
    </Results>
  );
}

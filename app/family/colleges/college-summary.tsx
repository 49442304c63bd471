import { Link } from "@remix-run/react";
import type { ListedCollege } from "./college-list";

/** Every college of the list in one table: where it stands, how it is applied to, and by when. */
export function CollegeSummary({ lines, planId }: { lines: readonly ListedCollege[]; planId: string }) {
  return (
    <table className="mt-8 w-full max-w-[60rem] text-[0.9375rem]">
      <caption className="sr-only">Colleges on the list</caption>
      <thead className="border-b border-rule-strong text-sm">
        <tr>
          <th scope="col" className="py-2 pe-4">
            College
          </th>
          <th scope="col" className="py-2 pe-4">
            Status
          </th>
          <th scope="col" className="hidden py-2 pe-4 sm:table-cell">
            Round
          </th>
          <th scope="col" className="py-2 text-end">
            Deadline
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, status, statusLabel, wayLabel, deadline, open }) => (
          <tr key={id} className="border-b border-rule align-baseline">
            <th scope="row" className="py-2 pe-4 font-normal">
              <Link to={`/plan/${planId}/colleges/${id}`}>{name}</Link>
            </th>
            <td className="py-2 pe-4">{statusLabel}</td>
            <td className="hidden py-2 pe-4 sm:table-cell">{wayLabel}</td>
            <td className="figures py-2 text-end">{deadlineCell(open, status, deadline)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function deadlineCell(open: boolean, status: ListedCollege["status"], deadline: ListedCollege["deadline"]): string {
  if (open) return deadline === null ? "not known" : `${deadline.words}${deadline.over ? " (past)" : ""}`;
  return status === "withdrawn" ? "" : "sent";
}

import { TextField } from "~/design/field";
import { deletingWord } from "./confirm-delete";
import { type Gone, goneLines, type StaysKind, stayLines } from "./receipt";

/** What goes: how many of each kind. */
export function GoneTable({ gone, caption }: { gone: Gone; caption: string }) {
  return (
    <table className="w-full max-w-[46rem] border-b border-rule">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">How many</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        {goneLines(gone).map(({ kind, count, what }) => (
          <tr key={kind} className="border-t border-rule">
            <td className="figures w-16 py-2.5 pe-5 text-end align-baseline text-lg tabular-nums">{count}</td>
            <th scope="row" className="py-2.5 text-start align-baseline font-normal">
              {what}
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What stays, and why. */
export function StaysList({ stays }: { stays: readonly StaysKind[] }) {
  return (
    <ul className="max-w-[46rem] list-disc space-y-3 ps-5">
      {stayLines(stays).map(({ kind, words }) => (
        <li key={kind}>{words}</li>
      ))}
    </ul>
  );
}

/** The field that asks for the word. */
export function WordField({ mistake }: { mistake: string | undefined }) {
  return (
    <TextField
      name="word"
      label={`Type “${deletingWord}” to confirm`}
      errors={mistake === undefined ? undefined : [mistake]}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      className="max-w-[12rem]"
    />
  );
}

import { Link } from "@remix-run/react";
import type { DecodedLetter } from "~/cost/letter/award-letter";
import { dollars } from "~/design/figures";
import type { SavedLine } from "./saved-view";

interface Letter {
  readonly line: SavedLine;
  readonly decoded: DecodedLetter;
}

interface Row {
  readonly name: string;
  readonly note?: string;
  readonly strong?: boolean;
  readonly of: (letter: DecodedLetter) => number | null;
}

/** The same seven lines for every letter, whatever the letters call them. */
const rows: readonly Row[] = [
  { name: "Published price", of: ({ cost }) => cost },
  { name: "Grants", of: ({ grants }) => (grants === 0 ? 0 : -grants) },
  {
    name: "Net price",
    note: "to cover from savings, income, work or loans",
    strong: true,
    of: ({ netPrice }) => netPrice,
  },
  { name: "Work-study", of: ({ work }) => work },
  { name: "Student’s loans", of: ({ loans }) => loans },
  { name: "Parent PLUS", of: ({ plus }) => plus },
  { name: "Gap", note: "if you take every loan and job", strong: true, of: ({ gap }) => gap },
];

const amountOf = (row: Row, { decoded }: Letter) => {
  const amount = row.of(decoded);
  return amount === null ? (
    <span className="font-sans text-sm font-normal text-muted">not in the letter</span>
  ) : (
    dollars(amount)
  );
};

/** Letters side by side in one grid: a table where there is room and on paper, one under the other on a phone. */
export function LetterGrid({ letters, planId }: { letters: readonly Letter[]; planId: string }) {
  const link = ({ id, name }: SavedLine) => <Link to={`/plan/${planId}/saved/${id}`}>{name}</Link>;
  return (
    <>
      <div className="hidden overflow-x-auto md:block print:block">
        <table className={`w-full text-[0.9375rem] ${letters.length <= 5 ? "table-fixed" : ""}`}>
          <caption className="sr-only">One year, letter by letter</caption>
          <thead>
            <tr className="border-b border-rule-strong align-bottom">
              <td className="w-48" />
              {letters.map(({ line }) => (
                <th key={line.id} scope="col" className="min-w-36 py-2 ps-4 text-end leading-tight">
                  {link(line)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name} className={`border-b border-rule align-baseline ${row.strong ? "font-semibold" : ""}`}>
                <th scope="row" className={`py-2 ${row.strong ? "" : "font-normal"}`}>
                  {row.name}
                  {row.note !== undefined && <span className="block text-sm font-normal text-muted">{row.note}</span>}
                </th>
                {letters.map((letter) => (
                  <td key={letter.line.id} className="figures py-2 ps-4 text-end">
                    {amountOf(row, letter)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="grid gap-10 md:hidden print:hidden">
        {letters.map((letter) => (
          <div key={letter.line.id}>
            <h3>{link(letter.line)}</h3>
            <dl className="mt-2">
              {rows.map((row) => (
                <div key={row.name} className="flex items-baseline justify-between gap-4 border-b border-rule py-2">
                  <dt className={row.strong ? "font-semibold" : ""}>{row.name}</dt>
                  <dd className={`figures text-end ${row.strong ? "font-semibold" : ""}`}>{amountOf(row, letter)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </>
  );
}

import { Form } from "@remix-run/react";
import { Button } from "~/design/button";
import { dollarsAndCents } from "~/design/dollars-and-cents";
import { Spoken } from "~/design/layout";
import { More } from "~/design/more";
import { partText } from "./ledger";
import { atStart } from "./ledger-parts";
import type { YearView } from "./ledger-view";

const cell = "py-2 ps-4 text-end align-baseline";
const small = "block font-sans text-sm text-muted";

/** One school year: who owes whom, the shares behind it, and every payment. */
export function Year({ year, book, mayChange }: { year: YearView; book: string; mayChange: boolean }) {
  return (
    <>
      <Owes year={year} alone={book === "mine"} />
      <table className="mt-5 w-full max-w-[46rem] text-[0.9375rem]">
        <caption className="sr-only">Shares and payments in {year.name}</caption>
        <thead className="border-b border-rule-strong text-sm">
          <tr>
            <td className="py-2" />
            <th scope="col" className={cell}>
              Share
            </th>
            <th scope="col" className={cell}>
              Agreed share
            </th>
            <th scope="col" className={cell}>
              Paid
            </th>
          </tr>
        </thead>
        <tbody>
          {year.lines.map(({ who, part, cap, due, paid, gave, got }) => (
            <tr key={who} className="border-b border-rule">
              <th scope="row" className="py-2 font-normal wrap-anywhere">
                {atStart(who)}
              </th>
              <td className={`figures ${cell}`}>
                {part === null ? "–" : partText(part)}
                {cap !== null && <span className={small}>up to {dollarsAndCents(cap)}</span>}
              </td>
              <td className={`figures ${cell}`}>{due === null ? "–" : dollarsAndCents(due)}</td>
              <td className={`figures ${cell}`}>
                {dollarsAndCents(paid)}
                {gave > 0 && <span className={small}>gave {dollarsAndCents(gave)}</span>}
                {got > 0 && <span className={small}>got {dollarsAndCents(got)}</span>}
              </td>
            </tr>
          ))}
          <tr className="font-semibold">
            <th scope="row" className="py-2">
              Together
            </th>
            <td className={cell} />
            <td className={`figures ${cell}`}>{year.agreed ? dollarsAndCents(year.total - year.uncovered) : "–"}</td>
            <td className={`figures ${cell}`}>{dollarsAndCents(year.total)}</td>
          </tr>
        </tbody>
      </table>
      <More title={year.entries.length === 1 ? "One payment" : `${year.entries.length} payments`} open className="mt-4">
        <ul className="-ms-6 max-w-[46rem] border-b border-rule">
          {year.entries.map(({ id, what, written, cents, who, to, mine }) => (
            <li key={id} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-rule py-2">
              <span className="wrap-anywhere">
                {what}
                <span className="block text-sm text-muted">
                  {to === null ? `${written}, paid by ${who}` : `${written}, paid by ${who} to ${to}. Not a cost.`}
                </span>
              </span>
              <span className="figures text-end">{dollarsAndCents(cents)}</span>
              {mine && mayChange && (
                <Form method="post" preventScrollReset className="print:hidden">
                  <input type="hidden" name="book" value={book} />
                  <input type="hidden" name="entry" value={id} />
                  <Button look="quiet" name="intent" value="delete" className="-ms-2 text-sm">
                    Remove<Spoken> {what}</Spoken>
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </More>
    </>
  );
}

/** @param alone there is nobody to agree with */
function Owes({ year: { owes, agreed, proposed, uncovered, name }, alone }: { year: YearView; alone: boolean }) {
  return (
    <div className="max-w-[46rem] space-y-2">
      {!agreed && <p>{alone ? "No one" : `You haven’t agreed on shares for ${name}, so no one`} owes anything here.</p>}
      {agreed && owes.length === 0 && <p className="text-lg">No one owes anything for {name}.</p>}
      {owes.map(({ from, to, cents }) => (
        <p key={`${from} ${to}`} className="text-lg">
          {atStart(from)} {from === "you" ? "owe" : "owes"} {to}{" "}
          <strong className="figures text-xl">{dollarsAndCents(cents)}</strong>.
        </p>
      ))}
      {proposed && (
        <p>
          {agreed ? "Other shares are proposed below" : "Shares are proposed below"}. They count once everyone has
          agreed.
        </p>
      )}
      {uncovered > 0 && (
        <p className="text-muted">
          {dollarsAndCents(uncovered)} is over the limits. No one has agreed to cover it, so it stays with whoever paid
          it.
        </p>
      )}
    </div>
  );
}

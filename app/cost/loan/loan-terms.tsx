import { exactDollars } from "./payment-trace";
import type { LoanReading } from "./read-loan";

/** What a loan costs over the years that were asked for, beside the usual terms. */
export function LoanTerms({ reading: { years, terms } }: { reading: Extract<LoanReading, { ok: true }> }) {
  return (
    <table className="mt-6 w-full max-w-[42rem]">
      <caption className="sr-only">Payment a month, interest and total by years</caption>
      <thead>
        <tr className="border-b-2 border-brand text-end align-bottom">
          <th scope="col" className="py-2 text-start">
            Years
          </th>
          {["A month", "Interest", "In all"].map((head) => (
            <th key={head} scope="col" className="py-2 ps-3 text-end">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {terms.map((term) => (
          <tr key={term.years} className={`border-b border-rule ${term.years === years ? "font-semibold" : ""}`}>
            <th scope="row" className="py-2 text-start font-[inherit]">
              {term.years}
            </th>
            {[term.payment, term.interest, term.total].map((value, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: three figures in their order
              <td key={i} className="figures py-2 ps-3 text-end">
                {exactDollars(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

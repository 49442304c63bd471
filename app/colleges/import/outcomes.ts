import type { Outcomes } from "~/colleges/college";
import { type Cells, share } from "./cells";
import type { Ledger, Reason } from "./ledger";
import { dollars, earnings, people } from "./ranges";

/** Graduation, retention, earnings and debt of one row. */
export function readOutcomes(cells: Cells, ledger: Ledger, bachelorDegrees: number | null): Outcomes {
  const reported = readClassRate(cells, ledger, "grad_rate");
  const otherClass = cells.number("c150_sc2025", share);
  const swings = reported !== null && otherClass !== null && Math.abs(reported - otherClass) > 0.4;
  const graduationRate = swings ? ledger.refuse("rate-swings", cells.unitid, "grad_rate", reported) : reported;
  const retention = readClassRate(cells, ledger, "retention");
  const earnings10 = cells.whole("earn_10yr", earnings);
  const earnings6 = cells.whole("earn_6yr", earnings);
  const year = cells.shaped("grad_rate_year", /^20\d\d$/, "a year");
  const term = cells.shaped("retention_year", /^fall 20\d\d to 20\d\d$/, "two terms");
  return {
    graduationRate,
    graduationYear: graduationRate === null ? null : year,
    ...readBachelorRates(cells, ledger, bachelorDegrees),
    transferOut: cells.number("transfer_out", share),
    retention,
    retentionYear: retention === null ? null : term,
    earnings10:
      earnings10 !== null && earnings6 !== null && earnings10 < earnings6 / 2
        ? ledger.refuse("earnings-other-college", cells.unitid, "earn_10yr", earnings10)
        : earnings10,
    earnings6,
    debt: cells.whole("debt_grads", dollars),
    associateDegrees: cells.whole("assoc_degrees_2324", people),
    bachelorDegrees,
  };
}

/** A rate of one entering class; exactly nobody or everybody is refused. */
function readClassRate(cells: Cells, ledger: Ledger, column: string): number | null {
  const rate = cells.number(column, share);
  return rate === 0 || rate === 1 ? ledger.refuse("rate-all-or-nobody", cells.unitid, column, rate) : rate;
}

function readBachelorRates(
  cells: Cells,
  ledger: Ledger,
  degrees: number | null,
): Pick<Outcomes, "bachelorIn4Years" | "bachelorIn6Years"> {
  const in4 = cells.number("bach_grad_4yr", share);
  const in6 = cells.number("bach_grad_6yr", share);
  if (in4 === null && in6 === null) return { bachelorIn4Years: null, bachelorIn6Years: null };
  const refuse = (reason: Reason, column: string, value: number | null) =>
    value === null ? null : ledger.refuse(reason, cells.unitid, column, value);
  const both = (reason: Reason) => ({
    bachelorIn4Years: refuse(reason, "bach_grad_4yr", in4),
    bachelorIn6Years: refuse(reason, "bach_grad_6yr", in6),
  });
  if (degrees !== null && degrees < 20) return both("few-bachelors");
  if (in6 === 0 || in6 === 1) return both("rate-all-or-nobody");
  return {
    bachelorIn4Years: in4 === 0 && in6 !== null ? refuse("longer-programs", "bach_grad_4yr", in4) : in4,
    bachelorIn6Years: in6,
  };
}

/**
 * A loan paid back in equal monthly payments, to the cent. Everything is counted in whole numbers (BigInt), so no cent
 * is lost to binary fractions however long the loan runs.
 */

/** Amounts are integer cents. */
export interface LoanFigures {
  /** Monthly payment, rounded half up. */
  readonly payment: number;
  /** What is paid in all: the exact payment times the months, rounded once. The last payment makes up for the cents. */
  readonly total: number;
  readonly interest: number;
}

/**
 * Payment = P·i / (1 − (1+i)^−n) with i a twelfth of the yearly rate.
 *
 * @param principal integer cents, above 0
 * @param rate yearly rate in percent as a decimal text, such as "6.52"; "0" is a loan without interest
 * @param months number of payments, at least 1
 */
export function amortize(principal: number, rate: string, months: number): LoanFigures {
  const cents = BigInt(principal);
  const n = BigInt(months);
  const { over, under } = monthlyRate(rate);
  // The payment as one fraction: P·i·(1+i)^n / ((1+i)^n − 1), with (1+i)^n = grown / whole.
  let top = cents;
  let bottom = n;
  if (over > 0n) {
    const grown = (under + over) ** n;
    const whole = under ** n;
    top = cents * over * grown;
    bottom = under * (grown - whole);
  }
  const total = divideHalfUp(top * n, bottom);
  return { payment: Number(divideHalfUp(top, bottom)), total: Number(total), interest: Number(total - cents) };
}

/** Interest of one month on a balance in cents, rounded half up to the cent. */
export function monthInterest(balance: number, rate: string): number {
  const { over, under } = monthlyRate(rate);
  return Number(divideHalfUp(BigInt(balance) * over, under));
}

/**
 * What is still owed after each year, in cents, for a loan of equal payments; the last entry is 0.
 * @returns one amount for each started year
 */
export function balancesByYear(principal: number, rate: string, months: number): number[] {
  const { payment } = amortize(principal, rate, months);
  const balances: number[] = [];
  let balance = principal;
  for (let month = 1; month <= months; month++) {
    balance = month === months ? 0 : Math.max(0, balance + monthInterest(balance, rate) - payment);
    if (month % 12 === 0 || month === months) balances.push(balance);
  }
  return balances;
}

/** A yearly rate in percent as the exact fraction of a month. */
function monthlyRate(rate: string): { over: bigint; under: bigint } {
  const [whole = "0", decimals = ""] = rate.split(".");
  return { over: BigInt(whole + decimals), under: 1200n * 10n ** BigInt(decimals.length) };
}

/** Both above or equal 0. */
function divideHalfUp(top: bigint, bottom: bigint): bigint {
  return (2n * top + bottom) / (2n * bottom);
}

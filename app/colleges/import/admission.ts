import type { Admission, Quartiles, Weight } from "~/colleges/college";
import { type Cells, type Range, share } from "./cells";
import type { Ledger, Reason } from "./ledger";
import { fall, people } from "./ranges";

/** Applicants, rate, test scores and policy of one row. */
export function readAdmission(cells: Cells, ledger: Ledger): Admission {
  const open = cells.flag("open_admission");
  const counts = readApplicants(cells, ledger);
  const rate = readRate(cells, ledger, open, counts);
  const satSubmit = cells.number("sat_submit", share);
  const actSubmit = cells.number("act_submit", share);
  const enrolled = counts.enrolled;
  const test = (prefix: string, range: Range, submit: number | null) =>
    readQuartiles(cells, ledger, prefix, range, enrolled, submit);
  const satReadingWriting = test("sat_rw", [200, 800], satSubmit);
  const satMath = test("sat_m", [200, 800], satSubmit);
  const act = test("act", [1, 36], actSubmit);
  const tested = [satReadingWriting, satMath, act, satSubmit, actSubmit].some((figure) => figure !== null);
  const testPolicy = cells.oneOf("test_policy", {
    required: "required",
    optional: "optional",
    blind: "blind",
  } as const);
  return {
    open,
    year: rate === null && counts.applicants === null ? null : fall(cells, "adm_year"),
    ...counts,
    rate,
    testYear: tested ? (fall(cells, "test_year") ?? fall(cells, "adm_year")) : null,
    satReadingWriting,
    satMath,
    act,
    satSubmit,
    actSubmit,
    testPolicy,
    testPolicyYear: testPolicy === null ? null : fall(cells, "test_policy_year"),
    factors: readFactors(cells),
  };
}

type Counts = Pick<Admission, "applicants" | "admits" | "enrolled">;

function readApplicants(cells: Cells, ledger: Ledger): Counts {
  const applicants = cells.whole("applicants", people);
  let admits = cells.whole("admits", people);
  let enrolled = cells.whole("enrolled", people);
  if (admits !== null && applicants !== null && admits > applicants) {
    admits = ledger.refuse("admission-counts-order", cells.unitid, "admits", admits);
  }
  if (enrolled !== null && admits !== null && enrolled > admits) {
    enrolled = ledger.refuse("admission-counts-order", cells.unitid, "enrolled", enrolled);
  }
  return { applicants, admits, enrolled };
}

function readRate(cells: Cells, ledger: Ledger, open: boolean | null, counts: Counts): number | null {
  const rate = cells.number("admit_rate", share);
  if (rate === null) return null;
  const refuse = (reason: Reason) => ledger.refuse(reason, cells.unitid, "admit_rate", rate);
  const { applicants, admits } = counts;
  if (rate === 0) return refuse("admission-rate-zero");
  if (open) return refuse("admission-rate-before-open");
  if (applicants !== null && applicants < 10) return refuse("admission-rate-small");
  if (applicants !== null && admits !== null && Math.abs(rate - admits / applicants) > 0.002) {
    return refuse("admission-rate-mismatch");
  }
  return rate;
}

function readQuartiles(
  cells: Cells,
  ledger: Ledger,
  prefix: string,
  range: Range,
  enrolled: number | null,
  submit: number | null,
): Quartiles | null {
  const p25 = cells.whole(`${prefix}_25`, range);
  const p50 = cells.whole(`${prefix}_50`, range);
  const p75 = cells.whole(`${prefix}_75`, range);
  if (p25 === null && p50 === null && p75 === null) return null;
  const refuse = (reason: Reason) => ledger.refuse(reason, cells.unitid, prefix, [p25, p50, p75].join(" "));
  if (p25 === null || p75 === null || p25 > p75 || (p50 !== null && (p50 < p25 || p50 > p75))) {
    return refuse("quartiles-order");
  }
  if (prefix === "act" && p25 < 10) return refuse("act-below-guessing");
  // The share is a whole percent, so up to half a point more students may stand behind it.
  if (submit !== null && enrolled !== null && (submit + 0.005) * enrolled < 5) return refuse("few-test-takers");
  return { p25, p50, p75 };
}

const weights: Readonly<Record<string, Weight>> = { R: "required", C: "considered", N: "not considered" };

function readFactors(cells: Cells): Admission["factors"] {
  const text = cells.text("adm_factors");
  if (text === null) return null;
  const factors: Record<string, Weight> = {};
  for (const entry of text.split(";")) {
    const [name = "", letter = ""] = entry.split(":");
    const weight = weights[letter];
    if (weight === undefined) throw cells.malformed("adm_factors", `"${entry}" is not a factor with R, C or N`);
    factors[name] = weight;
  }
  return factors;
}

import { figureGroups } from "../facts/provenance";
import { type Ledger, type Reason, reasons } from "./ledger";

/** A file that was read, with the checksum of its bytes. */
export interface ImportedFile {
  readonly name: string;
  readonly sha256: string;
}

interface Facts {
  readonly checkedOn: string;
  readonly files: readonly ImportedFile[];
  readonly colleges: number;
  readonly programs: number;
  readonly collegesWithPrograms: number;
  readonly ledger: Ledger;
}

/** What `content/facts/colleges/provenance.json` says: sources and years, inputs, counts, and what was not believed. */
export function provenance({ checkedOn, files, colleges, programs, collegesWithPrograms, ledger }: Facts) {
  const summary = ledger.summary();
  return {
    checkedOn,
    publisher: "U.S. Department of Education (works of the federal government, not under copyright)",
    obtained:
      "From copies of the Department's files kept in public repositories (IPEDS 2024 collection; College Scorecard of May 19, 2025 and June 10, 2026), joined by unit id; columns that both releases have were compared.",
    files,
    counts: { colleges, programs, collegesWithPrograms },
    figures: figureGroups,
    notBelieved: {
      meaning: 'A value that is not believed became "not reported". Each one is listed in refused.jsonl.',
      values: ledger.refusals.length,
      reasons: summary,
      rulesWithoutCase: Object.keys(reasons).filter(
        (name) => !summary.some(({ reason }) => reason === name),
      ) as Reason[],
    },
    spellingsCorrected: ledger.corrections,
  };
}

import { useMemo } from "react";
import { useLines } from "~/match/live/your-lines";
import { bandNames } from "~/student/profile/income-bands";
import { isOwnSearch, knownIncome } from "~/student/profile/profile";
import { useProfile } from "~/student/profile/use-profile";
import { answerNames } from "./asked";
import type { CompareLine } from "./compare-line";
import type { Comparison } from "./comparison";
import { withOwnPrices } from "./own-price";

interface OwnPrices {
  readonly lines: readonly CompareLine[];
  /** Income that counts in them, or will, as the match takes it; "" for none. */
  readonly income: string;
  readonly here: "working" | "done" | null;
}

/**
 * The rows of a comparison with the income that this device knows, worked out here: nothing is sent. As they are where
 * none is known, where they're of another student, or where they can't be worked out.
 *
 * @param again false where the rows stay as they are, because a form said what counts
 */
export function useOwnPrices({ asked, address, colleges, lines }: Comparison, again: boolean): OwnPrices {
  const profile = useProfile();
  const { band } = profile;
  const prices = asked.rows.includes("price") || asked.rows.includes("years");
  const own = again && prices && band !== undefined && isOwnSearch(profile, address.split("?")[1] ?? "");
  const income = knownIncome(profile);
  const answers = new URLSearchParams(own ? { income } : {});
  for (const name of answerNames) {
    const said = asked.typed[name] ?? "";
    if (said !== "" && asked.messages[name] === undefined) answers.set(name, said);
  }
  const unitids = colleges.map(({ unitid }) => unitid);
  const found = useLines(unitids, own ? answers.toString() : null);
  const name = bandNames[Number(band)];
  const counted = useMemo(() => {
    const known =
      found === null || found === "failed" ? [] : colleges.flatMap(({ unitid }) => found.of.get(unitid) ?? []);
    return name === undefined || known.length < colleges.length ? null : withOwnPrices(lines, known, name);
  }, [found, colleges, lines, name]);
  if (!own || (found !== null && counted === null)) return { lines, income: "", here: null };
  return { lines: counted ?? lines, income, here: counted === null ? "working" : "done" };
}

import { useState } from "react";
import type { AidMessage } from "~/aid/spanish/messages";
import { dollars } from "~/design/figures";
import { bandMiddles } from "~/student/profile/income-bands";
import { useProfile } from "~/student/profile/use-profile";
import { useTranslate } from "~/translation-context";

/**
 * One tap instead of an income that was told as a band: its middle, for the range. Nothing where dollars are known:
 * they are already in the field. An AGI isn't quite an income, so it isn't filled in unasked.
 */
export function KnownBand({ take }: { take: (income: string) => void }) {
  const t = useTranslate<AidMessage>();
  const { band, amount, parents, standing } = useProfile();
  const [taken, setTaken] = useState(false);
  const middle = bandMiddles[Number(band)];
  // Of parents who live apart only one home counts, and of an independent student none.
  if (taken || middle === undefined || amount !== undefined || parents === "apart" || standing === "independent")
    return null;
  return (
    <button
      type="button"
      className="-mt-4 min-h-11 justify-self-start text-start text-link underline underline-offset-4 hover:text-link-hover"
      onClick={() => {
        take(String(middle));
        setTaken(true);
      }}
    >
      {t("Use {amount}, the middle of the income you told us", { amount: dollars(middle) })}
    </button>
  );
}

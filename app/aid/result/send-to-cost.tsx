import type { KeptValues } from "~/aid/form/input";
import { sideNames } from "~/aid/form/questions";
import type { AidMessage } from "~/aid/spanish/messages";
import { Button } from "~/design/button";
import { pathIn } from "~/language";
import { useStoredList } from "~/student/list/use-stored-list";
import { useLanguage, useTranslate } from "~/translation-context";
import type { AidOutcome } from "./outcome";
import type { ResultOwner } from "./result-owner";

/**
 * Opens the cost calculator with the SAI that counts and the colleges of the list on this device, in the body of a
 * post: an income is never in an address. Income and state go along only where they are of the household that the SAI
 * is of.
 */
export function SendToCost({ outcome, owner, kept }: { outcome: AidOutcome; owner: ResultOwner; kept: KeptValues }) {
  const t = useTranslate<AidMessage>();
  if (owner.kind === "own") {
    return (
      <HandOn outcome={outcome} sai={outcome.result.sai} income={incomeOf(outcome, kept)} state={typed(kept, "state")}>
        {t("Take this SAI to the cost calculator")}
      </HandOn>
    );
  }
  const name = t(sideNames[owner.counts]);
  if (owner.counting === null) {
    return (
      <p className="mt-6 max-w-[42rem] print:hidden">
        {t(
          "There’s no SAI to take to the cost calculator yet. It needs the one from {name}’s household, which the FAFSA uses.",
          { name },
        )}
      </p>
    );
  }
  return (
    <HandOn outcome={outcome} sai={owner.counting.sai} income="" state="">
      {t("Take {name}’s SAI to the cost calculator", { name })}
    </HandOn>
  );
}

const typed = (kept: KeptValues, name: string) => kept[name]?.[0]?.trim() ?? "";

/** The income as typed; empty below zero, because prices are reported for incomes from 0 on and the index stands in. */
function incomeOf({ dependent }: AidOutcome, kept: KeptValues): string {
  const who = dependent ? "parents" : "student";
  const income = typed(kept, `${who}.taxes`) === "none" ? "" : typed(kept, `${who}.agi`);
  return /^[-−(]/.test(income) ? "" : income;
}

function HandOn({
  outcome: { awardYear, dependent },
  sai,
  income,
  state,
  children,
}: {
  outcome: AidOutcome;
  sai: number;
  income: string;
  state: string;
  children: string;
}) {
  const language = useLanguage();
  const unitids = useStoredList();
  const fields = [
    ["unitids", unitids],
    ["sai", String(sai)],
    ["entry", awardYear],
    ["dependency", dependent ? "dependent" : "independent"],
    ["income", income],
    ["state", state],
  ];
  return (
    <form method="post" action={pathIn(language, "/college-cost-calculator")} className="mt-6 print:hidden">
      {fields.map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} data-private="" />
      ))}
      <Button name="intent" value="find">
        {children}
      </Button>
    </form>
  );
}

import type { Side } from "~/aid/form/contributor";
import type { HouseholdOutcome } from "~/aid/form/household-outcome";
import type { KeptValues } from "~/aid/form/input";
import { sideNames } from "~/aid/form/questions";
import type { AidMessage } from "~/aid/spanish/messages";
import { Button } from "~/design/button";
import { dollars } from "~/design/figures";
import { Callout, Section } from "~/design/layout";
import { useTranslate } from "~/translation-context";
import type { AidOutcome } from "./outcome";
import { cssProfileWords, indexText } from "./result-words";

/**
 * Parents who live apart: the results of both households side by side, each without what went into it, and the way to
 * the other household's empty form.
 */
export function WhatIf({
  outcome,
  earlier,
  kept,
  action,
}: {
  outcome: AidOutcome;
  earlier: HouseholdOutcome | null;
  kept: KeptValues;
  action: string;
}) {
  const t = useTranslate<AidMessage>();
  if (outcome.apart === null) return null;
  const { here, counts } = outcome.apart;
  if (here === null) {
    return (
      <Section id="households" title={t("Your two households")}>
        <p className="max-w-[46rem]">
          {t(
            "These answers don’t say whose numbers they are. Open them in the tool and choose {first} or {second}. Then you can work out the other household too.",
            { first: t(sideNames.first), second: t(sideNames.second) },
          )}
        </p>
      </Section>
    );
  }
  const other: Side = here === "first" ? "second" : "first";
  const runs: readonly HouseholdOutcome[] = [
    { side: here, awardYear: outcome.awardYear, sai: outcome.result.sai, pell: outcome.result.pell },
    ...(earlier !== null && earlier.side === other && earlier.awardYear === outcome.awardYear ? [earlier] : []),
  ].sort((a, b) => a.side.localeCompare(b.side));
  return (
    <Section id="households" title={t("Your two households")}>
      <table className="w-full max-w-[46rem]">
        <caption className="pb-3 text-muted">
          {t(
            "What the result would be with each parent’s household. We show only the results here, not what anyone filled in.",
          )}
        </caption>
        <thead>
          <tr className="border-b border-rule-strong">
            <th scope="col" className="py-2 pe-4">
              {t("Household")}
            </th>
            <th scope="col" className="py-2 ps-4 text-end">
              {t("SAI")}
            </th>
            <th scope="col" className="py-2 ps-4 text-end">
              {t("Pell Grant")}
            </th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.side} className="border-b border-rule">
              <th scope="row" className="py-2 pe-4">
                {t(sideNames[run.side])}
                {run.side === counts && (
                  <span className="block text-sm font-normal text-muted">{t("the FAFSA uses this one")}</span>
                )}
              </th>
              <td className="figures py-2 ps-4 text-end">{indexText(run.sai)}</td>
              <td className="figures py-2 ps-4 text-end">{dollars(run.pell)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-[46rem]">{t(cssProfileWords)}</p>
      {runs.length === 1 ? (
        <OtherHousehold here={here} other={other} kept={kept} action={action} />
      ) : (
        <p className="mt-4 max-w-[46rem] text-sm text-muted print:hidden">{t(handedOver)}</p>
      )}
    </Section>
  );
}

const handedOver: AidMessage =
  "If you share this device, close this page before you hand it over: the browser’s back button can bring a page back.";

/** The way to the form of the household that has not been worked out. */
function OtherHousehold({ here, other, kept, action }: { here: Side; other: Side; kept: KeptValues; action: string }) {
  const t = useTranslate<AidMessage>();
  return (
    <>
      <form method="post" action={action} className="mt-6 max-w-[46rem] print:hidden">
        {Object.entries(kept).flatMap(([name, values]) =>
          values.map((value) =>
            name === "intent" ? null : (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} data-private="" />
            ),
          ),
        )}
        <Button name="intent" value="other">
          {t("Work it out for {other} too", { other: t(sideNames[other]) })}
        </Button>
      </form>
      <div className="mt-6 print:hidden">
        <Callout>
          {t(
            "The next form starts without {here}’s numbers, and neither household’s numbers show beside the other’s.",
            { here: t(sideNames[here]) },
          )}{" "}
          {t(handedOver)}
        </Callout>
      </div>
    </>
  );
}

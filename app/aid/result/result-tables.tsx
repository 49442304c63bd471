import type { AidMessage } from "~/aid/spanish/messages";
import { dollars } from "~/design/figures";
import { Spoken } from "~/design/layout";
import { useTranslate } from "~/translation-context";
import { changeText, indexText, moveLabel } from "./result-words";
import { MOVE_DOLLARS, type Sensitivity } from "./sensitivity";
import type { WorksheetLine, WorksheetSection } from "./worksheet-lines";

const head = "border-b border-rule-strong py-2 align-bottom";
const cell = "border-b border-rule py-2 align-baseline";

/** What one more thousand dollars on a line does. */
export function SensitivityTable({ sensitivity }: { sensitivity: readonly Sensitivity[] }) {
  const t = useTranslate<AidMessage>();
  const amount = dollars(MOVE_DOLLARS);
  const both = sensitivity.some(({ who }) => who === "parents");
  return (
    <>
      <table className="w-full max-w-[46rem]">
        <caption className="pb-3 text-muted">
          {t(
            "What changes if one line is {amount} higher and everything else stays the same. Lines that change nothing are left out.",
            { amount },
          )}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} pe-3`}>
              {t("{amount} more of", { amount })}
            </th>
            <th scope="col" className={`${head} ps-3 text-end`}>
              {t("SAI")}
            </th>
            <th scope="col" className={`${head} ps-3 text-end`}>
              {t("Pell Grant")}
            </th>
          </tr>
        </thead>
        <tbody>
          {sensitivity.map(({ who, line, sai, pell, crossesLimit }) => (
            <tr key={`${who} ${line}`}>
              <th scope="row" className={`${cell} pe-3 font-normal`}>
                {moveLabel(line, t)}
                {both && <span className="text-muted"> ({t(who === "parents" ? "parents" : "student")})</span>}
                {crossesLimit && <span className="block text-sm text-muted">{t("crosses a Pell income limit")}</span>}
              </th>
              <td className={`figures ${cell} ps-3 text-end whitespace-nowrap`}>{changeText(sai, false, t)}</td>
              <td className={`figures ${cell} ps-3 text-end whitespace-nowrap`}>{changeText(pell, true, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-[46rem] text-sm text-muted">
        {t(
          "The formula jumps at the Pell limits and at the $60,000 asset rule. A jump there is bigger than the rates in the tables.",
        )}
      </p>
    </>
  );
}

const signs = { plus: "plus", minus: "minus", result: "gives", index: "gives" } as const;

/**
 * The worksheet, one table a section. On paper a title stays with its first row: Chromium parts a caption from the rows
 * whatever the style says, and a heading too unless the row itself asks to stay.
 */
export function WorksheetTables({ sections }: { sections: readonly WorksheetSection[] }) {
  const t = useTranslate<AidMessage>();
  return (
    <div className="grid max-w-[46rem] gap-9">
      {sections.map(({ title, lines }, index) => (
        <div key={title}>
          <h3 id={`lines-${index}`} className="mb-2">
            {title}
          </h3>
          <table aria-labelledby={`lines-${index}`} className="w-full">
            <thead className="sr-only">
              <tr>
                <th scope="col">{t("Line")}</th>
                <th scope="col">{t("Amount")}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ label, amount, kind, rule }) => (
                <tr key={label} className={`first:break-before-avoid ${isOutcome(kind) ? "font-semibold" : ""}`}>
                  <th scope="row" className={`${cell} pe-4 ${isOutcome(kind) ? "" : "font-normal"}`}>
                    <Spoken>{t(signs[kind])} </Spoken>
                    {label}
                    {rule !== null && <span className="block text-sm font-normal text-muted">{rule}</span>}
                  </th>
                  <td className={`figures ${cell} ps-4 text-end whitespace-nowrap`}>
                    {kind === "minus" && amount !== 0 && <span aria-hidden="true">− </span>}
                    {kind === "index" ? indexText(amount) : dollars(amount)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  );
}

function isOutcome(kind: WorksheetLine["kind"]): boolean {
  return kind === "result" || kind === "index";
}

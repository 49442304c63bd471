import type { ReactNode } from "react";
import type { AidMessage } from "~/aid/spanish/messages";
import { ChoiceField } from "~/design/field";
import { useTranslate } from "~/translation-context";
import type { FormState } from "./household-fields";
import type { WhichHousehold } from "./households";
import type { Taxes } from "./questions";

/** Whether and how a household filed a tax return. */
export function TaxesField({ who, state }: { who: WhichHousehold; state: FormState }) {
  const t = useTranslate<AidMessage>();
  const parents = who === "parents";
  const options: { value: Taxes; label: ReactNode; hint?: string }[] = [
    {
      value: "filed",
      label: t(parents ? "They filed a U.S. tax return, or will" : "You filed a U.S. tax return, or will"),
    },
    {
      value: "foreign",
      label: t(
        parents
          ? "They had income but no U.S. return, for example abroad"
          : "You had income but no U.S. return, for example abroad",
      ),
      hint: t("Use the same figures from the foreign return, in U.S. dollars."),
    },
    {
      value: "none",
      label: t(
        parents
          ? "They didn’t have to file, because income was too low"
          : "You didn’t have to file, because income was too low",
      ),
      hint: t("Then the index is −1,500, and the other income questions don’t matter."),
    },
  ];
  return (
    <ChoiceField
      name={`${who}.taxes`}
      label={t("Tax return")}
      options={options}
      chosen={state.kept[`${who}.taxes`] ?? ["filed"]}
      errors={state.messages[`${who}.taxes`]}
    />
  );
}

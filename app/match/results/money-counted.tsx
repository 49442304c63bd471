import { Link, useSubmit } from "@remix-run/react";
import { incomeChoices } from "~/match/model/choices";
import { listed } from "~/match/quiz/answer-words";
import type { MoneyEntered } from "~/match/quiz/money-memory.client";
import { listPath, stepPath } from "~/match/quiz/steps";
import { matchMoney } from "~/student/profile/profile";
import { useProfile } from "~/student/profile/use-profile";
import type { Listing } from "./listing";

/** Whether the prices count an income, said beside them; with one tap where the device knows it. */
export function MoneyCounted({ listing, money }: { listing: Listing; money: MoneyEntered | null }) {
  const profile = useProfile();
  const submit = useSubmit();
  if (money !== null) {
    const band = incomeChoices.find(({ value }) => value === money.income)?.label;
    const parts = [
      band === undefined ? null : `a family income of ${band.replace(/^M/, "m")}`,
      money.budget.trim() === "" ? null : `$${money.budget.trim().replace(/^\$/, "")} a year from your family`,
    ].filter((part) => part !== null);
    return parts.length === 0 ? null : <p className="text-base">Prices count {listed(parts)}.</p>;
  }
  const known = matchMoney(profile);
  return (
    <p className="text-base">
      Your income isn’t counted in these prices.{" "}
      {known === null ? (
        <Link to={stepPath("money", listing.answerSearch)} className="print:hidden">
          Add it
        </Link>
      ) : (
        <button
          type="button"
          className="text-link underline underline-offset-4 hover:text-link-hover print:hidden"
          onClick={() => submit({ ...known }, { method: "post", action: listPath(listing.search), replace: true })}
        >
          Count what you told us
        </button>
      )}
    </p>
  );
}

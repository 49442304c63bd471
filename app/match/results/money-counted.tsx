import { Link, useSubmit } from "@remix-run/react";
import { dollars } from "~/design/figures";
import type { MoneyEntered } from "~/match/quiz/money-memory.client";
import { listPath, stepPath } from "~/match/quiz/steps";
import type { MatchMessage } from "~/match/spanish/messages";
import { listed } from "~/match/words";
import { readIncome } from "~/student/profile/income-bands";
import { matchMoney } from "~/student/profile/profile";
import { useCounted } from "~/student/profile/use-counted";
import { useProfile } from "~/student/profile/use-profile";
import { useLanguage, useTranslate } from "~/translation-context";
import { typedDollars } from "~/typed/typed-number";
import { incomeChoices } from "../model/answers/choices";
import type { Listing } from "./listing";

/** Whether the prices count an income, said beside them; with one tap where the device knows it. */
export function MoneyCounted({ listing, money }: { listing: Listing; money: MoneyEntered | null }) {
  const t = useTranslate<MatchMessage>();
  const language = useLanguage();
  const profile = useProfile();
  const submit = useSubmit();
  useCounted({ income: money?.income ?? "", budget: money?.budget ?? "" });
  if (money !== null) {
    const income = readIncome(money.income);
    const label = incomeChoices.find(({ value }) => value === String(income?.band))?.label;
    const band =
      income === null || label === undefined
        ? null
        : income.dollars === null
          ? t(label).replace(/^[A-Z]/, (first) => first.toLowerCase())
          : dollars(income.dollars);
    const budget = typedDollars(money.budget);
    const parts = [
      band === null ? null : t("a family income of {band}", { band }),
      budget === null ? null : t("{budget} a year from your family", { budget: dollars(budget) }),
    ].filter((part) => part !== null);
    return parts.length === 0 ? null : (
      <p className="text-base">{t("Prices count {answers}.", { answers: listed(parts, t) })}</p>
    );
  }
  const known = matchMoney(profile);
  return (
    <p className="text-base">
      {t("Your income isn’t counted in these prices.")}{" "}
      {known === null ? (
        <Link to={stepPath("money", listing.answerSearch, language)} className="print:hidden">
          {t("Add it")}
        </Link>
      ) : (
        <button
          type="button"
          className="text-link underline underline-offset-4 hover:text-link-hover print:hidden"
          onClick={() =>
            submit({ ...known }, { method: "post", action: listPath(listing.search, language), replace: true })
          }
        >
          {t("Count what you told us")}
        </button>
      )}
    </p>
  );
}

import { Link } from "@remix-run/react";
import { Section } from "~/design/layout";
import type { MoneyEntered } from "~/match/quiz/money-memory.client";
import type { MatchMessage } from "~/match/spanish/messages";
import { KeepAll } from "~/student/list/keep-all";
import { readIncome } from "~/student/profile/income-bands";
import { useLanguage, useTranslate } from "~/translation-context";
import type { Listing } from "./listing";
import { type NextStep, nextSteps } from "./next-steps";
import { useMadeOnDevice } from "./on-device";

/** Where the list leads: the other tools, with its colleges already in them. */
export function NextPart({ listing, money }: { listing: Listing; money: MoneyEntered | null }) {
  const t = useTranslate<MatchMessage>();
  const all = nextSteps(listing, useLanguage(), t);
  // Without a connection the other tools know only the colleges that were kept.
  const steps = useMadeOnDevice() ? [] : all;
  if (all.length === 0) return null;
  return (
    <div className="print:hidden">
      <Section id="next" title={t("What to do with this list")}>
        <KeepAll ids={listing.suggested.map(({ unitid }) => unitid)} />
        <ul className="mt-5 max-w-[46rem]">
          {steps.map(({ name, gives, path, form }) => (
            <li key={name} className="grid gap-x-6 border-t border-rule py-3 last:border-b sm:grid-cols-[15rem_1fr]">
              {form !== null && money !== null && money.income !== "" ? (
                <WithIncome form={form} income={money.income}>
                  {name}
                </WithIncome>
              ) : (
                <Link to={path} className="font-semibold">
                  {name}
                </Link>
              )}
              <span className="text-muted">{gives}</span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** Opens a tool with the income that this list was made with, in the body of a post. */
function WithIncome({
  form: { action, fields },
  income,
  children,
}: {
  form: NonNullable<NextStep["form"]>;
  income: string;
  children: string;
}) {
  return (
    <form method="post" action={action}>
      {Object.entries({ ...fields, ...(readIncome(income)?.dollars === null ? { band: income } : { income }) }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} data-private="" />
        ),
      )}
      <button
        type="submit"
        name="intent"
        value="find"
        className="text-start font-semibold text-link underline underline-offset-4 hover:text-link-hover"
      >
        {children}
      </button>
    </form>
  );
}

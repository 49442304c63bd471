import { useSubmit } from "@remix-run/react";
import { incomeInWords } from "./income-bands";
import { knownIncome, type ProfileName, profileFields } from "./profile";
import { useCounted } from "./use-counted";
import { useProfile } from "./use-profile";

/**
 * Whether the prices of a page count an income, said beside them; with one tap where the device knows it. The match
 * says the same of its list in both languages.
 */
export function IncomeCounted({
  posted,
  here = null,
  action,
  send = {},
  missing = [],
}: {
  /** What was posted and counted, by the names of the fields; `income` is a band, dollars, or "". */
  posted: Readonly<Record<string, string>> & { readonly income: string };
  /** It wasn't posted: the device counts it, and has done so or works on it. */
  here?: "working" | "done" | null;
  /** Where the page's form is sent. It holds no money. */
  action: string;
  /** What is sent with the income. */
  send?: Readonly<Record<string, string>>;
  /** What the page asks for and was not told: sent too, where the device knows it. */
  missing?: readonly ProfileName[];
}) {
  const profile = useProfile();
  const submit = useSubmit();
  useCounted(here === "working" ? { ...posted, income: "" } : posted);
  const counted = incomeInWords(posted.income);
  if (here === "working") return <p>Working out yours…</p>;
  if (counted !== null)
    return (
      <p>
        Prices count a family income of {counted}
        {here === "done" && ", worked out on this device"}.
      </p>
    );
  const income = knownIncome(profile);
  return (
    <p>
      Your income isn’t counted in these prices.{" "}
      {income === "" ? (
        <a href="#income" className="print:hidden">
          Add it
        </a>
      ) : (
        <button
          type="button"
          className="text-link underline underline-offset-4 hover:text-link-hover print:hidden"
          onClick={() =>
            submit(
              { ...send, ...profileFields(profile, missing), income },
              { method: "post", action, replace: true, preventScrollReset: true },
            )
          }
        >
          Count what you told us
        </button>
      )}
    </p>
  );
}

import { useEffect } from "react";
import { typedDollars } from "~/typed/typed-number";

/**
 * An income in dollars and a band are two answers to one question, and a form that shows both hides which one counts:
 * the one given last empties the other. Dollars that can’t be read leave the band as it is.
 */
export function useOneIncome(form: HTMLFormElement): void {
  useEffect(() => {
    const income = form.querySelector<HTMLInputElement>("input[name=income]");
    const band = form.querySelector<HTMLSelectElement>("select[name=band]");
    if (income === null || band === null) return;
    const countIncome = () => typedDollars(income.value) !== null && empty(band);
    const countBand = () => band.value !== "" && empty(income);
    // What was typed before this was there.
    countIncome();
    income.addEventListener("change", countIncome);
    band.addEventListener("change", countBand);
    return () => {
      income.removeEventListener("change", countIncome);
      band.removeEventListener("change", countBand);
    };
  }, [form]);
}

/** As if the reader had done it, for all that follows the form. */
function empty(field: HTMLInputElement | HTMLSelectElement): void {
  if (field.value === "") return;
  field.value = "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

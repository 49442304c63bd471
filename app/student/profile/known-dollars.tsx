import { useEffect } from "react";
import { profileNow } from "./device";
import { fieldsAt, knownIncome } from "./profile";

/**
 * Lets a form that asks for a band count the dollars another tool was told, where they lie in the band that is chosen:
 * prices go over from one band to the next, and two tools would say two prices of one family. Reading a form and
 * sending it both come by here.
 */
export function useKnownDollars(): void {
  useEffect(() => {
    const put = ({ target, formData }: FormDataEvent) => {
      if (!(target instanceof HTMLFormElement) || target.closest("#main") === null) return;
      const profile = profileNow();
      if (fieldsAt(location.pathname).income !== "band" || formData.get("income") !== profile.band) return;
      formData.set("income", knownIncome(profile));
    };
    document.addEventListener("formdata", put);
    return () => document.removeEventListener("formdata", put);
  }, []);
}

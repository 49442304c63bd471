import { chipsOf, matchMoney, matchNames } from "~/student/profile/profile";
import { useProfile } from "~/student/profile/use-profile";

/** What the match knows of a student, but for the money, which the words on the prices name. */
const recordNames = matchNames.filter((name) => !["amount", "band", "budget"].includes(name));

/** By what the chances and prices of a list are worked out: the device may know of another student than the plan. */
export function ChanceBasis() {
  const profile = useProfile();
  const known = chipsOf(profile, recordNames);
  return (
    <p className="mt-3 max-w-[46rem] text-sm text-muted">
      {known.length > 0 && `Chances are based on what this device knows: ${known.join(" · ")}. `}
      {matchMoney(profile) === null
        ? "Prices are averages: this device doesn’t know an income. "
        : "Prices count the income on this device. "}
      None of it is in the plan, and no one else in the plan sees it.
    </p>
  );
}

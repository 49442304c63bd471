import { lazy, type ReactNode } from "react";
import { StepsOfChance } from "~/match/results/ranked-list";

/** The match in the browser, which only who opens a chance fetches. */
const StepsOf = lazy(() => import("./steps-of"));

/** Lets the chances of a ranked list open into their steps, worked out on this device. */
export const ChancesOpen = ({ children }: { children: ReactNode }) => (
  <StepsOfChance.Provider value={StepsOf}>{children}</StepsOfChance.Provider>
);

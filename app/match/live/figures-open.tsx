import { lazy, type ReactNode } from "react";
import { StepsOfFigure } from "~/match/results/ranked-list";

/** The match in the browser, which only who opens a figure fetches. */
const StepsOf = lazy(() => import("./steps-of"));

/** Lets the chances and prices of a ranked list open into their steps, worked out on this device. */
export const FiguresOpen = ({ children }: { children: ReactNode }) => (
  <StepsOfFigure.Provider value={StepsOf}>{children}</StepsOfFigure.Provider>
);

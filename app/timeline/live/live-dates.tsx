import type { ReactNode } from "react";
import { LiveBeside } from "~/design/live/beside";
import { figuresPath, type TimelineFigures } from "./figures";

/**
 * Stands around the form of the timeline and shows its first dates while it is filled in. The rules and the colleges'
 * dates are fetched when the form is first touched; nothing is sent for what is typed.
 *
 * @param from the day the plan begins
 */
export function LiveDates({
  unitids,
  from,
  today,
  children,
}: {
  unitids: readonly number[];
  from: string;
  today: string;
  children: ReactNode;
}) {
  const address = figuresPath(unitids, from);
  return (
    <LiveBeside
      of={address}
      load={async (signal) => {
        const [{ LivePanel }, figures] = await Promise.all([import("./panel"), figuresAt(address, signal)]);
        return (form) => <LivePanel form={form} figures={figures} today={today} />;
      }}
      failed="We couldn’t load the dates that follow as you type. “Make my timeline” gives you the whole plan."
    >
      {children}
    </LiveBeside>
  );
}

async function figuresAt(address: string, signal: AbortSignal): Promise<TimelineFigures> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(String(response.status));
  const { figures }: { figures: TimelineFigures } = await response.json();
  return figures;
}

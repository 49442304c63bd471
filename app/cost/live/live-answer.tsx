import type { ReactNode } from "react";
import type { CostMessage } from "~/cost/spanish/messages";
import { LiveBeside } from "~/design/live/beside";
import { useTranslate } from "~/translation-context";
import { figuresPath, type LiveFigures } from "./figures";

/**
 * Stands around a cost form and shows what the chosen colleges cost while it is filled in. The calculation and the
 * colleges' figures are fetched when the form is first touched, by UNITID; nothing is sent for what is typed.
 *
 * @param atOnce show it without a touch where the form already has an answer
 * @param unitids chosen colleges; for none, or more than fit, there is no answer beside the form
 */
export function LiveAnswer({
  unitids,
  atOnce,
  children,
}: {
  unitids: readonly number[];
  atOnce: boolean;
  children: ReactNode;
}) {
  const t = useTranslate<CostMessage>();
  const address = unitids.length > 0 ? figuresPath(unitids) : null;
  return (
    <LiveBeside
      of={address}
      load={async (signal) => {
        const [{ LivePanel }, figures] = await Promise.all([import("./panel"), figuresAt(address ?? "", signal)]);
        return (form) => <LivePanel form={form} figures={figures} />;
      }}
      enough={atOnce ? isEnough : undefined}
      failed={t(
        "We couldn’t load the answer that follows as you type. “Work out the cost” gives you the whole result.",
      )}
    >
      {children}
    </LiveBeside>
  );
}

/** Where home is, and what the family has. */
function isEnough(fields: FormData): boolean {
  const isTold = (name: string) => (fields.get(name) ?? "") !== "";
  return isTold("state") && ["income", "band", "sai"].some(isTold);
}

async function figuresAt(address: string, signal: AbortSignal): Promise<LiveFigures> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(String(response.status));
  const { figures }: { figures: LiveFigures } = await response.json();
  return figures;
}

import type { ReactNode } from "react";
import type { CostMessage } from "~/cost/spanish/messages";
import { LiveBeside } from "~/design/live/beside";
import { useTranslate } from "~/translation-context";
import { figuresOf, figuresPath, type LiveFigures } from "./figures";

/**
 * Stands around a cost form and shows what the chosen colleges cost while it is filled in. The calculation and the
 * colleges' figures are fetched when the form is first touched, by UNITID; nothing is sent for what is typed.
 *
 * @param atOnce show it without a touch where the form already has an answer
 * @param unitids chosen colleges; for none, or more than fit, there is no answer beside the form
 * @param kept figures that this device keeps, for where the site can't be reached
 * @param above the choice of colleges, where it is no part of the form: the answer stands above that too
 */
export function LiveAnswer({
  unitids,
  atOnce,
  kept,
  above,
  children,
}: {
  unitids: readonly number[];
  atOnce: boolean;
  kept: () => Promise<KeptFigures | null>;
  above?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslate<CostMessage>();
  const address = unitids.length > 0 ? figuresPath(unitids) : null;
  return (
    <LiveBeside
      of={address}
      load={async (signal) => {
        const [{ LivePanel }, figures] = await Promise.all([import("./panel"), figuresFor(unitids, kept, signal)]);
        return (form) => <LivePanel form={form} figures={figures} />;
      }}
      enough={atOnce ? isEnough : undefined}
      above={above}
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

/** As the site answers with them. */
interface KeptFigures {
  readonly figures: LiveFigures;
}

/** From the site, or where it can't be reached from what this device keeps. */
async function figuresFor(
  unitids: readonly number[],
  kept: () => Promise<KeptFigures | null>,
  signal: AbortSignal,
): Promise<LiveFigures> {
  const response = await fetch(figuresPath(unitids), { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return null;
  });
  if (response?.ok === false) throw new Error(String(response.status));
  const found: KeptFigures | null = await (response?.json() ?? kept());
  const figures = found && figuresOf(found.figures, unitids);
  if (figures === null) throw new Error("the figures can’t be had");
  return figures;
}

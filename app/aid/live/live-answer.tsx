import type { ReactNode } from "react";
import type { AidMessage } from "~/aid/spanish/messages";
import { LiveBeside } from "~/design/live/beside";
import { useTranslate } from "~/translation-context";
import { ThreeQuestions } from "./quick";

/**
 * Stands around a FAFSA form and shows the index and the Pell Grant while it is filled in. The calculation is fetched
 * when the form is first touched; nothing is sent for what is typed.
 *
 * @param atOnce show it without a touch where the form already has an answer
 * @param quick three questions on top of the form lead to a range at once
 */
export function LiveAnswer({ atOnce, quick, children }: { atOnce: boolean; quick: boolean; children: ReactNode }) {
  const t = useTranslate<AidMessage>();
  return (
    <LiveBeside
      of="aid"
      load={async () => {
        const { AidPanel } = await import("./panel");
        return (form) => <AidPanel form={form} />;
      }}
      enough={atOnce ? isEnough : undefined}
      failed={t("We couldn’t load the answer that follows as you type. “Work out the SAI” gives you the whole result.")}
    >
      {quick && <ThreeQuestions />}
      {children}
    </LiveBeside>
  );
}

/** Whose income counts, how much it is, and for how many people. */
function isEnough(fields: FormData): boolean {
  const isTold = (name: string) => (fields.get(name) ?? "") !== "";
  return fields.has("grounds") ? isTold("student.agi") : ["situation", "family_size", "parents.agi"].every(isTold);
}

import { createContext, useContext } from "react";
import { filledWith, useTranslate } from "~/translation-context";
import { Button } from "./button";
import type { DesignMessage } from "./spanish";

/** True where the result on the page is a kept one already. */
export const IsSavedResult = createContext(false);

/** What a tool calls itself when its answers are kept. */
export type SavingTool = "match" | "costs" | "sai" | "timeline" | "trips" | "letter";

/** The answers of a form as one text, to be kept. @param without names of buttons and searches, which are no answers */
export function answersOf(
  kept: Readonly<Record<string, readonly string[] | undefined>>,
  without: readonly string[] = ["intent", "q"],
): string {
  const pairs = Object.entries(kept)
    .filter(([name]) => !without.includes(name))
    .flatMap(([name, values]) => (values ?? []).map((value) => [name, value]));
  return new URLSearchParams(pairs).toString();
}

/**
 * Keeps the answers behind a result in the reader's plan. They go in the body of a post and never into an address. The
 * page is the same for everyone, so whoever is not signed in is asked to sign in.
 *
 * @param answers as `URLSearchParams` writes them
 */
export function SaveToPlan({ tool, answers, children }: { tool: SavingTool; answers: string; children?: string }) {
  const t = useTranslate<DesignMessage>();
  if (useContext(IsSavedResult)) return null;
  return (
    <form method="post" action="/plan/save" className="print:hidden">
      <input type="hidden" name="tool" value={tool} />
      <input type="hidden" name="answers" value={answers} data-private="" />
      <Button>{children ?? t("Save to my plan")}</Button>
      <p className="mt-2 max-w-[42rem] text-sm text-muted">
        {filledWith(
          t(
            "For people with {plan}. Your answers are stored encrypted, and the result is worked out again each time you open it.",
          ),
          { plan: <a href="/plan">{t("a plan")}</a> },
        )}
      </p>
    </form>
  );
}

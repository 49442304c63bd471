import { useEffect, useState } from "react";
import { Steps, type Trace } from "~/design/worked-out";
import type { MatchMessage } from "~/match/spanish/messages";
import { useLanguage, useTranslate } from "~/translation-context";
import { startMatch } from "./ask-match";

/**
 * How the chance or the price at one college was worked out, worked out again on this device.
 *
 * @param answers answers of the quiz as a query, money too: it stays in the browser
 */
export default function StepsOf({ of, unitid, answers }: { of: "chance" | "price"; unitid: number; answers: string }) {
  const t = useTranslate<MatchMessage>();
  const language = useLanguage();
  const [trace, setTrace] = useState<Trace | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const match = startMatch((answer) => {
      const line = answer?.kind === "lines" ? answer.lines[0] : undefined;
      const found = (of === "chance" ? line?.trace : line?.priceTrace) ?? null;
      setTrace(found);
      setFailed(found === null);
    });
    match.ask({ fields: answers, unitids: [unitid], language });
    return match.stop;
  }, [of, unitid, answers, language]);
  if (trace !== null) return <Steps trace={trace} />;
  return (
    <p role="status" className="text-sm text-muted">
      {t(failed ? "It couldn’t be worked out on this device." : "Working it out…")}
    </p>
  );
}

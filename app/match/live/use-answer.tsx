import { useEffect, useState } from "react";
import type { MatchAnswer, MatchQuestion } from "./answer";
import { startMatch } from "./ask-match";

/**
 * What the match in the browser says to one question; null while it's worked out and where nothing is asked. Nothing is
 * sent.
 */
export function useAnswer(question: Omit<MatchQuestion, "number" | "today"> | null): MatchAnswer | "failed" | null {
  const [answer, setAnswer] = useState<MatchAnswer | "failed" | null>(null);
  const asked = question === null ? null : JSON.stringify(question);
  useEffect(() => {
    setAnswer(null);
    if (asked === null) return;
    const match = startMatch((found) => setAnswer(found ?? "failed"));
    match.ask({ ...JSON.parse(asked), today: new Date().toISOString().slice(0, 10) });
    return match.stop;
  }, [asked]);
  return answer;
}

import { useEffect, useState } from "react";
import type { AskedOfMatch, MatchAnswer } from "./answer";
import { startMatch } from "./ask-match";

/**
 * The newest answers, by their questions: Back finds a page as it was, with the height it had. In this document alone.
 */
const heard = new Map<string, MatchAnswer>();
const most = 6;

function remember(asked: string, answer: MatchAnswer): void {
  heard.delete(asked);
  heard.set(asked, answer);
  const [oldest = ""] = heard.keys();
  if (heard.size > most) heard.delete(oldest);
}

/**
 * What the match in the browser says to one question; null while it's worked out and where nothing is asked. Nothing is
 * sent.
 */
export function useAnswer(question: AskedOfMatch | null): MatchAnswer | "failed" | null {
  const [said, setSaid] = useState<{ readonly to: string; readonly answer: MatchAnswer | "failed" } | null>(null);
  const asked = question === null ? null : JSON.stringify(question);
  useEffect(() => {
    if (asked === null || heard.has(asked)) return;
    const match = startMatch((found) => {
      if (found !== null) remember(asked, found);
      setSaid({ to: asked, answer: found ?? "failed" });
    });
    match.ask(JSON.parse(asked));
    return match.stop;
  }, [asked]);
  if (asked === null) return null;
  // What was said to another question isn't shown for a moment either.
  return said?.to === asked ? said.answer : (heard.get(asked) ?? null);
}

import type { Confidence } from "../fact";

/** Whether a college asks first-year students who want its own aid for the CSS Profile, as far as we know. */
export interface CssProfile {
  readonly unitid: number;
  readonly asks: boolean;
  readonly confidence: Confidence;
  /** Whether it also asks a parent who lives elsewhere; `null` not known. */
  readonly bothParents: boolean | null;
  readonly bothParentsConfidence: Confidence | null;
  /** Its aid dates as it gives them, as a sentence; only where they were found. */
  readonly dates: string | null;
}

/** What a plan does about the form at one college. `ask`: we think the college wants it, and nobody confirmed it. */
export function cssTask(known: CssProfile | undefined): "send" | "ask" | null {
  if (known === undefined || !known.asks) return null;
  return known.confidence === "recalled" ? "ask" : "send";
}

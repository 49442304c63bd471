import { useTranslate } from "~/translation-context";
import type { DesignMessage } from "./spanish";

/**
 * Safety, target and reach: always a color and a shape and a word, so that none has to be told by color alone.
 * Circle: stands firmly. Diamond: aimed at. Triangle: points up.
 */
export type Likelihood = "safety" | "target" | "reach";

const names: Record<Likelihood, DesignMessage> = { safety: "Safety", target: "Target", reach: "Reach" };
const looks: Record<Likelihood, string> = {
  safety: "bg-safety-tint text-safety",
  target: "bg-target-tint text-target",
  reach: "bg-reach-tint text-reach",
};

export function LikelihoodShape({ of, size = 12 }: { of: Likelihood; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 12 12" aria-hidden="true" className="shrink-0 fill-current">
      {of === "safety" && <circle cx="6" cy="6" r="5" />}
      {of === "target" && <path d="M6 .3 11.7 6 6 11.7.3 6z" />}
      {of === "reach" && <path d="M6 .8 11.6 11H.4z" />}
    </svg>
  );
}

export function LikelihoodMark({ of }: { of: Likelihood }) {
  const t = useTranslate<DesignMessage>();
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold ${looks[of]}`}>
      <LikelihoodShape of={of} />
      {t(names[of])}
    </span>
  );
}

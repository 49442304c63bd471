import { Link } from "@remix-run/react";
import { buttonClass } from "~/design/button";
import type { StudentMessage } from "~/student/spanish";
import { useTranslate } from "~/translation-context";
import { useKeptIds } from "./keep-button";

/**
 * Takes the colleges kept on this device into a tool that asks for some, in one tap; nothing where none are kept. The
 * server draws the page without it, the same for everyone.
 *
 * @param to address of the tool with these colleges
 * @param most how many it takes: the first ones of a longer list
 */
export function KeptOffer({ to, most }: { to: (unitids: readonly number[]) => string; most: number }) {
  const t = useTranslate<StudentMessage>();
  const kept = useKeptIds();
  if (kept.length === 0) return null;
  return (
    <p className="mb-5">
      <Link to={to(kept.slice(0, most))} className={buttonClass("plain")}>
        {kept.length > most
          ? t("Use the first {most} of your list", { most })
          : t(kept.length === 1 ? "Use the college on your list" : "Use the {count} colleges on your list", {
              count: kept.length,
            })}
      </Link>
    </p>
  );
}

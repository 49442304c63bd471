import { type FormEvent, useSyncExternalStore } from "react";
import { toast } from "~/connection/recovery/toast";
import type { DesignMessage } from "~/design/spanish";
import { useTranslate } from "~/translation-context";
import { Heart } from "./heart";
import { dropId, isStored, keepIds, keptIds, noIds, onListChange, pressOn } from "./kept";
import { listPathname, mostKept } from "./list";

export const useKeptIds = () => useSyncExternalStore(onListChange, keptIds, noIds);

/**
 * Puts a college on the list of this device, or takes it off. The server draws it the same for everyone; without
 * scripts it leads to the list page with this college, and with those of the list that the address carries.
 * @param form  id of an empty form that sends it, where the button stands within another form
 * @param carried the list that a page without scripts carries in its address, as unit ids with commas between
 * @param slim  the heart alone on a phone, for lists in which it stands in every line; its word is still read aloud
 */
export function KeepButton({
  unitid,
  name,
  form,
  carried = "",
  slim = false,
}: {
  unitid: number;
  name: string;
  form?: string;
  carried?: string;
  slim?: boolean;
}) {
  const t = useTranslate<DesignMessage>();
  const ids = useKeptIds();
  const kept = ids.includes(unitid);
  const change = (event: FormEvent) => {
    event.preventDefault();
    const wanted = pressOn(unitid, event.nativeEvent);
    if (wanted === "drop") dropId(unitid);
    if (wanted !== "keep") return;
    if (ids.length >= mostKept) {
      toast({ title: t("A list holds {most} colleges", { most: mostKept }), text: t("Take one off to keep another.") });
      return;
    }
    const asked = isStored();
    keepIds([unitid]);
    if (asked && !isStored())
      toast({
        title: t("Kept until you leave this page"),
        text: t("Your browser won’t let us save anything. The link to your list still works."),
      });
  };
  const button = (
    <button
      type="submit"
      form={form}
      onClick={form === undefined ? undefined : change}
      name="add"
      value={unitid}
      className={`inline-flex min-h-11 items-center justify-center gap-1.5 rounded-full border px-3 text-sm font-semibold ${
        slim ? "min-w-11 md:min-w-24" : "min-w-24"
      } ${kept ? "border-brand bg-brand-tint text-brand-deep" : "border-rule-strong text-ink hover:bg-brand-tint"}`}
    >
      <Heart full={kept} />
      <span className={slim ? "max-md:sr-only" : undefined}>{t(kept ? "Kept" : "Keep")}</span>
      <span className="sr-only">
        {" "}
        {name}
        {kept && t(", press to take it off your list")}
      </span>
    </button>
  );
  if (form !== undefined) return <span className="print:hidden">{button}</span>;
  return (
    <form method="get" action={listPathname} onSubmit={change} className="print:hidden">
      {carried !== "" && <input type="hidden" name="c" value={carried} />}
      {button}
    </form>
  );
}

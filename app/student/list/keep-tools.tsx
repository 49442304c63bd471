import { useEffect, useState } from "react";
import { canKeepTools, dropTools, type KeptTools, keepTools, keptTools } from "~/connection/offline/kept-tools";
import { Button } from "~/design/button";
import { useTranslate } from "~/translation-context";
import { useKeptIds } from "./keep-button";
import type { KeepToolsMessage } from "./keep-tools-spanish";

/**
 * What the tools come to over the line with so many colleges, in megabytes: measured for lists of none to twelve, and
 * again by the browser test, which allows a tenth.
 */
const toolsMegabytes = (colleges: number) => (colleges === 0 ? 1.6 : 1.8 + 0.05 * colleges);

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

type State =
  | { readonly at: "unknown" | "none" | "failed" }
  | { readonly at: "busy"; readonly fetched: number }
  | { readonly at: "kept"; readonly kept: KeptTools };

/** Addresses of the tools with the colleges of the list: pages, and what they ask for while somebody types. */
export interface ToolAddresses {
  readonly pages: readonly string[];
  readonly data: readonly string[];
}

/**
 * Keeps the tools on this device, for where there's no connection. Not there without scripts or a browser that can.
 *
 * @param addresses of the tools, by the colleges of the list
 */
export function KeepTools({ addresses }: { addresses: (ids: readonly number[]) => ToolAddresses }) {
  const t = useTranslate<KeepToolsMessage>();
  const ids = useKeptIds();
  const [state, setState] = useState<State>({ at: "unknown" });
  useEffect(() => {
    if (!canKeepTools()) return;
    const kept = keptTools();
    setState(kept === null ? { at: "none" } : { at: "kept", kept });
  }, []);
  async function keep() {
    setState({ at: "busy", fetched: 0 });
    // Where one part fails, others still come.
    const part = (fetched: number) => setState((now) => (now.at === "busy" ? { at: "busy", fetched } : now));
    try {
      const { pages, data } = addresses(ids);
      const kept = await keepTools(pages, data, part);
      setState({ at: "kept", kept });
    } catch {
      setState({ at: "failed" });
    }
  }
  async function drop() {
    await dropTools();
    setState({ at: "none" });
  }
  if (state.at === "unknown") return null;
  const isOfList = state.at !== "kept" || state.kept.pages.join() === addresses(ids).pages.join();
  return (
    <section aria-labelledby="keep-tools" className="mt-14 max-w-[42rem] print:hidden">
      <h2 id="keep-tools" className="mb-2">
        {t("Without a connection")}
      </h2>
      <p>
        {t(
          "This device can keep the tools that work by themselves, also those you’ve never opened: the match quiz with your list and the FAFSA calculator, in English and Spanish; the loan calculator; the award letter decoder, for a letter you paste or type; and for the colleges on your list the cost calculator in both languages, the comparison side by side, the kitchen table, the dates of the timeline and their own pages. From then on, other comparisons and fields of study that you open stay here, too, until this site changes. While you’re offline, nothing you type there leaves this device.",
        )}
      </p>
      <p className="mt-3">
        {t(
          "Some things still need a connection: planning visits, because our server works out the trips; comparing colleges that aren’t on your list, and majors you haven’t opened; reading a letter from a photo or a PDF, until it has been done here once; a match by a single program; the whole timeline and the cost year by year; what other colleges cost; and their pages.",
        )}
      </p>
      <div role="status" className="mt-4">
        {state.at === "busy" && <p>{t("Getting the tools: {size} so far …", { size: megabytes(state.fetched) })}</p>}
        {state.at === "failed" && (
          <p className="font-semibold text-danger">
            {t("That didn’t work: the connection broke off, or this browser has no room. Try once more.")}
          </p>
        )}
        {state.at === "kept" && (
          <p>
            <strong>{t("The tools are on this device.")}</strong>{" "}
            {t(
              "{fetched} were fetched, and they take up {stored}. When this site changes, they’re fetched again, unless your browser is set to save data. “Forget me” and signing out remove them, too.",
              { fetched: megabytes(state.kept.fetched), stored: megabytes(state.kept.stored) },
            )}
            {!isOfList && ` ${t("Your list has changed since then.")}`}
          </p>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-4">
        {(state.at === "none" || state.at === "failed") && (
          <Button type="button" onClick={keep}>
            {t("Keep the tools on this device (about {size})", { size: megabytes(toolsMegabytes(ids.length) * 1e6) })}
          </Button>
        )}
        {!isOfList && (
          <Button type="button" onClick={keep}>
            {t("Keep them for my list as it is now")}
          </Button>
        )}
        {state.at === "kept" && (
          <Button type="button" look="quiet" onClick={drop}>
            {t("Remove the tools from this device")}
          </Button>
        )}
      </div>
    </section>
  );
}

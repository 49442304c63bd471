import { useEffect, useState } from "react";
import { canKeepTools, dropTools, type KeptTools, keepTools, keptTools } from "~/connection/kept-tools";
import { Button } from "~/design/button";
import { useKeptIds } from "./keep-button";

/** What the tools come to over the line, in megabytes: measured by the browser test, which allows a tenth. */
export const toolsMegabytes = 1.7;

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
  const ids = useKeptIds();
  const [state, setState] = useState<State>({ at: "unknown" });
  useEffect(() => {
    if (!canKeepTools()) return;
    const kept = keptTools();
    setState(kept === null ? { at: "none" } : { at: "kept", kept });
  }, []);
  const { pages, data } = addresses(ids);
  async function keep() {
    setState({ at: "busy", fetched: 0 });
    try {
      const kept = await keepTools(pages, data, (fetched) => setState({ at: "busy", fetched }));
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
  const isOfList = state.at !== "kept" || state.kept.pages.join() === pages.join();
  return (
    <section aria-labelledby="keep-tools" className="mt-14 max-w-[42rem] print:hidden">
      <h2 id="keep-tools" className="mb-2">
        Without a connection
      </h2>
      <p>
        This device can keep the tools that work by themselves, also those you’ve never opened: the match quiz in
        English and Spanish with your list, the FAFSA and loan calculators, and for the colleges on your list the
        kitchen table, the cost calculator, the dates of the timeline and their own pages. While you’re offline, nothing
        you type there leaves this device.
      </p>
      <p className="mt-3">
        Some things still need a connection: planning visits, because our server works out the trips; comparing colleges
        side by side; award letters; majors; a match by a single program; the whole timeline and the cost year by year;
        what other colleges cost; and their pages.
      </p>
      <div role="status" className="mt-4">
        {state.at === "busy" && <p>Getting the tools: {megabytes(state.fetched)} so far …</p>}
        {state.at === "failed" && (
          <p className="font-semibold text-danger">
            That didn’t work: the connection broke off, or this browser has no room. Try once more.
          </p>
        )}
        {state.at === "kept" && (
          <p>
            <strong>The tools are on this device.</strong> {megabytes(state.kept.fetched)} were fetched, and they take
            up {megabytes(state.kept.stored)}. When this site changes, they’re fetched again, unless your browser is set
            to save data. “Forget me” and signing out remove them, too.
            {!isOfList && " Your list or your home state has changed since then."}
          </p>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-4">
        {(state.at === "none" || state.at === "failed") && (
          <Button type="button" onClick={keep}>
            Keep the tools on this device (about {toolsMegabytes} MB)
          </Button>
        )}
        {!isOfList && (
          <Button type="button" onClick={keep}>
            Keep them for my list as it is now
          </Button>
        )}
        {state.at === "kept" && (
          <Button type="button" look="quiet" onClick={drop}>
            Remove the tools from this device
          </Button>
        )}
      </div>
    </section>
  );
}

import { useEffect, useState } from "react";
import { Button } from "~/design/button";
import { Hidden, type HiddenFields } from "./answer";
import { counselorPath } from "./answer/paths";
import type { Turn } from "./conversation";

/**
 * With scripts, F5 and Back open the page anew and without its answers, where a browser without them offers to send the
 * question again. The same is offered here: what was asked stands in this entry of the tab's history, and goes with it.
 *
 * @param fields the conversation as it would be posted again
 * @returns that of the entry, where the page came back without it
 */
export function useConversationOfEntry(turns: readonly Turn[], fields: HiddenFields): HiddenFields | null {
  const [earlier, setEarlier] = useState<HiddenFields | null>(null);
  useEffect(() => {
    if (turns.length === 0) setEarlier(fieldsOf(window.history.state));
    else if (turns.every(({ reply, mayKeep }) => mayKeep && reply.status !== "danger"))
      window.history.replaceState({ ...window.history.state, asked: fields }, "");
  }, [turns, fields]);
  return turns.length === 0 ? earlier : null;
}

function fieldsOf(state: unknown): HiddenFields | null {
  const asked = typeof state === "object" && state !== null && "asked" in state ? state.asked : null;
  return Array.isArray(asked) ? (asked as HiddenFields) : null;
}

/** One press brings the conversation of this tab back: it's answered again, as it was never kept. */
export function AskAgain({ fields }: { fields: HiddenFields }) {
  return (
    <form method="post" action={`${counselorPath}#answer`} className="mb-8 max-w-[46rem] print:hidden">
      <Hidden fields={fields} />
      <p className="mb-3">Your conversation isn’t on this page anymore. What you asked is still in this tab.</p>
      <Button>Show it again</Button>
    </form>
  );
}

import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button } from "~/design/button";
import { Hidden, type HiddenFields } from "./answer";
import { counselorPath } from "./answer/paths";
import type { Turn } from "./conversation";

/** The last conversation of this tab, with the key of its entry in the tab's history. "Forget me" takes it away. */
const storageKey = "conversation";

/**
 * With scripts, F5 and Back open the page again without its answers, where a browser without them offers to send the
 * question again. The same is offered here, until the tab is closed. A conversation with a question about danger or
 * immigration status isn't kept, nor is what was kept of it before.
 *
 * @param fields the conversation as it would be posted again
 * @returns the one that was on this page, where the page came back without it
 */
export function useConversationOfTab(turns: readonly Turn[], fields: HiddenFields): HiddenFields | null {
  const entry = useLocation().key;
  const [earlier, setEarlier] = useState<HiddenFields | null>(null);
  useEffect(() => {
    if (turns.length === 0) setEarlier(conversationAt(entry));
    else keep(turns.every(({ reply, mayKeep }) => mayKeep && reply.status !== "danger") ? { entry, fields } : null);
  }, [turns, fields, entry]);
  return turns.length === 0 ? earlier : null;
}

interface Conversation {
  readonly entry: string;
  readonly fields: HiddenFields;
}

function conversationAt(entry: string): HiddenFields | null {
  try {
    const kept: Conversation | null = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return kept?.entry === entry ? kept.fields : null;
  } catch {
    // A browser that keeps nothing has nothing to offer.
    return null;
  }
}

function keep(conversation: Conversation | null): void {
  try {
    if (conversation === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(conversation));
  } catch {
    // The same: the page itself still has it.
  }
}

/** One press brings the conversation of this tab back: it's answered again, because no answer was kept. */
export function AskAgain({ fields }: { fields: HiddenFields }) {
  return (
    <form method="post" action={`${counselorPath}#answer`} className="mb-8 max-w-[46rem] print:hidden">
      <Hidden fields={fields} />
      <p className="mb-3">Your conversation isn’t on this page anymore. What you asked is still in this tab.</p>
      <Button>Show it again</Button>
    </form>
  );
}

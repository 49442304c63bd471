import { Button } from "~/design/button";
import { useKeptInTab } from "~/design/use-kept-in-tab";
import { Hidden, type HiddenFields } from "./answer";
import { counselorPath } from "./answer/paths";
import type { Turn } from "./conversation";

/**
 * With scripts, F5 and Back open the page again without its answers, where a browser without them offers to send the
 * question again. The same is offered here, until the tab is closed. A conversation with a question about danger or
 * immigration status isn't kept, nor is what was kept of it before.
 *
 * @param fields the conversation as it would be posted again
 * @returns the one that was on this page, where the page came back without it
 */
export function useConversationOfTab(turns: readonly Turn[], fields: HiddenFields): HiddenFields | null {
  const mayKeep = turns.every((turn) => turn.mayKeep && turn.reply.status !== "danger");
  return useKeptInTab("conversation", turns.length === 0 ? undefined : mayKeep ? fields : null);
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

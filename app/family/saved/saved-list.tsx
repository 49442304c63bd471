import { Form, Link } from "@remix-run/react";
import { Button } from "~/design/button";
import { TextField } from "~/design/field";
import { More } from "~/design/more";
import type { SavedLine } from "./saved-view";

/**
 * What is kept, with a way to open, rename, show and delete each.
 *
 * @param typed a name that could not stand, with its line
 */
export function SavedList({
  lines,
  planId,
  typed,
}: {
  lines: readonly SavedLine[];
  planId: string;
  typed: { readonly id: string; readonly name: string; readonly messages: readonly string[] } | null;
}) {
  return (
    <ul className="max-w-[52rem] border-b border-rule">
      {lines.map((line) => {
        const { id, name, toolName, headline, changed, saved, sees, mayChange, shared, mayShare } = line;
        const wrong = typed?.id === id ? typed : null;
        return (
          <li key={id} className="border-t border-rule py-4">
            <h3>
              <Link to={`/plan/${planId}/saved/${id}`} className="inline-flex min-h-11 items-center">
                {name}
              </Link>
            </h3>
            <p className="figures">{headline}</p>
            {changed && (
              <p className="mt-1 font-semibold">
                One of our yearly tables has changed. Open it to see current figures.
              </p>
            )}
            <p className="mt-1 text-sm text-muted">
              {toolName}, saved {saved}. Who can see it: {sees.toLowerCase()}.
            </p>
            {mayChange && (
              <More
                title={
                  <>
                    Rename or delete<span className="sr-only"> {name}</span>
                  </>
                }
                open={wrong !== null}
                className="mt-1 print:hidden"
              >
                <Form method="post" preventScrollReset className="grid max-w-[28rem] gap-4">
                  <input type="hidden" name="saved" value={id} />
                  <TextField
                    name="name"
                    id={wrong === null ? `name-${id}` : "name"}
                    label="Name"
                    maxLength={80}
                    defaultValue={wrong?.name ?? name}
                    errors={wrong?.messages}
                    data-private=""
                  />
                  <div className="flex flex-wrap gap-x-4 gap-y-2">
                    <Button name="intent" value="rename">
                      Rename
                    </Button>
                    {mayShare && (
                      <Button name="intent" value={shared ? "unshare" : "share"}>
                        {shared ? "Stop sharing it" : "Share it with everyone in the plan"}
                      </Button>
                    )}
                    <Button look="quiet" name="intent" value="delete">
                      Delete<span className="sr-only"> {name}</span>
                    </Button>
                  </div>
                </Form>
              </More>
            )}
          </li>
        );
      })}
    </ul>
  );
}

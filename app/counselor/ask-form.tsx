import { Button } from "~/design/button";
import { counselorPath } from "./answer/paths";

interface AskFormProps {
  readonly id?: string;
  readonly label: string;
  readonly hint?: string;
  readonly button?: string;
  /** Path of the page that the question is about. */
  readonly about?: string;
}

/**
 * A field to ask from any page. It posts, because a question may hold money or a story, which no address should; and
 * it's the same for everyone, so pages that are kept for all may hold it.
 */
export function AskForm({ id = "ask-counselor", label, hint, button = "Ask", about }: AskFormProps) {
  return (
    <form method="post" action={`${counselorPath}#answer`} className="max-w-[42rem] print:hidden">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {about && <input type="hidden" name="about" value={about} />}
      <p className="mt-2 flex flex-wrap gap-3">
        <input
          id={id}
          name="question"
          required
          autoComplete="off"
          aria-describedby={hint && `${id}-hint`}
          className="min-h-11 min-w-0 flex-1 basis-60 rounded-md border border-rule-strong bg-surface px-3 py-2 text-ink"
        />
        <Button>{button}</Button>
      </p>
    </form>
  );
}

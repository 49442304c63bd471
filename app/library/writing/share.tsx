import { Link } from "@remix-run/react";
import { useState, useSyncExternalStore } from "react";
import { buttonClass } from "~/design/button";

const never = () => () => {};

/** The address of a page, to be passed on: a plain link, and where the browser can, a button that copies it. */
export function Share({ path }: { path: string }) {
  const canCopy = useSyncExternalStore(
    never,
    () => "clipboard" in navigator,
    () => false,
  );
  const [said, say] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(location.origin + path).then(
      () => say("Copied."),
      () => say("Your browser didn’t allow it: copy the address beside this button."),
    );
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule pt-5 text-sm text-muted print:hidden">
      <span>
        Share this page: <Link to={path}>{path}</Link>
      </span>
      {canCopy && (
        <button type="button" onClick={copy} className={buttonClass("plain")}>
          Copy the link
        </button>
      )}
      <span role="status">{said}</span>
    </p>
  );
}

import { Link } from "@remix-run/react";
import { useState, useSyncExternalStore } from "react";
import { buttonClass } from "~/design/button";
import type { Language } from "~/language";
import { pageWords } from "../writing/text/page-words";

const never = () => () => {};

/** The address of a page, to be passed on: a plain link, and where the browser can, a button that copies it. */
export function Share({ path, language }: { path: string; language: Language }) {
  const words = pageWords[language];
  const canCopy = useSyncExternalStore(
    never,
    () => "clipboard" in navigator,
    () => false,
  );
  const [said, say] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(location.origin + path).then(
      () => say(words.copied),
      () => say(words.notCopied),
    );
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule pt-5 text-sm text-muted print:hidden">
      <span>
        {words.share} <Link to={path}>{path}</Link>
      </span>
      {canCopy && (
        <button type="button" onClick={copy} className={buttonClass("plain")}>
          {words.copy}
        </button>
      )}
      <span role="status">{said}</span>
    </p>
  );
}

import { useFetcher, useSearchParams } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { momentInUtc } from "~/calendar/moment";
import { whileLooking } from "~/connection/while-looking";
import type { Drafting } from "~/desk/drafting/drafting";
import type { ArticleScreen } from "./article-screen";
import { articlePath } from "./paths";

/**
 * How far a program's draft is, kept up to date while one looks. Only these lines are: a form that somebody writes in
 * stays the one they began with, and the new version is a link away.
 *
 * @param drafting as it was when the page was asked for
 */
export function DraftProgress({ id, drafting: first }: { id: string; drafting: Drafting | null }) {
  const { data, load } = useFetcher<{ screen: ArticleScreen }>();
  const drafting = data === undefined ? first : data.screen.drafting;
  const path = articlePath(id);
  const isOn = drafting?.state === "waiting" || drafting?.state === "running";
  const again = useRef(() => {});
  useEffect(() => {
    again.current = () => load(path);
  }, [load, path]);
  useEffect(() => (isOn ? whileLooking(`${path} draft`, () => again.current()) : undefined), [isOn, path]);
  // A link to the address that is open, and a place on it, would only scroll there: each look has one of its own.
  const look = Number(useSearchParams()[0].get("look") ?? 0) + 1;
  if (drafting === null) return null;
  const { state, basedOn, by, at, said, newest } = drafting;
  const lookHere = (event: MouseEvent) => {
    event.preventDefault();
    load(path);
  };
  const hasEnded = !isOn && first?.state !== state;
  return (
    <div className="mt-4 border-s-4 border-brand ps-4">
      <p role="status">
        {state === "waiting" &&
          `A draft from version ${basedOn} has been waiting since ${momentInUtc(at)}, for ${by}. `}
        {state === "running" && `Version ${basedOn} is being drafted for ${by}. It began at ${momentInUtc(at)}. `}
        {isOn && "You can close this page."}
        {state === "done" && `Drafted for ${by}, ${momentInUtc(at)}: ${said}.`}
        {state === "failed" && `No draft for ${by}, ${momentInUtc(at)}. ${said}.`}
      </p>
      {isOn && (
        <a href={`${path}?look=${look}#review`} onClick={lookHere} className="inline-block py-2">
          Look again
        </a>
      )}
      {hasEnded && (
        <a href={path} className="inline-block py-2">
          {state === "done" ? `Open version ${newest}` : "Load this page again"}
        </a>
      )}
    </div>
  );
}

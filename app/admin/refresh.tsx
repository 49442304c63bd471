import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { momentInUtc } from "~/calendar/moment";
import { whileLooking } from "~/connection/while-looking";

/** Keeps a screen up to date while somebody looks at it, and says of when it is. */
export function RefreshWhileLooking({ name, at }: { name: string; at: string }) {
  const { revalidate } = useRevalidator();
  const again = useRef(revalidate);
  useEffect(() => {
    again.current = revalidate;
  }, [revalidate]);
  useEffect(() => whileLooking(name, () => again.current()), [name]);
  return (
    <p className="text-sm text-muted">
      As of <time dateTime={at}>{momentInUtc(at)}</time>
    </p>
  );
}

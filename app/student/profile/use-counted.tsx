import { useEffect, useSyncExternalStore } from "react";

/** What the page on the screen was made from that stands in no address, by the names of its fields. */
type Counted = Readonly<Record<string, string>>;

const nothing: Counted = {};
let counted: Counted = nothing;
const listeners = new Set<() => void>();

function tell(next: Counted): void {
  counted = next;
  for (const listener of listeners) listener();
}

/** Says what this page was made from, such as an income that was posted, for as long as it's on the screen. */
export function useCounted(fields: Counted): void {
  const text = JSON.stringify(fields);
  useEffect(() => {
    tell(JSON.parse(text));
    return () => tell(nothing);
  }, [text]);
}

const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** What the page on the screen said it was made from. */
export const useCountedHere = (): Counted =>
  useSyncExternalStore(
    listen,
    () => counted,
    () => nothing,
  );

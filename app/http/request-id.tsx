import { createContext, useContext } from "react";

/** The id of the request that a page answers, as the log has it. Only the server knows it. */
export const RequestId = createContext<string | null>(null);

const place = "request-id";

/** The id on the server; in the browser what the server wrote, null on a page that the browser made itself. */
export function useRequestId(): string | null {
  const id = useContext(RequestId);
  return typeof document === "undefined" ? id : (document.getElementById(place)?.textContent ?? null);
}

/** Shows an id where `useRequestId` finds it again. */
export const WrittenRequestId = ({ id }: { id: string }) => (
  <code id={place} suppressHydrationWarning>
    {id}
  </code>
);

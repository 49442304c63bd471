import { createContext, useContext } from "react";

/** Whether this copy runs with stand-ins. Only the server knows it. */
export const InSandbox = createContext(false);

/** Id of the line that says so. */
export const sandboxLine = "sandbox";

/**
 * The same on every page, also on one whose loaders never ran: a form that comes back, a page that is busy. In the
 * browser it is what the server wrote.
 */
export function useInSandbox(): boolean {
  const inSandbox = useContext(InSandbox);
  return typeof document === "undefined" ? inSandbox : document.getElementById(sandboxLine) !== null;
}

import { isUnreachable } from "../cache/retry";
import { keptTools } from "./kept-tools";

/**
 * The answer of the server, or where it can't be reached and the tools are kept on this device, the one worked out
 * here. Without a connection nothing is sent, so what was typed doesn't wait in the browser for one.
 *
 * @param ask asks the server
 * @param here works it out on this device; its program is kept with the tools
 */
export async function serverOrDevice<S, D>(ask: () => Promise<S>, here: () => Promise<D>): Promise<S | D> {
  if (keptTools() === null) return ask();
  if (!navigator.onLine) return here();
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Error && isUnreachable(error.message))) throw error;
    return here();
  }
}

/**
 * The answer of the server or one that was kept, and where neither can be had, what the kept tools make of their own
 * data.
 *
 * @param ask asks the server; the service worker answers with what was kept at the address
 * @param here null where too little is kept; what went wrong is thrown on then
 */
export async function serverOrKept<S, D>(ask: () => Promise<S>, here: () => Promise<D | null>): Promise<S | D> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Error && isUnreachable(error.message)) || keptTools() === null) throw error;
    const made = await here();
    if (made === null) throw error;
    return made;
  }
}

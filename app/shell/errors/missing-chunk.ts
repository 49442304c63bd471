import { notice } from "~/reports/notice";
import { guardRoutes } from "../navigation/router";

/** A page whose program did not come, while the page before it is still on the screen. */
export interface MissingChunk {
  /** How often it was tried again, from 0. */
  readonly tries: number;
  readonly tryAgain: () => void;
}

/** "Try Again" is offered this many times; after that only a reload helps. */
export const mostTries = 3;

let missing: MissingChunk | null = null;
const listeners = new Set<() => void>();

export const missingChunk = (): MissingChunk | null => missing;

export function subscribeToMissingChunk(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setMissingChunk(next: MissingChunk | null): void {
  missing = next;
  for (const listener of listeners) listener();
}

/**
 * Loads the program of a page, and asks the reader when it does not come instead of reloading under their hands. A
 * browser may remember that an address failed, so each further try has an address of its own.
 */
async function load(module: string, moved: (module: string) => void): Promise<void> {
  for (let tries = 0; ; tries++) {
    const address = tries === 0 ? module : `${module}?try=${tries}`;
    try {
      await import(/* @vite-ignore */ address);
      if (tries > 0) moved(address);
      setMissingChunk(null);
      return;
    } catch (error) {
      if (tries === 0 && navigator.onLine) {
        notice({ type: "Chunk", loss: "page", error, context: { where: "opening a page", program: module } });
      }
      await new Promise<void>((tryAgain) => setMissingChunk({ tries, tryAgain }));
    }
  }
}

/** Call it once the router runs. */
export const guardPages = (): void => guardRoutes(load);

import { createServer } from "node:net";

/**
 * Below the ports that Linux and macOS hand out by themselves: between the choice of a port and the moment a program
 * listens on it, an outgoing connection of another test could otherwise take it.
 */
const first = 12_000;

/** Every process has forty ports of its own to begin with, so two that run at once do not choose the same one. */
let next = first + (process.pid % 500) * 40;

/** A port of this machine that nobody listens on, another one at every call. */
export async function freePort(): Promise<number> {
  while (!(await isFree(next))) next++;
  return next++;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const free = await new Promise<boolean>((answer) => {
    server.once("error", () => answer(false)).listen(port, () => answer(true));
  });
  if (free) await new Promise((closed) => server.close(closed));
  return free;
}

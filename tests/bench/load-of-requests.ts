import { execFile } from "node:child_process";
import { get as ask } from "node:http";
import { promisify } from "node:util";
import type { RunningSite } from "../setup/site";

/** What one run of `load.js` prints. */
export interface Load {
  readonly perSecond: number;
  readonly statuses: Readonly<Record<string, number>>;
}

/** What is asked for, one after the other and again from the start. */
export type Wanted = readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[];

const connections = 16;
export const brotli = { "Accept-Encoding": "br" };

/** The answer as it is once it has its best compression: asked for until it gets no smaller. */
export async function best(origin: string, path: string): Promise<{ headers: string[][]; body: Buffer }> {
  let last = await raw(origin, path);
  for (let look = 0; look < 20; look++) {
    await new Promise((wait) => setTimeout(wait, 200));
    const next = await raw(origin, path);
    if (next.body.length < last.body.length) return next;
    last = next;
  }
  return last;
}

/** An answer as it comes, not decoded, without the headers that Node adds by itself. */
function raw(origin: string, path: string): Promise<{ headers: string[][]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    ask(origin + path, { headers: brotli }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      const named = answer.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [[name, all[at + 1] ?? ""]] : []));
      const headers = named.filter(([name = ""]) => !/^(date|connection|keep-alive)$/i.test(name));
      resolve({ headers, body: Buffer.concat(parts) });
    }).once("error", reject);
  });
}

/** Sends `count` requests to a port of this machine, over sixteen connections, and waits for all answers. */
export async function load(port: number, count: number, wanted: Wanted): Promise<Load> {
  const words = [
    "tests/bench/load.js",
    `127.0.0.1:${port}`,
    String(connections),
    String(count),
    JSON.stringify(wanted),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  return JSON.parse(stdout);
}

export const portOf = ({ origin }: RunningSite) => Number(new URL(origin).port);

/** The middle one of some figures. */
export const middle = (of: readonly number[]) => [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;

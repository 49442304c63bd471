import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allowed, type CostlyRequest, refused } from "../setup/costly-requests";
import { type RunningSite, startSite } from "../setup/site";
import type { Figure } from "./figures";

const simplePage = "/help";
/** Enough that one in a hundred is not the slowest alone. */
const looks = 300;

/**
 * How long a simple page takes, and how long the event loop is held up, while three connections send one expensive
 * request after the other: from one address, which soon gets a 429, and from a new address each time, which never does.
 */
export async function figures(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "loop-"));
  const file = join(folder, "delay.json");
  const site = await startSite({
    LOG_LEVEL: "silent",
    LOOP_DELAY_FILE: file,
    NODE_OPTIONS: "--import ./tests/bench/loop-delay.js",
  });
  try {
    // What each page loads at its first request, and what the engine learns in the next ones, is no attack.
    for (const [at, request] of Object.values(allowed).entries()) {
      for (let time = 0; time < 3; time++) await send(site, request(time), `192.0.2.${at}`);
    }
    for (let time = 0; time < looks; time++) await (await site.get(simplePage)).arrayBuffer();
    const all: Figure[] = [await measure("nothing else", site, file, null, "")];
    for (const [name, request] of Object.entries(refused)) {
      all.push(await measure(name, site, file, () => request, "many addresses"));
    }
    for (const [name, request] of Object.entries(allowed)) {
      for (const from of ["one address", "many addresses"] as const) {
        all.push(await measure(name, site, file, request, from));
      }
    }
    return all;
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measure(
  name: string,
  site: RunningSite,
  file: string,
  request: ((number: number) => CostlyRequest) | null,
  from: "one address" | "many addresses" | "",
): Promise<Figure> {
  let number = 0;
  let over = false;
  const answers = new Map<number, number>();
  const attacker = async () => {
    while (!over && request !== null) {
      number += 1;
      const address = from === "one address" ? "203.0.113.5" : `198.${number % 200}.${(number >> 4) % 200}.9`;
      const status = await send(site, request(number), address);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  rmSync(file, { force: true });
  const attack = [attacker(), attacker(), attacker()];
  const took: number[] = [];
  for (let look = 0; look < looks; look++) {
    const began = performance.now();
    await (await site.get(simplePage)).arrayBuffer();
    took.push(performance.now() - began);
    await new Promise((done) => setTimeout(done, 10));
  }
  const { p50, p99, max } = JSON.parse(readFileSync(file, "utf8")) as Record<"p50" | "p99" | "max", number>;
  over = true;
  await Promise.all(attack);
  took.sort((a, b) => a - b);
  const at = (share: number) => ms(took[Math.min(looks - 1, Math.floor(looks * share))] ?? 0);
  const page = { "page p50": at(0.5), "page p99": at(0.99), "page max": at(1) };
  const loop = { "loop p50": ms(p50), "loop p99": ms(p99), "loop max": ms(max) };
  const told = [...answers].map(([status, count]) => `${count} × ${status}`).join(", ");
  return { name: from === "" ? name : `${name}, ${from}`, figures: { ...page, ...loop, answers: told } };
}

async function send(site: RunningSite, { path, body }: CostlyRequest, address: string): Promise<number> {
  const response = await site.get(path, {
    headers: {
      "X-Forwarded-For": address,
      ...(body === undefined
        ? {}
        : { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" }),
    },
    ...(body === undefined ? {} : { method: "POST", body }),
  });
  await response.arrayBuffer();
  const to = response.headers.get("location");
  // A list's address may lead to its one short form first.
  return to !== null && body === undefined
    ? send(site, { path: to.replace(site.origin, "") }, address)
    : response.status;
}

const ms = (time: number) => `${time.toFixed(0)} ms`;

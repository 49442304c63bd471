import { freePort } from "../setup/free-port";
import { startSite } from "../setup/site";
import type { Figure } from "./figures";
import { inputs } from "./inputs";

const times = 4;

/**
 * How long the event loop is held up by one request of each kind, on a site that does nothing else: the processor time
 * of its longest turn, and the time that passed meanwhile; the least of a few, since whatever else the machine does
 * only adds to it. The slowest 40, or as many as `MOST` says; `INPUT="letter|search"` measures only those whose names
 * fit.
 */
export async function figures(): Promise<readonly Figure[]> {
  const port = await freePort();
  const site = await startSite({
    LOG_LEVEL: "silent",
    LONGEST_HOLD_PORT: String(port),
    NODE_OPTIONS: "--import ./tests/bench/longest-hold.js",
  });
  const told = async () => (await (await fetch(`http://127.0.0.1:${port}`)).json()) as { held: number; turn: number };
  const wanted = new RegExp(process.env.INPUT ?? "");
  let number = 0;
  const all: (Figure & { turn: number })[] = [];
  try {
    for (const [name, input] of Object.entries(inputs)) {
      if (!wanted.test(name)) continue;
      let least = { held: Number.POSITIVE_INFINITY, turn: Number.POSITIVE_INFINITY };
      let status = 0;
      for (let time = 0; time < times; time++) {
        number += 1;
        let { path, body } = input(number);
        for (let hops = 0; hops < 2; hops++) {
          await new Promise((wait) => setTimeout(wait, 20));
          await told();
          const response = await site.get(path, {
            headers: {
              "X-Forwarded-For": `198.${number % 200}.${(number >> 4) % 200}.9`,
              ...(body === undefined
                ? {}
                : { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" }),
            },
            ...(body === undefined ? {} : { method: "POST", body }),
          });
          await response.arrayBuffer();
          await new Promise((wait) => setTimeout(wait, 20));
          const { held, turn } = await told();
          status = response.status;
          const to = response.headers.get("location");
          // A list's address may lead to its one short form first; what is measured is that one.
          const onward = hops === 0 && to !== null && (to.startsWith("/") || to.startsWith(site.origin));
          if (time > 0 && !onward) least = { held: Math.min(held, least.held), turn: Math.min(turn, least.turn) };
          if (!onward) break;
          path = to.replace(site.origin, "");
          body = undefined;
        }
      }
      const ms = (time: number) => `${time.toFixed(0)} ms`;
      all.push({
        name,
        turn: least.turn,
        figures: { "longest turn": ms(least.turn), held: ms(least.held), status: String(status) },
      });
    }
  } finally {
    await site.stop();
  }
  const most = Number(process.env.MOST ?? 40);
  return all
    .sort((a, b) => b.turn - a.turn)
    .slice(0, most)
    .map(({ name, figures: shown }) => ({ name, figures: shown }));
}

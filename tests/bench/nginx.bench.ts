import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nginxProgram, startNginx } from "../setup/nginx";
import { startSite } from "../setup/site";
import type { Figure } from "./figures";
import { best, brotli, load, middle, portOf } from "./load-of-requests";

const pages = ["/", "/colleges/204796-ohio-state-university-main-campus", "/help/fafsa-completion-guide"];
const rounds = 5;
const perRound = 20_000;

/**
 * How fast nginx answers with a page that it keeps, by the configuration of `docs/deploy/`, as a share of what the same
 * nginx does with a file of the same bytes and headers, turn by turn. Goal: 0.9 or more.
 */
export async function figures(): Promise<readonly Figure[]> {
  const program = nginxProgram();
  if (program === null) return [];
  const site = await startSite({ LOG_LEVEL: "warn" });
  const folder = mkdtempSync(join(tmpdir(), "same-bytes-"));
  try {
    const all: Figure[] = [];
    for (const path of pages) {
      const { headers, body } = await best(site.origin, path);
      const file = join(folder, "page");
      writeFileSync(file, body);
      const nginx = await startNginx(program, [portOf(site)], { more: sameBytes(file, headers) });
      try {
        all.push(await compare(nginx.plainPort, path, body.length));
      } finally {
        await nginx.stop();
      }
    }
    return all;
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(port: number, path: string, bytes: number): Promise<Figure> {
  const shares: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const kept = await load(port, perRound, [[path, brotli]]);
    const file = await load(port, perRound, [["/same-bytes", brotli]]);
    // The first round fills the cache and warms both up.
    if (round === 0) continue;
    shares.push(kept.perSecond / file.perSecond);
    rates.push(kept.perSecond);
  }
  return {
    name: path,
    figures: {
      body: `${(bytes / 1000).toFixed(1)} kB`,
      "from the cache": `${middle(rates)}/s`,
      "share of a file": middle(shares).toFixed(2),
      "of all rounds": `${Math.min(...shares).toFixed(2)} to ${Math.max(...shares).toFixed(2)}`,
    },
  };
}

/** A place in nginx's configuration that answers with a file and the headers that the site's page has. */
function sameBytes(file: string, headers: readonly (readonly string[])[]): string {
  // Nginx says these by itself.
  const own = /^(?:content-length|content-type|last-modified|etag|transfer-encoding)$/i;
  const lines = headers
    .filter(([name = ""]) => !own.test(name))
    .map(([name, value = ""]) => `        add_header ${name} '${value.replaceAll("'", "\\'")}';\n`);
  // A connection is closed after a thousand requests otherwise, and what asks doesn't open another.
  const kept = "    keepalive_requests 10000000;\n";
  return `${kept}    location = /same-bytes {\n        alias ${file};\n        default_type text/html;\n${lines.join("")}    }\n`;
}

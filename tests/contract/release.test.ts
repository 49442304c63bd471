import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

/** `docs/deploy/release.sh` with its files in a folder of the test, and stand-ins for what acts on the machine. */
let folder: string;
let release: string;
const at = (name: string) => join(folder, name);
const written = (name: string) => readFileSync(at(name), "utf8");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "release-"));
  release = at("srv/2026-11-23");
  for (const name of ["srv/2026-11-23", "programs"]) mkdirSync(at(name), { recursive: true });
  writeFileSync(at("env"), 'DATABASE_URL="postgres://family-store/collegeward"\n');
  writeFileSync(at("key"), 'default "2026-11-20";\n');
  // Says what it was asked, and how often each process was.
  const log = `echo "$(basename "$0") $*" >> ${at("log")}`;
  const programs = {
    systemctl: log,
    nginx: log,
    npm: `${log}; echo "in $PWD with $NODE_ENV, $DATA_DIR and $DATABASE_URL" >> ${at("log")}`,
    sleep: "",
    // A process answers when it's asked for the third time; one that is in "dead" never does.
    curl: `for word; do :; done; ${log}
if grep -qs "$word" ${at("dead")}; then exit 7; fi
test "$(grep -c "^curl.*$word" ${at("log")})" -ge 3`,
  };
  for (const [name, lines] of Object.entries(programs)) {
    writeFileSync(at(`programs/${name}`), `#!/bin/sh\n${lines}\n`);
    chmodSync(at(`programs/${name}`), 0o755);
  }
  const ours = [
    ["/etc/collegeward.env", at("env")],
    ["/srv/collegeward/current", at("srv/current")],
    ["/etc/nginx/collegeward-release", at("key")],
  ] as const;
  const script = ours.reduce(
    (text, [deployed, own]) => {
      const lines = text.split("\n").map((line) => (line.startsWith("#") ? line : line.replaceAll(deployed, own)));
      expect(lines.join("\n"), deployed).not.toBe(text);
      return lines.join("\n");
    },
    readFileSync("docs/deploy/release.sh", "utf8"),
  );
  writeFileSync(at("release.sh"), script);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Its status, and what it says to whoever runs it. */
const run = () =>
  new Promise<{ status: number; said: string }>((done) => {
    const PATH = `${at("programs")}:${process.env.PATH}`;
    execFile("sh", [at("release.sh"), release], { env: { ...process.env, PATH } }, (error, _, said) =>
      done({ status: error === null ? 0 : Number(error.code), said }),
    );
  });
const health = (port: number) => `curl -fsS -o /dev/null http://127.0.0.1:${port}/api/health`;

describe("a release", () => {
  it("brings the store up to date, starts one process after the other again, and empties nginx's cache last", async () => {
    expect(await run()).toEqual({ status: 0, said: "" });
    expect(written("log").trim().split("\n")).toEqual([
      "npm run --silent migrate",
      `in ${release} with production, /var/lib/collegeward and postgres://family-store/collegeward`,
      "systemctl restart collegeward@3001",
      ...Array(3).fill(health(3001)),
      "systemctl restart collegeward@3002",
      ...Array(3).fill(health(3002)),
      "nginx -t -q",
      "systemctl reload nginx",
    ]);
    expect(readlinkSync(at("srv/current"))).toBe(release);
  });

  it("writes its name as nginx includes it in the key of every page", async () => {
    await run();
    expect(written("key")).toBe('default "2026-11-23";\n');
    const map = /map "" \$collegeward_release \{\s*include (\S+);\s*\}/.exec(
      readFileSync("docs/deploy/nginx.conf", "utf8"),
    );
    expect(map?.[1]).toBe("/etc/nginx/collegeward-release");
  });

  it("stops at a process that doesn't answer: the others and the pages stay those of the release before", async () => {
    writeFileSync(at("dead"), "http://127.0.0.1:3001/api/health\n");
    const { status, said } = await run();
    expect(status).toBe(1);
    expect(said).toContain("Port 3001 doesn't answer.");
    expect(written("log")).not.toMatch(/3002|nginx/);
    expect(written("key")).toBe('default "2026-11-20";\n');
  });

  it("starts nothing again when the store can't be brought up to date", async () => {
    writeFileSync(at("programs/npm"), "#!/bin/sh\nexit 3\n");
    expect((await run()).status).not.toBe(0);
    expect(() => written("log")).toThrow("ENOENT");
    expect(() => readlinkSync(at("srv/current"))).toThrow("ENOENT");
  });
});

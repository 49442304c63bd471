import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findNginx } from "../../app/commands/programs.js";
import { freePort } from "./free-port";

/** A running nginx with the configuration of `docs/deploy/`, in front of processes of the site on this machine. */
export interface Nginx {
  /** Without TLS, for programs that know nothing of our certificate. */
  readonly origin: string;
  readonly plainPort: number;
  readonly securePort: number;
  /** Puts a new release into the key of every page, as `release.sh` does. */
  release(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Null where there is none to run: on a developer's machine alone. */
export function nginxProgram(): string | null {
  const program = findNginx();
  if (program === null && process.env.CI) throw new Error("nginx is missing, and docs/deploy must be tested on it.");
  if (program === null) console.warn("!!! NOT TESTED BEHIND NGINX: nginx was not found. Install nginx-light.");
  return program;
}

/**
 * @param more  lines for the server, such as a file of its own to compare with
 * @param limits  "lifted": all visitors of a test come from one address
 */
export async function startNginx(
  program: string,
  ports: readonly number[],
  { more = "", limits = "lifted" }: { more?: string; limits?: "lifted" | "deployed" } = {},
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const [plainPort, securePort, redirectPort] = [await freePort(), await freePort(), await freePort()];
  const file = (name: string) => join(folder, name);
  const write = (name: string, text: string) => writeFileSync(file(name), text);
  const release = (name: string) => write("release", `default "${name}";\n`);
  mkdirSync(file("cache"));
  release("first");
  execFileSync(
    "openssl",
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout ${file("key.pem")} -out ${file("cert.pem")}`.split(
      " ",
    ),
    { stdio: "ignore" },
  );
  const own: readonly (readonly [what: string | RegExp, ours: string])[] = [
    [
      /( {4}server 127\.0\.0\.1:\d+ (.*);\n)+/g,
      ports.map((port) => `    server 127.0.0.1:${port} max_fails=0;\n`).join(""),
    ],
    ["/var/cache/nginx/collegeward", file("cache")],
    ["/etc/nginx/collegeward-release", file("release")],
    ["/etc/ssl/collegeward/fullchain.pem", file("cert.pem")],
    ["/etc/ssl/collegeward/privkey.pem", file("key.pem")],
    [/ {4}listen \[::\].*\n/g, ""],
    ["listen 80;", `listen 127.0.0.1:${redirectPort};`],
    ["listen 443 ssl http2;", `listen 127.0.0.1:${securePort} ssl http2;\n    listen 127.0.0.1:${plainPort};\n${more}`],
  ];
  const lifted = [
    ["rate=50r/s", "rate=100000r/s"],
    ["collegeward_connections 100;", "collegeward_connections 1000;"],
  ] as const;
  const deployed = readFileSync(new URL("../../docs/deploy/nginx.conf", import.meta.url), "utf8");
  const site = [...own, ...(limits === "lifted" ? lifted : [])].reduce((text, [what, ours]) => {
    const next = text.replaceAll(what, ours);
    if (next === text) throw new Error(`docs/deploy/nginx.conf has no ${what}.`);
    return next;
  }, deployed);
  write("site.conf", site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${file(name)};`)
    .join(" ");
  write(
    "nginx.conf",
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${file("pid")}; worker_processes 2; events { worker_connections 2048; }
http { access_log off; types { text/html html; } ${temporary} include ${file("site.conf")}; }\n`,
  );
  const words = ["-p", folder, "-e", file("error.log"), "-c", file("nginx.conf")];
  const child: ChildProcess = spawn(program, words, { stdio: "inherit" });
  const origin = `http://localhost:${plainPort}`;
  while (!(await fetch(`${origin}/api/health`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error("nginx did not start.");
    await new Promise((wait) => setTimeout(wait, 50));
  }
  return {
    origin,
    plainPort,
    securePort,
    release: async (name) => {
      release(name);
      execFileSync(program, [...words, "-s", "reload"]);
    },
    stop: async () => {
      const gone = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const run = (command: string, environment: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), "launch-"));
  const { PATH = "" } = process.env;
  const env = { PATH, NODE_ENV: "production", DATA_DIR: folder, ...environment } as NodeJS.ProcessEnv;
  const { stdout, stderr, status } = spawnSync(process.execPath, [`app/commands/${command}.js`], {
    env,
    encoding: "utf8",
    // A command that should have refused would go on serving.
    timeout: 240_000,
  });
  rmSync(folder, { recursive: true });
  return { stdout, stderr, status };
};

const complete = {
  SITE_ORIGIN: "https://www.example.org",
  SESSION_SECRET: "q8Zr1vXw3Lk5Tn7Py9Bd2Fg4Hj6Mc0Sa",
  AUTH0_DOMAIN: "example.us.auth0.com",
  AUTH0_CLIENT_ID: "client",
  AUTH0_CLIENT_SECRET: "client-secret",
  STRIPE_SECRET_KEY: "sk_test_0123456789abcdef",
  STRIPE_WEBHOOK_SECRET: "whsec_0123456789abcdef",
  SMTP_URL: "smtps://user:password@mail.example.org",
};

it("serve refuses to start and names everything that is missing or malformed", () => {
  const { stdout, stderr, status } = run("serve", { PORT: "eighty" });
  for (const variable of [...Object.keys(complete), "DATABASE_URL", "PORT"]) expect(stderr).toContain(`  ${variable} `);
  expect(stdout).toBe("");
  expect(status).toBe(1);
});

it("serve refuses a store that is not up to date, and names the command", () => {
  const folder = mkdtempSync(join(tmpdir(), "old-store-"));
  const { stderr, status } = run("serve", { ...complete, DATABASE_URL: join(folder, "store.sqlite") });
  rmSync(folder, { recursive: true });
  expect(stderr).toContain("npm run migrate");
  expect(status).toBe(1);
});

it("start says so when the port is taken", async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  const { port } = other.address() as AddressInfo;
  const { stderr, status } = run("start", { PORT: String(port) });
  await new Promise((done) => other.close(done));
  expect(stderr).toContain(`Port ${port} is taken`);
  expect(status).toBe(1);
});

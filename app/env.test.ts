import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { EnvironmentError, readEnvironment, variables } from "./env.server";

const complete = {
  SITE_ORIGIN: "https://www.example.org",
  SESSION_SECRET: "q8Zr1vXw3Lk5Tn7Py9Bd2Fg4Hj6Mc0Sa",
  DATABASE_URL: "postgres://web:secret@db.example.org/store",
  AUTH0_DOMAIN: "example.us.auth0.com",
  AUTH0_CLIENT_ID: "client",
  AUTH0_CLIENT_SECRET: "client-secret",
  STRIPE_SECRET_KEY: "sk_test_0123456789abcdef",
  STRIPE_WEBHOOK_SECRET: "whsec_0123456789abcdef",
  SMTP_URL: "smtps://user:password@mail.example.org",
};
const required = Object.keys(complete) as (keyof typeof complete)[];

const values = (record: Record<string, string | undefined>, options = {}) => {
  const reading = readEnvironment(record, options);
  if (!reading.ok) throw new EnvironmentError(reading.problems);
  return reading.values;
};
const problemsOf = (record: Record<string, string | undefined>, options = {}) => {
  const reading = readEnvironment(record, options);
  return reading.ok ? [] : reading.problems.map(({ variable }) => variable);
};

describe("deleting people at Auth0", () => {
  const both = { AUTH0_MANAGEMENT_CLIENT_ID: "deleter", AUTH0_MANAGEMENT_CLIENT_SECRET: "deleter-secret" };
  const origin = (more: Record<string, string>) => values({ ...complete, ...more }).providers?.auth0.management?.origin;

  it("is by hand unless there is an application for it, at the tenant unless it has a domain of its own", () => {
    expect(values(complete).providers?.auth0.management).toBeNull();
    expect(origin(both)).toBe("https://example.us.auth0.com");
    expect(origin({ ...both, AUTH0_MANAGEMENT_DOMAIN: "tenant.us.auth0.com" })).toBe("https://tenant.us.auth0.com");
  });

  it("wants the id and the secret, or neither", () => {
    for (const [name, value] of Object.entries(both)) {
      const other = Object.keys(both).filter((each) => each !== name);
      expect(problemsOf({ ...complete, [name]: value })).toEqual(other);
    }
  });
});

describe("with nothing set", () => {
  it("is a sandbox on this machine with a SQLite file", () => {
    expect(values({})).toMatchObject({
      mode: "sandbox",
      providers: null,
      host: "127.0.0.1",
      port: 3000,
      siteOrigin: "http://localhost:3000",
      database: { dialect: "sqlite", file: resolve("data/store.sqlite") },
    });
  });

  it("makes a secret of its own, never a known one", () => {
    expect(values({}).sessionSecrets[0]).not.toBe(values({}).sessionSecrets[0]);
    expect(values({}).sessionSecrets[0].length).toBeGreaterThanOrEqual(32);
  });

  it("listens on this machine whatever HOST says", () => {
    expect(values({ HOST: "0.0.0.0" }).host).toBe("127.0.0.1");
  });

  it("takes stand-ins of this machine only", () => {
    expect(values({}).sandboxOrigin).toBeNull();
    expect(values({ SANDBOX_ORIGIN: "http://127.0.0.1:4000" }).sandboxOrigin).toBe("http://127.0.0.1:4000");
    for (const elsewhere of ["http://example.org:4000", "http://127.0.0.1.example.org:1", "https://127.0.0.1:4000"]) {
      expect(problemsOf({ SANDBOX_ORIGIN: elsewhere })).toEqual(["SANDBOX_ORIGIN"]);
    }
  });

  it("takes an empty variable for a missing one", () => {
    expect(values({ PORT: "", STRIPE_SECRET_KEY: " " }).mode).toBe("sandbox");
  });
});

describe("live", () => {
  it("reads a complete environment", () => {
    expect(values(complete, { production: true })).toMatchObject({
      mode: "live",
      host: "0.0.0.0",
      siteOrigin: "https://www.example.org",
      database: { dialect: "postgres", url: complete.DATABASE_URL },
      providers: {
        auth0: { domain: "example.us.auth0.com", audience: "https://example.us.auth0.com/api/v2/" },
        stripe: { webhookSecret: complete.STRIPE_WEBHOOK_SECRET },
        smtpUrl: complete.SMTP_URL,
      },
    });
  });

  it("reads hosts whose claims hold roles", () => {
    expect(values(complete).roleClaimHosts).toEqual([]);
    const { roleClaimHosts } = values({ ...complete, ROLE_CLAIM_HOSTS: "example.org, old.example.org" });
    expect(roleClaimHosts).toEqual(["example.org", "old.example.org"]);
  });

  it("names every missing variable at once", () => {
    expect(problemsOf({}, { production: true }).sort()).toEqual([...required].sort());
  });

  it("names the missing and the malformed together", () => {
    const record = { ...complete, SESSION_SECRET: undefined, PORT: "70000", SMTP_URL: "https://mail" };
    expect(problemsOf(record, { production: true }).sort()).toEqual(["PORT", "SESSION_SECRET", "SMTP_URL"]);
  });

  it.each(required)("does not fall back to a stand-in when only %s is missing", (name) => {
    expect(problemsOf({ ...complete, [name]: undefined }, { production: true })).toEqual([name]);
  });

  it.each(["AUTH0_CLIENT_ID", "STRIPE_SECRET_KEY", "SMTP_URL"] as const)(
    "counts as asked for when %s alone is set",
    (name) => {
      expect(problemsOf({ [name]: complete[name] })).toEqual(required.filter((other) => other !== name));
    },
  );

  it("refuses to serve a sandbox for real", () => {
    expect(problemsOf({ ...complete, MODE: "sandbox" }, { production: true })).toEqual(["MODE"]);
    expect(values({ ...complete, MODE: "sandbox" }).mode).toBe("sandbox");
  });

  it("takes several secrets, the newest first", () => {
    const older = "b7Yq2wEr4Ty6Ui8Op0As1Df3Gh5Jk9Lz";
    const { sessionSecrets } = values({ ...complete, SESSION_SECRET: `${complete.SESSION_SECRET}, ${older}` });
    expect(sessionSecrets).toEqual([complete.SESSION_SECRET, older]);
  });
});

describe("malformed", () => {
  it.each([
    ["MODE", "production"],
    ["PORT", "0"],
    ["PORT", "http"],
    ["PORT", "3000.5"],
    ["HOST", "0.0.0.0 --inspect"],
    ["SITE_ORIGIN", "www.example.org"],
    ["SITE_ORIGIN", "http://www.example.org"],
    ["SITE_ORIGIN", "https://www.example.org/app"],
    ["SITE_ORIGIN", "https://me@www.example.org"],
    ["SESSION_SECRET", "changeme"],
    ["SESSION_SECRET", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"],
    ["DATABASE_URL", "mysql://db.example.org/store"],
    ["DATABASE_URL", "postgres://db.example.org"],
    ["DATABASE_URL", "data/"],
    ["AUTH0_DOMAIN", "https://example.us.auth0.com"],
    ["AUTH0_AUDIENCE", "management"],
    ["STRIPE_SECRET_KEY", "pk_live_0123456789abcdef"],
    ["STRIPE_WEBHOOK_SECRET", "0123456789"],
    ["SMTP_URL", "mail.example.org"],
    ["ROLE_CLAIM_HOSTS", "https://www.example.org"],
    ["SANDBOX_ORIGIN", "http://127.0.0.1:4000"],
    ["LOG_LEVEL", "verbose"],
    ["NODE_ENV", "staging"],
  ])("%s=%s is refused, and its value is not repeated", (variable, value) => {
    const reading = readEnvironment({ ...complete, [variable]: value });
    if (reading.ok) throw new Error("was accepted");
    expect(reading.problems.map((problem) => problem.variable)).toEqual([variable]);
    expect(new EnvironmentError(reading.problems).message).toContain(`${variable} `);
    if (value.length > 4) expect(reading.problems[0]?.sentence).not.toContain(`${value} `);
  });

  it.each([
    ["file:data/other.sqlite", "data/other.sqlite"],
    ["data/other.sqlite", "data/other.sqlite"],
    ["file:///var/lib/store.sqlite", "/var/lib/store.sqlite"],
    ["/var/lib/store.sqlite", "/var/lib/store.sqlite"],
  ])("DATABASE_URL=%s is a SQLite file", (address, file) => {
    expect(values({ DATABASE_URL: address }).database).toEqual({ dialect: "sqlite", file: resolve(file) });
  });

  it.each(["postgres://db.example.org:5433/store", "postgresql:///store?host=/run/postgresql"])(
    "DATABASE_URL=%s is PostgreSQL",
    (address) => {
      expect(values({ DATABASE_URL: address }).database).toEqual({ dialect: "postgres", url: address });
    },
  );

  it("accepts a plain origin on this machine, for trying a production server at home", () => {
    expect(values({ ...complete, SITE_ORIGIN: "http://localhost:3000/" }).siteOrigin).toBe("http://localhost:3000");
  });
});

it.each(variables)("%s stands in the table at the top of the file", (variable) => {
  const source = readFileSync(new URL("./env.server.ts", import.meta.url), "utf8");
  expect(source).toMatch(new RegExp(`^ \\* \\| \`${variable}\`\\s*\\|`, "m"));
});

describe("the counselor's model", () => {
  const model = { MODEL_URL: "https://api.example.com/v1/", MODEL_NAME: "small", MODEL_KEY: "sk-1" };

  it("is none unless it is configured", () => {
    expect(values({}).model).toBeNull();
    expect(values({ ...complete, ...model }).model).toEqual({
      url: "https://api.example.com/v1",
      name: "small",
      key: "sk-1",
    });
    expect([values({}).modelDailyLimit, values({ MODEL_DAILY_LIMIT: "0" }).modelDailyLimit]).toEqual([500, 0]);
  });

  it.each(Object.keys(model))("is all or none: %s alone is not enough", (name) => {
    const missing = Object.keys(model).filter((other) => other !== name);
    expect(problemsOf({ [name]: model[name as keyof typeof model] })).toEqual(missing);
    expect(problemsOf({ ...complete, ...model, [name]: undefined })).toEqual([name]);
  });

  it.each([
    ["MODEL_URL", "http://api.example.com/v1"],
    ["MODEL_URL", "https://me:secret@api.example.com/v1"],
    ["MODEL_URL", "api.example.com"],
    ["MODEL_KEY", "two words"],
    ["MODEL_DAILY_LIMIT", "many"],
  ])("%s=%s is refused", (variable, value) => {
    expect(problemsOf({ ...model, [variable]: value })).toEqual([variable]);
  });

  it.each([
    "http://localhost:8080/v1",
    "http://127.0.0.1:11434/v1",
    "http://192.168.1.7:8000/v1",
    "http://vllm:8000/v1",
  ])("takes %s, on this machine or its own network", (url) =>
    expect(values({ ...model, MODEL_URL: url }).model?.url).toBe(url),
  );

  it("takes the stand-in in the sandbox alone", () => {
    const standIn = { ...model, MODEL_URL: "stand-in" };
    expect(values(standIn).model).toBeNull();
    const origin = "http://127.0.0.1:40123";
    expect(values({ ...standIn, SANDBOX_ORIGIN: origin }).model?.url).toBe(`${origin}/model/v1`);
    expect(problemsOf({ ...complete, ...standIn }, { production: true })).toEqual(["MODEL_URL"]);
  });
});

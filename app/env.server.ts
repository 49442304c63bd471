/**
 * Everything the product takes from its environment, read once and checked with Zod. No other file under `app/` reads
 * `process.env` (the launchers in `app/commands/` pass it on, unread, to the processes they start).
 *
 * Two modes. **sandbox** uses local stand-ins for every provider and listens on this machine only. **live** uses the
 * real providers and refuses to start unless each one is configured: it never falls back to a stand-in. `MODE` says
 * which; left out, it is live as soon as any provider is configured, so a half-configured server stops with a list
 * of what is missing instead of quietly pretending.
 *
 * Why the file is long: the table of variables, their schema and what is read from them stand in one place, so that
 * none can be added without the other two.
 *
 * | variable | live | default | what it is |
 * |-----------------------|----------|----------------------------|-------------------------------------------------------------------|
 * | `MODE` | optional | see above | `sandbox` or `live` |
 * | `PORT` | optional | `3000` | port to listen on, 1 to 65535 |
 * | `HOST` | optional | `0.0.0.0` | address to listen on; sandbox always uses `127.0.0.1` |
 * | `SITE_ORIGIN` | required | `http://localhost:<PORT>` | public address of the site, `https://` and no path |
 * | `SESSION_SECRET` | required | made for each data folder | signs cookies, 32 characters or more; old ones follow, by
 * commas |
 * | `DATABASE_URL` | required | `<DATA_DIR>/store.sqlite` | `postgres://…`, or a file path for SQLite |
 * | `DATA_DIR` | optional | `data` | folder for files the server writes |
 * | `AUTH0_DOMAIN` | required | stand-in | sign-in tenant, such as `example.us.auth0.com` |
 * | `AUTH0_CLIENT_ID` | required | stand-in | the application's id at Auth0 |
 * | `AUTH0_CLIENT_SECRET` | required | stand-in | the application's secret at Auth0 |
 * | `AUTH0_AUDIENCE` | optional | the tenant's management API| audience of the access token |
 * | `AUTH0_MANAGEMENT_DOMAIN`| optional| `AUTH0_DOMAIN` | tenant of the Management API, where sign-in has a domain of
 * its own|
 * | `AUTH0_MANAGEMENT_CLIENT_ID`| optional| stand-in | application that may delete users, with the next; without them
 * by hand|
 * | `AUTH0_MANAGEMENT_CLIENT_SECRET`| optional| stand-in | its secret |
 * | `ROLE_CLAIM_HOSTS` | optional | none | further hosts whose `https://<host>/roles` claim holds roles |
 * | `STRIPE_SECRET_KEY` | required | stand-in | `sk_…` or restricted `rk_…` key |
 * | `STRIPE_WEBHOOK_SECRET`| required| stand-in | `whsec_…`, signs what Stripe sends |
 * | `SMTP_URL` | required | stand-in | `smtp://` or `smtps://` address of the mail server |
 * | `SANDBOX_ORIGIN` | refused | set by the launcher | where the stand-ins listen, on this machine |
 * | `MODEL_URL` | optional | none | OpenAI-compatible address the model of the counselor and the essay coach answers
 * at, such as `https://api.example.com/v1` or `http://localhost:8080/v1`; in the sandbox also `stand-in` |
 * | `MODEL_NAME` | with it | none | the model there |
 * | `MODEL_KEY` | with it | none | its key; any word where none is needed |
 * | `MODEL_DAILY_LIMIT` | optional | `500` | answers a day that a model may be asked for, all people together; `0` asks
 * for none |
 * | `RESPONSE_CACHE_MB`   | optional | `96`                       | megabytes of public pages kept in memory; `0` keeps
 * none          |
 * | `LOG_LEVEL` | optional | `info` | `fatal` `error` `warn` `info` `debug` `trace` `silent` |
 * | `NODE_ENV` | optional | `development` | set by the tools: `development`, `test` or `production` |
 */
import { randomBytes } from "node:crypto";
import { isAbsolute, resolve } from "node:path";
import { z } from "zod";

export type Database =
  | { readonly dialect: "sqlite"; readonly file: string }
  | { readonly dialect: "postgres"; readonly url: string };

export interface Providers {
  readonly auth0: {
    readonly domain: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly audience: string;
    /** What deletes the record of somebody who deletes their account; null where that is done by hand. */
    readonly management: { readonly origin: string; readonly clientId: string; readonly clientSecret: string } | null;
  };
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string };
  readonly smtpUrl: string;
}

/** The language model of the counselor and the essay coach, at an endpoint that speaks OpenAI's protocol. */
export interface ModelSettings {
  /** Without a slash at the end; "chat/completions" is below it. */
  readonly url: string;
  readonly name: string;
  readonly key: string;
}

interface CommonEnvironment {
  readonly nodeEnv: "development" | "test" | "production";
  readonly host: string;
  readonly port: number;
  /** Scheme, host and port, without a slash at the end. */
  readonly siteOrigin: string;
  /** The first signs; all of them are accepted, so a secret can be replaced without signing everyone out. */
  readonly sessionSecrets: readonly [string, ...string[]];
  readonly database: Database;
  /** Absolute path. */
  readonly dataDir: string;
  /** Null where none is configured: the counselor then answers without one. */
  readonly model: ModelSettings | null;
  /** Answers a day that the model may be asked for, all people together. */
  readonly modelDailyLimit: number;
  /** Megabytes of public pages kept in memory; 0 keeps none. */
  readonly responseCacheMb: number;
  readonly logLevel: z.infer<typeof logLevel>;
  /** Hosts besides the site's own whose `https://<host>/roles` claim in an ID token holds roles. */
  readonly roleClaimHosts: readonly string[];
}

export type Environment = CommonEnvironment &
  (
    | {
        readonly mode: "sandbox";
        readonly providers: null;
        /** Where the stand-ins listen; null when nothing has started them. */
        readonly sandboxOrigin: string | null;
      }
    | { readonly mode: "live"; readonly providers: Providers; readonly sandboxOrigin: null }
  );

/**
 * One variable that stops the start, and a sentence that says what to do. Values are never repeated: some are secrets.
 */
export interface Problem {
  readonly variable: string;
  readonly sentence: string;
}

export type Reading =
  | { readonly ok: true; readonly values: Environment }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const logLevel = z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
  error: "must be one of fatal, error, warn, info, debug, trace or silent.",
});

/** A required text: says what it is when it is missing. */
const text = (what: string) => z.string({ error: `is missing. It is ${what}.` });

const origin = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || url.origin === "null" || url.username !== "") return false;
  if (value.replace(/\/$/, "") !== url.origin) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && ["localhost", "127.0.0.1"].includes(url.hostname));
};

const siteOrigin = text("the public address of the site, such as https://www.example.org")
  .refine(origin, "must be an https:// address without a path, such as https://www.example.org.")
  .transform((value) => value.replace(/\/$/, ""));

const sessionSecrets = text("a long random text that signs cookies")
  .transform((value) => value.split(",").map((secret) => secret.trim()))
  .refine(
    (secrets) => secrets.every((secret) => secret.length >= 32 && new Set(secret).size >= 10),
    "must be random and at least 32 characters long (several are separated by commas, the newest first).",
  );

const postgresAddress = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  // A socket is named by ?host=, an address by its place in the URL.
  return url !== null && (url.hostname !== "" || url.searchParams.has("host")) && url.pathname.length > 1;
};

const database = text("where the data is kept: postgres://user:password@host/name, or a file path for SQLite").refine(
  (value) =>
    /^postgres(ql)?:\/\//.test(value) ? postgresAddress(value) : /^(file:)?[^:]+$/.test(value) && !value.endsWith("/"),
  "must be postgres://user:password@host/name, or a file path for SQLite.",
);

/** A question isn't sent in the clear over the internet: without TLS only to this machine or a network of one's own. */
const modelAddress = (value: string) => {
  if (value === standIn) return true;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") return false;
  if (url.protocol === "https:") return true;
  const { hostname } = url;
  const isOwn =
    hostname === "[::1]" ||
    !/[.:]/.test(hostname) ||
    /^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(hostname) ||
    /\.(?:local|internal|lan|home\.arpa)$/.test(hostname);
  return url.protocol === "http:" && isOwn;
};

/** The `MODEL_URL` of the stand-in, wherever the launcher has started it. */
const standIn = "stand-in";

const always = {
  NODE_ENV: z
    .enum(["development", "test", "production"], { error: "must be development, test or production." })
    .default("development"),
  PORT: z
    .string()
    .regex(/^[0-9]{1,5}$/, "must be a whole number from 1 to 65535.")
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, "must be a whole number from 1 to 65535.")
    .default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, "must be an address to listen on, such as 0.0.0.0.")
    .default("0.0.0.0"),
  DATA_DIR: z.string().default("data"),
  RESPONSE_CACHE_MB: z
    .string()
    .regex(/^[0-9]{1,5}$/, "must be a whole number of megabytes, such as 96, or 0 to keep no page.")
    .transform(Number)
    .default(96),
  MODEL_URL: z
    .string()
    .refine(
      modelAddress,
      "must be an https:// address such as https://api.example.com/v1, or http:// on your own network, without a password.",
    )
    .transform((value) => value.replace(/\/+$/, ""))
    .optional(),
  MODEL_NAME: z.string().max(200, "must be the name of a model, at most 200 characters.").optional(),
  MODEL_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "must be a key without spaces; any word where the model needs none.")
    .optional(),
  MODEL_DAILY_LIMIT: z
    .string()
    .regex(/^[0-9]{1,7}$/, "must be a whole number of answers a day, such as 500, or 0 to ask for none.")
    .transform(Number)
    .default(500),
  LOG_LEVEL: logLevel.optional(),
  ROLE_CLAIM_HOSTS: z
    .string()
    .transform((value) => value.split(",").map((host) => host.trim()))
    .refine(
      (hosts) => hosts.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)*(:[0-9]{1,5})?$/i.test(host)),
      "must be host names separated by commas, such as example.org,www.example.org.",
    )
    .default([]),
};

const sandboxVariables = z.object({
  ...always,
  SITE_ORIGIN: siteOrigin.optional(),
  SESSION_SECRET: sessionSecrets.optional(),
  DATABASE_URL: database.optional(),
  SANDBOX_ORIGIN: z
    .string()
    .regex(/^http:\/\/127\.0\.0\.1:[0-9]{1,5}$/, "must be an address of this machine, such as http://127.0.0.1:3001.")
    .optional(),
});

const liveVariables = z.object({
  ...always,
  SITE_ORIGIN: siteOrigin,
  SESSION_SECRET: sessionSecrets,
  DATABASE_URL: database,
  AUTH0_DOMAIN: text("the Auth0 tenant people sign in at, such as example.us.auth0.com").regex(
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
    "must be a host name without https:// and without a path, such as example.us.auth0.com.",
  ),
  AUTH0_CLIENT_ID: text("the client id of the application at Auth0"),
  AUTH0_CLIENT_SECRET: text("the client secret of the application at Auth0"),
  AUTH0_AUDIENCE: z.url({ error: "must be an address, such as https://example.us.auth0.com/api/v2/." }).optional(),
  AUTH0_MANAGEMENT_DOMAIN: z
    .string()
    .regex(
      /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
      "must be a host name without https:// and without a path, such as example.us.auth0.com.",
    )
    .optional(),
  AUTH0_MANAGEMENT_CLIENT_ID: z.string().optional(),
  AUTH0_MANAGEMENT_CLIENT_SECRET: z.string().optional(),
  STRIPE_SECRET_KEY: text("the secret key of the Stripe account").regex(
    /^(sk|rk)_(live|test)_\w{8,}$/,
    "must be a Stripe secret key; it starts with sk_live_, sk_test_, rk_live_ or rk_test_.",
  ),
  STRIPE_WEBHOOK_SECRET: text("the signing secret of the Stripe webhook").regex(
    /^whsec_[\w+/=]{8,}$/,
    "must be the signing secret of a Stripe webhook; it starts with whsec_.",
  ),
  SMTP_URL: text("the mail server, such as smtps://user:password@mail.example.org").regex(
    /^smtps?:\/\/[^\s/]+/,
    "must be the address of a mail server, such as smtps://user:password@mail.example.org.",
  ),
});

/** Variables whose presence means "use the real thing". */
const providerVariables = [
  "AUTH0_DOMAIN",
  "AUTH0_CLIENT_ID",
  "AUTH0_CLIENT_SECRET",
  "AUTH0_AUDIENCE",
  "AUTH0_MANAGEMENT_DOMAIN",
  "AUTH0_MANAGEMENT_CLIENT_ID",
  "AUTH0_MANAGEMENT_CLIENT_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SMTP_URL",
] as const;

/** The names of all variables, for the configuration table of the README and its test. */
export const variables: readonly string[] = [
  ...new Set(["MODE", ...Object.keys(liveVariables.shape), ...Object.keys(sandboxVariables.shape)]),
];

/**
 * Reads the environment from a record of texts, or lists every variable that is missing or malformed.
 * An empty text counts as missing. Pure but for the secret of a sandbox that has none, which is random.
 *
 * @param production asks for live mode whatever the record says.
 */
export function readEnvironment(
  record: Readonly<Record<string, string | undefined>>,
  { production = false }: { production?: boolean } = {},
): Reading {
  const given: Record<string, string> = {};
  for (const name of variables) {
    const value = record[name]?.trim();
    if (value) given[name] = value;
  }
  const problems: Problem[] = [];
  if (given.MODE !== undefined && given.MODE !== "sandbox" && given.MODE !== "live") {
    problems.push({ variable: "MODE", sentence: "must be sandbox or live." });
  }
  if (production && given.MODE === "sandbox") {
    problems.push({ variable: "MODE", sentence: "is sandbox, but stand-ins are never served for real. Remove it." });
  }
  const wanted = given.MODE ?? (providerVariables.some((name) => given[name] !== undefined) ? "live" : "sandbox");
  const live = production || wanted !== "sandbox";

  if (live && given.SANDBOX_ORIGIN !== undefined) {
    problems.push({
      variable: "SANDBOX_ORIGIN",
      sentence: "names stand-ins, which are never served for real. Remove it.",
    });
  }

  const halves = ["AUTH0_MANAGEMENT_CLIENT_ID", "AUTH0_MANAGEMENT_CLIENT_SECRET"];
  const halvesGiven = halves.filter((name) => given[name] !== undefined);
  if (halvesGiven.length === 1) {
    const variable = halves.find((name) => given[name] === undefined) ?? "";
    problems.push({ variable, sentence: `is missing. It belongs to ${halvesGiven[0]}; leave out both, or give both.` });
  }

  const ofModel = ["MODEL_URL", "MODEL_NAME", "MODEL_KEY"];
  const ofModelGiven = ofModel.filter((name) => given[name] !== undefined);
  for (const variable of ofModelGiven.length === 0 ? [] : ofModel.filter((name) => given[name] === undefined)) {
    const others = ofModelGiven.join(" and ");
    problems.push({
      variable,
      sentence: `is missing. It belongs to ${others}; leave out all three, or give all three.`,
    });
  }
  if (live && given.MODEL_URL === standIn) {
    problems.push({ variable: "MODEL_URL", sentence: "is the stand-in, which is never served for real." });
  }

  const result = live ? liveVariables.safeParse(given) : sandboxVariables.safeParse(given);
  for (const issue of result.error?.issues ?? []) {
    problems.push({ variable: String(issue.path[0]), sentence: issue.message });
  }
  if (!result.success || problems.length > 0) return { ok: false, problems };

  const values = result.data;
  const dataDir = resolve(values.DATA_DIR);
  const secrets = values.SESSION_SECRET ?? [randomBytes(32).toString("base64url")];
  const common: CommonEnvironment = {
    nodeEnv: values.NODE_ENV,
    host: live ? values.HOST : "127.0.0.1",
    port: values.PORT,
    siteOrigin: values.SITE_ORIGIN ?? `http://localhost:${values.PORT}`,
    sessionSecrets: secrets as [string, ...string[]],
    database: databaseAt(values.DATABASE_URL, dataDir),
    dataDir,
    model: modelOf(values),
    modelDailyLimit: values.MODEL_DAILY_LIMIT,
    responseCacheMb: values.RESPONSE_CACHE_MB,
    logLevel: values.LOG_LEVEL ?? (values.NODE_ENV === "test" ? "silent" : "info"),
    roleClaimHosts: values.ROLE_CLAIM_HOSTS,
  };
  const providers = providersOf(values);
  return {
    ok: true,
    values: providers
      ? { ...common, mode: "live", providers, sandboxOrigin: null }
      : { ...common, mode: "sandbox", providers, sandboxOrigin: sandboxOriginOf(values) },
  };
}

function modelOf(values: z.infer<typeof sandboxVariables> | z.infer<typeof liveVariables>): ModelSettings | null {
  const { MODEL_URL: given, MODEL_NAME: name, MODEL_KEY: key } = values;
  if (given === undefined || name === undefined || key === undefined) return null;
  const origin = sandboxOriginOf(values);
  if (given === standIn) return origin === null ? null : { url: `${origin}/model/v1`, name, key };
  return { url: given, name, key };
}

function databaseAt(address: string | undefined, dataDir: string): Database {
  if (address === undefined) return { dialect: "sqlite", file: resolve(dataDir, "store.sqlite") };
  if (/^postgres(ql)?:/.test(address)) return { dialect: "postgres", url: address };
  const file = address.replace(/^file:(\/\/(?=\/))?/, "");
  return { dialect: "sqlite", file: isAbsolute(file) ? file : resolve(file) };
}

function providersOf(values: z.infer<typeof sandboxVariables> | z.infer<typeof liveVariables>): Providers | null {
  if (!("AUTH0_DOMAIN" in values)) return null;
  return {
    auth0: {
      domain: values.AUTH0_DOMAIN,
      clientId: values.AUTH0_CLIENT_ID,
      clientSecret: values.AUTH0_CLIENT_SECRET,
      audience: values.AUTH0_AUDIENCE ?? `https://${values.AUTH0_DOMAIN}/api/v2/`,
      management: managementOf(values),
    },
    stripe: { secretKey: values.STRIPE_SECRET_KEY, webhookSecret: values.STRIPE_WEBHOOK_SECRET },
    smtpUrl: values.SMTP_URL,
  };
}

function managementOf(values: z.infer<typeof liveVariables>): Providers["auth0"]["management"] {
  const { AUTH0_MANAGEMENT_CLIENT_ID: clientId, AUTH0_MANAGEMENT_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined || clientSecret === undefined) return null;
  return { origin: `https://${values.AUTH0_MANAGEMENT_DOMAIN ?? values.AUTH0_DOMAIN}`, clientId, clientSecret };
}

function sandboxOriginOf(values: object): string | null {
  return "SANDBOX_ORIGIN" in values && typeof values.SANDBOX_ORIGIN === "string" ? values.SANDBOX_ORIGIN : null;
}

/** The environment cannot be used. Its message names every problem, one a line. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
  constructor(readonly problems: readonly Problem[]) {
    super(
      `The environment is not complete:\n${problems.map(({ variable, sentence }) => `  ${variable} ${sentence}`).join("\n")}`,
    );
  }
}

let known: Environment | undefined;

/** The environment of this process, read on first use. Throws `EnvironmentError` when it cannot be used. */
export function env(): Environment {
  if (known) return known;
  const reading = readEnvironment(process.env);
  if (!reading.ok) throw new EnvironmentError(reading.problems);
  known = reading.values;
  return known;
}

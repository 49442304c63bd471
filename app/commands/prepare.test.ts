import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { digestOfSources, exitCode, isBuilt, isInstalled, isNewEnough } from "./prepare.js";

describe("isNewEnough", () => {
  it.each([
    ["20.19.0", true],
    ["20.19.5", true],
    ["20.20.0", true],
    ["22.0.0", true],
    ["20.18.3", false],
    ["18.20.8", false],
    ["9.99.99", false],
  ])("%s for >=20.19 → %s", (version, enough) => expect(isNewEnough(version, ">=20.19")).toBe(enough));
});

describe("isInstalled", () => {
  const a = { version: "1.0.0", integrity: "sha512-a" };
  const b = { version: "2.0.0", integrity: "sha512-b" };
  const lock = (packages: Record<string, object>) => ({ packages: { "": { version: "0.1.0" }, ...packages } });

  it("is true when every package of the lock file is there", () => {
    expect(isInstalled(lock({ a, b }), { packages: { a, b } })).toBe(true);
  });
  it("is false before the first installation", () => expect(isInstalled(lock({ a }), null)).toBe(false));
  it("is false when one is missing, is another version, or has other contents", () => {
    expect(isInstalled(lock({ a, b }), { packages: { a } })).toBe(false);
    expect(isInstalled(lock({ a }), { packages: { a: { ...a, version: "1.0.1" } } })).toBe(false);
    expect(isInstalled(lock({ a }), { packages: { a: { ...a, integrity: "sha512-x" } } })).toBe(false);
  });
  it("does without the optional packages of other systems", () => {
    expect(isInstalled(lock({ a, b: { ...b, optional: true } }), { packages: { a } })).toBe(true);
  });
});

describe("the build", () => {
  let folder: string;
  const put = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "sources-"));
    put("app/root.tsx", "root");
    put("content/facts/a.csv", "1");
    put("package-lock.json", "{}");
    put("build/sources.txt", digestOfSources(folder));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is not made again when nothing changed, whatever the times of the files are", () => {
    utimesSync(join(folder, "app/root.tsx"), 1, 1);
    expect(isBuilt(folder)).toBe(true);
  });
  it.each([
    ["app/root.tsx", "other"],
    ["app/new.ts", ""],
    ["content/facts/a.csv", "2"],
    ["public/robots.txt", "x"],
    ["app/commands/route-list.js", "x"],
    ["package-lock.json", "{ }"],
    ["remix.config.js", "x"],
  ])("is stale when %s changes", (path, content) => {
    put(path, content);
    expect(isBuilt(folder)).toBe(false);
  });
  it("is stale when a file moves, or when one takes over a part of another", () => {
    rmSync(join(folder, "app/root.tsx"));
    put("app/other.tsx", "root");
    expect(isBuilt(folder)).toBe(false);
  });
  it.each(["app/root.test.tsx", "app/commands/start.js", "README.md", "tests/contract/a.test.ts"])(
    "does not depend on %s",
    (path) => {
      put(path, "x");
      expect(isBuilt(folder)).toBe(true);
    },
  );
  it("is made when there is none", () => {
    rmSync(join(folder, "build"), { recursive: true });
    expect(isBuilt(folder)).toBe(false);
  });
});

it("exitCode is the program's own, or that of a shell for a signal", () => {
  expect(exitCode(3, null)).toBe(3);
  expect(exitCode(null, "SIGTERM")).toBe(143);
});

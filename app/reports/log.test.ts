import { expect, it } from "vitest";
import { createLog } from "./log.server";

function lines(write: (log: ReturnType<typeof createLog>) => void, level = "info"): Record<string, unknown>[] {
  const written: string[] = [];
  write(createLog(level, { write: (line) => void written.push(line) }));
  return written.map((line) => JSON.parse(line));
}

it("writes one JSON object a line with level, UTC time and message", () => {
  const [line] = lines((log) => log.info({ id: "r1", status: 200 }, "request"));
  expect(line).toMatchObject({ level: "info", id: "r1", status: 200, msg: "request" });
  expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(line).not.toHaveProperty("hostname");
});

it("cuts the query string and fragment off a path", () => {
  const [line] = lines((log) => log.info({ path: "/colleges?q=my+name&gpa=2.1#row" }));
  expect(line?.path).toBe("/colleges");
});

it.each([
  "/calendar/secret.ics",
  "//Calendar/secret.ics.data",
  "/calendar/secret.ics?x=secret",
  "/%63alen%64ar/secret.ics",
  "/calendar%2Fsecret.ics",
  "/./calendar/secret.ics",
  "/help/../calendar//secret%E0.ics",
])("leaves the address of a calendar out: %s", (path) => {
  const [line] = lines((log) => log.info({ path }, "request"));
  expect(JSON.stringify(line)).not.toContain("secret");
  expect(String(line?.path)).toMatch(/\/calendar\/\[left out\]$/i);
});

it("keeps the paths of pages that begin alike", () => {
  for (const path of ["/application-timeline/calendar.ics", "/plan/a1/calendar", "/colleges/%C3%B1"]) {
    expect(lines((log) => log.info({ path }))[0]?.path).toBe(path);
  }
});

it.each(["email", "name", "cookie", "query", "body", "income"])("leaves out %s at any usual depth", (key) => {
  const written = JSON.stringify(
    lines((log) => {
      log.info({ [key]: "private words" });
      log.info({ user: { [key]: "private words" } });
      log.info({ request: { user: { [key]: "private words" } } });
    }),
  );
  expect(written).not.toContain("private words");
  expect(written.match(/\[left out\]/g)).toHaveLength(3);
});

it("describes an error without the fields a database driver adds", () => {
  const cause = Object.assign(new Error("duplicate key"), { code: "23505", detail: "Key (email)=(ada@example.org)" });
  const [line] = lines((log) => log.error({ err: new Error("could not save", { cause }) }));
  expect(line?.err).toMatchObject({ type: "Error", message: "could not save", cause: { code: "23505" } });
  expect(JSON.stringify(line)).not.toContain("ada@example.org");
});

it("the log writes nothing below its level", () => {
  expect(lines((log) => log.info("hello"), "warn")).toEqual([]);
});

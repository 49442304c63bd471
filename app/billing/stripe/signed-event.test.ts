import { expect, it } from "vitest";
import { signatureOf } from "~/sandbox/stripe/deliver";
import { readSignedEvent, signedAt } from "./signed-event.server";

const now = new Date("2026-11-22T12:00:00Z");
const seconds = now.getTime() / 1000;
const secret = "whsec_test";
const good = {
  id: "evt_1",
  object: "event",
  type: "invoice.paid",
  data: { object: { object: "invoice", id: "in_1", customer: "cus_1" } },
};
const read = (what: unknown, at = seconds, header?: string) => {
  const body = typeof what === "string" ? what : JSON.stringify(what);
  return readSignedEvent(Buffer.from(body), header ?? signatureOf(body, at, secret), secret, now);
};

it("reads an event that Stripe has just signed", async () => {
  expect(await read(good)).toEqual(good);
  for (const more of [
    { data: {} },
    { data: undefined },
    { type: "terminal.reader.action_failed" },
    { data: { object: { object: "balance" } } },
    { data: { object: { object: "invoice", id: null, customer: null } } },
    { data: { object: { object: "invoice", customer: { id: "cus_1", object: "customer" } } } },
  ]) {
    expect(await read({ ...good, ...more }), JSON.stringify(more)).not.toBeNull();
  }
});

it.each([-299, 0, 59])("takes a signature of %i seconds from now", async (after) => {
  expect(await read(good, seconds + after)).not.toBeNull();
});

it.each([-301, -86_400, 62, 3_600, 40_000_000_000])("refuses a signature of %i seconds from now", async (after) => {
  expect(await read(good, seconds + after)).toBeNull();
});

it("refuses what is signed and is no event", async () => {
  for (const malformed of [
    "",
    "{",
    "null",
    "[]",
    "5",
    '"evt_1"',
    "{}",
    "[{}]",
    ...[
      { id: undefined },
      { id: 5 },
      { id: "" },
      { id: "evt_\0" },
      { id: "x".repeat(256) },
      { type: undefined },
      { type: {} },
      { type: "a\0" },
      { data: null },
      { data: [] },
      { data: { object: "customer" } },
      { data: { object: { object: 5 } } },
      { data: { object: { object: "customer", id: ["cus_1"] } } },
      { data: { object: { object: "invoice", customer: 5 } } },
      { data: { object: { object: "invoice", customer: "cus_\0" } } },
      { data: { object: { object: "invoice", customer: ".." } } },
      { data: { object: { object: "invoice", customer: {} } } },
    ].map((more) => ({ ...good, ...more })),
  ]) {
    expect(await read(malformed), JSON.stringify(malformed)).toBeNull();
  }
});

it("reads the time of a signature, and none where there are several", async () => {
  expect(signedAt("t=12,v1=ab")).toBe(12);
  expect(signedAt("v1=ab, t=12")).toBe(12);
  for (const header of [
    "",
    "v1=ab",
    "t=,v1=ab",
    "t=-1,v1=ab",
    "t=1e3,v1=ab",
    "t=1,t=2,v1=ab",
    "t=1234567890123,v1=a",
  ]) {
    expect(signedAt(header), header).toBeNull();
  }
  const old = signatureOf(JSON.stringify(good), seconds - 9_000, secret);
  expect(await read(good, seconds, `t=${seconds},${old}`)).toBeNull();
  expect(await read(good, seconds, `${old},t=${seconds}`)).toBeNull();
});

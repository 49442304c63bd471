import { describe, expect, it } from "vitest";
import { momentInWords } from "~/calendar/moment";
import { saidDelete } from "./confirm-delete";
import {
  type Gone,
  goneKinds,
  goneLines,
  numberLetters,
  outsideWords,
  readGone,
  readNumber,
  readStays,
  receiptMail,
  receiptPath,
  stayLines,
  staysKinds,
} from "./receipt";
import { newNumber } from "./receipt.server";

const all = (count: number): Gone => Object.fromEntries(goneKinds.map((kind) => [kind, count]));

describe("what went", () => {
  it("has words for one and for many of every kind, and leaves out what was not there", () => {
    for (const { kind, what } of goneLines(all(1))) {
      expect(what.length, kind).toBeGreaterThan(3);
      expect(what, kind).not.toBe(goneLines(all(2)).find((line) => line.kind === kind)?.what);
    }
    expect(goneLines(all(1)).map(({ kind }) => kind)).toEqual(goneKinds);
    expect(goneLines({ colleges: 3, notes: 0 })).toMatchObject([{ kind: "colleges", count: 3 }]);
  });

  it("is read back as it was written, and nothing else is", () => {
    expect(readGone(JSON.stringify(all(7)))).toEqual(all(7));
    expect(readGone('{"colleges":2,"names":["Maya"],"log":"3","notes":-1,"essays":1.5}')).toEqual({ colleges: 2 });
    for (const odd of ["null", "[]", "3"]) expect(readGone(odd)).toEqual({});
    expect(readStays('["plan","Maya","homes"]')).toEqual(["homes", "plan"]);
    expect(readStays("{}")).toEqual([]);
  });
});

it("what stays is said with its reason, each once", () => {
  const lines = stayLines(staysKinds);
  expect(lines.map(({ kind }) => kind)).toEqual(staysKinds);
  expect(new Set(lines.map(({ words }) => words)).size).toBe(staysKinds.length);
});

describe("a number", () => {
  it("is read however it is typed, and never mistaken", () => {
    const { number } = newNumber();
    expect(number).toMatch(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
    for (const typed of [
      number,
      number.toLowerCase(),
      number.replaceAll("-", ""),
      ` ${number.replaceAll("-", " ")} `,
    ]) {
      expect(readNumber(typed)).toBe(number);
    }
    for (const typed of [
      null,
      "",
      number.slice(1),
      `${number}2`,
      number.replace(/^./, "0"),
      number.replace(/^./, "É"),
    ]) {
      expect(readNumber(typed)).toBeNull();
    }
    for (const mistaken of "01ILOU") expect(numberLetters).not.toContain(mistaken);
    expect(new URL(receiptPath(number), "https://a.example").searchParams.get("number")).toBe(number);
  });

  it("is another each time", () => {
    const made = Array.from({ length: 500 }, newNumber);
    expect(new Set(made.map(({ number }) => number)).size).toBe(500);
    for (const { number, hash } of made) {
      // The whole of it: four letters stand in some hash of many by chance alone.
      expect(hash).not.toContain(number);
      expect(hash).not.toContain(number.replaceAll("-", ""));
    }
  });
});

describe("other services", () => {
  it("are said to be done only when they are", () => {
    expect(outsideWords({ stripe: null, signIn: null })).toEqual([]);
    const done = outsideWords({ stripe: "done", signIn: "done" }).join(" ");
    expect(done).not.toMatch(/not be reached|still has/);
    const waiting = outsideWords({ stripe: "waiting", signIn: "waiting" }).join(" ");
    expect(waiting).toContain("a subscription there continues");
    expect(waiting).not.toMatch(/has deleted|has ended/);
    expect(outsideWords({ stripe: null, signIn: "by-hand" })[0]).toContain("can’t delete that record automatically");
  });
});

it("the mail holds the number, the moment, what went and what stays", () => {
  const receipt = { kind: "account", at: "2026-11-21T17:05:00.000Z", gone: all(2), stays: staysKinds } as const;
  const { subject, text } = receiptMail(receipt, "ABCD-2345-EFGH-6789", "https://site.example/receipt?number=A");
  expect(subject).toContain("ABCD-2345-EFGH-6789");
  expect(text).toContain(momentInWords(receipt.at));
  expect(momentInWords(receipt.at)).toContain("12:05");
  for (const { what } of goneLines(receipt.gone)) expect(text).toContain(`- 2 ${what}`);
  for (const { words } of stayLines(staysKinds)) expect(text).toContain(words);
  expect(text).not.toMatch(/\$|undefined/);
});

it("something is deleted only where the very word delete was typed", () => {
  for (const typed of ["delete", " Delete ", "DELETE", "“delete”", "delete."])
    expect(saidDelete(typed), typed).toBe(true);
  for (const typed of [null, "", "yes", "deleted", "delete it", "do not delete"]) expect(saidDelete(typed)).toBe(false);
});

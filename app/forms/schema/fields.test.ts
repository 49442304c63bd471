import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  cents,
  choice,
  choices,
  day,
  decimal,
  dollars,
  email,
  type Field,
  line,
  orElse,
  required,
  whole,
} from "./fields";
import { readWith } from "./read-with";
import { messagesOf, refuse } from "./refusal";

const limits = { from: 0, to: 100_000, unreadable: "unreadable", below: "below", above: "above" };

/** One of each field, by a name that says what it reads. */
const fields: Readonly<Record<string, Field<unknown>>> = {
  line: line(20),
  email: email(),
  dollars: dollars(limits),
  cents: cents(limits),
  whole: whole(limits),
  decimal: decimal(limits),
  choice: choice(["a", "b"], "not in the list"),
  day: day("no day", "2026-01-01", "2026-12-31"),
};

const read = (name: string, typed: string) => {
  const came = readWith(z.object({ [name]: fields[name] ?? line() }), new URLSearchParams({ [name]: typed }));
  return came.ok ? came.value[name] : (came.messages[name] ?? []).join();
};

describe("a field of a form", () => {
  it.each([
    ["line", " tuition\tand fees ", "tuition and fees"],
    ["line", "a".repeat(30), "a".repeat(20)],
    ["email", " a@example.org ", "a@example.org"],
    ["email", "a@b", "Enter an email address, such as name@example.com."],
    ["dollars", "$12k", 12_000],
    ["dollars", "-5", "below"],
    ["dollars", "200,000", "above"],
    ["dollars", "12,34", "unreadable"],
    ["cents", "12.34", 1_234],
    ["whole", "1,450", 1_450],
    ["whole", "2.5", "unreadable"],
    ["decimal", "6,39 %", 6.39],
    ["choice", " b ", "b"],
    ["choice", "c", "not in the list"],
    ["day", "11/1/2026", "2026-11-01"],
    ["day", "2/30/2026", "no day"],
    ["day", "2027-01-01", "Enter a day between January 1, 2026 and December 31, 2026."],
  ])("as %s reads %j as %j", (name, typed, value) => expect(read(name, typed)).toBe(value));

  it("is null where it's empty, and where the form doesn't have it", () => {
    for (const name of Object.keys(fields)) {
      expect(read(name, ""), name).toBeNull();
      expect(read(name, "  "), name).toBeNull();
      expect(readWith(z.object({ [name]: fields[name] ?? line() }), new URLSearchParams()), name).toEqual({
        ok: true,
        value: { [name]: null },
      });
    }
  });

  it("is refused in one sentence, never thrown at, whatever is typed and however often it comes", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(fields)), fc.array(fc.string({ unit: "binary" })), (name, typed) => {
        const form = new URLSearchParams(typed.map((value) => [name, value]));
        const came = readWith(z.object({ [name]: fields[name] ?? line() }), form);
        if (!came.ok) expect(came.messages).toEqual({ [name]: [expect.any(String)] });
      }),
    );
  });

  it("that is required says so once, and one with something usual takes that", () => {
    const schema = z.object({ who: required(line(), "Enter who."), how: orElse(choice(["a", "b"], "not that"), "a") });
    expect(readWith(schema, new URLSearchParams())).toEqual({ ok: false, messages: { who: ["Enter who."] } });
    expect(readWith(schema, new URLSearchParams({ who: "me", how: "" }))).toEqual({
      ok: true,
      value: { who: "me", how: "a" },
    });
  });

  it("with boxes takes those of its list, in its order", () => {
    const schema = z.object({ aid: choices(["a", "b"], "Choose from the list.", 1) });
    expect(readWith(schema, new URLSearchParams("aid=b&aid=a"))).toEqual({
      ok: true,
      value: { aid: ["a", "b"] },
    });
    expect(readWith(schema, new URLSearchParams("aid=a"))).toMatchObject({ value: { aid: ["a"] } });
    for (const odd of ["", "aid=c", "aid=a&aid=c"]) {
      expect(readWith(schema, new URLSearchParams(odd)), odd).toMatchObject({
        messages: { aid: ["Choose from the list."] },
      });
    }
  });
});

describe("a form that can't be taken", () => {
  it("is answered with what was typed in each field and what is wrong with it, whoever found it", () => {
    const form = new URLSearchParams("who=me&aid=a&aid=b&lines[0].label=Pell&empty=");
    const answer = refuse(form, { who: ["That's your own address."], "": ["Too many today."] });
    expect(answer).toMatchObject({
      status: "error",
      initialValue: { who: "me", aid: ["a", "b"], lines: [{ label: "Pell" }] },
    });
    expect(messagesOf(answer.error ?? null)).toEqual({ who: ["That's your own address."], "": ["Too many today."] });
  });
});

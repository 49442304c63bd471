import { expect, it } from "vitest";
import { readWith } from "~/forms/schema/read-with";
import { contactSchema, waitlistSchema } from "./forms";
import { isTrapped } from "./topics";

const readContact = (form: URLSearchParams) => readWith(contactSchema, form);
const readWaitlist = (form: URLSearchParams) => readWith(waitlistSchema, form);

const message = "The price of Oberlin looks wrong.";

it("takes a message as it was written", () => {
  const read = readContact(
    new URLSearchParams({ email: " a@example.org ", about: "figure", message: ` ${message}\n` }),
  );
  expect(read).toEqual({ ok: true, value: { email: "a@example.org", about: "figure", message } });
});

it("says one thing of an address that is missing", () => {
  const read = readContact(new URLSearchParams({ email: " ", about: "other", message: "Where is the guide?" }));
  expect(read).toEqual({ ok: false, messages: { email: ["Enter your email address."] } });
});

it("says beside each field what is wrong", () => {
  const read = readContact(new URLSearchParams({ email: "a@b", about: "nothing", message: "Hi" }));
  expect(read.ok).toBe(false);
  expect(read.ok ? [] : Object.keys(read.messages).sort()).toEqual(["about", "email", "message"]);
});

it("takes one address, and nothing that a mail server would read as another", () => {
  for (const email of ["victim@x.com,1.a", "victim@x.com;1.a", "victim@x.com(1.a)", "a1<victim@x.com>", "a\0@b.co"]) {
    const forms = [
      readContact(new URLSearchParams({ email, about: "other", message })),
      readWaitlist(new URLSearchParams({ email, topics: "counselor" })),
    ];
    for (const read of forms) {
      expect(read).toEqual({ ok: false, messages: { email: [expect.stringContaining("name@example.com")] } });
    }
  }
});

it("a message with a Social Security number in it is refused", () => {
  const read = readContact(
    new URLSearchParams({ email: "a@example.org", about: "other", message: "My number is 123-45-6789, please help" }),
  );
  expect(read.ok).toBe(false);
});

it("wants to know what somebody waits for, and only from the list", () => {
  expect(readWaitlist(new URLSearchParams({ email: "a@example.org" })).ok).toBe(false);
  expect(readWaitlist(new URLSearchParams({ email: "a@example.org", topics: "pony" })).ok).toBe(false);
  expect(readWaitlist(new URLSearchParams({ email: "a@example.org", topics: "counselor" }))).toEqual({
    ok: true,
    value: { email: "a@example.org", topics: ["counselor"] },
  });
});

it("knows a program by the field that people do not see", () => {
  expect(isTrapped(new URLSearchParams({ website: "x" }))).toBe(true);
  expect(isTrapped(new URLSearchParams({ website: "" }))).toBe(false);
});

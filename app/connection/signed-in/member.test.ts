import { expect, it } from "vitest";
import { readMember } from "./member";

const ada = { authenticated: true, name: "Ada", email: "ada@example.org", admin: false };

it("who is signed in is read from the answer, by the address where there is no name", () => {
  expect(readMember(ada)).toEqual({
    status: "authenticated",
    name: "Ada",
    email: "ada@example.org",
    admin: false,
  });
  expect(readMember({ ...ada, name: " " })).toMatchObject({ name: "ada@example.org" });
});

it.each([
  undefined,
  null,
  {},
  { authenticated: false },
  { authenticated: "true", email: "x" },
  { authenticated: true },
])("an answer of %j says that nobody is signed in", (answer) => {
  expect(readMember(answer)).toEqual({ status: "unauthenticated" });
});

it.each(["true", 1, "Administrator"])("admin: %j makes no administrator", (admin) => {
  expect(readMember({ ...ada, admin })).toMatchObject({ admin: false });
});

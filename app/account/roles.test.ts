import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAdministrator, roleClaimNames, rolesIn } from "./roles";

describe("isAdministrator", () => {
  it.each(["Administrator", "Admin", "admin"])("%s is one", (role) => {
    expect(isAdministrator(["Editor", role])).toBe(true);
  });
  it.each(["ADMIN", "administrator", "admin ", "Administrators", "superadmin", ""])("“%s” is none", (role) => {
    expect(isAdministrator([role])).toBe(false);
  });
});

describe("roles in a token", () => {
  const names = roleClaimNames("https://site.example", ["old.example", "app.example"]);

  it("stand under the site's origin or a listed host", () => {
    expect(names).toEqual(["https://site.example/roles", "https://old.example/roles", "https://app.example/roles"]);
    for (const name of names) expect(rolesIn({ [name]: ["Admin"] }, names)).toEqual(["Admin"]);
  });

  it("are those of all claims together, each once", () => {
    const claims = { [names[0] ?? ""]: ["b", "a"], [names[1] ?? ""]: ["a", "c"] };
    expect(rolesIn(claims, names)).toEqual(["a", "b", "c"]);
  });

  it.each(["roles", "https://evil.example/roles", "https://site.example/roles/", "https://site.example.evil/roles"])(
    "do not stand under %s",
    (name) => {
      expect(rolesIn({ [name]: ["Admin"] }, names)).toEqual([]);
    },
  );

  it("are none where a claim has another shape", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const found = rolesIn({ [names[0] ?? ""]: value }, names);
        expect(found.every((role) => typeof role === "string")).toBe(true);
      }),
    );
    for (const role of [
      "Admin",
      '["Admin"]',
      { admin: true },
      { 0: "Admin", length: 1 },
      [["Admin"]],
      new Set(["Admin"]),
    ]) {
      expect(rolesIn({ [names[0] ?? ""]: role }, names)).toEqual([]);
    }
  });
});

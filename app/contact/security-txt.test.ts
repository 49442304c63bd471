import { expect, it } from "vitest";
import { securityTxt } from "./security-txt";

it("says where to write to, and holds for less than a year from the build", () => {
  const lines = securityTxt("https://site.example", "2026-11-22").split("\n");
  expect(lines).toContain("Contact: https://site.example/contact");
  expect(lines).toContain("Expires: 2027-11-17T00:00:00Z");
  expect(lines).toContain("Canonical: https://site.example/.well-known/security.txt");
});

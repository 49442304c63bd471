import { expect, it } from "vitest";
import { faultOf } from "./fault.server";

it("tells where an error came from and nothing of what it says, however that looks", () => {
  const fault = faultOf(new TypeError("we earn 61,234\n    at Ohio (mom.ts:1:2)\n    at home"));
  expect(fault).toMatchObject({ id: expect.stringMatching(/^[0-9A-F]{8}$/), kind: "TypeError" });
  expect(fault.at[0]).toContain("fault.test.ts");
  expect(JSON.stringify(fault)).not.toMatch(/61,234|Ohio|at home/);
  expect(faultOf("we earn 61,234")).toMatchObject({ kind: "unknown", at: [] });
});

import { expect, it } from "vitest";
import { isState, stateName, states } from "~/geography/states";
import { regionOf, regions } from "./regions";

it("has every state and territory in exactly one region", () => {
  const placed = Object.values(regions).flatMap((region) => [...region.states]);
  expect([...placed].sort()).toEqual(Object.keys(states).sort());
  expect(regionOf("OH")).toBe("great-lakes");
  expect(regionOf("ZZ")).toBeNull();
});

it("knows 50 states, the District and 8 territories and associated states", () => {
  expect(Object.keys(states)).toHaveLength(59);
  expect(stateName("DC")).toBe("District of Columbia");
  expect(stateName("ZZ")).toBe("ZZ");
  expect(isState("toString")).toBe(false);
});

import { expect, test } from "vitest";
import { vehicleLabel } from "./vehicleLabel";

test.each([
  ["Bus 7", "BUS-7", "Bus 7"],
  [" ", "BUS-7", "BUS-7"],
  [null, "BUS-7", "BUS-7"],
  [undefined, "", "Vehicle 907"],
  ["", "  ", "Vehicle 907"],
])("a vehicle with the name %j and the ref %j is called %j", (displayName, assetRef, label) => {
  expect(vehicleLabel({ assetId: 907, assetRef, displayName })).toBe(label);
});

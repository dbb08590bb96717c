import { expect, test } from "vitest";
import { placeSearch } from "./placeSearch";

const store = { placeId: "610", name: "Pier Store", address: "1 Pier Rd", city: "Boston", region: "MA", postalCode: "02110" };
const unknown = { placeId: "P-99999", name: "", address: null };

test.each([
  ["the name", " pier st ", store, true],
  ["the address", "1 PIER", store, true],
  ["the city", "bost", store, true],
  ["the region", "ma", store, true],
  ["the postal code", "0211", store, true],
  ["two parts at once", "boston rd", store, true],
  ["the key of a place with a name", "610", store, false],
  ["the key of a place without one", "p-99", unknown, true],
  ["missing parts", "null", unknown, false],
  ["nothing", "  ", unknown, true],
  ["letters beyond ASCII", "BÄCKEREI grün", { placeId: "1", name: "Bäckerei Grün Elm St" }, true],
])("a search for %s", (_, typed, place, isFound) => {
  expect(placeSearch(typed)(place)).toBe(isFound);
});

import { expect, test } from "vitest";
import { applyChanges, changePlaces, type PlaceChanges } from "./placeChanges";
import { placeSearch } from "./placeSearch";

const saved = new Set(["1", "2"]);
const none: PlaceChanges = new Map();
const selectedAfter = (changes: PlaceChanges, held: ReadonlySet<string> = saved) => [...applyChanges(held, changes).selected].toSorted();
const countOf = (changes: PlaceChanges, held: ReadonlySet<string> = saved) => applyChanges(held, changes).changeCount;

test("added and removed places change the saved selection", () => {
  const changes = changePlaces(saved, changePlaces(saved, none, ["3", "4"], true), ["1", "4"], false);
  expect(selectedAfter(changes)).toEqual(["2", "3"]);
  expect(countOf(changes)).toBe(2);
});

test("a place that is as it was saved is no change", () => {
  const changes = changePlaces(saved, changePlaces(saved, none, ["1"], false), ["1", "2"], true);
  expect(changes.size).toBe(0);
});

test("what someone else has saved meanwhile stays, and is no change of the user's", () => {
  const changes = changePlaces(saved, none, ["3"], true);
  const later = new Set(["2", "3", "9"]);
  expect(selectedAfter(changes, later)).toEqual(["2", "3", "9"]);
  expect(countOf(changes, later)).toBe(0);
});

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
])("a search for %s", (_, typed, place, isFound) => expect(placeSearch(typed)(place)).toBe(isFound));

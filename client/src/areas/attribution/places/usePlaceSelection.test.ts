import { expect, test } from "vitest";
import { applyChanges, changePlaces, type PlaceChanges } from "./usePlaceSelection";

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

import { expect, test } from "vitest";
import { findChoices } from "./choices";

const choices = [
  { value: 1, label: "Harbor Coffee", detail: "1204" },
  { value: 2, label: "Harbor Bistro", detail: "77" },
  { value: 4, label: "The Corner Books Fair" },
  { value: 3, label: "Corner Books" },
];

test.each([
  ["", [1, 2, 4, 3]],
  ["   ", [1, 2, 4, 3]],
  ["harbor", [1, 2]],
  ["coffee HARBOR", [1]],
  ["120", [1]],
  ["harbor 77", [2]],
  ["harbor books", []],
  ["corner", [3, 4]],
  ["corner books", [3, 4]],
])("%j finds the choices with every word", (text, found) => expect(findChoices(choices, text).map(({ value }) => value)).toEqual(found));

import { expect, test } from "vitest";
import { steadyOrder } from "./steadyRows";

const all = () => true;

test.each([
  ["rows that change their order stay", [1, 2, 3], [3, 2, 1], [1, 2, 3]],
  ["a row that the filters hide now stays", [1, 2, 3], [1, 3], [1, 2, 3]],
  ["a new row is where the order has it", [1, 3], [1, 2, 3], [1, 2, 3]],
  ["a new first row is first", [2, 3], [1, 2, 3], [1, 2, 3]],
  ["a new last row is last", [1, 2], [1, 2, 3], [1, 2, 3]],
  ["new rows in a row keep their order", [1, 5], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]],
  ["a new row comes behind the one before it, wherever that stays", [3, 1], [1, 2, 3], [3, 1, 2]],
  ["an empty list takes all", [], [2, 1], [2, 1]],
] as const)("%s", (_, held, wanted, order) => {
  expect(steadyOrder(held, wanted, { isKnown: all })).toEqual(order);
});

test("a row that is gone leaves", () => {
  expect(steadyOrder([1, 2, 3], [1, 3], { isKnown: (key) => key !== 2 })).toEqual([1, 3]);
});

test("a new row can follow another one, and comes to its own place without that one", () => {
  const follows = (key: string | number) => (key === 9 ? 2 : null);
  expect(steadyOrder([3, 2, 1], [9, 3, 2, 1], { isKnown: all, follows })).toEqual([3, 2, 9, 1]);
  expect(steadyOrder([3, 1], [9, 3, 1], { isKnown: all, follows })).toEqual([9, 3, 1]);
});

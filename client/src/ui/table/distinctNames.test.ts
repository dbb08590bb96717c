import { expect, test } from "vitest";
import { distinctNames } from "./distinctNames";

const named = (...labels: string[]) =>
  distinctNames(
    "Campaign",
    labels.map((label, place) => ({ value: place + 1, label })),
  ).map(({ label }) => label);

test("a name that nothing else has stays word for word", () => {
  expect(named("Spring Launch", "spring launch", "Spring Launch 2", "Spring Launch (2)")).toEqual([
    "Spring Launch",
    "spring launch",
    "Spring Launch 2",
    "Spring Launch (2)",
  ]);
});

test("a name that several have gets the number of each", () => {
  expect(named("Acme Media", "Metro Wraps", "Acme Media", " Acme  Media ")).toEqual([
    "Acme Media (1)",
    "Metro Wraps",
    "Acme Media (3)",
    "Acme Media (4)",
  ]);
});

test("what has no name is called by its number", () => {
  expect(named("", "Spring Launch", "  ")).toEqual(["Campaign 1", "Spring Launch", "Campaign 3"]);
});

test("each choice keeps its value and its place", () => {
  const choices = [
    { value: 57, label: "" },
    { value: 12, label: "Twice" },
    { value: 3, label: "Twice" },
  ];
  expect(distinctNames("Campaign", choices).map(({ value }) => value)).toEqual([57, 12, 3]);
});

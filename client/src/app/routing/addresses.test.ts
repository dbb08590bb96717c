import { expect, test } from "vitest";
import { pageNumber } from "../../areas/frames/FramesPage";
import { graphiqlSignIn, pathNumber, returnsToGraphiql } from "./paths";

test.each<[string | undefined, number]>([
  ["4", 4],
  ["2147483647", 2147483647],
  ["2147483648", 0],
  ...["-4", "4.5", "0x10", "four", "", undefined].map((text): [string | undefined, number] => [text, 0]),
])("the path part %j is the number %i", (text, number) => expect(pathNumber(text)).toBe(number));

test.each([
  ["1", 0],
  ["2", 1],
  ["100000000", 99_999_999],
  ["100000001", 0],
  ...[null, "0", "-2", "1.5", "two"].map((text): [string | null, number] => [text, 0]),
])("the page %j of frames is at place %i", (param, page) => expect(pageNumber(param)).toBe(page));

test.each([
  [new URL(graphiqlSignIn, "https://marquee.example").search, true],
  ["", false],
  ["?return=", false],
  ["?return=/graphiql", false],
  ["?return=//elsewhere.example", false],
  ["?return=https://elsewhere.example/graphiql", false],
  ["?return=javascript:alert(1)", false],
])("the sign-in screen at %j returns to GraphiQL: %j", (search, returns) => expect(returnsToGraphiql(search)).toBe(returns));

import { expect, test } from "vitest";
import { graphiqlSignIn, returnsToGraphiql } from "./graphiqlAddress";

test.each([
  [new URL(graphiqlSignIn, "https://marquee.example").search, true],
  ["", false],
  ["?return=", false],
  ["?return=/graphiql", false],
  ["?return=//elsewhere.example", false],
  ["?return=https://elsewhere.example/graphiql", false],
  ["?return=javascript:alert(1)", false],
])("the sign-in screen at %j returns to GraphiQL: %j", (search, returns) => {
  expect(returnsToGraphiql(search)).toBe(returns);
});

import { expect, test } from "vitest";
import { graphiqlFragment, linkToOperation, operationOfLink } from "./graphiqlLink";

const query = 'query Find($text: String) {\n  customers(filter: { text: $text }) { totalCount } # "&+%\n}';

test("a link opens what it was made of", () => {
  const operation = { query, variables: '{\n  "text": "a & b"\n}', operationName: "Find" };
  expect(operationOfLink(linkToOperation(operation))).toEqual(operation);
});

test("so does one after a hash, whatever it holds", () => {
  const operation = { query, variables: '{\n  "text": "#1?"\n}', operationName: "Find" };
  const fragment = graphiqlFragment(operation);
  expect(fragment).toMatch(/^#query=[^#?]*$/);
  expect(operationOfLink(new URL(fragment, "http://127.0.0.1/graphiql").hash)).toEqual(operation);
});

test.each([null, "", "{}", "{ }"])("the variables %j are left out", (variables) => {
  const link = linkToOperation({ query, variables, operationName: null });
  expect([...new URLSearchParams(link).keys()]).toEqual(["query"]);
});

test("variables that are no JSON are kept as they are", () => {
  const operation = { query, variables: '{ "text": ', operationName: null };
  expect(operationOfLink(linkToOperation(operation))).toEqual(operation);
});

test.each(["", "?return=graphiql", "?query=", "?variables={}"])("the address %j opens nothing", (search) => {
  expect(operationOfLink(search)).toBeNull();
});

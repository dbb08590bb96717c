import { expect, test } from "vitest";
import { linkToOperation, operationOfLink } from "./graphiqlLink";

const query = 'query Find($text: String) {\n  customers(filter: { text: $text }) { totalCount } # "&+%\n}';

test("a link opens what it was made of", () => {
  const operation = { query, variables: '{\n  "text": "a & b"\n}', operationName: "Find" };
  expect(operationOfLink(linkToOperation(operation))).toEqual(operation);
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

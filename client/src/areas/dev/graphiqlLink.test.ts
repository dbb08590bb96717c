import { expect, test } from "vitest";
import { graphiqlFragment, linkToOperation, operationOfLink } from "./graphiqlLink";

const query = 'query Find($text: String) {\n  customers(filter: { text: $text }) { totalCount } # "&+%\n}';

test.each(['{\n  "text": "a & b"\n}', '{\n  "text": "#1?"\n}', '{ "text": '])("a link, also behind a hash, opens the query with the variables %j", (variables) => {
  const operation = { query, variables, operationName: "Find" };
  expect(operationOfLink(linkToOperation(operation))).toEqual(operation);
  const fragment = graphiqlFragment(operation);
  expect(fragment).toMatch(/^#query=[^#?]*$/);
  expect(operationOfLink(new URL(fragment, "http://127.0.0.1/graphiql").hash)).toEqual(operation);
});

test.each([null, "", "{}", "{ }"])("the variables %j are left out", (variables) => {
  const link = linkToOperation({ query, variables, operationName: null });
  expect([...new URLSearchParams(link).keys()]).toEqual(["query"]);
});

test.each(["", "?return=graphiql", "?query=", "?variables={}"])("the address %j opens nothing", (search) => expect(operationOfLink(search)).toBeNull());

import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, getVariableValues, Kind, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { startingQueries } from "./startingQueries";

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, "../../../../schema.graphql"), "utf8"));

test.each(startingQueries)("the graph answers $query", ({ query, variables }) => {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("The tab begins with something else.");
  const values: Record<string, unknown> = JSON.parse(variables ?? "{}");
  expect(getVariableValues(schema, operation.variableDefinitions ?? [], values).errors).toBeUndefined();
  // GraphiQL sends variables that the operation does not have, and the gateway ignores them.
  expect(Object.keys(values)).toEqual(operation.variableDefinitions?.map(({ variable }) => variable.name.value));
});

test("each tab has a title of its own", () => {
  const titles = startingQueries.map(({ query }) => /^(?:query|mutation) (\w+)/m.exec(query)?.[1]);
  expect(titles).toEqual(["Viewer", "Customers", "UpdateCustomer", "Job"]);
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { startingQueries } from "./startingQueries";

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, "../../../../schema.graphql"), "utf8"));

test.each(startingQueries)("the graph answers %s", (text) => {
  expect(validate(schema, parse(text))).toEqual([]);
});

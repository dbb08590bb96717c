import { readFileSync } from "node:fs";
import path from "node:path";
import {
  buildClientSchema, buildSchema, getNamedType, GraphQLFloat, type GraphQLInputType, introspectionFromSchema, isInputObjectType, isObjectType, printSchema, validateSchema,
} from "graphql";
import { expect, test } from "vitest";

/*
 * What the tools of other teams expect of schema.graphql, by the reference implementation of GraphQL.
 * `npm run graph` lints it; tests/graph/schema.rs holds the project's own conventions.
 */
const sdl = readFileSync(path.join(import.meta.dirname, "../../schema.graphql"), "utf8");
const schema = buildSchema(sdl);
const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith("__"));

test("the schema is valid, and survives printing and introspection", () => {
  expect(validateSchema(schema)).toEqual([]);
  const printed = printSchema(schema);
  expect(printSchema(buildSchema(printed))).toBe(printed);
  const introspected = buildClientSchema(introspectionFromSchema(schema, { inputValueDeprecation: true }));
  expect(printSchema(introspected)).toBe(printed);
});

test("only the probabilities of reports and the bounds of an outline are taken as Floats", () => {
  const inputFields = types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields()));
  const fields = types.filter(isObjectType).flatMap((type) => Object.values(type.getFields()));
  const taken: { name: string; type: GraphQLInputType }[] = [...inputFields, ...fields.flatMap(({ args }) => args)];
  const floats = taken.filter(({ type }) => getNamedType(type) === GraphQLFloat);
  expect(floats.map(({ name }) => name)).toEqual(["bounds", "p", "level"]);
});

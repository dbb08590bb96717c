// Writes graphql-js's verdict beside every document of documents.json. Run after a change of the schema or of the documents:
// node tests/validation/verdicts.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const { buildSchema, parse, validate } = createRequire(new URL("../../client/", import.meta.url))("graphql");
const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
const schema = buildSchema(read("../../schema.graphql"));

function isValid(document) {
  try {
    return validate(schema, parse(document)).length === 0;
  } catch {
    return false;
  }
}

const cases = JSON.parse(read("documents.json"));
const lines = cases.map(({ document }) => JSON.stringify({ document, isValid: isValid(document) }));
writeFileSync(new URL("documents.json", import.meta.url), `[\n${lines.join(",\n")}\n]\n`);

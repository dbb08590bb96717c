// Generates target/examples/client.ts, a typed client of the operations in tests/examples, as any team could do
// with schema.graphql. `tsc -p tests/examples` then compiles a script that uses it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as documentPlugin from "@graphql-codegen/typed-document-node";
import * as operationPlugin from "@graphql-codegen/typescript-operations";
import { parse, Source } from "graphql";

const read = (file) => parse(new Source(readFileSync(file, "utf8"), file));

const root = path.dirname(import.meta.dirname);
const examples = path.join(root, "tests/examples");
const filename = path.join(root, "target/examples/client.ts");

const documents = readdirSync(examples)
  .filter((file) => file.endsWith(".graphql"))
  .map((file) => path.join(examples, file))
  .map((location) => ({ location, document: read(location) }));

const client = await codegen({
  filename,
  schema: read(path.join(root, "schema.graphql")),
  documents,
  plugins: [{ operations: {} }, { documents: {} }],
  pluginMap: { operations: operationPlugin, documents: documentPlugin },
  config: {
    documentMode: "string",
    // A scalar that is not listed fails the build instead of becoming `any`.
    strictScalars: true,
    scalars: JSON.parse(readFileSync(path.join(examples, "scalars.json"), "utf8")),
    useTypeImports: true,
  },
});

mkdirSync(path.dirname(filename), { recursive: true });
writeFileSync(filename, client);
console.log(`Generated ${path.relative(root, filename)} from tests/examples.`);

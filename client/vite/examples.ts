import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  buildSchema,
  getNullableType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  parse,
  typeFromAST,
} from "graphql";
import type { Plugin } from "vite";

const NAME = "virtual:examples";

/** An operation that GraphiQL opens from its menu. */
export type Example = { name: string; task: string; query: string; variables: string };

/** A value to start from: what the type requires, and nothing else. */
function sketch(type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [sketch(nullable.ofType)];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (isInputObjectType(nullable)) {
    const required = Object.values(nullable.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, sketch(field.type)]));
  }
  return { Int: 1, Float: 1, Boolean: true }[nullable.name] ?? "";
}

/** An example as a file has it: its task in the comment on top, and a sketch of its variables unless they are given. */
export function readExample(schema: GraphQLSchema, text: string, given?: string): Example {
  const operation = parse(text).definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const name = operation?.name?.value;
  const task = /^# Task: (.+)$/m.exec(text)?.[1];
  if (operation === undefined || name === undefined || task === undefined) throw new Error(`An example has no name or no task:\n${text}`);
  const sketches = (operation.variableDefinitions ?? []).flatMap(({ variable, type: node }) => {
    const type = typeFromAST(schema, node);
    return isInputType(type) && isNonNullType(type) ? [[variable.name.value, sketch(type)] as const] : [];
  });
  return { name, task, query: text, variables: given ?? JSON.stringify(Object.fromEntries(sketches), null, 2) };
}

/** Offers the examples of the tests as a module. A file `name.variables.json` beside one has its variables. */
export function exampleModule(folder: string, schemaFile: string): Plugin {
  const id = `\0${NAME}`;
  return {
    name: "examples",
    resolveId: (name) => (name === NAME ? id : undefined),
    load(name) {
      if (name !== id) return undefined;
      const schema = buildSchema(readFileSync(schemaFile, "utf8"));
      const files = readdirSync(folder).filter((file) => file.endsWith(".graphql")).toSorted();
      const examples = files.map((file) => {
        const variables = path.join(folder, file.replace(/\.graphql$/, ".variables.json"));
        for (const watched of [path.join(folder, file), variables]) this.addWatchFile(watched);
        return readExample(schema, readFileSync(path.join(folder, file), "utf8"), existsSync(variables) ? readFileSync(variables, "utf8") : undefined);
      });
      return `export default ${JSON.stringify(examples)};`;
    },
  };
}

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, type GraphQLSchema, isEnumType, isObjectType } from "graphql";
import type { Plugin } from "vite";

const NAME = "virtual:field-texts";

/** Where a source names the field that a label is about. */
const NAMED = /\bdescribes(?:: |=)"(\w+\.\w+)"/g;

/**
 * What only those who write queries want to know: what a field costs, where the services have it, when it is null, which a
 * screen shows, and the unit and precision of a number, which a screen may change.
 */
const FOR_DEVELOPERS = [
  / *Source:.*$/,
  / *(?:Costs|Shares its|One|Two|At most \w+) (?:\w+ )?calls?\b[^.]*\./g,
  / *(?:FORBIDDEN|A Float)\b[^.]*\./g,
  /, in (?:milli)?seconds\b/g,
  /, as an unrounded (?:number|fraction: [\d.]+ is [\d.]+ %)/g,
  /[,;] (?:and )?null\b[^.;]*/g,
];

/** The description of a field as the console shows it: one line, without marks and without what concerns queries only. */
export function labelText(description: string): string {
  const line = description.replaceAll(/\s+/g, " ").trim();
  return FOR_DEVELOPERS.reduce((text, pattern) => text.replace(pattern, ""), line).replaceAll("`", "").trim();
}

/** The fields, such as "Provider.health", and the values of enums that the sources name. */
export function namedFields(sources: readonly string[]): string[] {
  return [...new Set(sources.flatMap((source) => [...source.matchAll(NAMED)].map(([, field = ""]) => field)))].toSorted();
}

/** The texts of these fields. It throws where the graph has no such field, or says nothing about it. */
export function fieldTexts(schema: GraphQLSchema, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    fields.map((name) => {
      const [typeName = "", fieldName = ""] = name.split(".");
      const type = schema.getType(typeName);
      const described = isEnumType(type) ? type.getValue(fieldName) : isObjectType(type) ? type.getFields()[fieldName] : null;
      const text = labelText(described?.description ?? "");
      if (text === "") throw new Error(`schema.graphql does not describe ${name}.`);
      return [name, text];
    }),
  );
}

/** Offers the graph's own descriptions of the fields that labels name, as a module that is loaded when one is asked for. */
export function fieldTextModule(src: string, schemaFile: string): Plugin {
  const id = `\0${NAME}`;
  return {
    name: "field-texts",
    resolveId: (name) => (name === NAME ? id : undefined),
    load(name) {
      if (name !== id) return undefined;
      this.addWatchFile(schemaFile);
      const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
      const sources = files.map((file) => readFileSync(path.join(src, file), "utf8"));
      const texts = fieldTexts(buildSchema(readFileSync(schemaFile, "utf8")), namedFields(sources));
      return `export default ${JSON.stringify(texts)};`;
    },
  };
}

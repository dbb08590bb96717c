import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const src = import.meta.dirname;
const read = (file: string) => readFileSync(path.join(src, file), "utf8");

/** Every stylesheet, and the component of the same name. */
const stylesheets = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".module.css"));
const componentOf = (stylesheet: string) => stylesheet.replace(/\.module\.css$/, ".tsx");

/** What follows a dot, without repetition. */
const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

test("each stylesheet belongs to the component of the same name, and no two share a name", () => {
  expect(stylesheets.filter((file) => !existsSync(path.join(src, componentOf(file))))).toEqual([]);
  expect(new Set(stylesheets.map((file) => path.basename(file))).size).toBe(stylesheets.length);
});

test.each(stylesheets)("%s has the classes that its component uses, below the widget library's", (file) => {
  const text = read(file).replaceAll(/\/\*.*?\*\/|:global\([^{]*\)/gs, "");
  expect(text).toMatch(/^@layer frame \{/);
  const component = read(componentOf(file));
  // Icons choose theirs by a property.
  const used = component.includes("css[fontSize]") ? new Set(["icon", "medium", "small"]) : names(component, /\bcss\.(\w+)/g);
  expect(names(text, /\.([a-z]\w*)(?=[^{};]*\{)/gi)).toEqual(used);
});

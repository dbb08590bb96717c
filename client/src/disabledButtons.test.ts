import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";

const src = import.meta.dirname;
const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx") && !file.startsWith("__generated__"),
);

/** Whether an element is a button, by its name. */
const isButton = (name: string) => /button$/i.test(name) || name === "MenuItem" || name === "Tab";

/** A busy button shows that it is busy. Any other reason needs a ReasonedButton. */
const allowed = new Set(["isBusy", "isRunning", "isChecking", "isCancelling", "isClearing"]);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Calls a function with every node of a tree. */
function visit(node: unknown, see: (node: Record<string, unknown>) => void): void {
  if (!isObject(node)) return;
  see(node);
  for (const child of Object.values(node)) visit(child, see);
}

/** The conditions under which the buttons of a text are disabled. */
function conditionsOf(text: string): readonly string[] {
  const found: string[] = [];
  const textOf = (node: unknown) => (isObject(node) ? text.slice(Number(node["start"]), Number(node["end"])) : "true");
  visit(parseAst(text, { lang: "tsx" }), (node) => {
    if (node["type"] !== "JSXOpeningElement" || !isButton(textOf(node["name"])) || !Array.isArray(node["attributes"])) return;
    for (const attribute of node["attributes"]) {
      if (isObject(attribute) && textOf(attribute["name"]) === "disabled") found.push(textOf(attribute["value"]).replace(/^\{|\}$/g, ""));
    }
  });
  return found;
}

test("the conditions of disabled buttons are found", () => {
  const text = `const all = [<Button disabled={a > b} onClick={() => {}} />, <Tab disabled />, <Field disabled={c} />, <Button aria-disabled={d} />];`;
  expect(conditionsOf(text)).toEqual(["a > b", "true"]);
});

test("a disabled button says why, unless it is busy", () => {
  const silent = files.flatMap((file) =>
    conditionsOf(readFileSync(path.join(src, file), "utf8"))
      .filter((condition) => !allowed.has(condition))
      .map((condition) => `${file}: ${condition}`),
  );
  expect(silent).toEqual([]);
});

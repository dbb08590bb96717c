import { expect, test } from "vitest";
import { themeCss } from "../../vite/themeCss";
import { theme } from "./theme";

/** The colours in the rule of a selector, such as `--mq-palette-divider`. */
function printed(selector: string): Record<string, string> {
  const rule = themeCss.slice(themeCss.indexOf(`${selector}{`)).split("}")[0] ?? "";
  return Object.fromEntries([...rule.matchAll(/(--mq-[\w-]+):([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]));
}

/** The variables of the widget library in a colour scheme. */
function ofLibrary(scheme: string): Record<string, unknown> {
  const rules = theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet));
  return rules.find(([selector]) => selector.includes(`"${scheme}"`))?.[1] ?? {};
}

test.each(["light", "dark"])("the first load has the colours of the widget library in the %s scheme", (scheme) => {
  const colors = printed(`[data-theme="${scheme}"]`);
  expect(Object.keys(colors).length).toBeGreaterThan(40);
  expect(ofLibrary(scheme)).toMatchObject(colors);
});

test("paper is light, whichever scheme was chosen", () => {
  expect(printed(":root:root")).toEqual({ ...printed('[data-theme="light"]'), "--mq-palette-canvas": "#fff" });
});

import { expect, type Page } from "@playwright/test";
import axeCore from "axe-core";

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

/** Checks all rules for accessible pages, or only these. */
export async function expectAccessible(page: Page, only?: string[]): Promise<void> {
  await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async (rules) => {
    // What holds is not described, which would take longer than to find what does not.
    const results = await window.axe.run({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
    return results.violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  }, only);
  expect(violations).toEqual([]);
}

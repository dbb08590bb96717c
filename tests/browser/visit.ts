import type { Page } from "@playwright/test";

/** Opens an address of the console from within, as a link does, without loading the page again. */
export const visit = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, address);

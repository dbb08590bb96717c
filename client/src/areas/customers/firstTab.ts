import { createFlag } from "../../ui/externalStore";

/** Whether a customer opens on its overview, as the user left the one before. Both the route and the screen need it. */
const isOverviewFirst = createFlag("marquee.customer-overview");

const tabOf = (isOverview: boolean): string => (isOverview ? "overview" : "markets");

/** The tab that a customer opens on: its overview or its markets, whichever the user chose last. */
export const firstTab = (): string => tabOf(isOverviewFirst.get());

export const useFirstTab = (): string => tabOf(isOverviewFirst.useValue());

/** Keeps which of the two the user has chosen. */
export function keepFirstTab(tab: string): void {
  if (tab === "overview" || tab === "markets") isOverviewFirst.set(tab === "overview");
}

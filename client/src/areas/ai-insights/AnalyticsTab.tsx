/** What the conversations add up to. */
export function AnalyticsTab() {
  return null;
}

/** How long something has been running, such as "1h 2m 3s", as the graph writes durations. */
export function runningText(startedAt: string, now: number): string {
  // The clock of the browser may be behind.
  const seconds = Math.max(0, Math.floor((now - Date.parse(startedAt)) / 1000));
  return `${Math.floor(seconds / 3600)}h ${Math.floor(seconds / 60) % 60}m ${seconds % 60}s`;
}

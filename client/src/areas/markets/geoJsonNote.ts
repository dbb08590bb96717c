import type { OutlineReading } from "./outlineReading";

/** What stands below the text of a market. Only a market that came without a text is said to have no outline. */
export function geoJsonNote(reading: OutlineReading | null, initial: string): string | undefined {
  if (reading?.isEmpty !== true || initial.trim() === "") return reading?.note;
  return "An empty text is not saved. The market keeps the GeoJSON that it has.";
}

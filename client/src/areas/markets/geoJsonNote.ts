import { numberText } from "../../ui/text/format";
import type { OutlineCheck } from "./useOutlineCheck";

/** The note below the text of a market's outline. `initial` is the text that the market came with. */
export function geoJsonNote(check: OutlineCheck, initial: string): string {
  if (check.status === "failed") return `The GeoJSON could not be checked. ${check.reason}`;
  if (check.status !== "checked") return "Checking…";
  const { isEmpty, isValid, featureCount, problem } = check;
  if (isValid) return featureCount === 1 ? "1 feature" : `${numberText(featureCount)} features`;
  if (!isEmpty) return problem;
  if (initial.trim() === "") return "This market has no outline yet.";
  return "An empty text is not saved. The market keeps the GeoJSON that it has.";
}

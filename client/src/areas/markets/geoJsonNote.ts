import { numberText } from "../../ui/text/format";
import type { OutlineCheck } from "./useOutlineCheck";

/** The note below the text of a market's outline. `initial` is the text that the market came with. */
export function geoJsonNote(check: OutlineCheck, initial: string): string {
  if (check.status === "failed") return `The GeoJSON could not be checked. ${check.reason}`;
  if (check.status !== "checked") return "Checking…";
  const { isEmpty, isValid, featureCount, problem, warnings } = check;
  if (isValid) {
    const features = countText(featureCount, "feature");
    return warnings.length === 0 ? features : `${features}, ${countText(warnings.length, "warning")}`;
  }
  if (!isEmpty) return problem;
  if (initial.trim() === "") return "This market has no outline yet.";
  return "An empty text is not saved. The market keeps the GeoJSON that it has.";
}

const countText = (count: number, noun: string) => `${numberText(count)} ${noun}${count === 1 ? "" : "s"}`;

import { foldText } from "../../../ui/text/foldText";
import { placeLabel } from "./placeLabel";

type SearchedPlace = {
  readonly placeId: string;
  readonly name: string;
} & Readonly<Partial<Record<"address" | "city" | "region" | "postalCode", string | null>>>;

/** Whether a search finds a place by one of its parts, as the graph's own search does. An empty one finds every place. */
export function placeSearch(typed: string | null): (place: SearchedPlace) => boolean {
  const wanted = foldText((typed ?? "").trim());
  if (wanted === "") return () => true;
  return (place) => {
    const { address, city, region, postalCode } = place;
    const parts = [placeLabel(place), address, city, region, postalCode];
    return parts.some((part) => part && foldText(part).includes(wanted));
  };
}

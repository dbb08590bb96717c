import { textSearch } from "../../../ui/table/textSearch";
import { placeLabel } from "./placeLabel";

type SearchedPlace = {
  readonly placeId: string;
  readonly name: string;
} & Readonly<Partial<Record<"address" | "city" | "region" | "postalCode", string | null>>>;

/** Whether a search finds a place by words of its parts, as the graph's own search does. An empty one finds every place. */
export function placeSearch(typed: string | null): (place: SearchedPlace) => boolean {
  const isFound = textSearch(typed);
  return (place) => isFound(placeLabel(place), place.address, place.city, place.region, place.postalCode);
}

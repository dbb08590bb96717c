/** The state of a link from the places of a study, at this address, to one of them. */
export const fromPlaces = (address: string) => ({ places: address });

/** The address of the places that a link with this state came from; null if it came from elsewhere. */
export function placesAddress(state: unknown): string | null {
  const isOurs = typeof state === "object" && state !== null && "places" in state;
  return isOurs && typeof state.places === "string" ? state.places : null;
}

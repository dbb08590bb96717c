/** The name to show for a place: its key when the name is blank. */
export function placeLabel({ name, placeId }: { readonly name: string; readonly placeId: string }): string {
  return name.trim() === "" ? placeId : name;
}

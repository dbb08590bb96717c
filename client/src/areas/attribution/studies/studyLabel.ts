/** The name to show for a study: its number when the name is blank. */
export function studyLabel({ name, attributionId }: { readonly name: string; readonly attributionId: number }): string {
  return name.trim() === "" ? `Study ${attributionId}` : name;
}

/** The name to show for a customer: its slug when the name is blank. */
export function customerLabel({ name, slug }: { readonly name: string; readonly slug: string }): string {
  return name.trim() === "" ? slug : name;
}

/** The name to show for a customer: its slug when the name is blank. */
export function customerLabel({ customerName, slug }: { readonly customerName: string; readonly slug: string }): string {
  return customerName.trim() === "" ? slug : customerName;
}

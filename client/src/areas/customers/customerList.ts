import { textSearch } from "../../ui/textSearch";

/** The fields of a customer that the filters read. */
export type ListedCustomer = {
  readonly customerId: number;
  readonly name: string;
  readonly channelText: string | null | undefined;
};

/** The filters of the list. */
export type CustomerFilters = { text: string; channel: string | null };

/** Keeps the customers whose name or number holds the text and whose channel is the chosen one. */
export function filterCustomers<Row extends ListedCustomer>(
  customers: readonly Row[],
  { text, channel }: CustomerFilters,
): readonly Row[] {
  if (text.trim() === "" && channel === null) return customers;
  const isFound = textSearch(text);
  return customers.filter(
    ({ customerId, name, channelText }) => (channel === null || channelText === channel) && isFound(name, customerId),
  );
}

/** The channels that occur, and the selected one even if it does not, in alphabetical order. */
export function channelsOf(customers: readonly ListedCustomer[], chosen: string | null): string[] {
  const texts = new Set<string>(chosen === null ? [] : [chosen]);
  for (const { channelText } of customers) if (channelText) texts.add(channelText);
  return [...texts].toSorted();
}

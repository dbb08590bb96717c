import type { Choice } from "../../ui/form/choices";
import { compareTexts } from "../../ui/table/sort";
import { textSearch } from "../../ui/table/textSearch";

/** The fields of a customer that the filters read. */
export type ListedCustomer = {
  readonly customerId: number;
  readonly name: string;
  readonly channelText: string | null | undefined;
};

/** The channel of a customer, as the service spells it and in words. */
export type ListedChannel = {
  readonly text: string | null | undefined;
  readonly label: string | null | undefined;
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
export function channelsOf(channels: readonly ListedChannel[], chosen: string | null): Choice[] {
  const labels = new Map<string, string>(chosen === null ? [] : [[chosen, chosen]]);
  for (const { text, label } of channels) if (text) labels.set(text, label ?? text);
  const choices = [...labels].map(([value, label]) => ({ value, label }));
  return choices.toSorted((left, right) => compareTexts(left.label, right.label));
}

import { graphql } from "react-relay";
import type { BackfillProviderFieldQuery } from "../../__generated__/BackfillProviderFieldQuery.graphql";
import { useSuggestions } from "../../app/relay/useSuggestions";
import { SuggestField } from "../../ui/form/SuggestField";

const query = graphql`
  query BackfillProviderFieldQuery @throwOnFieldError {
    providers(orderBy: { field: NAME }, first: 5000) {
      nodes {
        providerId
        name
      }
    }
  }
`;

type Props = {
  /** The number, as it was typed. */
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it. */
  problem: string | undefined;
  isDisabled: boolean;
};

/** The number of the provider of a backfill job. It offers the active providers. */
export function BackfillProviderField({ value, ...rest }: Props) {
  const suggestions = useSuggestions<BackfillProviderFieldQuery>("providers to suggest", query, {}, ({ providers }) =>
    providers.nodes.map(({ providerId, name }) => ({ value: String(providerId), label: `${name} (${providerId})` })),
  );
  return (
    <SuggestField
      label="Provider ID"
      value={value}
      suggestions={suggestions}
      hint={suggestions.choices.find((choice) => choice.value === value.trim())?.label}
      isRequired
      {...rest}
    />
  );
}

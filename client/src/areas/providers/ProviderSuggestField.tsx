import { graphql } from "react-relay";
import type { ProviderSuggestFieldQuery } from "../../__generated__/ProviderSuggestFieldQuery.graphql";
import { useSuggestions } from "../../app/relay/useSuggestions";
import { type SuggestedFieldProps, SuggestField } from "../../ui/form/SuggestField";

const query = graphql`
  query ProviderSuggestFieldQuery @throwOnFieldError {
    providers(orderBy: { field: NAME }, first: 5000) {
      nodes {
        providerId
        name
      }
    }
  }
`;

/** The number or the name of a provider. It offers the active ones, and names the one with the number entered. */
export function ProviderSuggestField({ by, value, ...rest }: SuggestedFieldProps & { by: "providerId" | "name" }) {
  const suggestions = useSuggestions<ProviderSuggestFieldQuery>("providers to suggest", query, {}, ({ providers }) =>
    providers.nodes
      .filter(({ name }) => by === "providerId" || name !== "")
      .map(({ providerId, name }) => ({ value: by === "name" ? name : String(providerId), label: `${name} (${providerId})` })),
  );
  return (
    <SuggestField
      label={by === "name" ? "Provider Name" : "Provider ID"}
      value={value}
      suggestions={suggestions}
      inputMode={by === "name" ? undefined : "numeric"}
      hint={by === "name" ? null : suggestions.choices.find((choice) => choice.value === value.trim())?.label}
      {...rest}
    />
  );
}

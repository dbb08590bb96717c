import { graphql } from "react-relay";
import type { ProviderNameFieldQuery } from "../../__generated__/ProviderNameFieldQuery.graphql";
import { useSuggestions } from "../../app/relay/useSuggestions";
import { SuggestField } from "../../ui/form/SuggestField";

const query = graphql`
  query ProviderNameFieldQuery @throwOnFieldError {
    providers(orderBy: { field: NAME }, first: 5000) {
      nodes {
        providerId
        name
      }
    }
  }
`;

type Props = {
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value. */
  problem: string | undefined;
};

/** The name of a provider. It offers the active ones. */
export function ProviderNameField(props: Props) {
  const suggestions = useSuggestions<ProviderNameFieldQuery>("providers to suggest", query, {}, ({ providers }) =>
    providers.nodes
      .filter(({ name }) => name !== "")
      .map(({ providerId, name }) => ({ value: name, label: `${name} (${providerId})` })),
  );
  return <SuggestField label="Provider Name" suggestions={suggestions} {...props} />;
}

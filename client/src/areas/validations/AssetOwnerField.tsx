import { graphql } from "react-relay";
import type { AssetOwnerFieldQuery } from "../../__generated__/AssetOwnerFieldQuery.graphql";
import { useSuggestions } from "../../app/relay/useSuggestions";
import { type SuggestedFieldProps, SuggestField } from "../../ui/form/SuggestField";

const query = graphql`
  query AssetOwnerFieldQuery @throwOnFieldError {
    assetOwners(orderBy: { field: NAME }, first: 5000) {
      nodes {
        assetOwnerId
        name
      }
    }
  }
`;

/** The name of the asset owner. It offers those that there are. */
export function AssetOwnerField(props: SuggestedFieldProps) {
  const suggestions = useSuggestions<AssetOwnerFieldQuery>("asset owners to suggest", query, {}, ({ assetOwners }) =>
    assetOwners.nodes
      .filter(({ name }) => name !== "")
      .map(({ assetOwnerId, name }) => ({ value: name, label: `${name} (${assetOwnerId})` })),
  );
  return <SuggestField label="Asset Owner" suggestions={suggestions} isRequired {...props} />;
}

import { graphql } from "react-relay";
import type { useSaveMarketGeoJsonMutation } from "../../__generated__/useSaveMarketGeoJsonMutation.graphql";
import { useSave } from "../../app/relay/useSave";

/** Saves the outline of a market. */
export function useSaveMarketGeoJson(handlers: { onSaved: () => void; onConflict: () => void }) {
  return useSave<useSaveMarketGeoJsonMutation>({
    mutation: graphql`
      mutation useSaveMarketGeoJsonMutation($input: SaveMarketGeoJsonInput!) {
        saveMarketGeoJson(input: $input) {
          errors {
            code
            message
          }
        }
      }
    `,
    done: "Market saved",
    ...handlers,
  });
}

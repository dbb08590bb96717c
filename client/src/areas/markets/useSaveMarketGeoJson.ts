import { graphql } from "react-relay";
import type { SaveMarketGeoJsonInput, useSaveMarketGeoJsonMutation } from "../../__generated__/useSaveMarketGeoJsonMutation.graphql";
import { useSave } from "../../app/relay/useSave";
import type { Save } from "../../app/relay/useSave";

/** Saves the outline of a market. */
export function useSaveMarketGeoJson(onSaved: () => void): Save<SaveMarketGeoJsonInput> {
  return useSave<useSaveMarketGeoJsonMutation, { message: string }>({
    mutation: graphql`
      mutation useSaveMarketGeoJsonMutation($input: SaveMarketGeoJsonInput!) {
        saveMarketGeoJson(input: $input) {
          errors {
            message
          }
        }
      }
    `,
    errorsOf: ({ saveMarketGeoJson }) => saveMarketGeoJson?.errors,
    done: "Market saved",
    onSaved,
  });
}

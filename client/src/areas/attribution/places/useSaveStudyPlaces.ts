import { graphql } from "react-relay";
import type { useSaveStudyPlacesMutation } from "../../../__generated__/useSaveStudyPlacesMutation.graphql";
import { useSave } from "../../../app/relay/useSave";

/** Saves the places of an attribution study. */
export function useSaveStudyPlaces(onSaved: () => void | Promise<void>) {
  return useSave<useSaveStudyPlacesMutation>({
    mutation: graphql`
      mutation useSaveStudyPlacesMutation($input: SaveStudyPlacesInput!) {
        saveStudyPlaces(input: $input) {
          study {
            placesRevision
            selectedPlaces {
              placeId
              name
            }
          }
          errors {
            code
            message
          }
        }
      }
    `,
    done: "Places saved",
    onSaved,
  });
}

import { graphql } from "react-relay";
import type { useSaveStudyCutsMutation } from "../../../__generated__/useSaveStudyCutsMutation.graphql";
import { useSave } from "../../../app/relay/useSave";

/** Saves the cuts of a study. The dialog loads them each time it opens, so the store need not know them. */
export function useSaveStudyCuts(handlers: { onSaved: () => void; onConflict: () => void }) {
  return useSave<useSaveStudyCutsMutation>({
    mutation: graphql`
      mutation useSaveStudyCutsMutation($input: SaveStudyCutsInput!) {
        saveStudyCuts(input: $input) {
          errors {
            code
            message
          }
        }
      }
    `,
    done: "Cuts saved",
    ...handlers,
  });
}

import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useBackfillCheckQuery } from "../../__generated__/useBackfillCheckQuery.graphql";
import type { UserError } from "../../app/relay/errors";
import type { BackfillCheckInput } from "./backfillEntries";

type BackfillCheck = {
  /** Why the types of the files are refused; null if they are accepted. */
  typesReason: string | null;
  /** The first check that fails; null if none does. */
  error: UserError | null;
};

const query = graphql`
  query useBackfillCheckQuery($input: BackfillCheckInput!) {
    backfillCheck(input: $input) {
      fileTypes {
        reason
      }
      error {
        message
        path
      }
    }
  }
`;

/** Has the gateway check a backfill job, or a part of one, before it is submitted. */
export function useBackfillCheck(): (input: BackfillCheckInput) => Promise<BackfillCheck> {
  const environment = useRelayEnvironment();
  return async (input) => {
    const checked = await fetchQuery<useBackfillCheckQuery>(environment, query, { input }).toPromise();
    if (checked === undefined) throw new Error("The check was aborted.");
    const { fileTypes, error } = checked.backfillCheck;
    return {
      typesReason: fileTypes.reason ?? null,
      error: error ? { message: error.message, path: error.path } : null,
    };
  };
}

import { useMutation, type UseMutationConfig } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { GraphError, type GraphProblem } from "./errors";

/**
 * A mutation as a promise. It rejects when the mutation failed; `reasonOf` has the message. Refusals that the
 * user can act on are in the payload's `errors`, which most callers want as failures, too: they use useSubmit, which
 * wraps this. The flag is true while a request is under way.
 */
export function useCommit<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [commit: (config: Omit<UseMutationConfig<M>, "onCompleted" | "onError">) => Promise<M["response"]>, isBusy: boolean] {
  const [send, isBusy] = useMutation<M>(mutation);
  const commit = (config: Omit<UseMutationConfig<M>, "onCompleted" | "onError">) =>
    new Promise<M["response"]>((resolve, reject) => {
      send({
        ...config,
        onCompleted: (response, errors) => {
          // An error below the root field means that the write was done, and only a read after it failed.
          const failed = (errors ?? []).filter(({ path }: GraphProblem) => (path?.length ?? 0) <= 1);
          if (failed.length > 0) reject(new GraphError(failed, 200));
          else resolve(response);
        },
        onError: reject,
      });
    });
  return [commit, isBusy];
}

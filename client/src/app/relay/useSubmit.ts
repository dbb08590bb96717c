import type { GraphQLTaggedNode, MutationParameters, UploadableMap } from "relay-runtime";
import { GraphError, type UserError, UserErrors } from "./errors";
import { useCommit } from "./useCommit";

/** A mutation in the shape that all of this graph have: an input, and a payload that lists user errors. */
export type Mutation = MutationParameters & {
  variables: { input: unknown };
  response: { readonly [field: string]: { readonly errors: readonly UserError[] } | null | undefined };
};

/** The payload of a mutation. */
export type Payload<M extends Mutation> = NonNullable<M["response"][keyof M["response"]]>;

function payloadOf<M extends Mutation>(response: M["response"]): Payload<M> | undefined {
  for (const field in response) return response[field] ?? undefined;
  return undefined;
}

/**
 * Submits the input of a mutation. It wraps useCommit; a form saves with useSave, which wraps this, and a button passes
 * the promise to useAction. The promise resolves with the payload and rejects when the mutation was
 * refused or failed: `reasonOf` has the message. The flag is true while a request is under way. A file is null in the
 * input, and among the files by its path, such as "input.file".
 */
export function useSubmit<M extends Mutation>(
  mutation: GraphQLTaggedNode,
): [submit: (input: M["variables"]["input"], files?: UploadableMap) => Promise<Payload<M>>, isBusy: boolean] {
  const [commit, isBusy] = useCommit<M>(mutation);
  const submit = async (input: M["variables"]["input"], files?: UploadableMap) => {
    const payload = payloadOf<M>(await commit({ variables: { input }, uploadables: files }));
    if (payload === undefined) throw new GraphError([], 200);
    if (payload.errors.length > 0) throw new UserErrors(payload.errors);
    return payload;
  };
  return [submit, isBusy];
}

import { useRef, useState } from "react";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { reasonOf } from "./errors";
import { withOverlay } from "../overlay";
import { showToast } from "../toasts";
import { useCommit } from "./useCommit";
import { useIsMounted } from "../../ui/useIsMounted";

type Saving<M extends MutationParameters, Refusal> = {
  mutation: GraphQLTaggedNode;
  /** Why it was not saved, from the mutation's answer; empty when it was. */
  errorsOf: (answer: M["response"]) => readonly Refusal[] | undefined;
  /** What is said once it is saved. */
  done: string;
  /** Called once it is saved; the overlay stays until what it answers has come. */
  onSaved: (answer: M["response"]) => void | Promise<void>;
  /** Called when the service refused it. */
  onRefused?: (errors: readonly Refusal[]) => void;
};

export type Save<Input> = {
  save: (input: Input) => void;
  /** Why the last attempt failed; null while there is nothing to say. */
  failure: string | null;
  isBusy: boolean;
};

/** Saves what a form holds, once, under the overlay. What is saved stays so: the form is done with. */
export function useSave<
  M extends MutationParameters & { variables: { input: unknown } },
  Refusal extends { readonly message: string },
>({ mutation, errorsOf, done, onSaved, onRefused }: Saving<M, Refusal>): Save<M["variables"]["input"]> {
  const isMounted = useIsMounted();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // A second click comes before the button is drawn anew: it must not send the same again.
  const isUnderWay = useRef(false);
  const [commit] = useCommit<M>(mutation);

  const fail = (reason: string) => {
    isUnderWay.current = false;
    setBusy(false);
    // Whoever left the form by the browser's Back would otherwise never hear of it.
    if (isMounted()) setFailure(reason);
    else showToast(reason, "red");
  };

  const attempt = async (input: M["variables"]["input"]) => {
    const answer = await commit({ variables: { input } });
    const errors = errorsOf(answer) ?? [];
    if (errors.length > 0) {
      fail(errors.map(({ message }) => message).join(" "));
      onRefused?.(errors);
      return;
    }
    await onSaved(answer);
    showToast(done);
  };

  return {
    save: (input) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setBusy(true);
      setFailure(null);
      withOverlay(attempt(input)).catch((error: unknown) => {
        console.error("It was not saved.", error);
        fail(reasonOf(error));
      });
    },
    failure,
    isBusy,
  };
}

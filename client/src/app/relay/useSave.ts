import { useRef, useState } from "react";
import type { GraphQLTaggedNode } from "relay-runtime";
import { useIsMounted } from "../../ui/useIsMounted";
import { withOverlay } from "../overlay";
import { showToast } from "../toasts";
import { reasonOf, UserErrors } from "./errors";
import { type Mutation, type Payload, useSubmit } from "./useSubmit";

type Options<M extends Mutation> = {
  mutation: GraphQLTaggedNode;
  /** The toast after a successful save. */
  done: string;
  /** Called after a successful save; the overlay stays until its promise resolves. */
  onSaved: (payload: Payload<M>) => void | Promise<void>;
  /** Called when the save was refused because someone else has saved meanwhile. */
  onConflict?: () => void;
};

/** What a form needs to save its fields. */
export type Save<M extends Mutation> = {
  save: (input: M["variables"]["input"]) => void;
  /** Why the last save failed; null when none has. */
  failure: string | null;
  /** Whether it was refused because someone else has saved meanwhile. */
  isConflict: boolean;
  isBusy: boolean;
};

/**
 * Saves a form once, under the overlay, with useSubmit. After a success it saves nothing more: the form is about to
 * close.
 */
export function useSave<M extends Mutation>({ mutation, done, onSaved, onConflict }: Options<M>): Save<M> {
  const isMounted = useIsMounted();
  const [failure, setFailure] = useState<{ reason: string; isConflict: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  // A second click may come before the button is disabled.
  const isSaving = useRef(false);
  const [submit] = useSubmit<M>(mutation);

  const attempt = async (input: M["variables"]["input"]) => {
    await onSaved(await submit(input));
    showToast(done);
  };

  return {
    save: (input) => {
      if (isSaving.current) return;
      isSaving.current = true;
      setBusy(true);
      setFailure(null);
      withOverlay(attempt(input)).catch((error: unknown) => {
        console.error("The form could not be saved.", error);
        isSaving.current = false;
        setBusy(false);
        // Someone who left the form by the browser's Back button would otherwise never learn of it.
        const isConflict = error instanceof UserErrors && error.errors.some(({ code }) => code === "CONFLICT");
        if (isMounted()) setFailure({ reason: reasonOf(error), isConflict });
        else showToast(reasonOf(error), "red");
        if (isConflict) onConflict?.();
      });
    },
    failure: failure?.reason ?? null,
    isConflict: failure?.isConflict === true,
    isBusy,
  };
}

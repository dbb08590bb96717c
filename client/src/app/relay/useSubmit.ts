import { useRef, useState } from "react";
import { commitMutation, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters, UploadableMap } from "relay-runtime";
import { useIsMounted } from "../../ui/useIsMounted";
import { withOverlay } from "../LoadingOverlay";
import { isRefused, sessionToken } from "../session/session";
import { showToast } from "../toasts";
import { GraphError, type GraphProblem, reasonOf, type UserError, UserErrors, withReason } from "./errors";

/** A mutation in the shape that those of this graph have: at most an input, and a payload that lists user errors. */
type Mutation = MutationParameters & {
  response: { readonly [field: string]: { readonly errors: readonly UserError[] } | null | undefined };
};

type Payload<M extends Mutation> = NonNullable<M["response"][keyof M["response"]]>;

/** The input, if there is one. A file is null in it, and among the files by its path, such as "input.file". */
type Args<M extends Mutation> = M["variables"] extends { input: infer Input } ? [input: Input, files?: UploadableMap] : [];

type Tone = "red" | "orange";

/** The toast of a failure: a text that the reason follows, or what makes the whole text of the error. */
type Failed = string | ((error: unknown) => string);

type Options<M extends Mutation> = {
  /** The toast after a success. */
  done?: string;
  /** Called after a success, and before its toast. The mutation counts as failed if this fails. */
  onDone?: (payload: Payload<M>) => void | Promise<void>;
  /** A button's toast after a failure. A form leaves it out, and shows `failure`. */
  failed?: Failed;
  tone?: Tone;
  /** Whether the app-wide overlay shows until all is done; defaults to true for a form. */
  hasOverlay?: boolean;
  /** Called when the mutation was refused because someone else has saved meanwhile. */
  onConflict?: () => void;
};

type Submit<M extends Mutation> = {
  /** Sends the mutation, once at a time, and tells the user the outcome. A form sends nothing more after a success: it is about to close. */
  submit: (...args: Args<M>) => void;
  /** Sends the mutation, and leaves the rest to the caller: the promise rejects if the mutation is refused or fails. */
  send: (...args: Args<M>) => Promise<Payload<M>>;
  isBusy: boolean;
  /** Why the last attempt failed; null if none has. */
  failure: string | null;
  /** Whether it was refused because someone else has saved meanwhile. */
  isConflict: boolean;
};

/** A mutation of a form or of a button. */
export function useSubmit<M extends Mutation>(mutation: GraphQLTaggedNode, options: Options<M> = {}): Submit<M> {
  const { done, onDone, failed, tone, hasOverlay = failed === undefined, onConflict } = options;
  const environment = useRelayEnvironment();
  const isMounted = useIsMounted();
  const [failure, setFailure] = useState<{ reason: string; isConflict: boolean } | null>(null);

  const send = ([input, files]: Args<M>) =>
    new Promise<Payload<M>>((resolve, reject) => {
      commitMutation<M>(environment, {
        mutation,
        variables: input === undefined ? {} : { input },
        uploadables: files,
        onCompleted: (response, problems) => {
          // An error below the root field means that the write was done, and only a read after it failed.
          const fatal = (problems ?? []).filter(({ path }: GraphProblem) => (path?.length ?? 0) <= 1);
          const payload = payloadOf<M>(response);
          if (fatal.length > 0 || payload === undefined) reject(new GraphError(fatal, 200));
          else if (payload.errors.length > 0) reject(new UserErrors(payload.errors));
          else resolve(payload);
        },
        onError: reject,
      });
    });
  const attempt = async (args: Args<M>) => {
    const payload = await send(args);
    await onDone?.(payload);
    if (done !== undefined) showToast(done);
  };
  const onError = (error: unknown) => {
    const isConflict = error instanceof UserErrors && error.errors.some(({ code }) => code === "STALE");
    if (isConflict) onConflict?.();
    // Someone who left the form by the browser's Back button would otherwise never learn of it.
    const isShown = failed === undefined && isMounted();
    if (isShown) setFailure({ reason: reasonOf(error), isConflict });
    return isShown ? null : (failed ?? reasonOf);
  };
  const [submit, isBusy] = useOnce(
    (...args: Args<M>) => {
      setFailure(null);
      return hasOverlay ? withOverlay(attempt(args)) : attempt(args);
    },
    onError,
    tone,
    failed === undefined,
  );
  return { submit, send: (...args) => send(args), isBusy, failure: failure?.reason ?? null, isConflict: failure?.isConflict === true };
}

function payloadOf<M extends Mutation>(response: M["response"]): Payload<M> | undefined {
  for (const field in response) return response[field] ?? undefined;
  return undefined;
}

/** A button's work other than a mutation, such as a download: it runs once at a time, and a failure shows as a toast, of the reason alone without `failed`. */
export function useAction<Given extends readonly unknown[]>(action: (...args: Given) => Promise<void>, failed: Failed = reasonOf, tone?: Tone): [run: (...args: Given) => void, isBusy: boolean] {
  return useOnce(action, () => failed, tone);
}

/** Runs something once at a time. `onError` has the toast of a failure, or null if the form shows the failure. */
function useOnce<Given extends readonly unknown[]>(
  action: (...args: Given) => Promise<void>,
  onError: (error: unknown) => Failed | null,
  tone: Tone = "red",
  isOnlyOnce = false,
): [run: (...args: Given) => void, isBusy: boolean] {
  const [isBusy, setBusy] = useState(false);
  // A second click may come before the button is disabled.
  const isRunning = useRef(false);
  const end = () => {
    isRunning.current = false;
    setBusy(false);
  };
  const run = (...args: Given) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    const token = sessionToken();
    action(...args)
      .then(isOnlyOnce ? undefined : end)
      .catch((error: unknown) => {
        end();
        const failed = onError(error);
        if (failed === null) {
          console.error("The form could not be saved.", error);
          return;
        }
        const message = typeof failed === "string" ? withReason(failed, error) : failed(error);
        console.error(message, error);
        // A user who has signed in meanwhile did not ask for this. A form that stays says itself that the session has ended.
        if (token === sessionToken() && !isRefused()) showToast(message, tone);
      });
  };
  return [run, isBusy];
}

import { useCallback, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { Environment, RecordSource, Store, type Subscription } from "relay-runtime";
import type { useOutlineCheckQuery } from "../../__generated__/useOutlineCheckQuery.graphql";
import { reasonOf } from "../../app/relay/errors";

/** How long a text rests before it is checked. */
const PAUSE_MS = 250;

/** What is known about the text of the field. */
export type OutlineCheck = {
  /** The latest text that is a valid outline, while a changed one is checked; null if there is none, undefined at first. */
  outline: string | null | undefined;
} & (
  | { /** There is no field yet. */ status: "none" }
  | { /** The check starts when the text has rested. */ status: "waiting" }
  | { status: "checking" }
  | { status: "failed"; reason: string }
  | { status: "checked"; isEmpty: boolean; isValid: boolean; message: string; featureCount: number; problem: string }
);

const none: OutlineCheck = { status: "none", outline: undefined };

/**
 * Has the gateway check the text of a field: once when the field appears, and again whenever its text has
 * changed and rested. The check is always that of the present text; one of an earlier text is aborted.
 */
export function useOutlineCheck() {
  const environment = useRelayEnvironment();
  const [check, setCheck] = useState(none);
  // The text may have megabytes, so it stays in the field until it is needed.
  const field = useRef<HTMLTextAreaElement>(null);
  const cancel = useRef(() => {});

  const checkIn = useCallback(
    (delayMs: number) => {
      cancel.current();
      setCheck((current) => (current.status === "waiting" ? current : { status: "waiting", outline: current.outline }));
      let request: Subscription | undefined;
      const timer = setTimeout(() => {
        const text = field.current?.value ?? "";
        setCheck(({ outline }) => ({ status: "checking", outline }));
        // The keys of a store hold the arguments of its fields, so the text must not get into one that lasts.
        const passing = new Environment({ network: environment.getNetwork(), store: new Store(new RecordSource()) });
        request = fetchQuery<useOutlineCheckQuery>(
          passing,
          graphql`
            query useOutlineCheckQuery($text: String!) {
              geoJsonCheck(text: $text) {
                isValid
                message
                featureCount
                place
                reason
              }
            }
          `,
          { text },
        ).subscribe({
          next: ({ geoJsonCheck: { isValid, message, featureCount, place, reason } }) =>
            setCheck({
              status: "checked",
              outline: isValid ? text : null,
              isEmpty: text.trim() === "",
              isValid,
              message,
              featureCount,
              problem: `${place ?? ""} ${reason ?? ""}`.trim(),
            }),
          error: (error: unknown) => {
            console.error("The outline could not be checked.", error);
            setCheck({ status: "failed", outline: null, reason: reasonOf(error) });
          },
        });
      }, delayMs);
      cancel.current = () => {
        clearTimeout(timer);
        request?.unsubscribe();
      };
    },
    [environment],
  );

  return {
    check,
    /** The ref of the field. */
    fieldRef: useCallback(
      (node: HTMLTextAreaElement) => {
        field.current = node;
        checkIn(0);
        return () => {
          field.current = null;
          cancel.current();
          setCheck(none);
        };
      },
      [checkIn],
    ),
    /** To be called when the text has changed. */
    onTextChange: () => checkIn(PAUSE_MS),
    /** Checks the text without a pause, unless its check is under way or done. */
    checkNow: () => {
      if (check.status === "waiting" || check.status === "failed") checkIn(0);
    },
    text: () => field.current?.value ?? "",
  };
}

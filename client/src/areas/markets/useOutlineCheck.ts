import { useCallback, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { Environment, RecordSource, Store, type Subscription } from "relay-runtime";
import type { useOutlineCheckQuery } from "../../__generated__/useOutlineCheckQuery.graphql";
import { reasonOf } from "../../app/relay/errors";

/** How long a text rests before it is checked. */
const PAUSE_MS = 250;

type GeoJsonCheck = useOutlineCheckQuery["response"]["developer"]["geoJsonCheck"];

/** What is known about the text of the field. */
export type OutlineCheck = {
  /** The latest text that was a valid outline; null if there was none, undefined before the first check. */
  outline: string | null | undefined;
  /** Whether the text was no longer that outline by the latest verdict. */
  isOld: boolean;
} & (
  | { /** There is no field yet. */ status: "none" }
  | { /** The check starts when the text has rested. */ status: "checking" }
  | { status: "failed"; reason: string }
  | ({ status: "checked"; isEmpty: boolean; problem: string } & Omit<GeoJsonCheck, "place" | "reason">)
);

/** The bounding box of the present outline; empty without one. */
export type Bounds = useOutlineCheckQuery["variables"]["bounds"];

const none: OutlineCheck = { status: "none", outline: undefined, isOld: false };

/**
 * Has the gateway check the text of a field: once when the field appears, and again whenever its text has
 * changed and rested. The check is always that of the present text; one of an earlier text is aborted.
 */
export function useOutlineCheck() {
  const environment = useRelayEnvironment();
  const [check, setCheck] = useState(none);
  // The text may have megabytes, so it stays in the field until it is needed.
  const field = useRef<HTMLTextAreaElement>(null);
  const bounds = useRef<Bounds>(null);
  const cancel = useRef(() => {});

  const checkIn = useCallback(
    (delayMs: number, onRest?: (text: string) => void) => {
      cancel.current();
      setCheck(({ outline, isOld }) => ({ status: "checking", outline, isOld }));
      let request: Subscription | undefined;
      const timer = setTimeout(() => {
        const text = field.current?.value ?? "";
        onRest?.(text);
        // The keys of a store hold the arguments of its fields, so the text must not get into one that lasts.
        const passing = new Environment({ network: environment.getNetwork(), store: new Store(new RecordSource()) });
        request = fetchQuery<useOutlineCheckQuery>(
          passing,
          graphql`
            query useOutlineCheckQuery($text: String!, $bounds: [Float!]) {
              developer {
                geoJsonCheck(text: $text, bounds: $bounds) {
                  isValid
                  message
                  featureCount
                  place
                  line
                  column
                  reason
                  warnings {
                    line
                    column
                    message
                  }
                }
              }
            }
          `,
          { text, bounds: bounds.current },
        ).subscribe({
          next: ({ developer: { geoJsonCheck: { isValid, message, featureCount, place, line, column, reason, warnings } } }) =>
            setCheck(({ outline = null }) => ({
              status: "checked",
              outline: isValid ? text : outline,
              isOld: !isValid,
              isEmpty: text.trim() === "",
              isValid,
              message,
              featureCount,
              line,
              column,
              warnings: warnings.map((warning) => ({ line: warning.line, column: warning.column, message: warning.message })),
              problem: `${place ?? ""} ${reason ?? ""}`.trim(),
            })),
          error: (error: unknown) => {
            console.error("The outline could not be checked.", error);
            setCheck(({ outline = null, isOld }) => ({ status: "failed", outline, isOld, reason: reasonOf(error) }));
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
    /** The ref of the field, given the bounds of the present outline. */
    fieldRef: useCallback(
      (node: HTMLTextAreaElement, presentBounds: Bounds) => {
        field.current = node;
        bounds.current = presentBounds;
        checkIn(0);
        return () => {
          field.current = null;
          cancel.current();
          setCheck(none);
        };
      },
      [checkIn],
    ),
    /** To be called when the text has changed. Calls back with the text once that has rested. */
    onTextChange: (onRest: (text: string) => void) => checkIn(PAUSE_MS, onRest),
    /** Checks the text without a pause, unless it is checked. */
    checkNow: () => {
      if (check.status !== "checked") checkIn(0);
    },
    text: () => field.current?.value ?? "",
  };
}

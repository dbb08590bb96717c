import { HIDDEN, type RanOperation } from "../../../app/relay/operations";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import { runDateText } from "../../../ui/text/format";
import { OperationCommands } from "./OperationCommands";
import css from "./OperationItem.module.css";
import { messagesOf, spanText, stateOf } from "./operationState";

type Props = {
  operation: RanOperation;
  /** Milliseconds since the first operation of the screen started. */
  offset: number;
  /** Whether running it again bypasses the gateway's cache. */
  isFresh: boolean;
};

/** One operation: in a line, and opened with its variables, its errors and what can be done with it. */
export function OperationItem({ operation, offset, isFresh }: Props) {
  const { params, variables, startedAt, endedAt, isFromStore = false, requestId } = operation;
  const kind = params.operationKind;
  const state = stateOf({ kind, ...operation });
  const messages = messagesOf(operation);
  return (
    <li className={css.item}>
      <details>
        <summary className={css.line}>
          <span className={css.columns}>
            <span className={css.name}>{params.name}</span>
            <span className={css.kind}>{kind}</span>
            <StatusChip {...state} />
            <span className={css.time} title={runDateText(new Date(startedAt))}>
              {`+${spanText(offset)}`}
            </span>
            <span className={css.time}>{isFromStore ? "" : endedAt === undefined ? "…" : spanText(endedAt - startedAt)}</span>
          </span>
        </summary>
        <div className={css.content}>
          {messages.length > 0 && (
            <ul aria-label="Errors" className={css.errors}>
              {messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
          <dl className={css.facts}>
            <dt>Started</dt>
            <dd>{runDateText(new Date(startedAt))}</dd>
            {requestId != null && (
              <>
                <dt>Request</dt>
                <dd className={css.code}>{requestId}</dd>
              </>
            )}
            <dt>Variables</dt>
            <dd>
              {variables === null ? (
                "Too long to keep."
              ) : variables === "{}" ? (
                "None."
              ) : (
                <pre className={css.variables}>{JSON.stringify(JSON.parse(variables), null, 2)}</pre>
              )}
              {variables?.includes(HIDDEN) === true && "Secrets are not kept."}
            </dd>
          </dl>
          <OperationCommands operation={operation} isFresh={isFresh} />
        </div>
      </details>
    </li>
  );
}

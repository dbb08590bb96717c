import Box from "@mui/material/Box";
import { HIDDEN, type RanOperation } from "../../../app/relay/operations";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import { tabularNumbers } from "../../../ui/layout/style";
import { runDateText } from "../../../ui/text/format";
import { Facts, OperationCommands } from "./OperationCommands";
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
    <Box component="li" sx={{ borderTop: 1, borderColor: "divider", fontSize: 13, overflowWrap: "anywhere" }}>
      <details>
        <Box component="summary" sx={{ py: 2, cursor: "pointer", "&:hover": { bgcolor: "hover" }, "&::marker": { color: "text.secondary" } }}>
          {/* Inside the summary, which would lose its marker if it were not a list item. */}
          <Box
            component="span"
            sx={{ display: "inline-flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1, width: "calc(100% - 20px)", verticalAlign: "middle", color: "text.secondary" }}
          >
            <Box component="span" sx={{ fontWeight: 550, color: "text.primary" }}>
              {params.name}
            </Box>
            <Box component="span" sx={{ mr: "auto" }}>
              {kind}
            </Box>
            <StatusChip {...state} />
            <Box component="span" sx={timeSx} title={runDateText(new Date(startedAt))}>
              {`+${spanText(offset)}`}
            </Box>
            <Box component="span" sx={timeSx}>
              {isFromStore ? "" : endedAt === undefined ? "…" : spanText(endedAt - startedAt)}
            </Box>
          </Box>
        </Box>
        <Box sx={{ pb: 4, pl: 4 }}>
          {messages.length > 0 && (
            <Box component="ul" aria-label="Errors" sx={{ m: 0, mb: 2, pl: 4, color: "error.main" }}>
              {messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </Box>
          )}
          <Facts sx={{ mb: 3 }}>
            <dt>Started</dt>
            <dd>{runDateText(new Date(startedAt))}</dd>
            {requestId != null && (
              <>
                <dt>Request</dt>
                <dd>{requestId}</dd>
              </>
            )}
            <dt>Variables</dt>
            <dd>
              {variables === null ? (
                "Too long to keep."
              ) : variables === "{}" ? (
                "None."
              ) : (
                <Box component="pre" sx={{ m: 0, px: 3, py: 2, fontSize: 12, whiteSpace: "pre-wrap", bgcolor: "canvas", borderRadius: "6px" }}>
                  {JSON.stringify(JSON.parse(variables), null, 2)}
                </Box>
              )}
              {variables?.includes(HIDDEN) === true && "Secrets are not kept."}
            </dd>
          </Facts>
          <OperationCommands operation={operation} isFresh={isFresh} />
        </Box>
      </details>
    </Box>
  );
}

const timeSx = { minWidth: 64, textAlign: "end", ...tabularNumbers };

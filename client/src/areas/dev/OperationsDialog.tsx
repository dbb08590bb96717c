import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import { Fragment, useEffect, useRef, useState } from "react";
import documents from "virtual:documents";
import { reasonOf } from "../../app/relay/errors";
import { HIDDEN, operations, type RanOperation } from "../../app/relay/operations";
import { type Cost, readCost } from "../../app/relay/readCost";
import { graphiqlAddress } from "../../app/routing/paths";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { InfoDialog } from "../../ui/layout/InfoDialog";
import { tabularNumbers, type Tone } from "../../ui/layout/style";
import { browserZone, fileSizeText, numberText, runDateText } from "../../ui/text/format";
import { curlLine, marqueeLine } from "./commandLine";
import { graphiqlFragment } from "./graphiqlLink";

/** How the open screen was loaded: the operations that it has run, their outcomes, and how to run them elsewhere. */
export function OperationsDialog({ onClose }: { onClose: () => void }) {
  const all = operations.useValue();
  const [isFresh, setFresh] = useState(false);
  const first = all[0]?.startedAt ?? 0;
  const failed = all.filter(({ failure }) => failure instanceof Error || (failure?.length ?? 0) > 0).length;
  return (
    <InfoDialog title="How was this loaded" maxWidth="md" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <Box sx={{ typography: "body2", color: "text.secondary" }}>
        {all.length === 0
          ? "This screen has run no operations yet."
          : `${countText(all.length)} since this screen was opened, ${failed === 0 ? "none" : numberText(failed)} with errors. Calls to services are counted when a query is run again.`}
      </Box>
      {all.length > 0 && (
        <FormControlLabel
          control={<Checkbox size="small" checked={isFresh} onChange={({ target }) => setFresh(target.checked)} />}
          label="Bypass the gateway’s cache when running again"
        />
      )}
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: "none" }}>
        {all.map((operation) => (
          <Item key={nameOf(operation.key)} operation={operation} offset={operation.startedAt - first} isFresh={isFresh} />
        ))}
      </Box>
    </InfoDialog>
  );
}

const names = new WeakMap<object, string>();
let named = 0;

/** The React key of an operation. Its index will not do, because the list drops the oldest ones. */
function nameOf(key: unknown): string {
  if (typeof key !== "object" || key === null) return String(key);
  const name = names.get(key);
  if (name !== undefined) return name;
  named += 1;
  names.set(key, `object ${named}`);
  return `object ${named}`;
}

const countText = (count: number): string => (count === 1 ? "1 operation" : `${numberText(count)} operations`);

type ItemProps = {
  operation: RanOperation;
  /** Milliseconds since the first operation of the screen started. */
  offset: number;
  /** Whether running it again bypasses the gateway's cache. */
  isFresh: boolean;
};

/** One operation: in a line, and opened with its variables, its errors and what can be done with it. */
function Item({ operation, offset, isFresh }: ItemProps) {
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
          <Commands operation={operation} isFresh={isFresh} />
        </Box>
      </details>
    </Box>
  );
}

const timeSx = { minWidth: 64, textAlign: "end", ...tabularNumbers };

/** The state of an operation, as its badge shows it. */
export function stateOf({ kind, endedAt, failure, isFromStore = false, isStopped = false }: Pick<RanOperation, "endedAt" | "failure" | "isFromStore" | "isStopped"> & { kind: string }): { tone: Tone; label: string } {
  if (isFromStore) return { tone: "grey", label: "From the store" };
  // A response may have arrived in part before it was stopped.
  if (failure instanceof Error) return { tone: "red", label: "Failed" };
  if (failure !== undefined && failure.length > 0) return { tone: "red", label: "Answered with errors" };
  if (endedAt === undefined) return { tone: "blue", label: kind === "subscription" ? "Open" : "Running" };
  return isStopped ? { tone: "grey", label: kind === "subscription" ? "Closed" : "Canceled" } : { tone: "green", label: "Answered" };
}

/** The messages of what failed. */
export function messagesOf({ failure }: Pick<RanOperation, "failure">): readonly string[] {
  if (failure === undefined) return [];
  return failure instanceof Error ? [reasonOf(failure)] : [...new Set(failure.map(({ message }) => message))];
}

/** Milliseconds, or seconds from ten of them on. */
export const spanText = (milliseconds: number): string =>
  milliseconds < 10_000 ? `${numberText(Math.round(milliseconds))} ms` : `${numberText(Math.round(milliseconds / 1000))} s`;

type CommandsProps = { operation: RanOperation; isFresh: boolean };

/** What can be done with an operation outside the screen: opened in GraphiQL, copied as a command, and run again for its cost. */
function Commands({ operation: { params, variables, isFromStore = false }, isFresh }: CommandsProps) {
  const [status, setStatus] = useState("");
  const [cost, setCost] = useState<Cost | null>(null);
  const request = useRef<AbortController>(null);
  useEffect(() => () => request.current?.abort(), []);
  const { name, id, operationKind: kind } = params;
  const text = id == null ? undefined : documents[id];
  const reason = reasonAgainst(text, variables);
  if (text === undefined || variables === null || reason !== null) return <Note>{reason}</Note>;

  const runnable = { text, name, variables };
  const place = { origin: window.location.origin, timeZone: browserZone() };
  const copy = async (what: string, line: string) => {
    try {
      await navigator.clipboard.writeText(line);
      setStatus(`${what} copied.`);
    } catch (error) {
      console.error("Could not copy the command.", error);
      setStatus(`${what} could not be copied.`);
    }
  };
  const measure = async () => {
    request.current?.abort();
    const own = new AbortController();
    request.current = own;
    setStatus("Running…");
    try {
      setCost(await readCost(params, variables, { isFresh, signal: own.signal }));
      setStatus("");
    } catch (error) {
      if (own.signal.aborted) return;
      console.error("Could not read the cost.", error);
      setStatus(reasonOf(error));
    }
  };
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        {kind !== "mutation" && (
          <Button href={graphiqlAddress + graphiqlFragment({ query: text, variables, operationName: name })} target="_blank" rel="noopener">
            Open in GraphiQL
          </Button>
        )}
        {kind === "query" && (
          <Button onClick={() => void copy("The curl line", curlLine(runnable, place))}>
            Copy as curl
          </Button>
        )}
        {kind !== "mutation" && (
          <Button onClick={() => void copy("The marquee line", marqueeLine(kind === "subscription" ? "subscribe" : "query", runnable, place))}>
            Copy as marquee {kind === "subscription" ? "subscribe" : "query"}
          </Button>
        )}
        {kind === "query" && (
          <Button onClick={() => void measure()}>
            Run again with cost
          </Button>
        )}
      </Box>
      {kind === "mutation" && <Note>A mutation can be neither copied nor opened: it would be done again.</Note>}
      {kind !== "mutation" && <Note>A command reads the token from the variable MARQUEE_TOKEN.{isFromStore && " This operation was answered from what other ones had read."}</Note>}
      <Note role="status">{status}</Note>
      {cost !== null && <CostFacts cost={cost} />}
    </>
  );
}

/** Why nothing can be done with it; null if something can. */
function reasonAgainst(text: string | undefined, variables: string | null): string | null {
  if (text === undefined) return "The text of this operation is not known to this page.";
  if (variables === null) return "Its variables are too long to keep, so that it cannot be run again.";
  return variables.includes(HIDDEN) ? "Its variables have secrets, which are not kept, so that it cannot be run again." : null;
}

const Note = styled("div")(({ theme }) => ({ "&:not(:empty)": { marginTop: 8 }, color: theme.vars.palette.text.secondary }));

/** Names and values in two columns. */
const Facts = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "4px 16px",
  margin: 0,
  fontVariantNumeric: "tabular-nums",
  "& dt": { color: theme.vars.palette.text.secondary },
  "& dd": { margin: 0 },
}));

function CostFacts({ cost: { calls, rows, milliseconds, services } }: { cost: Cost }) {
  return (
    <Facts aria-label="Cost" sx={{ mt: 2 }}>
      <dt>Calls made</dt>
      <dd>{numberText(calls.made)}</dd>
      <dt>Calls shared with other requests</dt>
      <dd>{numberText(calls.shared)}</dd>
      <dt>Calls answered by the cache</dt>
      <dd>{numberText(calls.cached)}</dd>
      {Object.entries(services).map(([name, { calls: made, bytes: read, milliseconds: took }]) => (
        <Fragment key={name}>
          <dt>{`To ${name}`}</dt>
          <dd>{`${numberText(made)} ${made === 1 ? "call" : "calls"}, ${fileSizeText(read)}, ${spanText(took)}`}</dd>
        </Fragment>
      ))}
      <dt>Response</dt>
      <dd>{`${numberText(rows)} ${rows === 1 ? "row" : "rows"}, ${spanText(milliseconds)} in the gateway`}</dd>
    </Facts>
  );
}

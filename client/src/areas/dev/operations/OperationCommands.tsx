import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Fragment, useEffect, useRef, useState } from "react";
import documents from "virtual:documents";
import { reasonOf } from "../../../app/relay/errors";
import { HIDDEN, type RanOperation } from "../../../app/relay/operations";
import { type Cost, readCost } from "../../../app/relay/readCost";
import { graphiqlAddress } from "../../../app/routing/graphiqlAddress";
import { fileSizeText } from "../../../ui/text/fileSizeText";
import { browserZone, numberText } from "../../../ui/text/format";
import { graphiqlFragment } from "../graphiqlLink";
import { curlLine, marqueeLine } from "./commandLine";
import { spanText } from "./operationState";

type Props = { operation: RanOperation; isFresh: boolean };

/** What can be done with an operation outside the screen: opened in GraphiQL, copied as a command, and run again for its cost. */
export function OperationCommands({ operation: { params, variables, isFromStore = false }, isFresh }: Props) {
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
export const Facts = styled("dl")(({ theme }) => ({
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

import Box from "@mui/material/Box";
import { type ReactNode, useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { TestPlace_test$key } from "../../__generated__/TestPlace_test.graphql";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { monospace } from "../../ui/text/monospace";

type Props = {
  test: TestPlace_test$key;
  /** The button of the test; it takes the ids of what describes it. */
  children: (describedBy: string) => ReactNode;
};

/** The place of a test's button, with the call that it makes and whether that changes data. */
export function TestPlace({ test, children }: Props) {
  const { method, call, changesData } = useFragment(
    graphql`
      fragment TestPlace_test on DeveloperTest {
        method
        call
        changesData
      }
    `,
    test,
  );
  const chipId = useId();
  const callId = useId();
  return (
    <Box sx={{ display: "grid", gap: 1, minWidth: 0 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        {children(changesData ? `${chipId} ${callId}` : callId)}
        {changesData && (
          <span id={chipId}>
            <StatusChip tone="yellow" label="Changes data" />
          </span>
        )}
      </Box>
      <Box component="code" id={callId} sx={{ ...monospace, color: "text.secondary", overflowWrap: "anywhere" }}>
        {`${method} ${call}`}
      </Box>
    </Box>
  );
}

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { graphql } from "react-relay";
import type { ValidationRawQuery } from "../../__generated__/ValidationRawQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { LabelledSpinner } from "../../ui/feedback/skeletons";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { Panel } from "../../ui/layout/Panel";
import { Surface } from "../../ui/layout/Surface";
import { RawText } from "../../ui/text/LongText";
import type { ValidationRun } from "./useValidation";

/** A run that failed: why, and its response or error on demand. */
export function FailedRun({ raw, children }: { raw: ReactNode; children: ReactNode }) {
  const [isRaw, setRaw] = useState(false);
  return (
    <Surface title="Results" actions={<RawButton isRaw={isRaw} onChange={setRaw} />}>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
        {children}
        {isRaw && raw}
      </Box>
    </Surface>
  );
}

/** Shows the response itself, and hides it. */
export function RawButton({ isRaw, onChange }: { isRaw: boolean; onChange: (isRaw: boolean) => void }) {
  return (
    <Button aria-pressed={isRaw} onClick={() => onChange(!isRaw)}>
      {isRaw ? "Hide Raw" : "Show Raw"}
    </Button>
  );
}

const rawQuery = graphql`
  query ValidationRawQuery($input: SupportedAssetsCheckInput!, $run: String!) @throwOnFieldError {
    supportedAssetsCheck(input: $input, run: $run) {
      succeeded
      status
      failure
      raw
      isRawTruncated
    }
  }
`;

/** The response as the service sent it, or why there is none. It is read when it is shown: it may have megabytes. */
export function ValidationRaw({ run }: { run: ValidationRun }) {
  const loadable = usePanelQuery<ValidationRawQuery>("the response", rawQuery, run.variables);
  return (
    <Panel loadable={loadable} failure="inline" skeleton={<LabelledSpinner label="Loading the response" />}>
      {({ supportedAssetsCheck: { succeeded, status, failure, raw, isRawTruncated } }) => (
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3, typography: "body2" }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, color: "text.secondary" }}>
            <StatusChip
              tone={succeeded ? "green" : "red"}
              label={status == null ? "No response" : `HTTP ${status}`}
            />
            {isRawTruncated && <span>The response is longer; this is its beginning.</span>}
          </Box>
          {raw === "" ? <span>The response is empty.</span> : <RawText label="Raw response" text={raw ?? failure ?? ""} />}
        </Box>
      )}
    </Panel>
  );
}

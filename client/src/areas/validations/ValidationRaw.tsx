import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { ValidationRawQuery } from "../../__generated__/ValidationRawQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { LabelledSpinner } from "../../ui/feedback/LabelledSpinner";
import { Panel } from "../../ui/layout/Panel";
import { RawText } from "../../ui/text/RawText";
import { StatusChip } from "../../ui/feedback/StatusChip";
import type { ValidationRun } from "./useValidation";

const query = graphql`
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
  const loadable = usePanelQuery<ValidationRawQuery>("the response", query, run.variables);
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

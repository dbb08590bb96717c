import CircularProgress from "@mui/material/CircularProgress";
import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { DeviceFilesQuery, DeviceFilesQuery$data } from "../../../__generated__/DeviceFilesQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { Panel } from "../../../ui/layout/Panel";
import { dateText } from "../../../ui/text/format";
import { ReasonedButton } from "../../../ui/form/ReasonedButton";

const query = graphql`
  query DeviceFilesQuery($hash: String!) @preloadable @throwOnFieldError {
    market(by: { hash: $hash }) {
      debugPinFiles {
        key
        date
        label
        read {
          allowed
          reason
        }
      }
    }
  }
`;

type File = NonNullable<DeviceFilesQuery$data["market"]>["debugPinFiles"][number];

const sample: File = { key: "Sample", date: null, label: "Sample", read: { allowed: true, reason: null } };

type Props = {
  marketHash: string;
  /** The key of the file that is shown; null for none. */
  chosen: string | null;
  onChoose: (key: string | null) => void;
};

/**
 * The dates of the files of devices that were seen in a market. A click shows the devices of one, another hides them. The sample
 * is in no listing, so that it is offered also when that cannot be read.
 */
export function DeviceFiles({ marketHash, chosen, onChoose }: Props) {
  const files = usePanelQuery<DeviceFilesQuery>("the files of devices", query, { hash: marketHash });
  const button = ({ key, date, label, read }: File) => (
    <ReasonedButton
      reason={read.allowed ? null : (read.reason ?? "This file cannot be read.")}
      variant="text"
      fullWidth
      aria-pressed={key === chosen}
      onClick={() => onChoose(key === chosen ? null : key)}
      sx={{
        display: "block",
        textAlign: "left",
        whiteSpace: "normal",
        "&[aria-pressed=true]": { bgcolor: (theme) => theme.vars.palette.tone.orange.soft, fontWeight: 650 },
      }}
    >
      {dateText(date, label)}
      {key !== label && (
        <Box component="span" sx={{ display: "block", color: "text.secondary", fontSize: 12, fontWeight: 400, overflowWrap: "anywhere" }}>
          {key}
        </Box>
      )}
    </ReasonedButton>
  );
  return (
    <Panel
      loadable={files}
      failure="inline"
      skeleton={<CircularProgress size={18} color="inherit" aria-hidden />}
      renderError={(error) => (
        <>
          {error}
          {button(sample)}
        </>
      )}
    >
      {({ market }) => (
        <Box
          component="ul"
          aria-label="Dates of devices"
          sx={{ display: "grid", gap: 1, m: 0, p: 0, maxHeight: 300, overflow: "auto", listStyle: "none" }}
        >
          {market?.debugPinFiles.map((file) => (
            <li key={file.key}>{button(file)}</li>
          ))}
        </Box>
      )}
    </Panel>
  );
}

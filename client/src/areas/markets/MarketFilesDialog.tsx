import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql } from "react-relay";
import type { MarketFilesDialogQuery } from "../../__generated__/MarketFilesDialogQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { momentText } from "../../ui/text/format";
import { InfoDialog } from "../../ui/layout/InfoDialog";
import { LabelledSpinner } from "../../ui/feedback/LabelledSpinner";
import { Panel } from "../../ui/layout/Panel";

const query = graphql`
  query MarketFilesDialogQuery($marketId: Int!) @preloadable @throwOnFieldError {
    market(by: { marketId: $marketId }) {
      latestFiles {
        files {
          key
          lastModifiedAt
        }
      }
    }
  }
`;

type Props = { marketId: number; name: string; onClose: () => void };

/** The names of a market's latest files. */
export function MarketFilesDialog({ marketId, name, onClose }: Props) {
  const loadable = usePanelQuery<MarketFilesDialogQuery>("files", query, { marketId });
  return (
    <InfoDialog
      title={`Files - ${name}`}
      onClose={onClose}
      actions={
        <Button variant="contained" color="primary" onClick={onClose} autoFocus>
          Close
        </Button>
      }
    >
      <Panel loadable={loadable} skeleton={<LabelledSpinner label="Loading Files" />}>
        {({ market }) => <Files files={market?.latestFiles?.files ?? []} />}
      </Panel>
    </InfoDialog>
  );
}

type File = { readonly key: string; readonly lastModifiedAt: string | null | undefined };

function Files({ files }: { files: readonly File[] }) {
  if (files.length === 0) return "No Files";
  return (
    <Box component="ul" aria-label="Files" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {files.map(({ key, lastModifiedAt }) => (
        <Box
          component="li"
          key={key}
          sx={{
            display: "flex",
            flexWrap: "wrap",
            justifyContent: "space-between",
            columnGap: 4,
            py: 2,
            borderTop: 1,
            borderColor: "divider",
            fontSize: 13,
            "&:first-of-type": { borderTop: 0 },
          }}
        >
          <Box component="span" sx={{ overflowWrap: "anywhere" }}>
            {key}
          </Box>
          <Box component="span" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
            {momentText(lastModifiedAt)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

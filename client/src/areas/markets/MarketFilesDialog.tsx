import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { Suspense, useId } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import query from "../../__generated__/MarketFilesDialogQuery.graphql";
import type { MarketFilesDialogQuery } from "../../__generated__/MarketFilesDialogQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { momentText } from "../../ui/format";
import { LabelledSpinner } from "../../ui/LabelledSpinner";
import { PanelBoundary } from "../../ui/PanelBoundary";

type Props = { id: string; marketName: string; onClose: () => void };

/** The names of a market's latest files. */
export function MarketFilesDialog({ id, marketName, onClose }: Props) {
  const { queryRef, reload } = usePanelQuery<MarketFilesDialogQuery>(query, { id });
  const heading = useId();
  const waiting = <LabelledSpinner label="Loading Files" />;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading} variant="h2" component="h2">
        {`Files - ${marketName}`}
      </DialogTitle>
      <DialogContent>
        <PanelBoundary what="files" onRetry={reload} resetKey={queryRef}>
          <Suspense fallback={waiting}>{queryRef === null ? waiting : <Loaded queryRef={queryRef} />}</Suspense>
        </PanelBoundary>
      </DialogContent>
      <DialogActions sx={{ px: 6, py: 4 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function Loaded({ queryRef }: { queryRef: PreloadedQuery<MarketFilesDialogQuery> }) {
  const { node } = usePreloadedQuery<MarketFilesDialogQuery>(
    graphql`
      query MarketFilesDialogQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Market {
            latestFiles {
              files {
                key
                lastModifiedAt
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const files = node?.latestFiles?.files ?? [];
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

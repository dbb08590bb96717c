import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Skeleton from "@mui/material/Skeleton";
import { graphql, useFragment } from "react-relay";
import type { MarketFilesCellQuery } from "../../__generated__/MarketFilesCellQuery.graphql";
import type { MarketFiles_files$key } from "../../__generated__/MarketFiles_files.graphql";
import type { MarketFilesQuery } from "../../__generated__/MarketFilesQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import { LabelledSpinner } from "../../ui/feedback/skeletons";
import { PanelError } from "../../ui/feedback/PanelError";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { InfoDialog } from "../../ui/layout/InfoDialog";
import { Panel } from "../../ui/layout/Panel";
import { momentText } from "../../ui/text/format";

const query = graphql`
  query MarketFilesQuery($marketId: Int!) @preloadable @throwOnFieldError {
    market(by: { marketId: $marketId }) {
      latestFiles {
        ...MarketFiles_files
      }
    }
  }
`;

type Props = { marketId: number; name: string; onClose: () => void };

/** The names of a market's latest files. */
export function MarketFilesDialog({ marketId, name, onClose }: Props) {
  const loadable = usePanelQuery<MarketFilesQuery>("files", query, { marketId });
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
        {({ market }) => <FileList files={market?.latestFiles ?? null} />}
      </Panel>
    </InfoDialog>
  );
}

/** The latest files of a market, newest first. */
export function FileList({ files: ref }: { files: MarketFiles_files$key | null }) {
  const files =
    useFragment(
      graphql`
        fragment MarketFiles_files on MarketFiles {
          files {
            key
            lastModifiedAt
          }
        }
      `,
      ref,
    )?.files ?? [];
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

const cellQuery = graphql`
  query MarketFilesCellQuery($ids: [ID!]!) @throwOnFieldError {
    nodes(ids: $ids) {
      ... on Market {
        id
        latestFiles @catch {
          count
          label
        }
      }
    }
  }
`;

/** The files of these markets, in one query. Another order of the same markets fetches nothing. */
export function useMarketFiles(ids: readonly string[]): PanelQuery<MarketFilesCellQuery> {
  return usePanelQuery<MarketFilesCellQuery>("files", cellQuery, ids.length === 0 ? null : { ids: ids.toSorted() }, "store-or-network");
}

type CellProps = {
  /** The files of all markets of the page. */
  files: PanelQuery<MarketFilesCellQuery>;
  /** The market of this cell. */
  id: string;
  name: string;
  /** Opens the list of the files. */
  onOpen: () => void;
};

/** How many files a market has. The badges of a page are loaded together, and each fails by itself. */
export function MarketFilesCell({ files, id, name, onOpen }: CellProps) {
  const skeleton = <Skeleton variant="rounded" width={62} height={22} aria-hidden />;
  // A cell has no room for the details, which would be those of the same request in each.
  const failure = <PanelError what={files.what} onRetry={files.retry} isBusy={files.isRetrying} isInline />;
  // The files of another page stay until those of this one have arrived.
  if (files.variables?.ids.includes(id) !== true) return skeleton;
  return (
    <Panel loadable={files} skeleton={skeleton} renderError={() => failure}>
      {({ nodes }) => {
        const latest = nodes.find((node) => node?.id === id)?.latestFiles;
        if (latest == null) return null;
        if (!latest.ok) return failure;
        const { count, label } = latest.value;
        if (count === 0) return <StatusChip tone="grey" label={label} />;
        return (
          <ButtonBase
            onClick={onOpen}
            aria-haspopup="dialog"
            aria-label={`${label} of ${name}`}
            sx={{ borderRadius: "5px", font: "inherit", "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } }}
          >
            <StatusChip tone="blue" label={label} />
          </ButtonBase>
        );
      }}
    </Panel>
  );
}

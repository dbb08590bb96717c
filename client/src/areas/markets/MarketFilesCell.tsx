import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Skeleton from "@mui/material/Skeleton";
import { graphql, useFragment } from "react-relay";
import type { MarketFilesCell_market$key } from "../../__generated__/MarketFilesCell_market.graphql";
import type { MarketFilesCellQuery } from "../../__generated__/MarketFilesCellQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import { PanelError } from "../../ui/feedback/PanelError";
import { Panel } from "../../ui/layout/Panel";

const query = graphql`
  query MarketFilesCellQuery($ids: [ID!]!) @throwOnFieldError {
    nodes(ids: $ids) {
      ... on Market {
        id
        ...MarketFilesCell_market @alias(as: "market")
      }
    }
  }
`;

/** The files of these markets, in one query. Another order of the same markets fetches nothing. */
export function useMarketFiles(ids: readonly string[]): PanelQuery<MarketFilesCellQuery> {
  return usePanelQuery<MarketFilesCellQuery>("files", query, ids.length === 0 ? null : { ids: ids.toSorted() }, "store-or-network");
}

type BadgeProps = {
  name: string;
  /** Opens the list of the files. */
  onOpen: () => void;
};

type Props = BadgeProps & {
  /** The files of all markets of the page. */
  files: PanelQuery<MarketFilesCellQuery>;
  /** The market of this cell. */
  id: string;
};

/** How many files a market has. The badges of a page are loaded together, and each fails by itself. */
export function MarketFilesCell({ files, id, ...rest }: Props) {
  const skeleton = <Skeleton variant="rounded" width={62} height={22} aria-hidden />;
  // The files of another page stay until those of this one have arrived.
  if (files.variables?.ids.includes(id) !== true) return skeleton;
  return (
    <Panel
      loadable={files}
      skeleton={skeleton}
      // A cell has no room for the details, which would be those of the same request in each.
      renderError={() => <PanelError what={files.what} onRetry={files.retry} isBusy={files.isRetrying} isInline />}
    >
      {({ nodes }) => {
        const market = nodes.find((node) => node?.id === id)?.market;
        return market && <Badge market={market} {...rest} />;
      }}
    </Panel>
  );
}

function Badge({ market, name, onOpen }: BadgeProps & { market: MarketFilesCell_market$key }) {
  const { latestFiles } = useFragment(
    graphql`
      fragment MarketFilesCell_market on Market @throwOnFieldError {
        latestFiles {
          count
          label
        }
      }
    `,
    market,
  );
  if (latestFiles.count === 0) {
    return (
      <Box component="span" sx={{ color: "text.secondary" }}>
        {latestFiles.label}
      </Box>
    );
  }
  return (
    <ButtonBase
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-label={`${latestFiles.label} of ${name}`}
      sx={{ borderRadius: "3px", font: "inherit", color: "primary.main", "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } }}
    >
      {latestFiles.label}
    </ButtonBase>
  );
}

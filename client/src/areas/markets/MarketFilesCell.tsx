import ButtonBase from "@mui/material/ButtonBase";
import Skeleton from "@mui/material/Skeleton";
import { Suspense } from "react";
import { graphql, useFragment, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import type { MarketFilesCell_market$key } from "../../__generated__/MarketFilesCell_market.graphql";
import type { MarketFilesCellQuery } from "../../__generated__/MarketFilesCellQuery.graphql";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { PanelError } from "../../ui/PanelError";
import { StatusChip } from "../../ui/StatusChip";

type BadgeProps = {
  marketName: string;
  /** Opens the list of the files. */
  onOpen: () => void;
};

type Props = BadgeProps & {
  /** The files of all markets of the page; null before they were asked for. */
  queryRef: PreloadedQuery<MarketFilesCellQuery> | null;
  /** Which market of them. */
  id: string;
  onRetry: () => void;
};

/** How many files a market has. The badges of a page come together, and each fails alone. */
export function MarketFilesCell({ queryRef, onRetry, ...rest }: Props) {
  const waiting = <Skeleton variant="rounded" width={62} height={22} aria-label="Loading" />;
  return (
    <PanelBoundary
      what="files"
      onRetry={onRetry}
      resetKey={queryRef?.fetchKey}
      renderError={(retry, isBusy) => <PanelError what="files" onRetry={retry} isBusy={isBusy} isInline />}
    >
      <Suspense fallback={waiting}>{queryRef === null ? waiting : <Loaded queryRef={queryRef} {...rest} />}</Suspense>
    </PanelBoundary>
  );
}

function Loaded({ queryRef, id, ...rest }: BadgeProps & { queryRef: PreloadedQuery<MarketFilesCellQuery>; id: string }) {
  const { nodes } = usePreloadedQuery<MarketFilesCellQuery>(
    graphql`
      query MarketFilesCellQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Market {
            id
            ...MarketFilesCell_market @alias(as: "market")
          }
        }
      }
    `,
    queryRef,
  );
  const market = nodes.find((node) => node?.id === id)?.market;
  if (market === null || market === undefined) return null;
  return <Badge market={market} {...rest} />;
}

function Badge({ market, marketName, onOpen }: BadgeProps & { market: MarketFilesCell_market$key }) {
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
  if (latestFiles.count === 0) return <StatusChip tone="grey" label={latestFiles.label} />;
  return (
    <ButtonBase
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-label={`${latestFiles.label} of ${marketName}`}
      sx={{ borderRadius: "5px", font: "inherit" }}
    >
      <StatusChip tone="blue" label={latestFiles.label} />
    </ButtonBase>
  );
}

import { graphql } from "react-relay";
import type { FramesByMarketPageQuery } from "../../../__generated__/FramesByMarketPageQuery.graphql";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { Breadcrumbs, type Crumb } from "../../../ui/url/Breadcrumbs";
import { ListAge } from "../../../ui/table/ListAge";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { RecordPage } from "../../../ui/layout/RecordPage";
import { Panel } from "../../../ui/layout/Panel";
import { MarketFramesHeading } from "./MarketFrames";
import { MarketScreen } from "./MarketScreen";

const TITLE = "Frames By Market";
const crumbs: readonly Crumb[] = [{ label: "Pipeline", to: paths.pipeline() }];

const query = graphql`
  query FramesByMarketPageQuery($hash: String!) @preloadable @throwOnFieldError {
    console {
      mapStyleUrl
    }
    market(by: { hash: $hash }) {
      name
      marketHash
      ...MarketFrames_market
    }
  }
`;

/** The frames of the market that the address names, and the devices that were seen there, on a map. */
export function FramesByMarketPage() {
  const loadable = useRouteQuery<FramesByMarketPageQuery>("the market", query);
  const frames = { ...loadable, what: "frames", isStale: false };
  return (
    <RecordPage
      loadable={loadable}
      read={({ console, market }) => market && { mapStyleUrl: console.mapStyleUrl, market }}
      kind="Market"
      title={TITLE}
      crumbs={crumbs}
    >
      {({ mapStyleUrl, market }) => {
        const { name, marketHash } = market;
        const title = `${TITLE}: ${name || marketHash}`;
        return (
          <PageFrame
            title={title}
            thing={{ kind: "Market", label: name || marketHash, address: paths.framesByMarket(marketHash) }}
            heading={
              <Panel loadable={frames} skeleton={title} renderError={() => title}>
                {() => <MarketFramesHeading title={title} market={market} />}
              </Panel>
            }
            breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
            actions={<ListAge list={loadable} />}
          >
            <MarketScreen key={marketHash} frames={frames} market={market} marketHash={marketHash} styleUrl={mapStyleUrl ?? null} />
          </PageFrame>
        );
      }}
    </RecordPage>
  );
}

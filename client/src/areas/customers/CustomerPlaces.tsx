import Box from "@mui/material/Box";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CustomerPlaces_frames$key } from "../../__generated__/CustomerPlaces_frames.graphql";
import type { CustomerPlaces_markets$key } from "../../__generated__/CustomerPlaces_markets.graphql";
import { paths } from "../../app/routing/paths";
import { Surface } from "../../ui/layout/Surface";
import { MapArea, MapPlaces } from "../../ui/map/MapArea";
import { MapLegend } from "../../ui/map/MapLegend";
import { placeOfTown } from "../../ui/map/towns";
import { TextLink } from "../../ui/url/TextLink";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { FrameDialog } from "../frames/FrameDialog";
import { FrameLayers } from "../frames/FrameLayers";
import { MarketLink } from "../markets/MarketLink";

type Props = {
  customerId: number;
  /** Null if they could not be loaded. */
  markets: CustomerPlaces_markets$key | null;
  frames: CustomerPlaces_frames$key | null;
  /** Whether the customer has more frames than these. */
  hasMore: boolean;
  styleUrl: string | null | undefined;
  /** What could not be loaded. */
  children: ReactNode;
};

/** The markets and frames of a customer on a map. A market is where the town is that its name begins with. */
export function CustomerPlaces({ customerId, markets: marketsRef, frames: framesRef, hasMore, styleUrl, children }: Props) {
  const markets =
    useFragment(
      graphql`
        fragment CustomerPlaces_markets on MarketConnection {
          nodes {
            marketId
            name
            ...MarketLink_market
          }
        }
      `,
      marketsRef,
    )?.nodes ?? [];
  const frames =
    useFragment(
      graphql`
        fragment CustomerPlaces_frames on FramePage {
          frames {
            frameId
            ...FrameLayers_frame
            ...FrameDialog_frame
          }
        }
      `,
      framesRef,
    )?.frames ?? [];
  const [active, setActive] = useState<string | null>(null);
  const [opened, setOpened] = useUrlParam("frame");
  const open = frames.find(({ frameId }) => String(frameId) === opened);
  const places = markets.flatMap(({ marketId, name }) => {
    const place = placeOfTown(name);
    return place === null ? [] : [{ id: String(marketId), place }];
  });
  return (
    <Surface flush>
      <MapArea label="Map of the customer" styleUrl={styleUrl} height={{ xs: 320, lg: 420 }}>
        <MapPlaces places={places} active={active} />
        <FrameLayers frames={frames} onFrameOpen={(frameId) => setOpened(String(frameId))} />
      </MapArea>
      <MapLegend
        marks={[
          { kind: "place", label: "Markets" },
          { kind: "point", label: "Sites" },
        ]}
      >
        <TextLink to={paths.frames(customerId)}>{hasMore ? "The first 100 frames of more" : "All frames"}</TextLink>
      </MapLegend>
      {children}
      {markets.length > 0 && (
        <Box
          component="ul"
          aria-label="Markets"
          sx={{
            display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1, m: 0, px: 4, pb: 3, maxHeight: 120, overflow: "auto",
            listStyle: "none", fontSize: 13,
          }}
        >
          {markets.map((market) => (
            <li key={market.marketId}>
              <MarketLink market={market} onActive={(isActive) => setActive(isActive ? String(market.marketId) : null)} />
            </li>
          ))}
        </Box>
      )}
      {open && <FrameDialog frame={open} onClose={() => setOpened(null, { replace: true })} />}
    </Surface>
  );
}

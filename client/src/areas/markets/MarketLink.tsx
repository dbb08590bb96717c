import Box from "@mui/material/Box";
import { graphql, readInlineData } from "react-relay";
import type { MarketLink_market$key } from "../../__generated__/MarketLink_market.graphql";
import { paths } from "../../app/routing/paths";
import { TextLink } from "../../ui/url/TextLink";

/** The name of a market, which leads to its page. One without a hash has no page. */
export function MarketLink({ market }: { market: MarketLink_market$key }) {
  const { name, marketHash, marketId } = readInlineData(
    graphql`
      fragment MarketLink_market on Market @inline {
        marketId
        name
        marketHash
      }
    `,
    market,
  );
  const label = name || marketHash || `Market ${marketId}`;
  return (
    <Box component="span" sx={{ fontWeight: 550 }}>
      {marketHash === "" ? label : <TextLink to={paths.market(marketHash)}>{label}</TextLink>}
    </Box>
  );
}

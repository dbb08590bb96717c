import Box from "@mui/material/Box";
import { graphql, readInlineData } from "react-relay";
import type { MarketLink_market$key } from "../../__generated__/MarketLink_market.graphql";
import { paths } from "../../app/routing/paths";
import { TextLink } from "../../ui/url/TextLink";

type Props = {
  market: MarketLink_market$key;
  /** Called when the pointer or the focus comes to the link, and when it leaves. */
  onActive?: (isActive: boolean) => void;
};

/** The name of a market, which leads to its page. One without a hash has no page. */
export function MarketLink({ market, onActive }: Props) {
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
  const [enter, leave] = [() => onActive?.(true), () => onActive?.(false)];
  const label = name || marketHash || `Market ${marketId}`;
  return (
    <Box component="span" sx={{ fontWeight: 550 }}>
      {marketHash === "" ? (
        label
      ) : (
        <TextLink to={paths.market(marketHash)} onMouseEnter={enter} onMouseLeave={leave} onFocus={enter} onBlur={leave}>
          {label}
        </TextLink>
      )}
    </Box>
  );
}

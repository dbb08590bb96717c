import { styled } from "@mui/material/styles";
import type { ComponentProps } from "react";
import { Link, useSearchParams } from "react-router";
import { TextLink } from "../../../ui/url/TextLink";

/** The search parameter with the number of the market whose jobs are open. */
export const OPEN_MARKET = "open";

type Props = Omit<ComponentProps<typeof Link>, "to"> & { marketId: number };

/** A link that opens the jobs of a market over the screen. */
export function OpenMarketLink({ marketId, ...rest }: Props) {
  return <TextLink to={useMarketSearch(marketId)} preventScrollReset {...rest} />;
}

const Card = styled(Link)(({ theme }) => ({
  display: "grid",
  alignContent: "start",
  gap: 8,
  boxSizing: "border-box",
  height: "100%",
  padding: "12px 14px",
  color: "inherit",
  textDecoration: "none",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  "&:hover": { backgroundColor: theme.vars.palette.hover },
}));

/** A card that opens the jobs of a market over the screen. */
export function OpenMarketCard({ marketId, ...rest }: Props) {
  return <Card to={useMarketSearch(marketId)} preventScrollReset {...rest} />;
}

/** The address of the screen as it is, with the market open. */
function useMarketSearch(marketId: number): string {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set(OPEN_MARKET, String(marketId));
  return `?${next}`;
}

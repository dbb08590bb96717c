import Visibility from "@mui/icons-material/Visibility";
import VisibilityOff from "@mui/icons-material/VisibilityOff";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProviderConfigCell_provider$key } from "../../__generated__/ProviderConfigCell_provider.graphql";

const MASK = "••••••••";

/** The configuration of a provider, one pair per line. Probable secrets are masked until the user shows them. */
export function ProviderConfigCell({ provider }: { provider: ProviderConfigCell_provider$key }) {
  const { config } = useFragment(
    graphql`
      fragment ProviderConfigCell_provider on Provider {
        config {
          key
          value
          isSecret
        }
      }
    `,
    provider,
  );
  return (
    // Its texts break anywhere, so without a minimum width the other columns would squeeze it.
    <Box component="ul" sx={{ m: 0, p: 0, minWidth: 208, listStyle: "none", fontSize: 12, lineHeight: "18px" }}>
      {config.map(({ key, value, isSecret }) => (
        <Box
          component="li"
          key={key}
          // A long value takes a few lines only; the form shows all of it.
          sx={{ display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 4, overflow: "hidden" }}
        >
          <Box component="span" sx={{ color: "text.secondary" }}>{`${key}: `}</Box>
          {isSecret ? <Secret name={key} value={value} /> : value}
        </Box>
      ))}
    </Box>
  );
}

function Secret({ name, value }: { name: string; value: string }) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? VisibilityOff : Visibility;
  return (
    <>
      {isShown ? value : MASK}
      <IconButton
        size="small"
        aria-label={`${isShown ? "Hide" : "Show"} ${name}`}
        onClick={() => setShown(!isShown)}
        sx={{ ml: 1, p: "1px", verticalAlign: "middle" }}
      >
        <Icon sx={{ fontSize: 14 }} />
      </IconButton>
    </>
  );
}

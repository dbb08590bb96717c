import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProviderConfigCell_provider$key } from "../../__generated__/ProviderConfigCell_provider.graphql";
import { ConfigValue } from "./ConfigValue";

/** How many lines a row of the table has for its configuration, and how many characters fit on one. */
const LINES = 2;
const LINE_LENGTH = 36;

/**
 * The configuration of a provider, one pair per line: two of them, until the user asks for more. Secrets are masked
 * until the user shows them.
 */
export function ProviderConfigCell({ provider }: { provider: ProviderConfigCell_provider$key }) {
  const { config, name } = useFragment(
    graphql`
      fragment ProviderConfigCell_provider on Provider {
        name
        config {
          key
          value
          maskedValue
        }
      }
    `,
    provider,
  );
  const [isOpen, setOpen] = useState(false);
  const first = config.slice(0, LINES);
  const isMore = config.length > LINES || first.some(({ key, maskedValue }) => key.length + maskedValue.length > LINE_LENGTH);
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 2, fontSize: 12, lineHeight: "18px" }}>
      {/* Its texts break anywhere, so without a minimum width the other columns would squeeze it. */}
      <Box component="ul" sx={{ flex: 1, m: 0, p: 0, minWidth: 190, maxWidth: 360, listStyle: "none" }}>
        {(isOpen ? config : first).map(({ key, value, maskedValue }) => (
          <Box
            component="li"
            key={key}
            // The form shows all of a long value.
            sx={{ display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: isOpen ? 4 : 1, overflow: "hidden", wordBreak: "break-all" }}
          >
            <Box component="span" sx={{ color: "text.secondary" }}>{`${key}: `}</Box>
            <ConfigValue name={key} value={value} maskedValue={maskedValue} />
          </Box>
        ))}
      </Box>
      {isMore && (
        <ButtonBase
          aria-expanded={isOpen}
          aria-label={`${isOpen ? "Less" : "More"} config of ${name}`}
          onClick={() => setOpen(!isOpen)}
          sx={{ flexShrink: 0, px: 1, minHeight: 24, whiteSpace: "nowrap", borderRadius: "4px", color: "primary.main", fontSize: 12, "&:hover": { textDecoration: "underline" } }}
        >
          {isOpen ? "less" : "more"}
        </ButtonBase>
      )}
    </Box>
  );
}

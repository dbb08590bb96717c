import Visibility from "@mui/icons-material/Visibility";
import VisibilityOff from "@mui/icons-material/VisibilityOff";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProviderCellsConfig_provider$key } from "../../__generated__/ProviderCellsConfig_provider.graphql";
import type { ProviderCellsCustomer_provider$key } from "../../__generated__/ProviderCellsCustomer_provider.graphql";
import type { ProviderCellsHealth_provider$key, ProviderHealthStatus } from "../../__generated__/ProviderCellsHealth_provider.graphql";
import type { ProviderCellsStatus_provider$key } from "../../__generated__/ProviderCellsStatus_provider.graphql";
import { paths } from "../../app/routing/paths";
import { ExplainedChip } from "../../ui/feedback/ExplainedChip";
import type { Tone } from "../../ui/layout/style";
import { CellText } from "../../ui/table/CellText";
import { ageText, momentText } from "../../ui/text/format";
import { TextLink } from "../../ui/url/TextLink";
import { customerText } from "./providerTexts";

const tones: Record<ProviderHealthStatus, Tone> = { INACTIVE: "grey", NO_HISTORY: "yellow", ACTIVE: "green", STALE: "red" };

/** Whether a provider's data still arrives, with the reason and the numbers behind it. */
export function ProviderHealthChip({ provider }: { provider: ProviderCellsHealth_provider$key }) {
  const { health } = useFragment(
    graphql`
      fragment ProviderCellsHealth_provider on Provider {
        health {
          status
          label
          reason
          explanation
          since
        }
      }
    `,
    provider,
  );
  const { status, label, reason, explanation, since } = health;
  const detail = [explanation, since && `${label} since ${momentText(since)}.`].filter(Boolean).join("\n");
  return <ExplainedChip tone={tones[status]} label={label} text={reason} detail={detail} />;
}

/** Whether a provider's data still arrives, and how old its last data is. */
export function ProviderStatusCell({ provider }: { provider: ProviderCellsStatus_provider$key }) {
  const row = useFragment(
    graphql`
      fragment ProviderCellsStatus_provider on Provider {
        lastProcessedAt
        ...ProviderCellsHealth_provider
      }
    `,
    provider,
  );
  const { lastProcessedAt } = row;
  const now = useMinute();
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 2, whiteSpace: "nowrap", color: "text.secondary", fontSize: 12 }}>
      <ProviderHealthChip provider={row} />
      {lastProcessedAt && <span title={momentText(lastProcessedAt)}>{ageText(lastProcessedAt, now)}</span>}
    </Box>
  );
}

/** The customer whose assets a provider covers, with a link to its screen. */
export function ProviderCustomerCell({ provider }: { provider: ProviderCellsCustomer_provider$key }) {
  const { customerId, customer } = useFragment(
    graphql`
      fragment ProviderCellsCustomer_provider on Provider {
        customerId
        customer @catch {
          name
          slug
        }
      }
    `,
    provider,
  );
  const found = customer.ok ? customer.value : null;
  const text = customerText({ customerId, customer: found ? { ok: true, value: { name: found.name } } : customer });
  return <CellText>{found ? <TextLink to={paths.customer(found.slug)}>{text}</TextLink> : text}</CellText>;
}

/** How many lines a row of the table has for its configuration, and how many characters fit on one. */
const LINES = 2;
const LINE_LENGTH = 36;

/**
 * The configuration of a provider, one pair per line: two of them, until the user asks for more. Secrets are masked
 * until the user shows them.
 */
export function ProviderConfigCell({ provider }: { provider: ProviderCellsConfig_provider$key }) {
  const { config, name } = useFragment(
    graphql`
      fragment ProviderCellsConfig_provider on Provider {
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
    <Box sx={{ display: "flex", alignItems: "center", gap: 2, fontSize: 12, lineHeight: "16px" }}>
      {/* Its texts break anywhere, so without a minimum width the other columns would squeeze it. */}
      <Box component="ul" sx={{ flex: 1, m: 0, p: 0, minWidth: 110, maxWidth: 360, listStyle: "none" }}>
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

/** The value of a key of a configuration. Its secrets are masked until the user shows them. */
export function ConfigValue({ name, value, maskedValue }: { name: string; value: string; maskedValue: string }) {
  const [isShown, setShown] = useState(false);
  if (value === maskedValue) return value;
  const Icon = isShown ? VisibilityOff : Visibility;
  return (
    <>
      <IconButton
        size="small"
        aria-label={`${isShown ? "Hide" : "Show"} ${name}`}
        onClick={() => setShown(!isShown)}
        sx={{ mr: 1, p: "1px", verticalAlign: "middle" }}
      >
        <Icon sx={{ fontSize: 14 }} />
      </IconButton>
      {isShown ? value : maskedValue}
    </>
  );
}

/** The present, in milliseconds, as of the last minute. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

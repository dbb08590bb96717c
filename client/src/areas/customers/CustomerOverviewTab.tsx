import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { CustomerOverviewTabQuery } from "../../__generated__/CustomerOverviewTabQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { paths } from "../../app/routing/paths";
import { ChartSkeleton } from "../../ui/charts/ChartFrame";
import { SpanChart } from "../../ui/charts/SpanChart";
import { MissingPart } from "../../ui/feedback/MissingPart";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { Panel } from "../../ui/layout/Panel";
import { StatTiles } from "../../ui/layout/StatTiles";
import { type Tone, tabularNumbers } from "../../ui/layout/style";
import { Surface } from "../../ui/layout/Surface";
import { EmptyState } from "../../ui/table/EmptyState";
import { numberText } from "../../ui/text/format";
import { TextLink } from "../../ui/url/TextLink";
import { campaignLabel } from "../campaigns/campaignLabel";
import { CustomerPlaces } from "./CustomerPlaces";

const query = graphql`
  query CustomerOverviewTabQuery($slug: String!) @preloadable @throwOnFieldError {
    console {
      mapStyleUrl
    }
    customer(by: { slug: $slug }) {
      customerId
      slug
      markets(first: 5000) @catch {
        totalCount
        ...CustomerPlaces_markets
      }
      frames(limit: 100) @catch {
        frames {
          __typename
        }
        hasNextPage
        ...CustomerPlaces_frames
      }
      campaigns(orderBy: { field: ACTIVE_TO, direction: DESC }, first: 5000) @catch {
        totalCount
        nodes {
          campaignId
          name
          status
          activeFrom
          activeTo
        }
      }
      vehicleSummary @catch {
        total
      }
      attentionCounts @catch {
        kind
        label
        severity
        count
      }
    }
  }
`;

type Customer = NonNullable<CustomerOverviewTabQuery["response"]["customer"]>;

/** A customer at a glance: its figures, what needs attention, where it is, and its campaigns over time. */
export function CustomerOverviewTab({ slug }: { slug: string }) {
  const overview = usePanelQuery<CustomerOverviewTabQuery>("the overview", query, { slug });
  const { refetch } = overview;
  return (
    <Panel loadable={overview} failure="card" skeleton={<ChartSkeleton height={420} />}>
      {({ console, customer }) =>
        customer && (
          <Box sx={{ display: "grid", gap: 5 }}>
            <Figures customer={customer} />
            <Box
              sx={{
                display: "grid",
                gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" },
                alignItems: "start",
                gap: 5,
              }}
            >
              <CustomerPlaces
                customerId={customer.customerId}
                markets={customer.markets.ok ? customer.markets.value : null}
                frames={customer.frames.ok ? customer.frames.value : null}
                hasMore={customer.frames.ok && customer.frames.value.hasNextPage}
                styleUrl={console.mapStyleUrl}
              >
                <MissingPart what="markets" parts={[customer.markets]} onRetry={refetch} />
                <MissingPart what="frames" parts={[customer.frames]} onRetry={refetch} />
              </CustomerPlaces>
              <Attention customer={customer} refetch={refetch} />
            </Box>
            <Surface title="Campaigns" actions={<TextLink to={paths.customer(slug, "campaigns")}>All campaigns</TextLink>}>
              <MissingPart what="campaigns" parts={[customer.campaigns]} onRetry={refetch} isInline />
              {customer.campaigns.ok && <Campaigns campaigns={customer.campaigns.value.nodes} />}
            </Surface>
          </Box>
        )
      }
    </Panel>
  );
}

/** What a figure reads that could not be read. */
const UNKNOWN = "—";

function Figures({ customer: { markets, frames, campaigns, vehicleSummary } }: { customer: Customer }) {
  const vehicles = vehicleSummary.ok ? vehicleSummary.value.total : null;
  const active = campaigns.ok ? campaigns.value.nodes.filter(({ status }) => status === "ACTIVE").length : null;
  const stats = [
    { label: "Markets", value: markets.ok ? numberText(markets.value.totalCount) : UNKNOWN },
    { label: "Campaigns", value: campaigns.ok ? numberText(campaigns.value.totalCount) : UNKNOWN },
    { label: "Active Campaigns", value: active === null ? UNKNOWN : numberText(active) },
    { label: "Frames", value: frames.ok ? numberText(frames.value.frames.length) + (frames.value.hasNextPage ? "+" : "") : UNKNOWN },
    { label: "Vehicles", value: vehicles == null ? UNKNOWN : numberText(vehicles) },
  ];
  return <StatTiles label="Figures" stats={stats} />;
}

type Counts = Extract<Customer["attentionCounts"], { ok: true }>["value"];

const severities: Record<Counts[number]["severity"], Tone> = { HIGH: "red", MEDIUM: "yellow", LOW: "grey" };

type AttentionProps = { customer: Customer; refetch: () => Promise<void> };

/** The kinds of what needs attention with their numbers. */
function Attention({ customer: { customerId, attentionCounts }, refetch }: AttentionProps) {
  const all = `${paths.dashboard()}?customer=${customerId}`;
  const shown = attentionCounts.ok ? attentionCounts.value.filter(({ count }) => count !== 0) : [];
  return (
    <Surface title="Needs attention" actions={<TextLink to={all}>Show all</TextLink>}>
      <MissingPart what="what needs attention" parts={[attentionCounts]} onRetry={refetch} isInline />
      {shown.length > 0 ? (
        <Box component="ul" aria-label="Kinds" sx={{ display: "grid", gap: 2, m: 0, p: 0, listStyle: "none", ...tabularNumbers }}>
          {shown.map(({ kind, label, severity, count }) => (
            <Box component="li" key={kind} sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 3 }}>
              <TextLink to={`${all}&attention=${kind}`}>{label}</TextLink>
              <StatusChip tone={severities[severity]} label={count == null ? "Unknown" : numberText(count)} />
            </Box>
          ))}
        </Box>
      ) : (
        attentionCounts.ok && "Nothing needs attention"
      )}
    </Surface>
  );
}

type Campaign = Extract<Customer["campaigns"], { ok: true }>["value"]["nodes"][number];

/** The most campaigns that are drawn: those that end last. */
const MOST = 20;

/** The campaigns that have dates, over time. */
function Campaigns({ campaigns }: { campaigns: readonly Campaign[] }) {
  const dated = campaigns.filter(({ activeFrom, activeTo }) => activeFrom != null || activeTo != null);
  if (dated.length === 0) return <EmptyState text="This customer does not have any campaigns with dates." />;
  const spans = dated.slice(0, MOST).map(({ campaignId, name, activeFrom, activeTo }) => ({
    key: campaignId,
    label: campaignLabel({ name, campaignId }),
    from: activeFrom,
    to: activeTo,
  }));
  const left = campaigns.length - spans.length;
  return (
    <>
      <SpanChart label="Campaigns over time" spans={spans} />
      {left > 0 && (
        <Box sx={{ mt: 2, fontSize: 13, color: "text.secondary" }}>{`${numberText(left)} more end earlier or have no dates.`}</Box>
      )}
    </>
  );
}

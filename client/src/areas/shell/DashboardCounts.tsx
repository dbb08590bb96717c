import BusinessOutlined from "@mui/icons-material/BusinessOutlined";
import CampaignOutlined from "@mui/icons-material/CampaignOutlined";
import MapOutlined from "@mui/icons-material/MapOutlined";
import PeopleOutlined from "@mui/icons-material/PeopleOutlined";
import Box from "@mui/material/Box";
import { useState } from "react";
import type { ReactNode } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import type { DashboardCounts_campaigns$key } from "../../__generated__/DashboardCounts_campaigns.graphql";
import type { DashboardCounts_customers$key } from "../../__generated__/DashboardCounts_customers.graphql";
import type { DashboardCounts_markets$key } from "../../__generated__/DashboardCounts_markets.graphql";
import type { DashboardCounts_users$key } from "../../__generated__/DashboardCounts_users.graphql";
import campaignsQuery from "../../__generated__/DashboardCountsCampaignsQuery.graphql";
import customersQuery from "../../__generated__/DashboardCountsCustomersQuery.graphql";
import marketsQuery from "../../__generated__/DashboardCountsMarketsQuery.graphql";
import usersQuery from "../../__generated__/DashboardCountsUsersQuery.graphql";
import { bypassCache } from "../../app/relay/network";
import { paths } from "../../app/routing/paths";
import { CountCard } from "../../ui/CountCard";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { numberText } from "../../ui/format";
import { PanelError } from "../../ui/PanelError";


type Props = {
  query: DashboardCounts_customers$key &
    DashboardCounts_users$key &
    DashboardCounts_markets$key &
    DashboardCounts_campaigns$key;
};

/** The four counts. Each fails and is retried by itself. */
export function DashboardCounts({ query }: Props) {
  return (
    <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: "repeat(auto-fit, minmax(220px, 1fr))" }}>
      <Card title="Customers" to={paths.customers()} icon={<BusinessOutlined fontSize="small" />} retryQuery={customersQuery}>
        <CustomersCount query={query} />
      </Card>
      <Card title="Users" icon={<PeopleOutlined fontSize="small" />} retryQuery={usersQuery}>
        <UsersCount query={query} />
      </Card>
      <Card title="Markets" to={paths.markets()} icon={<MapOutlined fontSize="small" />} retryQuery={marketsQuery}>
        <MarketsCount query={query} />
      </Card>
      <Card title="Campaigns" icon={<CampaignOutlined fontSize="small" />} retryQuery={campaignsQuery}>
        <CampaignsCount query={query} />
      </Card>
    </Box>
  );
}

type CardProps = {
  title: string;
  to?: string;
  icon: ReactNode;
  /** The query of this count alone. */
  retryQuery: GraphQLTaggedNode;
  children: ReactNode;
};

function Card({ title, to, icon, retryQuery, children }: CardProps) {
  const environment = useRelayEnvironment();
  const [tries, setTries] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const what = title.toLowerCase();
  const retry = () => {
    setBusy(true);
    fetchQuery(environment, retryQuery, {}, { networkCacheConfig: bypassCache })
      .toPromise()
      .catch((error: unknown) => console.error(`Could not load ${what}.`, error))
      .finally(() => {
        setBusy(false);
        setTries((count) => count + 1);
      });
  };
  return (
    <CountCard title={title} to={to} icon={icon}>
      <ErrorBoundary
        what={what}
        resetKey={tries}
        fallback={<PanelError what={what} onRetry={retry} isBusy={isBusy} isInline />}
      >
        {children}
      </ErrorBoundary>
    </CountCard>
  );
}

function CustomersCount({ query }: { query: DashboardCounts_customers$key }) {
  const { customers } = useFragment(
    graphql`
      fragment DashboardCounts_customers on Query
      @refetchable(queryName: "DashboardCountsCustomersQuery")
      @throwOnFieldError {
        customers {
          totalCount
        }
      }
    `,
    query,
  );
  return numberText(customers.totalCount);
}

function UsersCount({ query }: { query: DashboardCounts_users$key }) {
  const { users } = useFragment(
    graphql`
      fragment DashboardCounts_users on Query
      @refetchable(queryName: "DashboardCountsUsersQuery")
      @throwOnFieldError {
        users {
          totalCount
        }
      }
    `,
    query,
  );
  return numberText(users.totalCount);
}

function MarketsCount({ query }: { query: DashboardCounts_markets$key }) {
  const { markets } = useFragment(
    graphql`
      fragment DashboardCounts_markets on Query
      @refetchable(queryName: "DashboardCountsMarketsQuery")
      @throwOnFieldError {
        markets {
          totalCount
        }
      }
    `,
    query,
  );
  return numberText(markets.totalCount);
}

function CampaignsCount({ query }: { query: DashboardCounts_campaigns$key }) {
  const { campaigns } = useFragment(
    graphql`
      fragment DashboardCounts_campaigns on Query
      @refetchable(queryName: "DashboardCountsCampaignsQuery")
      @throwOnFieldError {
        campaigns {
          totalCount
        }
      }
    `,
    query,
  );
  return numberText(campaigns.totalCount);
}

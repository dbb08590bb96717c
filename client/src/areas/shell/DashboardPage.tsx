import BusinessOutlined from "@mui/icons-material/BusinessOutlined";
import CampaignOutlined from "@mui/icons-material/CampaignOutlined";
import MapOutlined from "@mui/icons-material/MapOutlined";
import PeopleOutlined from "@mui/icons-material/PeopleOutlined";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { DashboardPageQuery } from "../../__generated__/DashboardPageQuery.graphql";
import { paths } from "../../app/routing/paths";
import { returnTo } from "../../app/routing/returnTo";
import { useRouteQuery } from "../../app/routing/route";
import { LatePart } from "../../ui/feedback/LatePart";
import { MissingPart } from "../../ui/feedback/MissingPart";
import { CardsSkeleton } from "../../ui/feedback/skeletons";
import { CardRow } from "../../ui/layout/Surface";
import { CountCard } from "../../ui/layout/CountCard";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Panel } from "../../ui/layout/Panel";
import { numberText } from "../../ui/text/format";

// Below the cards, and much larger than they are.
const fetchAttention = async () => (await import("../attention/AttentionPanel")).AttentionPanel;

const query = graphql`
  query DashboardPageQuery @preloadable {
    customers @catch {
      totalCount
    }
    users @catch {
      totalCount
    }
    markets @catch {
      totalCount
    }
    campaigns @catch {
      totalCount
    }
  }
`;

/** The numbers of customers, users, markets and campaigns. Each fails by itself. */
export function DashboardPage() {
  const dashboard = useRouteQuery<DashboardPageQuery>("the dashboard", query);
  return (
    <PageFrame title="Dashboard">
      <ContinueOffer />
      <Panel loadable={dashboard} skeleton={<CardsSkeleton />}>
        {({ customers, users, markets, campaigns }) => (
          <CardRow>
            <Card title="Customers" to={paths.customers()} icon={<BusinessOutlined fontSize="small" />} list={customers} refetch={dashboard.refetch} />
            <Card title="Users" to={paths.customers()} icon={<PeopleOutlined fontSize="small" />} list={users} refetch={dashboard.refetch} />
            <Card title="Markets" to={paths.markets()} icon={<MapOutlined fontSize="small" />} list={markets} refetch={dashboard.refetch} />
            <Card title="Campaigns" to={paths.campaignExplorer()} icon={<CampaignOutlined fontSize="small" />} list={campaigns} refetch={dashboard.refetch} />
          </CardRow>
        )}
      </Panel>
      <LatePart what="what needs attention" fetch={fetchAttention} skeleton={<CardsSkeleton />} />
    </PageFrame>
  );
}

/** Leads on to the screen that a link asked for before signing in. */
function ContinueOffer() {
  const screen = returnTo.useValue();
  if (screen === null) return null;
  return (
    <div role="status">
      <Button component={Link} to={screen.address} variant="contained" color="primary" onClick={() => returnTo.set(null)}>
        {`Continue to ${screen.title}`}
      </Button>
    </div>
  );
}

type CardProps = {
  title: string;
  to: string;
  icon: ReactNode;
  list: DashboardPageQuery["response"]["customers"];
  refetch: () => Promise<void>;
};

function Card({ title, to, icon, list, refetch }: CardProps) {
  return (
    <CountCard title={title} to={to} icon={icon}>
      {list.ok ? numberText(list.value.totalCount) : <MissingPart what={title.toLowerCase()} parts={[list]} onRetry={refetch} isInline />}
    </CountCard>
  );
}

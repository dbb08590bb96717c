import Button from "@mui/material/Button";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { DashboardPageQuery } from "../../__generated__/DashboardPageQuery.graphql";
import { paths } from "../../app/routing/paths";
import { returnTo } from "../../app/routing/returnTo";
import { useRouteQuery } from "../../app/routing/route";
import { LatePart } from "../../ui/feedback/LatePart";
import { MissingPart } from "../../ui/feedback/MissingPart";
import { CardsSkeleton } from "../../ui/feedback/skeletons";
import { CountCell, CountStrip } from "../../ui/layout/CountStrip";
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
      <Panel loadable={dashboard} skeleton={<CardsSkeleton count={1} height={66} />}>
        {({ customers, users, markets, campaigns }) => (
          <CountStrip isOneLine>
            <Card title="Customers" to={paths.customers()} list={customers} refetch={dashboard.refetch} />
            <Card title="Users" to={paths.customers()} list={users} refetch={dashboard.refetch} />
            <Card title="Markets" to={paths.markets()} list={markets} refetch={dashboard.refetch} />
            <Card title="Campaigns" to={paths.campaignExplorer()} list={campaigns} refetch={dashboard.refetch} />
          </CountStrip>
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
  list: DashboardPageQuery["response"]["customers"];
  refetch: () => Promise<void>;
};

function Card({ title, to, list, refetch }: CardProps) {
  return (
    <CountCell title={title} to={to}>
      {list.ok ? numberText(list.value.totalCount) : <MissingPart what={title.toLowerCase()} parts={[list]} onRetry={refetch} isInline />}
    </CountCell>
  );
}

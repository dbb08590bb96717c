import { graphql } from "react-relay";
import { useNavigate, useParams } from "react-router";
import type { ProviderPageQuery } from "../../__generated__/ProviderPageQuery.graphql";
import pingsQuery, { type ProviderPingsQuery } from "../../__generated__/ProviderPingsQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import { useRefetchAt } from "../../app/relay/useRefetchAt";
import { pathNumber } from "../../app/routing/pathNumber";
import { paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Panel } from "../../ui/layout/Panel";
import { RecordPage } from "../../ui/layout/RecordPage";
import { ScreenButton } from "../../ui/layout/ScreenButton";
import { Surface } from "../../ui/layout/Surface";
import { ListAge } from "../../ui/table/ListAge";
import { Breadcrumbs, type Crumb } from "../../ui/url/Breadcrumbs";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { useIsMounted } from "../../ui/useIsMounted";
import { PingDays } from "./PingDays";
import { ProviderConfig } from "./ProviderConfig";
import { ProviderFacts } from "./ProviderFacts";
import { ProviderForm } from "./ProviderForm";
import { ProviderLock } from "./ProviderLock";
import { useIsLockMaintainer } from "./lockMaintainer";
import { useCopyProvider } from "./useCopyProvider";

const list: Crumb = { label: "Providers", to: paths.providers() };

const query = graphql`
  query ProviderPageQuery($providerId: Int!, $isLockMaintainer: Boolean!) @preloadable @throwOnFieldError {
    provider(by: { providerId: $providerId }) {
      providerId
      name
      health {
        changesAt
      }
      lock @include(if: $isLockMaintainer) @catch(to: NULL) {
        changesAt
      }
      ...ProviderFacts_provider
      ...ProviderLock_provider
      ...ProviderConfig_provider
      ...ProviderForm_provider
    }
  }
`;

type Provider = NonNullable<ProviderPageQuery["response"]["provider"]>;

/** A provider: whether its data still arrives, its lock, its configuration and its pings. */
export function ProviderPage() {
  const providerId = pathNumber(useParams()["id"]);
  const isLockMaintainer = useIsLockMaintainer();
  const loadable = useRouteQuery<ProviderPageQuery>("the provider", query, { providerId, isLockMaintainer });
  return (
    <RecordPage
      loadable={loadable}
      read={({ provider }) => provider}
      kind="Provider"
      crumbs={[list]}
      actions={<ListAge list={loadable} onRefetch={() => void loadable.refetch()} />}
      back={{ label: "Back to Providers", to: paths.providers() }}
    >
      {(provider) => (
        <ProviderDetails key={provider.providerId} provider={provider} loadable={loadable} />
      )}
    </RecordPage>
  );
}

/** The pings have a query of their own, which the route has started beside that of the provider. */
function ProviderDetails({ provider, loadable }: { provider: Provider; loadable: PanelQuery<ProviderPageQuery> }) {
  const { providerId, name } = provider;
  const { refetch } = loadable;
  const hasLocks = loadable.variables?.isLockMaintainer === true;
  const pings = usePanelQuery<ProviderPingsQuery>("pings", pingsQuery, { providerId });
  const refetchAll = () => void Promise.all([refetch(), pings.refetch()]);
  const [form, setForm] = useUrlParam("form");
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const { submit: copy, isBusy: isCopying } = useCopyProvider((copyId) => {
    // A user who has left the screen meanwhile stays where they are.
    if (copyId !== null && isMounted()) void navigate(paths.provider(copyId));
  });
  useRefetchAt(nextChange(provider), refetch);
  const label = name.trim() === "" ? `Provider ${providerId}` : name;
  return (
    <PageFrame
      title={label}
      subtitle={`Provider ${providerId}`}
      thing={{ kind: "Provider", label, address: paths.provider(providerId) }}
      breadcrumbs={<Breadcrumbs crumbs={[list, { label }]} />}
      actions={
        <>
          <ListAge list={{ ...loadable, isRefetching: loadable.isRefetching || pings.isRefetching }} onRefetch={refetchAll} />
          <ScreenButton label="Edit" aria-label={`Edit ${label}`} onClick={() => setForm("edit")} />
          <ScreenButton label="Copy" aria-label={`Copy ${label}`} loading={isCopying} onClick={() => copy({ providerId })} />
        </>
      }
    >
      <ProviderFacts provider={provider} refetch={refetch} />
      <ProviderLock provider={provider} hasLocks={hasLocks} refetch={refetch} />
      <ProviderConfig provider={provider} />
      <Surface title="Pings">
        <Panel loadable={pings} skeleton={<TableSkeleton columns={2} rows={6} isInCard />}>
          {(data) => <PingDays rows={(data.provider?.latestPings ?? []).map(({ date, pings: count }) => ({ date, pings: count }))} />}
        </Panel>
      </Surface>
      {form === "edit" && <ProviderForm provider={provider} onClose={() => setForm(null, { replace: true })} refetch={refetch} />}
    </PageFrame>
  );
}

/** The next instant, in milliseconds, at which the provider changes by itself; null if there is none. */
function nextChange({ health, lock }: Provider): number | null {
  const changes = [health.changesAt, lock?.changesAt].flatMap((instant) => (instant ? [Date.parse(instant)] : []));
  return changes.length === 0 ? null : Math.min(...changes);
}

import Alert from "@mui/material/Alert";
import { graphql } from "react-relay";
import { useNavigate, useParams } from "react-router";
import type { ProviderPageQuery } from "../../__generated__/ProviderPageQuery.graphql";
import pingsQuery, { type ProviderPingsQuery } from "../../__generated__/ProviderPingsQuery.graphql";
import { CopyButton } from "../../app/CopyButton";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import { useRefetchAt } from "../../app/relay/useRefetchAt";
import { pathNumber, paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { MissingPart } from "../../ui/feedback/MissingPart";
import { KeyFacts } from "../../ui/layout/KeyFacts";
import { PageFrame } from "../../ui/layout/PageFrame";
import { RecordPage } from "../../ui/layout/RecordPage";
import { ScreenButton } from "../../ui/layout/ScreenButton";
import { Surface } from "../../ui/layout/Surface";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { ListAge } from "../../ui/table/ListAge";
import { ageText, momentText } from "../../ui/text/format";
import { Breadcrumbs, type Crumb } from "../../ui/url/Breadcrumbs";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { useIsMounted } from "../../ui/useIsMounted";
import { useCopyProvider } from "./ProviderActions";
import { ConfigValue, ProviderCustomerCell, ProviderHealthChip, useMinute } from "./ProviderCells";
import { ProviderForm } from "./ProviderForm";
import { ProviderLock } from "./ProviderLock";
import { PingDays } from "./ProviderPings";
import { useIsLockMaintainer } from "./lockMaintainer";

const list: Crumb = { label: "Providers", to: paths.providers() };

const query = graphql`
  query ProviderPageQuery($providerId: Int!, $isLockMaintainer: Boolean!) @preloadable @throwOnFieldError {
    provider(by: { providerId: $providerId }) {
      providerId
      name
      handler
      typeLabel
      isActive
      lastProcessedAt
      customerId
      customer @catch {
        __typename
      }
      health {
        reason
        since
        changesAt
      }
      lock @include(if: $isLockMaintainer) @catch {
        isUnlockRecommended
        changesAt
      }
      config {
        key
        value
        maskedValue
      }
      ...ProviderCellsHealth_provider
      ...ProviderCellsCustomer_provider
      ...ProviderLock_provider
      ...ProviderForm_provider
    }
  }
`;

type Provider = NonNullable<ProviderPageQuery["response"]["provider"]>;

const configColumns: readonly Column<Provider["config"][number]>[] = [
  { key: "key", header: "Key", width: "30%", cell: ({ key }) => key },
  { key: "value", header: "Value", cell: ({ key, value, maskedValue }) => <ConfigValue name={key} value={value} maskedValue={maskedValue} />, text: ({ maskedValue }) => maskedValue },
];

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
  const { providerId, name, health } = provider;
  const lock = provider.lock?.ok === true ? provider.lock.value : null;
  const { refetch } = loadable;
  const pings = usePanelQuery<ProviderPingsQuery>("pings", pingsQuery, { providerId });
  const refetchAll = () => void Promise.all([refetch(), pings.refetch()]);
  const [form, setForm] = useUrlParam("form");
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const { submit: copy, isBusy: isCopying } = useCopyProvider((copyId) => {
    // A user who has left the screen meanwhile stays where they are.
    if (copyId !== null && isMounted()) void navigate(paths.provider(copyId));
  });
  const changes = [health.changesAt, lock?.changesAt].flatMap((instant) => (instant ? [Date.parse(instant)] : []));
  useRefetchAt(changes.length === 0 ? null : Math.min(...changes), refetch);
  const label = name.trim() === "" ? `Provider ${providerId}` : name;
  return (
    <PageFrame
      title={label}
      subtitle={`Provider ${providerId}`}
      record={{ kind: "Provider", label, address: paths.provider(providerId) }}
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
      <Surface title="Lock">
        {loadable.variables?.isLockMaintainer === true ? (
          <>
            <MissingPart what="the lock" parts={[provider.lock]} onRetry={refetch} isInline />
            {lock?.isUnlockRecommended === true && (
              <Alert severity="warning" sx={{ mb: 4 }}>
                The lock outlasts its work. Unlocking is recommended.
              </Alert>
            )}
            <ProviderLock provider={provider} onUnlocked={() => void refetch()} />
          </>
        ) : (
          "Only lock maintainers see the locks of providers."
        )}
      </Surface>
      <Surface title="Config" flush>
        <DataTable label="Config" columns={configColumns} rows={provider.config} rowKey={({ key }) => key} emptyText="The provider has no config." />
      </Surface>
      <Surface title="Pings">
        <PingDays pings={pings} />
      </Surface>
      {form === "edit" && <ProviderForm provider={provider} onClose={() => setForm(null, { replace: true })} refetch={refetch} />}
    </PageFrame>
  );
}

/** What a provider is, and whether its data still arrives, with the numbers of the rule. */
function ProviderFacts({ provider, refetch }: { provider: Provider; refetch: () => Promise<void> }) {
  const { providerId, handler, typeLabel, isActive, lastProcessedAt, customerId, customer, health } = provider;
  const now = useMinute();
  const changes = health.changesAt && `Becomes stale at ${momentText(health.changesAt)} if no data arrives.`;
  const facts = [
    { label: "Status", value: <ProviderHealthChip provider={provider} /> },
    ...(health.since ? [{ label: "Since", value: momentText(health.since) }] : []),
    {
      label: "Last Process Time",
      value: lastProcessedAt ? `${momentText(lastProcessedAt)} (${ageText(lastProcessedAt, now)})` : "Never",
    },
    { label: "Type", value: typeLabel },
    { label: "Handler", value: handler ?? "Not Set" },
    { label: "Customer", value: customerId == null ? "Not Set" : <ProviderCustomerCell provider={provider} /> },
    { label: "Active", value: isActive ? "Yes" : "No" },
    { label: "ID", value: providerId, action: <CopyButton what="ID" text={String(providerId)} /> },
  ];
  return (
    <>
      <MissingPart what="customers" parts={[customer]} onRetry={refetch} isInline />
      <Surface>
        <p style={{ margin: "0 0 16px" }}>{[health.reason, changes].filter(Boolean).join(" ")}</p>
        <KeyFacts label="Provider" facts={facts} />
      </Surface>
    </>
  );
}

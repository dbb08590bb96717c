import { useState } from "react";
import { graphql } from "react-relay";
import type { ProvidersPageQuery } from "../../__generated__/ProvidersPageQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { ListScreen } from "../../ui/table/ListScreen";
import { ProviderForm } from "./ProviderForm";
import { ProvidersTable } from "./ProvidersTable";
import { useIsLockMaintainer } from "./lockMaintainer";

const query = graphql`
  query ProvidersPageQuery($isLockMaintainer: Boolean!) @preloadable {
    ...ProvidersTable_query
  }
`;

/** All providers, and the form of a new one. */
export function ProvidersPage() {
  const isLockMaintainer = useIsLockMaintainer();
  const providers = useRouteQuery<ProvidersPageQuery>("providers", query, { isLockMaintainer });
  // The provider that was created last.
  const [createdId, setCreatedId] = useState<number | null>(null);
  return (
    <ListScreen
      title="Providers"
      list={providers}
      columns={8}
      create={{
        label: "New Provider",
        form: (close) => <ProviderForm provider={null} onClose={close} refetch={providers.refetch} onCreated={setCreatedId} />,
      }}
    >
      {(data) => (
        <ProvidersTable
          query={data}
          hasLocks={providers.variables?.isLockMaintainer === true}
          createdId={createdId}
          onCreated={setCreatedId}
          refetch={providers.refetch}
        />
      )}
    </ListScreen>
  );
}

import { graphql, useFragment } from "react-relay";
import type { ProviderConfig_provider$data, ProviderConfig_provider$key } from "../../__generated__/ProviderConfig_provider.graphql";
import { Surface } from "../../ui/layout/Surface";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { ConfigValue } from "./ConfigValue";

type Entry = ProviderConfig_provider$data["config"][number];

const columns: readonly Column<Entry>[] = [
  { key: "key", header: "Key", width: "30%", cell: ({ key }) => key },
  { key: "value", header: "Value", cell: ({ key, value, maskedValue }) => <ConfigValue name={key} value={value} maskedValue={maskedValue} />, text: ({ maskedValue }) => maskedValue },
];

/** The whole configuration of a provider. */
export function ProviderConfig({ provider }: { provider: ProviderConfig_provider$key }) {
  const { config } = useFragment(
    graphql`
      fragment ProviderConfig_provider on Provider {
        config {
          key
          value
          maskedValue
        }
      }
    `,
    provider,
  );
  return (
    <Surface title="Config" flush>
      <DataTable label="Config" columns={columns} rows={config} rowKey={({ key }) => key} emptyText="The provider has no config." />
    </Surface>
  );
}

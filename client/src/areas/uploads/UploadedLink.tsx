import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { UploadedLinkQuery } from "../../__generated__/UploadedLinkQuery.graphql";
import type { InventoryFileType } from "../../__generated__/useUploadInventoryMutation.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { paths } from "../../app/routing/paths";
import { Panel } from "../../ui/layout/Panel";

const query = graphql`
  query UploadedLinkQuery($customerId: Int!) @throwOnFieldError {
    customer(by: { customerId: $customerId }) {
      slug
    }
  }
`;

/** Where to see the rows of an upload. */
type Props = { type: InventoryFileType; customerId: number };

/** A link to the list that an upload has changed; nothing for media, which no screen lists. */
export function UploadedLink({ type, customerId }: Props) {
  if (type === "STATIONARY") return <ListLink label="View Frames" to={paths.frames(customerId)} />;
  return type === "ASSET" ? <VehiclesLink customerId={customerId} /> : null;
}

function VehiclesLink({ customerId }: Pick<Props, "customerId">) {
  const loadable = usePanelQuery<UploadedLinkQuery>("the customer", query, { customerId }, "store-or-network");
  return (
    <Panel loadable={loadable} skeleton={null} failure="inline">
      {({ customer }) => customer && <ListLink label="View Vehicles" to={paths.customer(customer.slug, "vehicles")} />}
    </Panel>
  );
}

function ListLink({ label, to }: { label: string; to: string }) {
  return (
    <Box>
      <Button component={Link} to={to}>
        {label}
      </Button>
    </Box>
  );
}

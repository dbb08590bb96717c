import { graphql, useFragment } from "react-relay";
import type { ProviderCustomerCell_provider$key } from "../../__generated__/ProviderCustomerCell_provider.graphql";
import { paths } from "../../app/routing/paths";
import { CellText } from "../../ui/table/CellText";
import { TextLink } from "../../ui/url/TextLink";
import { customerText } from "./customerText";

/** The customer whose assets a provider covers, with a link to its screen. */
export function ProviderCustomerCell({ provider }: { provider: ProviderCustomerCell_provider$key }) {
  const { customerId, customer } = useFragment(
    graphql`
      fragment ProviderCustomerCell_provider on Provider {
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
